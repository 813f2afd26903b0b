"""Runs many steps of any kind off the GUI thread and reports the latest at regular intervals.

Steps between two reports are skipped, so that a window that shows them can't fall behind.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from enum import Enum, auto
from functools import partial
from itertools import chain, islice
from threading import Event
from time import perf_counter, sleep
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.engine import SearchStopped

if TYPE_CHECKING:
    from tictac_gui.play.asking import Asker

_Step = TypeVar("_Step")

PAUSE_MS = 16
_MOST_PAUSES = 100
"""Then a run, however long, goes on at full speed: people have watched it for a second or two."""


class Pacing:
    """Pauses after the steps of one run until `hurry` is called."""

    def __init__(self, pause_ms: int = PAUSE_MS) -> None:
        self._pause_s = pause_ms / 1000
        self._hurries = Event()

    def hurry(self) -> None:
        """End the current pause and make no more; called on any thread."""
        self._hurries.set()

    def paced(self, steps: Iterable[_Step]) -> Iterator[_Step]:
        """Yield the steps, with pauses between them."""
        steps = iter(steps)
        return chain(self._slowly(islice(steps, _MOST_PAUSES)), steps)

    def _slowly(self, steps: Iterator[_Step]) -> Iterator[_Step]:
        for step in steps:
            yield step
            self._hurries.wait(self._pause_s)


Steps = Callable[[Callable[[], bool]], Iterable[object]]
"""Takes a `should_stop` for long steps to poll; it is also polled after each step."""

REPORT_MS = 50
"""The time between two reports; numbers that change faster can't be read."""

# The worker's own breaks are enough for a board, but not for a table of pairings, which takes a
# third of a frame to paint: the 99th percentile of gaps between frames was 2.5 to 3 times that of
# the idle window. With half of the time left to the GUI thread it is 1.1 to 1.25 times.
_TURN_SECONDS = _BREAK_SECONDS = 0.001


class LongRun(QObject):
    """Runs steps on its own worker; lives on the GUI thread."""

    advanced = Signal(object)
    """Carries the latest step; always emitted for the last one, before the run's end."""
    finished = Signal()
    cancelled = Signal()
    failed = Signal(str)

    def __init__(self, worker: Asker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        worker.setParent(self)
        self._latest: deque[object] = deque(maxlen=1)
        self._timer = QTimer(self, interval=REPORT_MS)
        self._timer.timeout.connect(self._report)

    @property
    def is_running(self) -> bool:
        """Whether steps are being run."""
        return self._worker.is_asked

    def start(self, steps: Steps) -> None:
        """Run the steps, cancelling any earlier run."""
        # A new deque each time: an earlier run may still add steps to its own.
        self._latest = deque(maxlen=1)
        work = partial(_run_steps, steps, self._latest)
        self._worker.ask(self, work, self._on_ended, self._on_failed)
        self._timer.start()

    def cancel(self) -> None:
        """Stop in the current step or after it; the last finished step is still reported."""
        self._worker.stop()

    def shutdown(self) -> None:
        """Stop and end the thread; nothing is emitted afterwards."""
        self._timer.stop()
        self._worker.shutdown()

    @Slot()
    def _report(self) -> None:
        if self._latest:
            self.advanced.emit(self._latest.pop())

    def _on_ended(self, is_finished: bool | None) -> None:
        self._timer.stop()
        self._report()
        (self.finished if is_finished else self.cancelled).emit()

    def _on_failed(self, reason: str) -> None:
        self._timer.stop()
        self._report()
        self.failed.emit(reason)


def _run_steps(steps: Steps, latest: deque[object], should_stop: Callable[[], bool]) -> bool:
    turn_ends = perf_counter() + _TURN_SECONDS
    for step in steps(should_stop):
        # A deque is safe to fill on one thread and empty on another.
        latest.append(step)
        if should_stop():
            raise SearchStopped
        if perf_counter() > turn_ends:
            sleep(_BREAK_SECONDS)
            turn_ends = perf_counter() + _TURN_SECONDS
    return True


class RunPhase(Enum):
    """Where a run is."""

    READY = auto()
    """It has not begun yet."""
    RUNNING = auto()
    FINISHED = auto()
    CANCELLED = auto()
    FAILED = auto()


class RunModel(QObject):
    """A model with a long run, whose thread begins with the first; subclasses supply the steps.

    The model outlives the windows that show it; its run ends with the last of them.
    """

    changed = Signal()
    ended = Signal()
    """The run has ended by itself or was cancelled; the phase says how."""

    def __init__(self, new_worker: Callable[[], Asker], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._new_worker = new_worker
        self._run: LongRun | None = None
        self.phase = RunPhase.READY
        self.failure = ""
        """The reason if the run has failed."""

    @property
    def run(self) -> LongRun:
        """The run, which has a thread."""
        if not self._run:
            self._run = LongRun(self._new_worker(), self)
            self._run.advanced.connect(self._on_advanced)
            self._run.finished.connect(self._on_finished)
            self._run.cancelled.connect(self._on_cancelled)
            self._run.failed.connect(self._on_failed)
        return self._run

    @property
    def is_running(self) -> bool:
        """Whether the run has begun and not ended."""
        return self.phase is RunPhase.RUNNING

    def cancel(self) -> None:
        """Stop in the current step or after it."""
        if self._run:
            self._run.cancel()

    def leave(self) -> None:
        """Stop at once and end the thread, since no window shows the run any more."""
        if self._run:
            self._run.shutdown()
            self._run.setParent(None)
            self._run = None
        if self.is_running:
            self.phase = RunPhase.CANCELLED
            self.changed.emit()

    def _begin(self, steps: Steps) -> None:
        self.phase = RunPhase.RUNNING
        self.run.start(steps)
        self.changed.emit()

    def _take(self, step: object) -> None:
        """Note the latest step; called before `changed` is emitted."""
        raise NotImplementedError

    def _take_end(self) -> None:
        """Note the end of the run; called before `changed` is emitted."""

    def _end(self, phase: RunPhase) -> None:
        if self.is_running:
            self.phase = phase
            self._take_end()
            self.changed.emit()
            self.ended.emit()

    # Subclasses must not override slots: PySide6 doesn't disconnect those when the owner is gone.

    @Slot(object)
    def _on_advanced(self, step: object) -> None:
        self._take(step)
        self.changed.emit()

    @Slot()
    def _on_finished(self) -> None:
        self._end(RunPhase.FINISHED)

    @Slot()
    def _on_cancelled(self) -> None:
        self._end(RunPhase.CANCELLED)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self.failure = reason
        self._end(RunPhase.FAILED)
