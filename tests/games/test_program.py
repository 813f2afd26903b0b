"""The program that can be copied runs by itself, and makes the very calls that were traced."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.connect_four import random_positions
from tests.countdown import COUNTDOWN, Countdown
from tests.engine.running_text import RunText
from tictac_gui.engine.listing import Execution, Listing
from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.games.connect_four import Board as FourBoard
from tictac_gui.games.game import program
from tictac_gui.games.tic_tac_toe import Board

TRAP = FourBoard.parse("73766245772667543125356557223336")
SEARCHES = [
    (TIC_TAC_TOE, Board.parse("O.X/X.X/.OO"), False, Scoring.TENS, None),
    (TIC_TAC_TOE, Board.parse("X.O/.X./.XO"), True, Scoring.DISTANCES, None),
    (TIC_TAC_TOE, Board.parse("XO./.X./..O"), True, Scoring.ONES, None),
    (CONNECT_FOUR, TRAP, False, Scoring.THOUSANDS, 2),
    (CONNECT_FOUR, TRAP, True, Scoring.FAR_DISTANCES, 4),
]


def rules(game: Game) -> dict[str, Any]:
    """Run the rules of a game as they are copied."""
    assert game.rules_text
    names: dict[str, Any] = {}
    exec(game.rules_text(), names)  # noqa: S102 - it is what is tested
    return names


@pytest.mark.parametrize(("game", "board", "prune", "scoring", "lookahead"), SEARCHES)
class TestTheCopiedProgram:
    def test_prints_the_move_and_the_value_that_were_traced(
        self,
        game: Game,
        board: BoardPosition,
        prune: bool,
        scoring: Scoring,
        lookahead: int | None,
        tmp_path: Path,
    ) -> None:
        trace = Trace(board, prune=prune, scoring=scoring, lookahead=lookahead)
        path = tmp_path / "minimax.py"
        path.write_text(program(game, Listing(trace), board), encoding="utf-8")
        # Isolated: it finds no package of ours.
        ran = subprocess.run(
            [sys.executable, "-I", "-S", str(path)], capture_output=True, text=True, check=True
        )
        assert ran.stdout == f"best move: {trace.root.best}\nvalue: {trace.root.value}\n"

    def test_makes_the_same_calls_with_its_own_boards(
        self,
        game: Game,
        board: BoardPosition,
        prune: bool,
        scoring: Scoring,
        lookahead: int | None,
    ) -> None:
        trace = Trace(board, prune=prune, scoring=scoring, lookahead=lookahead)
        text = program(game, Listing(trace), board)
        run = RunText(text).run(rules(game)["Board"](str(board)))
        execution = Execution(trace)
        moments = [execution.moment(number) for number in range(execution.lines)]
        assert [(ran.line, str(ran.board)) for ran in run.lines] == [
            (moment.line, str(moment.call.position)) for moment in moments
        ]
        assert run.value == trace.root.value


def test_the_estimate_is_that_of_the_game() -> None:
    plain_board = rules(CONNECT_FOUR)["Board"]
    for board in random_positions(100, seed=5):
        plain = plain_board(str(board))
        assert plain.estimate() == board.estimate()
        assert plain.moves() == list(board.moves())
        assert (plain.turn, plain.outcome) == (board.turn.value, None)


def test_every_game_with_a_room_of_its_own_starts_as_its_plain_rules_do() -> None:
    for game in (TIC_TAC_TOE, CONNECT_FOUR):
        assert str(rules(game)["Board"]()) == str(game.start)


def test_of_a_game_without_plain_rules_only_the_function_is_copied() -> None:
    board = Countdown(3)
    listing = Listing(Trace(board))
    assert program(COUNTDOWN, listing, board) == listing.text
