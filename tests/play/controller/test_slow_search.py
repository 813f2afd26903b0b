"""Nobody waits for Unbeatable: a real search that would go on for minutes is left at once."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from tests.play.conftest import Play
from tests.play.controller.playing import wait_for_turn
from tictac_gui.engine import Difficulty, Search
from tictac_gui.games import CONNECT_FOUR, BoardPosition, Game
from tictac_gui.games.connect_four.book.opening_book import OpeningBook
from tictac_gui.games.connect_four.limits import limits
from tictac_gui.games.connect_four.perfect import PerfectPlayer
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.search_worker import SearchWorker
from tictac_gui.play.setup import Setup

OPENING = (3, 3, 3, 2)
"""After these moves and one more, an exact search takes minutes."""


class SlowUnbeatable:
    """Plays the opening, and then Unbeatable without its book and with all the time it wants."""

    def __init__(self) -> None:
        def read() -> bytes:
            raise FileNotFoundError

        player = PerfectPlayer(Search(limits=limits), OpeningBook(read), clock=lambda: 0.0)
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
        stones = CONNECT_FOUR.start.moves_left - board.moves_left
        if stones < len(OPENING):
            return OPENING[stones]
        polls = iter(range(1_000))

        def poll() -> bool:
            if next(polls, None) is None:
                self.searching.set()
            return should_stop()

        return self._game.choose_move(board, difficulty, rng, poll)


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


def test_a_move_is_undone_at_once(
    qtbot: QtBot, thinking: GameController, worker: SearchWorker
) -> None:
    with qtbot.waitSignal(worker.cancelled):
        thinking.undo()
        assert thinking.moves == OPENING
        assert thinking.phase is Phase.PERSON


def test_a_new_game_begins_at_once(
    qtbot: QtBot, thinking: GameController, worker: SearchWorker
) -> None:
    with qtbot.waitSignal(worker.cancelled):
        thinking.new_game()
        assert thinking.moves == ()
        assert thinking.phase is Phase.PERSON


def test_the_program_ends_at_once(thinking: GameController) -> None:
    thinking.shutdown()
    assert thinking.moves == (*OPENING, 2)
