"""Work of many steps off the GUI thread, whose latest step is told while it goes on.

Knows nothing of what the steps are. One that goes by between two looks is left out, so that a
window which follows the work can't fall behind it.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from time import perf_counter, sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.engine import SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tictac_gui.play.search_worker import SearchWorker

LOOK_MS = 50
"""How long it takes to look for the latest step again: numbers faster than that can't be read."""

# The worker's own breaks are enough for a board, not for a table of pairings, which takes a third
# of a frame to paint: its 99th percentile of frame gaps was 2.5 to 3 times that of the idle one.
# With half of the time to itself: 1.1 to 1.25 times.
_TURN_SECONDS = _BREAK_SECONDS = 0.001


class LongRun(QObject):
    """Takes steps on a worker of its own; lives on the GUI thread."""

    advanced = Signal(object)
    """Carries the latest step; the last one is always told, before the run says how it ended."""
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
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._tell)

    @property
    def is_running(self) -> bool:
        """Whether steps are being taken."""
        return self._request is not None

    def start(self, steps: Iterable[object]) -> None:
        """Take the steps, in place of any that are being taken."""
        # A new one each time: what the earlier run still puts into its own is never told.
        self._latest = deque(maxlen=1)
        self._request = self._worker.ask(partial(_take, steps, self._latest))
        self._timer.start()

    def cancel(self) -> None:
        """Stop after the step that is being taken; what was done until then is told."""
        self._worker.cancel()

    def shutdown(self) -> None:
        """Stop and end the thread; nothing is told afterwards."""
        self._timer.stop()
        self._request = None
        self._worker.shutdown()

    @Slot()
    def _tell(self) -> None:
        if self._latest:
            self.advanced.emit(self._latest.pop())

    def _end(self, request: int) -> bool:
        """Tell the last step of the current run; say whether it was the current one."""
        if request != self._request:
            return False
        self._timer.stop()
        self._tell()
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


def _take(steps: Iterable[object], latest: deque[object], should_stop: Callable[[], bool]) -> None:
    turn_ends = perf_counter() + _TURN_SECONDS
    for step in steps:
        # A deque may be filled on one thread and emptied on another.
        latest.append(step)
        if should_stop():
            raise SearchStopped
        if perf_counter() > turn_ends:
            sleep(_BREAK_SECONDS)
            turn_ends = perf_counter() + _TURN_SECONDS
