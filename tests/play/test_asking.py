import logging
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from threading import Event, current_thread, main_thread
from time import perf_counter

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from tictac_gui.engine import SearchStopped
from tictac_gui.games.connect_four.board import Board
from tictac_gui.games.connect_four.solver import Solver, new_table
from tictac_gui.play.asking import Asker, Work


class Person:
    """Asks, and notes the calls that follow."""

    def __init__(self, asker: Asker, qtbot: QtBot) -> None:
        self.asker = asker
        self.owner = QObject()
        self.calls: list[tuple[str, object]] = []
        self._qtbot = qtbot

    def ask(self, work: Work) -> None:
        self.asker.ask(
            self.owner,
            work,
            lambda answer: self.calls.append(("answer", answer)),
            lambda reason: self.calls.append(("failure", reason)),
            lambda answer: self.calls.append(("so far", answer)),
        )

    def ask_and_wait(self, work: Work) -> object:
        """Return the last call."""
        self.ask(work)
        self.wait()
        return self.calls[-1]

    def wait(self) -> None:
        self._qtbot.waitUntil(lambda: not self.asker.is_asked, timeout=30_000)

    def wait_for_end(self, end: Callable[[], None]) -> None:
        """Wait until the thread has ended its work, whether the answer is wanted or not."""
        with self._qtbot.waitSignal(self.asker.ended, timeout=30_000):
            end()


@pytest.fixture
def person(worker: Asker, qtbot: QtBot) -> Person:
    return Person(worker, qtbot)


class Held:
    """Work that holds its answer until it is released, even when asked to stop."""

    def __init__(self, answer: object = "an answer") -> None:
        self.is_begun = Event()
        self._answer = answer
        self._released = Event()

    def release(self) -> None:
        self._released.set()

    def __call__(self, _should_stop: Callable[[], bool]) -> object:
        self.is_begun.set()
        assert self._released.wait(timeout=30), "nobody let the answer go"
        return self._answer


class Endless:
    """Work that ends only when it is asked to stop."""

    def __init__(self) -> None:
        self.is_begun = Event()

    def __call__(self, should_stop: Callable[[], bool]) -> object:
        self.is_begun.set()
        while not should_stop():
            pass
        raise SearchStopped


def begin(person: Person, work: Held | Endless) -> None:
    person.ask(work)
    assert work.is_begun.wait(timeout=30)


def answer(_should_stop: Callable[[], bool]) -> object:
    return "an answer"


def give_up(_should_stop: Callable[[], bool]) -> object:
    raise SearchStopped


def fail(_should_stop: Callable[[], bool]) -> object:
    raise RuntimeError("out of ideas")


class TestAnAnswer:
    def test_is_found_on_another_thread_and_arrives_on_this_one(self, person: Person) -> None:
        threads: list[object] = []

        def work(_should_stop: Callable[[], bool]) -> object:
            return current_thread()

        def then(found_on: object) -> None:
            threads.extend([found_on, current_thread()])

        person.asker.ask(person.owner, work, then, print)
        person.wait()
        found_on, told_on = threads
        assert found_on is not main_thread()
        assert told_on is main_thread()

    def test_comes_once(self, person: Person) -> None:
        person.ask(answer)
        assert person.asker.is_asked
        person.wait()
        assert person.calls == [("answer", "an answer")]
        assert not person.asker.is_asked

    def test_may_make_somebody_ask_again(self, person: Person) -> None:
        person.asker.ask(person.owner, answer, lambda _answer: person.ask(answer), print)
        person.wait()
        assert person.calls == [("answer", "an answer")]

    def test_reaches_nobody_when_its_owner_has_gone(self, person: Person) -> None:
        held = Held()
        begin(person, held)
        delete(person.owner)
        person.wait_for_end(held.release)
        assert person.calls == []
        assert not person.asker.is_asked


class TestWork:
    def test_may_ask_whether_to_stop_as_often_and_as_long_as_it_likes(self, person: Person) -> None:
        def work(should_stop: Callable[[], bool]) -> object:
            ends = perf_counter() + 0.02
            while perf_counter() < ends:
                assert not should_stop()
            return "done"

        assert person.ask_and_wait(work) == ("answer", "done")

    @pytest.fixture
    def _no_forced_switches(self) -> Iterator[None]:
        """Have a thread keep the interpreter until it gives it up by itself."""
        usual = sys.getswitchinterval()
        sys.setswitchinterval(3600)
        yield
        sys.setswitchinterval(usual)

    @pytest.mark.usefixtures("_no_forced_switches")
    def test_that_polls_leaves_the_interpreter_to_others(self, person: Person) -> None:
        started = Event()

        def work(should_stop: Callable[[], bool]) -> object:
            started.set()
            for _ in range(10_000_000):
                if should_stop():
                    raise SearchStopped
            return "nobody could stop it"

        person.ask(work)
        assert started.wait(timeout=30)
        person.wait_for_end(person.asker.stop)
        assert person.calls == [("answer", None)]


class TestAFailure:
    def test_is_reported_and_logged(self, person: Person, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level(logging.ERROR):
            assert person.ask_and_wait(fail) == ("failure", "out of ideas")
        assert "RuntimeError: out of ideas" in caplog.text

    def test_without_words_is_named_by_its_kind(self, person: Person) -> None:
        def work(_should_stop: Callable[[], bool]) -> object:
            raise MemoryError

        assert person.ask_and_wait(work) == ("failure", "MemoryError")

    def test_does_not_end_the_thread(self, person: Person) -> None:
        person.ask_and_wait(fail)
        assert person.ask_and_wait(answer) == ("answer", "an answer")


class FlagOnly:
    """Is to be read by a search, not asked; notices when it is asked, which is soon."""

    def __init__(self, should_stop: Callable[[], bool]) -> None:
        self.flag: bytearray = should_stop.flag  # type: ignore[attr-defined]
        self.is_searching = Event()

    def __call__(self) -> bool:
        self.is_searching.set()
        return False


class TestStopping:
    def test_ends_the_work_which_is_answered_with_nothing(self, person: Person) -> None:
        begin(person, Endless())
        person.wait_for_end(person.asker.stop)
        assert person.calls == [("answer", None)]

    def test_leaves_an_answer_that_was_found_meanwhile(self, person: Person) -> None:
        held = Held()
        begin(person, held)
        person.asker.stop()
        person.wait_for_end(held.release)
        assert person.calls == [("answer", "an answer")]

    def test_does_nothing_when_nothing_is_asked(self, person: Person) -> None:
        person.asker.stop()
        assert person.ask_and_wait(answer) == ("answer", "an answer")

    def test_reaches_a_search_that_only_reads_a_flag(self, person: Person, qtbot: QtBot) -> None:
        stops: list[FlagOnly] = []

        def solve(should_stop: Callable[[], bool]) -> object:
            stops.append(FlagOnly(should_stop))
            empty = Board()
            return Solver(new_table(), stops[0]).score(empty.own, empty.filled)

        person.ask(solve)
        qtbot.waitUntil(lambda: bool(stops) and stops[0].is_searching.is_set(), timeout=30_000)
        person.wait_for_end(person.asker.stop)
        assert person.calls == [("answer", None)]


class TestAQuestionThatIsDropped:
    def test_is_never_answered(self, person: Person) -> None:
        held = Held()
        begin(person, held)
        person.asker.cancel()
        assert not person.asker.is_asked
        person.wait_for_end(held.release)
        assert person.calls == []

    def test_is_no_longer_worked_on(self, person: Person) -> None:
        begin(person, Endless())
        person.wait_for_end(person.asker.cancel)
        assert person.calls == []

    def test_before_its_turn_is_never_worked_on(self, person: Person) -> None:
        held, touched = Held(), list[str]()
        begin(person, held)
        person.ask(lambda _should_stop: touched.append("what was dropped"))
        person.asker.cancel()
        held.release()
        assert person.ask_and_wait(answer) == ("answer", "an answer")
        assert not touched

    def test_can_be_asked_again(self, person: Person) -> None:
        held = Held()
        begin(person, held)
        person.asker.cancel()
        person.ask(held)
        held.release()
        person.wait()
        assert person.calls == [("answer", "an answer")]

    def test_may_fail_without_a_word(self, person: Person) -> None:
        gate = Event()

        def fail_late(_should_stop: Callable[[], bool]) -> object:
            assert gate.wait(timeout=30)
            raise RuntimeError("out of ideas")

        person.ask(fail_late)
        person.asker.cancel()
        person.wait_for_end(gate.set)
        assert person.calls == []


def test_only_the_latest_question_is_answered(person: Person) -> None:
    first, second = Held("the first"), Held("the second")
    begin(person, first)
    person.ask(second)
    first.release()
    second.release()
    person.wait()
    assert person.calls == [("answer", "the second")]


class TestEverBetterAnswers:
    def test_arrive_one_by_one_and_the_last_is_the_answer(self, person: Person) -> None:
        person.ask_and_wait(lambda _should_stop: iter(["guessed", "seen", "proven"]))
        assert person.calls == [
            ("so far", "guessed"),
            ("so far", "seen"),
            ("so far", "proven"),
            ("answer", "proven"),
        ]

    def test_need_not_be_listened_to(self, person: Person) -> None:
        calls: list[object] = []
        work = iter(["guessed", "proven"])
        person.asker.ask(person.owner, lambda _should_stop: work, calls.append, print)
        person.wait()
        assert calls == ["proven"]

    def test_can_be_stopped_in_between(self, person: Person, qtbot: QtBot) -> None:
        def work(should_stop: Callable[[], bool]) -> Iterator[object]:
            yield "guessed"
            Endless()(should_stop)

        person.ask(work)
        qtbot.waitUntil(lambda: bool(person.calls))
        person.wait_for_end(person.asker.stop)
        assert person.calls == [("so far", "guessed"), ("answer", None)]

    def test_do_not_reach_a_question_that_was_dropped(self, person: Person, qtbot: QtBot) -> None:
        has_moved_on = Event()

        def work(_should_stop: Callable[[], bool]) -> Iterator[object]:
            yield "guessed"
            assert has_moved_on.wait(timeout=30)
            yield "too late"

        person.ask(work)
        qtbot.waitUntil(lambda: bool(person.calls))
        person.ask(lambda _should_stop: iter(["of another board"]))
        has_moved_on.set()
        person.wait()
        assert person.calls == [
            ("so far", "guessed"),
            ("so far", "of another board"),
            ("answer", "of another board"),
        ]


class TestTheThread:
    def test_begins_with_the_first_question(self, person: Person) -> None:
        assert not person.asker._thread.isRunning()
        person.ask_and_wait(answer)
        assert person.asker._thread.isRunning()

    @pytest.mark.parametrize("questions", [0, 1])
    def test_never_begins_after_the_end(self, person: Person, questions: int) -> None:
        for _ in range(questions):
            person.ask_and_wait(answer)
        person.asker.shutdown()
        person.calls.clear()
        person.ask(answer)
        assert not person.asker._thread.isRunning()
        QCoreApplication.processEvents()
        assert person.calls == []


class TestShuttingDown:
    def test_stops_what_is_under_way_and_may_be_repeated(self, person: Person) -> None:
        begin(person, Endless())
        person.asker.shutdown()
        person.asker.shutdown()
        assert person.asker._thread.isFinished()

    @pytest.mark.parametrize("work", [answer, give_up, fail])
    def test_drops_what_is_on_its_way(self, person: Person, work: Work) -> None:
        is_on_its_way = Event()
        # On the asker's thread, where the answer sets out.
        person.asker._runner.ended.connect(is_on_its_way.set, Qt.ConnectionType.DirectConnection)
        person.ask(work)
        assert is_on_its_way.wait(timeout=30)
        person.asker.shutdown()
        QCoreApplication.processEvents()
        assert person.calls == []


def test_it_goes_with_its_owner(worker: Asker) -> None:
    owned = Asker(worker)
    assert owned.parent() is worker
    owned.shutdown()


class TestTheLog:
    """What --debug shows of questions."""

    def lines(self, caplog: pytest.LogCaptureFixture) -> list[str]:
        return [re.sub(r"\d+ ms", "… ms", line) for line in caplog.messages]

    def test_says_who_asked_what_and_how_long_the_answer_took(
        self, person: Person, caplog: pytest.LogCaptureFixture
    ) -> None:
        with caplog.at_level(logging.DEBUG):
            person.ask_and_wait(partial(partial(answer)))
        assert self.lines(caplog) == ["asked by QObject: answer", "answered after … ms: answer"]

    def test_says_what_is_dropped_or_answered_in_vain(
        self, person: Person, caplog: pytest.LogCaptureFixture
    ) -> None:
        with caplog.at_level(logging.DEBUG):
            begin(person, endless := Endless())
            person.ask_and_wait(answer)
            assert endless.is_begun.is_set()
            begin(person, held := Held())
            delete(person.owner)
            person.wait_for_end(held.release)
        assert self.lines(caplog) == [
            "asked by QObject: Endless",
            "dropped after … ms: Endless",
            "asked by QObject: answer",
            "answered after … ms: answer",
            "asked by QObject: Held",
            "answered in vain after … ms: Held",
        ]
