import logging
from collections.abc import Callable, Iterator
from itertools import count
from threading import Event, current_thread, main_thread
from time import perf_counter

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tictac_gui.engine import SearchStopped
from tictac_gui.play.asking import Asker
from tictac_gui.play.long_run import REPORT_MS, LongRun


@pytest.fixture
def run(worker: Asker) -> LongRun:
    return LongRun(worker)


def numbers(until: int, gate: Event | None = None) -> Iterator[int]:
    """Count; with a gate, wait in front of the last number."""
    yield from range(1, until)
    if gate:
        assert gate.wait(timeout=30), "nobody opened the gate"
    yield until


def endless(taken: list[int] | None = None) -> Iterator[int]:
    """Count without end, and note how far."""
    for number in count(1):
        if taken is not None:
            taken.append(number)
        yield number


def emitted(run: LongRun) -> list[object]:
    steps: list[object] = []
    run.advanced.connect(steps.append)
    return steps


def test_the_last_step_is_reported_before_the_end(qtbot: QtBot, run: LongRun) -> None:
    events = emitted(run)
    run.finished.connect(lambda: events.append("finished"))
    with qtbot.waitSignal(run.finished):
        run.start(lambda _: numbers(1000))
    assert events[-2:] == [1000, "finished"]
    assert not run._timer.isActive()


def test_steps_run_on_another_thread_and_are_reported_on_this_one(
    qtbot: QtBot, run: LongRun
) -> None:
    threads = []

    def step() -> Iterator[object]:
        yield current_thread()

    run.advanced.connect(lambda thread: threads.extend([thread, current_thread()]))
    with qtbot.waitSignal(run.finished):
        run.start(lambda _: step())
    assert threads[0] is not main_thread()
    assert threads[1] is main_thread()


def test_the_latest_step_is_reported_while_the_run_goes_on(qtbot: QtBot, run: LongRun) -> None:
    gate, steps = Event(), emitted(run)
    run.start(lambda _: numbers(5, gate))
    qtbot.waitUntil(lambda: steps[-1:] == [4])
    assert run.is_running
    with qtbot.waitSignal(run.finished):
        gate.set()
    assert steps[-1] == 5
    assert not run.is_running


def test_steps_are_not_reported_faster_than_they_can_be_read(qtbot: QtBot, run: LongRun) -> None:
    steps = emitted(run)
    began = perf_counter()
    run.start(lambda _: endless())
    qtbot.waitUntil(lambda: len(steps) >= 4)
    # A timer of Qt may be a little early.
    assert perf_counter() - began > 4 * 0.9 * REPORT_MS / 1000
    with qtbot.waitSignal(run.cancelled):
        run.cancel()


def test_a_step_is_reported_once(qtbot: QtBot, run: LongRun) -> None:
    gate, steps = Event(), emitted(run)
    run.start(lambda _: numbers(2, gate))
    qtbot.waitUntil(lambda: steps == [1])
    with qtbot.waitSignal(run._timer.timeout), qtbot.waitSignal(run._timer.timeout):
        pass
    assert steps == [1]
    with qtbot.waitSignal(run.finished):
        gate.set()


def test_cancelling_keeps_what_was_done(qtbot: QtBot, run: LongRun) -> None:
    taken: list[int] = []
    steps = emitted(run)
    run.start(lambda _: endless(taken))
    qtbot.waitUntil(lambda: bool(steps))
    with qtbot.waitSignal(run.cancelled):
        run.cancel()
    assert steps[-1] == taken[-1]
    assert not run.is_running


def test_cancelling_reaches_a_step_that_asks_whether_to_stop(qtbot: QtBot, run: LongRun) -> None:
    def search(should_stop: Callable[[], bool]) -> Iterator[str]:
        yield "begun"
        while not should_stop():
            pass
        raise SearchStopped

    steps = emitted(run)
    run.start(search)
    qtbot.waitUntil(lambda: steps == ["begun"])
    with qtbot.waitSignal(run.cancelled):
        run.cancel()
    assert not run.is_running


def test_cancelling_when_nothing_runs_does_nothing(qtbot: QtBot, run: LongRun) -> None:
    with qtbot.assertNotEmitted(run.cancelled):
        run.cancel()


def test_a_run_takes_the_place_of_an_earlier_one(qtbot: QtBot, run: LongRun) -> None:
    ends: list[str] = []
    run.cancelled.connect(lambda: ends.append("cancelled"))
    run.start(lambda _: endless())
    steps = emitted(run)
    with qtbot.waitSignal(run.finished):
        run.start(lambda _: ["of the other run"])
    assert steps == ["of the other run"]
    assert not ends


def test_a_failure_is_reported_with_its_reason(
    qtbot: QtBot, run: LongRun, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> Iterator[int]:
        yield 1
        raise RuntimeError("out of games")

    steps = emitted(run)
    with caplog.at_level(logging.CRITICAL), qtbot.waitSignal(run.failed) as failed:
        run.start(lambda _: fail())
    assert failed.args == ["out of games"]
    assert steps == [1]
    assert not run.is_running


@pytest.mark.parametrize("steps", [endless, lambda: iter([1])])
def test_shutting_down_ends_the_thread_and_nothing_more_is_reported(
    qapp: QApplication,
    run: LongRun,
    worker: Asker,
    steps: Callable[[], Iterator[int]],
) -> None:
    events = emitted(run)
    run.finished.connect(lambda: events.append("finished"))
    run.cancelled.connect(lambda: events.append("cancelled"))
    run.start(lambda _: steps())
    run.shutdown()
    run.shutdown()
    assert worker._thread.isFinished()
    qapp.processEvents()
    assert not run._timer.isActive()
    assert not run.is_running
    assert not events
