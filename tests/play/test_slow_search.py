"""Nobody waits for Unbeatable: a real search that would go on for minutes is left at once."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from tests.play.conftest import Play
from tests.play.playing import wait_for_turn
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR, BoardPosition, Game
from tictac_gui.games.connect_four.book import OpeningBook
from tictac_gui.games.connect_four.scores import ExactScores, PerfectPlayer
from tictac_gui.play.asking import Asker
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.setup import Setup

OPENING = (3, 3, 3, 2)
"""After these moves and one more, an exact search takes long."""


class SlowUnbeatable:
    """Plays the opening, and then Unbeatable without its book and with all the time it wants."""

    def __init__(self) -> None:
        def read() -> bytes:
            raise FileNotFoundError

        book = OpeningBook(read)
        player = PerfectPlayer(ExactScores(book), CONNECT_FOUR.search, book, clock=lambda: 0.0)
        self._game = replace(CONNECT_FOUR, best_traps=player.best)
        self.searching = Event()

    def __call__(
        self,
        _game: Game,
        board: BoardPosition,
        difficulty: Difficulty,
        rng: Random,
        should_stop: Callable[[], bool],
        /,
    ) -> int:
        discs = CONNECT_FOUR.start.moves_left - board.moves_left
        if discs < len(OPENING):
            return OPENING[discs]
        return self._game.choose_move(board, difficulty, rng, WatchedStop(should_stop, self))


class WatchedStop:
    """Notices that a search is under way, which asks it whether to stop, or reads its flag."""

    def __init__(self, should_stop: Callable[[], bool], watching: SlowUnbeatable) -> None:
        self.flag: bytearray = should_stop.flag  # type: ignore[attr-defined]
        self._should_stop = should_stop
        self._watching = watching

    def __call__(self) -> bool:
        self._watching.searching.set()
        return self._should_stop()


@pytest.fixture
def thinking(qtbot: QtBot, play: Play) -> GameController:
    """Return a game in which the computer is in the middle of its search."""
    chooser = SlowUnbeatable()
    game = play(Setup(difficulty=Difficulty.UNBEATABLE, game=CONNECT_FOUR), chooser)
    for move in (*OPENING[::2], 2):
        wait_for_turn(qtbot, game)
        game.play_move(move)
    qtbot.waitUntil(chooser.searching.is_set)
    assert game.phase is Phase.COMPUTER
    return game


def test_a_move_is_undone_at_once(qtbot: QtBot, thinking: GameController, worker: Asker) -> None:
    with qtbot.waitSignal(worker.ended):
        thinking.undo()
        assert thinking.moves == OPENING
        assert thinking.phase is Phase.PERSON


def test_a_new_game_begins_at_once(qtbot: QtBot, thinking: GameController, worker: Asker) -> None:
    with qtbot.waitSignal(worker.ended):
        thinking.new_game()
        assert thinking.moves == ()
        assert thinking.phase is Phase.PERSON


def test_the_program_ends_at_once(thinking: GameController) -> None:
    thinking.shutdown()
    assert thinking.moves == (*OPENING, 2)
