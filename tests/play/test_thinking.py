"""One thing at a time: whatever the computer is asked to think about later replaces the rest."""

from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.choosers import Gate
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE, BoardPosition, Game, Hint
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.thinking import Thinking

HOUR_MS = 3_600_000
EMPTY, CENTRE = Board(), Board.parse(".../.X./...")


@pytest.fixture
def gate() -> Gate:
    return Gate()


@pytest.fixture
def thinking(worker: Asker, gate: Gate) -> Thinking:
    return Thinking(worker, gate, gate.find_hint, Random(1), worker)


def find_move(thinking: Thinking, board: Board, pause_ms: int | None = HOUR_MS) -> None:
    thinking.find_move(TIC_TAC_TOE, board, Difficulty.HARD, pause_ms)


def is_asked(thinking: Thinking) -> bool:
    # As a function: mypy would take what was asserted of the property to hold for ever.
    return thinking.is_asked


def test_a_move_is_searched_for_after_the_pause_or_at_once(
    qtbot: QtBot, thinking: Thinking, gate: Gate
) -> None:
    find_move(thinking, EMPTY)
    assert thinking._pause.isActive()
    assert not is_asked(thinking)
    find_move(thinking, CENTRE, pause_ms=None)
    assert not thinking._pause.isActive()
    assert is_asked(thinking)
    with qtbot.waitSignal(thinking.move_found):
        gate.open()
    assert gate.boards == [CENTRE]
    assert gate.levels == [Difficulty.HARD]
    assert not is_asked(thinking)


def test_a_hint_replaces_a_move_that_is_not_searched_for_yet(
    qtbot: QtBot, thinking: Thinking, gate: Gate
) -> None:
    find_move(thinking, EMPTY)
    thinking.find_hint(TIC_TAC_TOE, CENTRE)
    assert not thinking._pause.isActive()
    with qtbot.assertNotEmitted(thinking.move_found), qtbot.waitSignal(thinking.hint_found):
        gate.open()
    assert gate.boards == [CENTRE]


def test_a_move_replaces_a_hint_whose_answer_is_dropped(
    qtbot: QtBot, thinking: Thinking, gate: Gate
) -> None:
    thinking.find_hint(TIC_TAC_TOE, EMPTY)
    qtbot.waitUntil(lambda: gate.is_reached)
    find_move(thinking, CENTRE, pause_ms=None)
    with qtbot.assertNotEmitted(thinking.hint_found), qtbot.waitSignal(thinking.move_found):
        gate.open()


def test_nothing_comes_once_it_was_stopped(
    qtbot: QtBot, thinking: Thinking, gate: Gate, worker: Asker
) -> None:
    find_move(thinking, EMPTY, pause_ms=None)
    qtbot.waitUntil(lambda: gate.is_reached)
    thinking.stop()
    assert not is_asked(thinking)
    with qtbot.assertNotEmitted(thinking.move_found), qtbot.waitSignal(worker.ended):
        gate.open()


def test_only_a_search_that_is_still_wanted_reports_a_failure(
    qtbot: QtBot, worker: Asker, gate: Gate
) -> None:
    def fail(game: Game, board: BoardPosition, should_stop: Callable[[], bool]) -> Hint:
        gate.find_hint(game, board, should_stop)
        raise RuntimeError("out of ideas")

    thinking = Thinking(worker, gate, fail, Random(1), worker)
    thinking.find_hint(TIC_TAC_TOE, EMPTY)
    qtbot.waitUntil(lambda: gate.is_reached)
    find_move(thinking, EMPTY)
    with qtbot.assertNotEmitted(thinking.failed), qtbot.waitSignal(worker.ended):
        gate.open()
    with qtbot.waitSignal(thinking.failed) as failed:
        thinking.find_hint(TIC_TAC_TOE, EMPTY)
    assert failed.args == ["out of ideas"]
    assert not is_asked(thinking)


def test_each_pause_is_as_long_as_is_asked(thinking: Thinking) -> None:
    find_move(thinking, EMPTY)
    assert thinking._pause.interval() == HOUR_MS
    find_move(thinking, EMPTY, HOUR_MS // 2)
    assert thinking._pause.interval() == HOUR_MS // 2


def test_it_goes_with_its_owner(thinking: Thinking, worker: Asker) -> None:
    assert thinking.parent() is worker
