"""Runs work of many steps off the GUI thread and reports the latest step at regular intervals.

It doesn't know what the steps are. Steps between two reports are left out, so that a window that
shows them can't fall behind.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter, sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.engine import SearchStopped

if TYPE_CHECKING:
    from tictac_gui.play.search_worker import SearchWorker

Steps = Callable[[Callable[[], bool]], Iterable[object]]
"""Takes a `should_stop` for steps that take long; it is asked after each of them anyway."""

REPORT_MS = 50
"""The time between two reports; numbers that change faster can't be read."""

# The worker's own breaks are enough for a board, but not for a table of pairings, which takes a
# third of a frame to paint: the 99th percentile of gaps between frames was 2.5 to 3 times that of
# the idle window. With half of the time left to the GUI thread it is 1.1 to 1.25 times.
_TURN_SECONDS = _BREAK_SECONDS = 0.001


class LongRun(QObject):
    """Runs steps on its own worker; lives on the GUI thread."""

    advanced = Signal(object)
    """Carries the latest step; always emitted for the last one, before the run's end is."""
    finished = Signal()
    cancelled = Signal()
    failed = Signal(str)

    def __init__(self, worker: SearchWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        worker.setParent(self)
        worker.finished.connect(self._on_finished)
        worker.cancelled.connect(self._on_cancelled)
        worker.failed.connect(self._on_failed)
        self._request: int | None = None
        self._latest: deque[object] = deque(maxlen=1)
        self._timer = QTimer(self, interval=REPORT_MS)
        self._timer.timeout.connect(self._report)

    @property
    def is_running(self) -> bool:
        """Whether steps are being run."""
        return self._request is not None

    def start(self, steps: Steps) -> None:
        """Run the steps, cancelling any earlier run."""
        # A new deque each time: what an earlier run still adds to its own is never reported.
        self._latest = deque(maxlen=1)
        self._request = self._worker.ask(partial(_run_steps, steps, self._latest))
        self._timer.start()

    def cancel(self) -> None:
        """Stop after the current step, or in it; the last one that was done is still reported."""
        self._worker.cancel()

    def shutdown(self) -> None:
        """Stop and end the thread; nothing is emitted afterwards."""
        self._timer.stop()
        self._request = None
        self._worker.shutdown()

    @Slot()
    def _report(self) -> None:
        if self._latest:
            self.advanced.emit(self._latest.pop())

    def _end(self, request: int) -> bool:
        """End a run and report its last step; return whether it was the current one."""
        if request != self._request:
            return False
        self._timer.stop()
        self._report()
        self._request = None
        return True

    @Slot(int, object)
    def _on_finished(self, request: int, _answer: object) -> None:
        if self._end(request):
            self.finished.emit()

    @Slot(int)
    def _on_cancelled(self, request: int) -> None:
        if self._end(request):
            self.cancelled.emit()

    @Slot(int, str)
    def _on_failed(self, request: int, reason: str) -> None:
        if self._end(request):
            self.failed.emit(reason)


def _run_steps(steps: Steps, latest: deque[object], should_stop: Callable[[], bool]) -> None:
    turn_ends = perf_counter() + _TURN_SECONDS
    for step in steps(should_stop):
        # A deque is safe to fill on one thread and empty on another.
        latest.append(step)
        if should_stop():
            raise SearchStopped
        if perf_counter() > turn_ends:
            sleep(_BREAK_SECONDS)
            turn_ends = perf_counter() + _TURN_SECONDS
