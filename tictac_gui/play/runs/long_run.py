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
    from tictac_gui.play.asking import Asker

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
        # A new deque each time: what an earlier run still adds to its own is never reported.
        self._latest = deque(maxlen=1)
        work = partial(_run_steps, steps, self._latest)
        self._worker.ask(self, work, self._on_ended, self._on_failed)
        self._timer.start()

    def cancel(self) -> None:
        """Stop after the current step, or in it; the last one that was done is still reported."""
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
