from collections.abc import Callable, Iterator
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.engine import SearchStopped
from tictac_gui.game.analyst import Analyst
from tictac_gui.game.search_worker import SearchWorker


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


@pytest.fixture
def held(worker: SearchWorker) -> Iterator[tuple[Analyst, HeldStudy]]:
    study = HeldStudy()
    analyst = Analyst(worker, study)
    yield analyst, study
    study.release()
    analyst.shutdown()


def test_an_answer_comes_with_its_subject(qtbot: QtBot, worker: SearchWorker) -> None:
    analyst = Analyst(worker, lambda subject, _should_stop: f"about {subject}")
    with qtbot.waitSignal(analyst.answered) as answered:
        analyst.ask("a board")
    assert answered.args == ["a board", "about a board"]
    analyst.shutdown()


def test_only_the_latest_question_is_answered(
    qtbot: QtBot, held: tuple[Analyst, HeldStudy]
) -> None:
    analyst, study = held
    answers: list[object] = []
    analyst.answered.connect(lambda subject, _answer: answers.append(subject))
    analyst.ask("the first")
    qtbot.waitUntil(lambda: study.subjects == ["the first"])
    analyst.ask("the second")
    with qtbot.waitSignal(analyst.answered):
        study.release()
    assert answers == ["the second"]


def test_a_forgotten_question_is_never_answered(
    qtbot: QtBot, held: tuple[Analyst, HeldStudy], worker: SearchWorker
) -> None:
    analyst, study = held
    analyst.ask("a board")
    qtbot.waitUntil(lambda: bool(study.subjects))
    analyst.forget()
    with qtbot.assertNotEmitted(analyst.answered), qtbot.waitSignal(worker.finished):
        study.release()


def test_a_study_that_fails_is_told_unless_nobody_waits(qtbot: QtBot, worker: SearchWorker) -> None:
    def fail(_subject: object, _should_stop: Callable[[], bool]) -> object:
        raise RuntimeError("out of ideas")

    analyst = Analyst(worker, fail)
    with qtbot.waitSignal(analyst.failed) as failed:
        analyst.ask("a board")
    assert failed.args == ["out of ideas"]
    with qtbot.assertNotEmitted(analyst.failed), qtbot.waitSignal(worker.failed):
        analyst.ask("a board")
        analyst._request = None
    analyst.shutdown()


def test_a_long_study_ends_with_the_shutdown(qtbot: QtBot, worker: SearchWorker) -> None:
    begun = Event()

    def endless(_subject: object, should_stop: Callable[[], bool]) -> object:
        begun.set()
        while not should_stop():
            pass
        raise SearchStopped

    analyst = Analyst(worker, endless)
    analyst.ask("a board")
    qtbot.waitUntil(begun.is_set)
    analyst.shutdown()
    assert worker._thread.isFinished()
