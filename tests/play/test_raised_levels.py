"""Games in which levels are raised and moves undone at random: Unbeatable gives nothing away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.games.connect_four.oracle import theirs
from tests.play.conftest import Play
from tictac_gui.engine import Difficulty, Policy
from tictac_gui.games import CONNECT_FOUR, BoardPosition, Game
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.levels import CASUAL
from tictac_gui.games.connect_four.solver import IS_COMPILED
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.setup import Players, Setup

Judge = Callable[[Board], dict[int, int]]

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="uncompiled, nothing of it is promised")


def our_scores(board: Board) -> dict[int, int]:
    return CONNECT_FOUR.scores(board)


@cache
def oracle() -> Any:  # noqa: ANN401 - it comes without types
    """Return a program that others have written."""
    return pytest.importorskip("bitbully", reason="the oracle is an extra of its own").BitBully()


def their_scores(board: Board) -> dict[int, int]:
    scores: dict[int, int] = oracle().score_all_moves(theirs(board))
    return scores


class Recorded:
    """Chooses moves as the game does, and keeps those of Unbeatable to be judged later."""

    def __init__(self) -> None:
        self.moves: list[tuple[Board, int]] = []

    def __call__(
        self,
        game: Game,
        board: BoardPosition,
        difficulty: Difficulty | Policy,
        rng: Random,
        should_stop: Callable[[], bool],
        /,
    ) -> int:
        move = game.choose_move(board, difficulty, rng, should_stop)
        if difficulty is Difficulty.UNBEATABLE:
            assert isinstance(board, Board)
            self.moves.append((board, move))
        return move


def gives_away(scores: dict[int, int], move: int) -> bool:
    return sign(scores[move]) < sign(max(scores.values()))


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def play_a_game(qtbot: QtBot, controller: GameController, rng: Random) -> None:
    """Play carelessly, undo now and then, and raise or lower the level in the middle."""
    level = rng.choice(list(Difficulty))
    players = rng.choice([Players.PERSON_AS_X, Players.PERSON_AS_O])
    controller.choose_setup(replace(controller.setup, players=players, difficulty=level))
    controller.new_game()
    for _ in range(80):
        qtbot.waitUntil(lambda: controller.phase is not Phase.COMPUTER)
        if controller.phase is not Phase.PERSON:
            return
        chance = rng.random()
        if chance < 0.15:
            controller.undo()
        elif chance < 0.3:
            level = rng.choice([Difficulty.UNBEATABLE, rng.choice(list(Difficulty))])
            controller.choose_setup(replace(controller.setup, difficulty=level))
        else:
            controller.play_move(CONNECT_FOUR.choose_move(controller.board, CASUAL, rng))


@pytest.mark.parametrize(
    ("games", "judge"),
    [(6, our_scores), pytest.param(1_000, their_scores, marks=pytest.mark.soak)],
    ids=["by our own solver", "by another one"],
)
def test_unbeatable_gives_nothing_away(
    qtbot: QtBot, play: Play, figure: Callable[..., None], games: int, judge: Judge
) -> None:
    recorded = Recorded()
    controller = play(Setup(game=CONNECT_FOUR), recorded)
    rng = Random(8)
    for _ in range(games):
        play_a_game(qtbot, controller, rng)
    moves = recorded.moves
    assert len(moves) > games
    assert [(board, move) for board, move in moves if gives_away(judge(board), move)] == []
    figure(f"{games:,} games with levels raised", f"{len(moves):,} moves judged", "none wrong")
