"""Runs searches off the GUI thread, one at a time, and always answers.

A request is answered exactly once: finished, cancelled or failed, by a signal that carries the
request's id. Whoever asked drops answers whose id is no longer theirs. Only after the shutdown
nothing is answered, not even what was on its way by then.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from itertools import count
from threading import Event
from time import perf_counter, sleep
from typing import NamedTuple

from PySide6.QtCore import QObject, QThread, Signal, Slot

from tictac_gui.engine import SearchStopped

Work = Callable[[Callable[[], bool]], object]
"""Is handed a `should_stop` to poll; raises SearchStopped once that says so."""

# Python runs one thread at a time. One that searches keeps the interpreter for 5 ms when another
# wants it, and claims it back in the middle of a frame. On two overloaded cores that made the 99th
# percentile of gaps between frames 2.3 times that of the idle window, and still 2 times with a
# shorter switch interval. A search that takes a break by itself, often and briefly: 1.0 to 1.4.
_TURN_SECONDS = 0.001
_BREAK_SECONDS = 0.00005

_log = logging.getLogger(__name__)


class _Request(NamedTuple):
    id: int
    work: Work
    # A queued signal could not reach a thread that is busy searching; an event does.
    stop: Event


class _Runner(QObject):
    """Lives on the worker's thread."""

    finished = Signal(int, object)
    cancelled = Signal(int)
    failed = Signal(int, str)

    @Slot(object)
    def run(self, request: _Request) -> None:
        try:
            if request.stop.is_set():
                raise SearchStopped  # noqa: TRY301 - cancelled before its turn came
            answer = request.work(_yielding(request.stop.is_set))
        except SearchStopped:
            self.cancelled.emit(request.id)
        except Exception as error:  # noqa: BLE001 - whatever it is, the game must hear of it
            _log.exception("request %d failed", request.id)
            self.failed.emit(request.id, str(error) or type(error).__name__)
        else:
            self.finished.emit(request.id, answer)


def _yielding(should_stop: Callable[[], bool]) -> Callable[[], bool]:
    """Return the same question, which now also leaves the interpreter to others in between."""
    turn_ends = perf_counter() + _TURN_SECONDS

    def yield_and_ask() -> bool:
        nonlocal turn_ends
        if perf_counter() > turn_ends:
            sleep(_BREAK_SECONDS)
            turn_ends = perf_counter() + _TURN_SECONDS
        return should_stop()

    return yield_and_ask


class SearchWorker(QObject):
    """A thread of its own for searches; lives on the GUI thread."""

    finished = Signal(int, object)
    cancelled = Signal(int)
    failed = Signal(int, str)
    _requested = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids = count(1)
        self._current: _Request | None = None
        self._is_shut_down = False
        self._thread = QThread()
        self._thread.setObjectName("search")
        self._runner = _Runner()
        self._runner.moveToThread(self._thread)
        self._requested.connect(self._runner.run)
        self._runner.finished.connect(self._on_finished)
        self._runner.cancelled.connect(self._on_cancelled)
        self._runner.failed.connect(self._on_failed)
        self._thread.start()

    def ask(self, work: Work) -> int:
        """Start the work as soon as the thread is free, in place of any earlier; return its id."""
        self.cancel()
        self._current = _Request(next(self._ids), work, Event())
        self._requested.emit(self._current)
        return self._current.id

    def cancel(self) -> None:
        """Ask the latest work to stop."""
        if self._current:
            self._current.stop.set()
            self._current = None

    def shutdown(self) -> None:
        """Stop working and end the thread; nothing is answered afterwards."""
        self._is_shut_down = True
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    @Slot(int, object)
    def _on_finished(self, request: int, answer: object) -> None:
        if not self._is_shut_down:
            self.finished.emit(request, answer)

    @Slot(int)
    def _on_cancelled(self, request: int) -> None:
        if not self._is_shut_down:
            self.cancelled.emit(request)

    @Slot(int, str)
    def _on_failed(self, request: int, reason: str) -> None:
        if not self._is_shut_down:
            self.failed.emit(request, reason)
