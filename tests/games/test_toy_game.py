"""A game that the program has never heard of, in every room that a game can move into."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.changes import changes_of, wait_for
from tests.countdown import CELLS, COUNTDOWN, Countdown
from tictac_gui.engine import Difficulty, Mark, Search
from tictac_gui.engine.methods import Method, MethodRun
from tictac_gui.engine.review import Verdict
from tictac_gui.engine.search import WIN, Ending
from tictac_gui.engine.trace import Trace
from tictac_gui.games import GAMES, TIC_TAC_TOE, Game
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.change import Event
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.database import Database
from tictac_gui.storage.store import Store
from tictac_gui.terminal.game import play as play_in_terminal

OPTIONS = [
    Search(prune=prune, cache=cache, symmetry=symmetry)
    for prune in (False, True)
    for cache in (False, True)
    for symmetry in (False, True)
]

Play = Callable[[Players], GameController]


@pytest.fixture
def play(qapp: QApplication, tmp_path: Path) -> Iterator[Play]:  # noqa: ARG001 - it must exist
    """Make a controller for the toy game."""
    made: list[GameController] = []

    def make(players: Players) -> GameController:
        made.append(
            GameController(
                worker=Asker(),
                store=Store(tmp_path / "games.sqlite"),
                choose_move=Game.choose_move,
                find_hint=Game.find_hint,
                rng=Random(1),
                thinking_pause_ms=0,
                setup=Setup(players, game=COUNTDOWN),
            )
        )
        return made[-1]

    yield make
    for controller in made:
        controller.shutdown()


@pytest.mark.parametrize("counters", range(1, CELLS + 1))
def test_is_searched_alike_with_every_option(counters: int) -> None:
    position = Countdown(counters)
    scores = [search.evaluate(position).scores for search in OPTIONS]
    assert all(found == scores[0] for found in scores)
    # Whoever leaves one counter more than a multiple of three wins.
    assert (max(scores[0].values()) > 0) == (counters % 3 != 1)


def test_is_traced_and_counted() -> None:
    position = Countdown(6)
    calls = Trace(position).root.calls
    assert Trace(position).root.best == 2
    for method in Method:
        measured = MethodRun(method, position).measure(lambda: False)
        assert measured.value == WIN
        assert measured.positions <= calls


def test_is_reviewed() -> None:
    # Of seven counters whoever moves loses; two are taken, then one too few, which gives it away.
    review = COUNTDOWN.review((2, 2, 2, 1))
    assert [move.verdict for move in review.moves][:2] == [Verdict.BEST, Verdict.BLUNDER]
    assert review.last_change() == 1


def test_has_hints_and_values() -> None:
    position = Countdown(6)
    assert COUNTDOWN.find_hint(position).move == 2
    values = COUNTDOWN.move_values(position)
    assert values[2].forecast.ending is Ending.WIN
    for value in values.values():
        end = position
        for move in value.line:
            end = end.play(move)
        assert end.outcome


@pytest.mark.parametrize("difficulty", Difficulty)
def test_has_levels(difficulty: Difficulty) -> None:
    weights = COUNTDOWN.move_weights(COUNTDOWN.start, difficulty)
    assert sum(weights.values()) == 1
    assert COUNTDOWN.choose_move(COUNTDOWN.start, difficulty, Random(1)) in weights


def test_is_played_in_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    typed = iter(["2", "v", "3", "1", "1", "1", "1", "1", "q"])
    assert (
        play_in_terminal(COUNTDOWN, Difficulty.EASY, Mark.X, Random(1), lambda _: next(typed)) == 0
    )
    printed = capsys.readouterr().out
    assert " 1 | 2 | . | . | . | . | . " in printed
    assert "1 Win in" in printed or "1 Lose in" in printed
    assert "There is no cell 3: cells are 1 to 2." in printed
    assert "Best moves: " in printed


def test_shares_nothing_with_another_game() -> None:
    assert COUNTDOWN.search is not TIC_TAC_TOE.search
    assert COUNTDOWN.start != TIC_TAC_TOE.start
    positions: set[object] = {Countdown(0), Board()}
    assert len(positions) == 2
    assert COUNTDOWN not in GAMES


def test_fills_the_cells_that_its_moves_lead_to() -> None:
    position = COUNTDOWN.start
    for move, cell in ((2, 1), (1, 2), (2, 4)):
        assert COUNTDOWN.cell_of(position, move) == cell
        mark = position.turn
        position = position.play(move)
        assert position.mark_at(cell) is mark


def test_is_played_through_the_controller(qtbot: QtBot, play: Play) -> None:
    controller = play(Players.TWO_COMPUTERS)
    ends = changes_of(controller, lambda change: change.ends_game)
    controller.start(resume=False)
    qtbot.waitUntil(lambda: len(ends) == 1)
    assert controller.phase is Phase.OVER
    assert controller.board.outcome
    assert sum(controller.moves) == CELLS


def test_can_be_undone_redone_and_hinted_at(qtbot: QtBot, play: Play) -> None:
    controller = play(Players.TWO_PEOPLE)
    controller.start(resume=False)
    controller.play_move(1)
    controller.play_move(2)
    controller.undo()
    assert controller.moves == (1,)
    assert controller.board.turn is Mark.O
    with wait_for(qtbot, controller, Event.HINT) as found:
        controller.hint()
    assert found[0].hint
    assert found[0].hint.move == 2
    controller.redo()
    assert sum(controller.moves) == 3


def test_is_resumed_where_it_was_left_though_another_game_came_later(
    qtbot: QtBot, play: Play, tmp_path: Path
) -> None:
    """In the file, each of two windows has left a game of its own."""
    with closing(Database(tmp_path / "games.sqlite")) as database:
        database.save(GameRecord.begin(Setup(Players.TWO_PEOPLE, game=COUNTDOWN), 0, (2, 1)))
        database.slot = 1
        database.save(GameRecord.begin(Setup(Players.TWO_PEOPLE), 0, (4,)))
    controller = play(Players.TWO_PEOPLE)
    controller.start(resume=True)
    qtbot.waitUntil(lambda: controller.moves == (2, 1))


def test_without_a_scale_offers_no_adaptive_level() -> None:
    assert COUNTDOWN.levels == tuple(Difficulty)
