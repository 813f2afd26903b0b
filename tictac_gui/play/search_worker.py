"""Runs searches off the GUI thread, one at a time, and always answers.

Each request is answered exactly once, by a signal with its id: finished, cancelled or failed. Work
that yields ever better answers advances with each before. The caller ignores answers whose id is
not its current one. After shutdown nothing is emitted, not even an answer that was already queued.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from itertools import count
from time import perf_counter, sleep
from typing import NamedTuple

from PySide6.QtCore import QObject, QThread, Signal, Slot

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


class _Request(NamedTuple):
    id: int
    work: Work
    stop: _Stop


class _Runner(QObject):
    """Lives on the worker's thread."""

    advanced = Signal(int, object)
    finished = Signal(int, object)
    cancelled = Signal(int)
    failed = Signal(int, str)

    @Slot(object)
    def run(self, request: _Request) -> None:
        try:
            if request.stop():
                raise SearchStopped  # noqa: TRY301 - cancelled before it started
            answer = self._answer(request)
        except SearchStopped:
            self.cancelled.emit(request.id)
        except Exception as error:  # noqa: BLE001 - any failure must be answered
            _log.exception("request %d failed", request.id)
            self.failed.emit(request.id, str(error) or type(error).__name__)
        else:
            self.finished.emit(request.id, answer)

    def _answer(self, request: _Request) -> object:
        answer = request.work(request.stop)
        if isinstance(answer, Iterator):
            for better in answer:
                answer = better
                self.advanced.emit(request.id, answer)
        return answer


class SearchWorker(QObject):
    """Runs work on its own thread; lives on the GUI thread."""

    advanced = Signal(int, object)
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
        self._runner.advanced.connect(self._on_advanced)
        self._runner.finished.connect(self._on_finished)
        self._runner.cancelled.connect(self._on_cancelled)
        self._runner.failed.connect(self._on_failed)
        self._thread.start()

    def ask(self, work: Work) -> int:
        """Cancel earlier work, start this as soon as the thread is free, and return its id."""
        self.cancel()
        self._current = _Request(next(self._ids), work, _Stop())
        self._requested.emit(self._current)
        return self._current.id

    def cancel(self) -> None:
        """Ask the latest work to stop."""
        if self._current:
            self._current.stop.set()
            self._current = None

    def shutdown(self) -> None:
        """Stop working and end the thread; nothing is emitted afterwards."""
        self._is_shut_down = True
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    @Slot(int, object)
    def _on_advanced(self, request: int, answer: object) -> None:
        if not self._is_shut_down:
            self.advanced.emit(request, answer)

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
