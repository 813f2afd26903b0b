"""Runs work off the GUI thread and calls back on it; no other module compares requests' ids.

An asker has one question at a time, and a thread of its own that begins with the first. A new
question replaces the old one, whose work is stopped and whose answer is dropped. Nothing is called
once the question is cancelled, the asker is shut down or the owner has gone.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter, sleep
from typing import NamedTuple

from PySide6.QtCore import QObject, QThread, Signal, Slot
from shiboken6 import isValid

from tictac_gui.engine import SearchStopped
from tictac_gui.engine.stopping import Stop

Work = Callable[[Callable[[], bool]], object]
"""Takes a `should_stop` to poll; raises SearchStopped once that returns True.

It may return an iterator of ever better answers, the last of which counts.
"""

# A searching thread keeps Python's interpreter lock for 5 ms when the GUI thread wants it, and
# takes it back in the middle of a frame. On two overloaded cores that made the 99th percentile of
# gaps between frames 2.3 times that of the idle window, and with a shorter switch interval still 2
# times. With brief, frequent sleeps in the search it is 1.0 to 1.4 times.
_TURN_SECONDS = 0.001
_BREAK_SECONDS = 0.00005

_log = logging.getLogger(__name__)


class _Stop(Stop):
    """Also lets other threads run every millisecond, when Python code polls it.

    It is not a queued signal, since none can reach a thread that is busy searching.
    """

    def __init__(self) -> None:
        super().__init__()
        self._turn_ends = perf_counter() + _TURN_SECONDS

    def __call__(self) -> bool:
        if perf_counter() > self._turn_ends:
            sleep(_BREAK_SECONDS)
            self._turn_ends = perf_counter() + _TURN_SECONDS
        return super().__call__()


class _Job(NamedTuple):
    """Work for the thread."""

    work: Work
    stop: _Stop


class _Failure(NamedTuple):
    reason: str


@dataclass(eq=False, slots=True)
class Question:
    """The owner of a question and what to call with the answer; it stays on the GUI thread.

    On another thread, the last reference to the owner might be dropped and so delete it there.
    """

    owner: QObject | None
    """None once the question is answered or dropped."""
    then: Callable[..., object] | None
    failed: Callable[[str], object] | None = None
    progress: Callable[..., object] | None = None
    what: str = field(init=False)
    """The name of the function that answers, for the log."""
    asked_at: float = field(init=False)

    def note_asked(self, work: Callable[..., object]) -> None:
        """Note for the log that the question is asked now, and the name of the work."""
        self.what, self.asked_at = _name_of(work), perf_counter()
        _log.debug("asked by %s: %s", type(self.owner).__name__, self.what)

    @property
    def is_open(self) -> bool:
        """Whether an answer is to come."""
        return self.owner is not None

    def drop(self) -> None:
        """Call nothing any more, and release the owner."""
        self._close("dropped")

    def advance(self, answer: object) -> None:
        """Report an answer before the last one."""
        if self.progress and self.owner is not None and isValid(self.owner):
            self.progress(answer)

    def end(self, call: Callable[..., object] | None, value: object) -> None:
        """Call `call` and close the question, unless it was dropped or the owner has gone."""
        owner = self.owner
        is_wanted = owner is not None and isValid(owner)
        self._close("answered" if is_wanted else "answered in vain")
        if call and is_wanted:
            call(value)

    def _close(self, how: str) -> None:
        if self.is_open:
            milliseconds = 1000 * (perf_counter() - self.asked_at)
            _log.debug("%s after %.0f ms: %s", how, milliseconds, self.what)
        self.owner = self.then = self.failed = self.progress = None


def _name_of(function: Callable[..., object]) -> str:
    """Return the name of a function for the log, without its arguments."""
    while isinstance(function, partial):
        function = function.func
    return getattr(function, "__qualname__", type(function).__name__)


class _Runner(QObject):
    """Lives on the asker's thread."""

    advanced = Signal(object, object)
    ended = Signal(object, object)
    """Carries the job and its answer, None if it was stopped, or a `_Failure`."""

    @Slot(object)
    def run(self, job: _Job) -> None:
        try:
            answer = None if job.stop() else self._answer(job)
        except SearchStopped:
            answer = None
        except Exception as error:  # noqa: BLE001 - any failure must be answered
            _log.exception("what was asked has failed")
            answer = _Failure(str(error) or type(error).__name__)
        self.ended.emit(job, answer)

    def _answer(self, job: _Job) -> object:
        answer = job.work(job.stop)
        if isinstance(answer, Iterator):
            for better in answer:
                answer = better
                self.advanced.emit(job, answer)
        return answer


class Asker(QObject):
    """Answers one question at a time on its own thread; lives on the GUI thread."""

    ended = Signal(object)
    """Carries work that has ended, whether its answer is still wanted or not."""
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job: _Job | None = None
        self._question: Question | None = None
        self._thread = QThread()
        self._thread.setObjectName("search")
        self._runner = _Runner()
        self._runner.moveToThread(self._thread)
        self._asked.connect(self._runner.run)
        self._runner.advanced.connect(self._on_advanced)
        self._runner.ended.connect(self._on_ended)
        self._is_shut_down = False

    @property
    def is_asked(self) -> bool:
        """Whether an answer is to come."""
        return self._question is not None

    def ask(
        self,
        owner: QObject,
        work: Work,
        then: Callable[..., object],
        failed: Callable[[str], object],
        progress: Callable[..., object] | None = None,
    ) -> None:
        """Run the work as soon as the thread is free, in place of any earlier question.

        In the end `then` is called with the answer, or `failed` with the reason. If the work yields
        ever better answers, `progress` is called with each of them first.
        """
        self.cancel()
        self._job, self._question = _Job(work, _Stop()), Question(owner, then, failed, progress)
        self._question.note_asked(work)
        if not self._is_shut_down and not self._thread.isRunning():
            self._thread.start()
        self._asked.emit(self._job)

    def stop(self) -> None:
        """Ask the work to end early; the question is still answered, with None if it did."""
        if self._job:
            self._job.stop.set()

    def cancel(self) -> None:
        """Drop the question: the work is stopped, and nothing is called any more."""
        self.stop()
        if self._question:
            self._question.drop()
        self._job = self._question = None

    def shutdown(self) -> None:
        """Drop the question and end the thread."""
        self.cancel()
        self._is_shut_down = True
        self._thread.quit()
        self._thread.wait()

    @Slot(object, object)
    def _on_advanced(self, job: _Job, answer: object) -> None:
        if job is self._job and self._question:
            self._question.advance(answer)

    @Slot(object, object)
    def _on_ended(self, job: _Job, answer: object) -> None:
        self.ended.emit(job.work)
        if job is self._job and self._question:
            question, self._job, self._question = self._question, None, None
            if isinstance(answer, _Failure):
                question.end(question.failed, answer.reason)
            else:
                question.end(question.then, answer)
