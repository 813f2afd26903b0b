"""A search for a move or a hint replaces the one before; a move has a pause before it."""

from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.choosers import Gate
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE, BoardPosition, Game, Hint
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.move_finder import MoveFinder

HOUR_MS = 3_600_000
EMPTY, CENTRE = Board(), Board.parse(".../.X./...")


@pytest.fixture
def gate() -> Gate:
    return Gate()


@pytest.fixture
def finder(worker: Asker, gate: Gate) -> MoveFinder:
    return MoveFinder(worker, gate, gate.find_hint, Random(1), worker)


def find_move(finder: MoveFinder, board: Board, pause_ms: int | None = HOUR_MS) -> None:
    finder.find_move(TIC_TAC_TOE, board, Difficulty.HARD, pause_ms)


def is_searching(finder: MoveFinder) -> bool:
    # As a function: mypy would take what was asserted of the property to hold for ever.
    return finder.is_searching


def test_a_move_is_searched_for_after_the_pause_or_at_once(
    qtbot: QtBot, finder: MoveFinder, gate: Gate
) -> None:
    find_move(finder, EMPTY)
    assert finder._pause.isActive()
    assert not is_searching(finder)
    find_move(finder, CENTRE, pause_ms=None)
    assert not finder._pause.isActive()
    assert is_searching(finder)
    with qtbot.waitSignal(finder.move_found):
        gate.open()
    assert gate.boards == [CENTRE]
    assert gate.levels == [Difficulty.HARD]
    assert not is_searching(finder)


def test_a_hint_replaces_a_move_that_is_not_searched_for_yet(
    qtbot: QtBot, finder: MoveFinder, gate: Gate
) -> None:
    find_move(finder, EMPTY)
    finder.find_hint(TIC_TAC_TOE, CENTRE)
    assert not finder._pause.isActive()
    with qtbot.assertNotEmitted(finder.move_found), qtbot.waitSignal(finder.hint_found):
        gate.open()
    assert gate.boards == [CENTRE]


def test_a_move_replaces_a_hint_whose_answer_is_dropped(
    qtbot: QtBot, finder: MoveFinder, gate: Gate
) -> None:
    finder.find_hint(TIC_TAC_TOE, EMPTY)
    qtbot.waitUntil(lambda: gate.is_reached)
    find_move(finder, CENTRE, pause_ms=None)
    with qtbot.assertNotEmitted(finder.hint_found), qtbot.waitSignal(finder.move_found):
        gate.open()


def test_nothing_comes_once_it_was_stopped(
    qtbot: QtBot, finder: MoveFinder, gate: Gate, worker: Asker
) -> None:
    find_move(finder, EMPTY, pause_ms=None)
    qtbot.waitUntil(lambda: gate.is_reached)
    finder.stop()
    assert not is_searching(finder)
    with qtbot.assertNotEmitted(finder.move_found), qtbot.waitSignal(worker.ended):
        gate.open()


def test_only_a_search_that_is_still_wanted_reports_a_failure(
    qtbot: QtBot, worker: Asker, gate: Gate
) -> None:
    def fail(game: Game, board: BoardPosition, should_stop: Callable[[], bool]) -> Hint:
        gate.find_hint(game, board, should_stop)
        raise RuntimeError("out of ideas")

    finder = MoveFinder(worker, gate, fail, Random(1), worker)
    finder.find_hint(TIC_TAC_TOE, EMPTY)
    qtbot.waitUntil(lambda: gate.is_reached)
    find_move(finder, EMPTY)
    with qtbot.assertNotEmitted(finder.failed), qtbot.waitSignal(worker.ended):
        gate.open()
    with qtbot.waitSignal(finder.failed) as failed:
        finder.find_hint(TIC_TAC_TOE, EMPTY)
    assert failed.args == ["out of ideas"]
    assert not is_searching(finder)


def test_each_pause_is_as_long_as_is_asked(finder: MoveFinder) -> None:
    find_move(finder, EMPTY)
    assert finder._pause.interval() == HOUR_MS
    find_move(finder, EMPTY, HOUR_MS // 2)
    assert finder._pause.interval() == HOUR_MS // 2


def test_it_goes_with_its_owner(finder: MoveFinder, worker: Asker) -> None:
    assert finder.parent() is worker
