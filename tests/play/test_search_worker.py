import logging
import sys
from collections.abc import Callable, Iterator
from threading import Event, current_thread, main_thread
from time import perf_counter

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from tictac_gui.engine import SearchStopped
from tictac_gui.games.connect_four.board import Board
from tictac_gui.games.connect_four.solver import Solver, new_table
from tictac_gui.play.search_worker import SearchWorker, Work


def until_stopped(should_stop: Callable[[], bool]) -> object:
    while not should_stop():
        pass
    raise SearchStopped


def test_work_is_done_on_another_thread_and_answered_with_its_id(
    qtbot: QtBot, worker: SearchWorker
) -> None:
    with qtbot.waitSignal(worker.finished) as answer:
        request = worker.ask(lambda _should_stop: current_thread())
    assert answer.args is not None
    assert answer.args[0] == request
    assert answer.args[1] is not main_thread()


def test_every_request_has_an_id_of_its_own(qtbot: QtBot, worker: SearchWorker) -> None:
    with qtbot.waitSignals([worker.cancelled, worker.finished]):
        first = worker.ask(until_stopped)
        second = worker.ask(lambda _should_stop: None)
    assert first != second


def test_cancelled_work_says_so(qtbot: QtBot, worker: SearchWorker) -> None:
    started = Event()

    def work(should_stop: Callable[[], bool]) -> object:
        started.set()
        return until_stopped(should_stop)

    request = worker.ask(work)
    assert started.wait(timeout=30)
    with qtbot.waitSignal(worker.cancelled) as answer:
        worker.cancel()
    assert answer.args == [request]


class FlagOnly:
    """Is to be read by a search, not asked; notices when it is asked, which is soon."""

    def __init__(self, should_stop: Callable[[], bool]) -> None:
        self.flag: bytearray = should_stop.flag  # type: ignore[attr-defined]
        self.is_searching = Event()

    def __call__(self) -> bool:
        self.is_searching.set()
        return False


def test_a_search_that_only_reads_a_flag_is_stopped_by_it(
    qtbot: QtBot, worker: SearchWorker
) -> None:
    stops: list[FlagOnly] = []

    def solve(should_stop: Callable[[], bool]) -> object:
        stops.append(FlagOnly(should_stop))
        empty = Board()
        return Solver(new_table(), stops[0]).score(empty.own, empty.filled)

    request = worker.ask(solve)
    qtbot.waitUntil(lambda: bool(stops) and stops[0].is_searching.is_set(), timeout=30_000)
    with qtbot.waitSignal(worker.cancelled) as answer:
        worker.cancel()
    assert answer.args == [request]


@pytest.fixture
def _no_forced_switches() -> Iterator[None]:
    """Have a thread keep the interpreter until it gives it up by itself."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(3600)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("_no_forced_switches")
def test_work_that_polls_leaves_the_interpreter_to_others(
    qtbot: QtBot, worker: SearchWorker
) -> None:
    started = Event()

    def work(should_stop: Callable[[], bool]) -> object:
        started.set()
        for _ in range(10_000_000):
            if should_stop():
                raise SearchStopped
        return "nobody could stop it"

    with qtbot.waitSignal(worker.cancelled, timeout=30_000):
        worker.ask(work)
        assert started.wait(timeout=30)
        worker.cancel()


def test_work_may_ask_whether_to_stop_as_often_and_as_long_as_it_likes(
    qtbot: QtBot, worker: SearchWorker
) -> None:
    def work(should_stop: Callable[[], bool]) -> object:
        ends = perf_counter() + 0.02
        while perf_counter() < ends:
            assert not should_stop()
        return "done"

    with qtbot.waitSignal(worker.finished) as answer:
        request = worker.ask(work)
    assert answer.args == [request, "done"]


def test_work_cancelled_before_its_turn_never_starts(qtbot: QtBot, worker: SearchWorker) -> None:
    started, gate = Event(), Event()
    touched: list[str] = []

    def busy(_should_stop: Callable[[], bool]) -> object:
        started.set()
        return gate.wait(timeout=30)

    worker.ask(busy)
    assert started.wait(timeout=30)
    request = worker.ask(lambda _should_stop: touched.append("the cancelled work"))
    worker.cancel()
    with qtbot.waitSignal(worker.cancelled) as answer:
        gate.set()
    assert answer.args == [request]
    assert not touched


def test_failing_work_is_reported_and_logged(
    qtbot: QtBot, worker: SearchWorker, caplog: pytest.LogCaptureFixture
) -> None:
    def work(_should_stop: Callable[[], bool]) -> object:
        raise RuntimeError("out of ideas")

    with caplog.at_level(logging.ERROR), qtbot.waitSignal(worker.failed) as answer:
        request = worker.ask(work)
    assert answer.args == [request, "out of ideas"]
    assert "RuntimeError: out of ideas" in caplog.text


def test_a_failure_without_words_is_named_by_its_kind(qtbot: QtBot, worker: SearchWorker) -> None:
    def work(_should_stop: Callable[[], bool]) -> object:
        raise MemoryError

    with qtbot.waitSignal(worker.failed) as answer:
        worker.ask(work)
    assert answer.args is not None
    assert answer.args[1] == "MemoryError"


def test_work_goes_on_after_a_failure(qtbot: QtBot, worker: SearchWorker) -> None:
    with qtbot.waitSignal(worker.failed):
        worker.ask(lambda _should_stop: 1 // 0)
    with qtbot.waitSignal(worker.finished):
        worker.ask(lambda _should_stop: None)


def test_shutting_down_stops_what_is_under_way_and_may_be_repeated(worker: SearchWorker) -> None:
    started = Event()

    def work(should_stop: Callable[[], bool]) -> object:
        started.set()
        return until_stopped(should_stop)

    worker.ask(work)
    assert started.wait(timeout=30)
    worker.shutdown()
    worker.shutdown()
    assert worker._thread.isFinished()


def give(_should_stop: Callable[[], bool]) -> object:
    return "an answer"


def give_up(_should_stop: Callable[[], bool]) -> object:
    raise SearchStopped


def fail(_should_stop: Callable[[], bool]) -> object:
    raise RuntimeError("out of ideas")


@pytest.mark.parametrize("work", [give, give_up, fail])
def test_what_was_on_its_way_at_the_shutdown_is_not_answered(
    worker: SearchWorker, work: Work
) -> None:
    answered, told = Event(), list[object]()
    for signal in (worker._runner.finished, worker._runner.cancelled, worker._runner.failed):
        # On the worker's thread, where the answer sets out.
        signal.connect(answered.set, Qt.ConnectionType.DirectConnection)
    for signal in (worker.finished, worker.cancelled, worker.failed):
        signal.connect(told.append)
    worker.ask(work)
    assert answered.wait(timeout=30)
    worker.shutdown()
    QCoreApplication.processEvents()
    assert told == []


def test_work_that_yields_ever_better_answers_tells_each_and_finishes_with_the_last(
    qtbot: QtBot, worker: SearchWorker
) -> None:
    told: list[tuple[int, object]] = []
    worker.advanced.connect(lambda request, answer: told.append((request, answer)))
    with qtbot.waitSignal(worker.finished) as answer:
        request = worker.ask(lambda _should_stop: iter(["guessed", "seen", "proven"]))
    assert told == [(request, "guessed"), (request, "seen"), (request, "proven")]
    assert answer.args == [request, "proven"]


def test_work_that_yields_is_cancelled_between_answers(qtbot: QtBot, worker: SearchWorker) -> None:
    def work(should_stop: Callable[[], bool]) -> Iterator[object]:
        yield "guessed"
        until_stopped(should_stop)

    with qtbot.waitSignal(worker.advanced):
        request = worker.ask(work)
    with qtbot.waitSignal(worker.cancelled) as answer:
        worker.cancel()
    assert answer.args == [request]


def test_a_worker_goes_with_its_owner(worker: SearchWorker) -> None:
    owned = SearchWorker(worker)
    assert owned.parent() is worker
    owned.shutdown()
