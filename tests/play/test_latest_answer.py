from collections.abc import Callable, Iterator
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.engine import SearchStopped
from tictac_gui.play.latest_answer import LatestAnswer
from tictac_gui.play.search_worker import SearchWorker


class HeldStudy:
    """Keeps every answer back until it is let go, and doesn't listen when told to stop."""

    def __init__(self) -> None:
        self.subjects: list[object] = []
        self._released = Event()

    def release(self) -> None:
        self._released.set()

    def __call__(self, subject: object, _should_stop: Callable[[], bool]) -> object:
        self.subjects.append(subject)
        assert self._released.wait(timeout=30), "nobody let the answer go"
        return f"about {subject}"


class Held:
    """Answers that are kept back, about a subject that changes meanwhile."""

    def __init__(self, worker: SearchWorker) -> None:
        self.subject = "the first"
        self.study = HeldStudy()
        self.latest = LatestAnswer(worker, self.study, lambda: self.subject)
        self.answers: list[object] = []
        self.latest.answered.connect(self.answers.append)

    def ask(self, qtbot: QtBot) -> None:
        """Ask about the subject, and wait until it is being studied."""
        self.latest.ask()
        qtbot.waitUntil(lambda: self.subject in self.study.subjects)


@pytest.fixture
def held(worker: SearchWorker) -> Iterator[Held]:
    held = Held(worker)
    yield held
    held.study.release()
    held.latest.shutdown()


def endlessly_studied(qtbot: QtBot, worker: SearchWorker) -> LatestAnswer:
    """Return what has begun a study that ends only when it is told to stop."""
    begun = Event()

    def endless(_subject: object, should_stop: Callable[[], bool]) -> object:
        begun.set()
        while not should_stop():
            pass
        raise SearchStopped

    latest = LatestAnswer(worker, endless, lambda: "a board")
    latest.ask()
    qtbot.waitUntil(begun.is_set)
    return latest


def test_an_answer_is_about_the_current_subject(qtbot: QtBot, worker: SearchWorker) -> None:
    latest = LatestAnswer(worker, lambda subject, _: f"about {subject}", lambda: "a board")
    with qtbot.waitSignal(latest.answered) as answered:
        latest.ask()
    assert answered.args == ["about a board"]
    assert latest.findChildren(SearchWorker) == [worker], "who ends as it does"
    latest.shutdown()


def test_a_question_that_was_dropped_can_be_asked_again(qtbot: QtBot, held: Held) -> None:
    held.ask(qtbot)
    held.latest.forget()
    held.latest.ask()
    with qtbot.waitSignal(held.latest.answered):
        held.study.release()
    assert held.answers == ["about the first"]
    assert held.study.subjects == ["the first", "the first"]


def test_only_the_latest_question_is_answered(qtbot: QtBot, held: Held) -> None:
    held.ask(qtbot)
    held.subject = "the second"
    held.latest.ask()
    with qtbot.waitSignal(held.latest.answered):
        held.study.release()
    assert held.answers == ["about the second"]


def test_an_answer_is_dropped_when_its_subject_is_no_longer_current(
    qtbot: QtBot, held: Held, worker: SearchWorker
) -> None:
    held.ask(qtbot)
    held.subject = "the second"
    with qtbot.waitSignal(worker.finished):
        held.study.release()
    assert held.answers == []


def test_what_was_dropped_is_studied_again_when_it_is_current_again(
    qtbot: QtBot, held: Held, worker: SearchWorker
) -> None:
    held.ask(qtbot)
    held.subject = "the second"
    with qtbot.waitSignal(worker.finished):
        held.study.release()
    held.subject = "the first"
    with qtbot.waitSignal(held.latest.answered):
        held.latest.ask()
    assert held.answers == ["about the first"]


def test_the_same_question_asked_again_meanwhile_is_studied_once(qtbot: QtBot, held: Held) -> None:
    held.ask(qtbot)
    held.latest.ask()
    with qtbot.waitSignal(held.latest.answered):
        held.study.release()
    assert held.study.subjects == ["the first"]
    assert held.answers == ["about the first"]


def test_a_forgotten_question_is_never_answered(
    qtbot: QtBot, held: Held, worker: SearchWorker
) -> None:
    held.ask(qtbot)
    held.latest.forget()
    with qtbot.waitSignal(worker.finished):
        held.study.release()
    assert held.answers == []


def test_a_forgotten_question_is_no_longer_studied(qtbot: QtBot, worker: SearchWorker) -> None:
    latest = endlessly_studied(qtbot, worker)
    with qtbot.waitSignal(worker.cancelled):
        latest.forget()
    latest.shutdown()


def test_a_study_that_fails_is_told_unless_it_is_about_something_else(
    qtbot: QtBot, worker: SearchWorker
) -> None:
    subject = "a board"

    def fail(_subject: object, _should_stop: Callable[[], bool]) -> object:
        raise RuntimeError("out of ideas")

    latest = LatestAnswer(worker, fail, lambda: subject)
    with qtbot.waitSignal(latest.failed) as failed:
        latest.ask()
    assert failed.args == ["out of ideas"]
    with qtbot.assertNotEmitted(latest.failed), qtbot.waitSignal(worker.failed):
        latest.ask()
        subject = "another board"
    latest.shutdown()


def test_a_long_study_ends_with_the_shutdown(qtbot: QtBot, worker: SearchWorker) -> None:
    endlessly_studied(qtbot, worker).shutdown()
    assert worker._thread.isFinished()


def test_ever_better_answers_are_told_while_the_subject_is_current(
    qtbot: QtBot, worker: SearchWorker
) -> None:
    subject = "a board"
    moved_on = Event()

    def study(subject: str, _should_stop: Callable[[], bool]) -> Iterator[object]:
        yield f"guess about {subject}"
        if subject == "a board":
            assert moved_on.wait(timeout=30)
            yield f"late proof about {subject}"
        yield f"proof about {subject}"

    latest = LatestAnswer(worker, study, lambda: subject)
    told: list[object] = []
    latest.advanced.connect(told.append)
    with qtbot.waitSignal(latest.advanced):
        latest.ask()
    subject = "another board"
    moved_on.set()
    with qtbot.waitSignal(latest.answered) as answered:
        latest.ask()
    assert told == [
        f"{what} about {where}"
        for what, where in (
            ("guess", "a board"),
            ("guess", "another board"),
            ("proof", "another board"),
        )
    ]
    assert answered.args == ["proof about another board"]
    latest.shutdown()


def test_what_is_known_so_far_is_not_told_of_a_former_subject(
    qtbot: QtBot, worker: SearchWorker
) -> None:
    subject, is_over = ["the first"], Event()

    def study(subject: object, _should_stop: Callable[[], bool]) -> Iterator[object]:
        yield f"some about {subject}"
        assert is_over.wait(timeout=30)
        yield f"more about {subject}"

    latest = LatestAnswer(worker, study, lambda: subject[0])
    with qtbot.waitSignal(latest.advanced) as advanced:
        latest.ask()
    assert advanced.args == ["some about the first"]
    with qtbot.assertNotEmitted(latest.advanced), qtbot.waitSignal(worker.finished):
        # Nobody has asked about the second yet.
        subject[0] = "the second"
        is_over.set()
    latest.shutdown()
