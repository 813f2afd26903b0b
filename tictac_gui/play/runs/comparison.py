"""Runs all search methods on one board, one after the other, and reports what each took.

It has its own worker, so that the game can go on meanwhile.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine.methods import Measurement, Method, MethodRun, plain_positions

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition
    from tictac_gui.play.search_worker import SearchWorker, Work


class Comparison(QObject):
    """Measures one method after the other; those already measured stay valid if it is cancelled."""

    method_started = Signal(object)
    """Carries a Method."""
    method_finished = Signal(object)
    """Carries a Measurement."""
    finished = Signal()
    cancelled = Signal()
    failed = Signal(str)

    def __init__(self, worker: SearchWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._board: BoardPosition | None = None
        self._lookahead: int | None = None
        self._remaining = iter(Method)
        self._run: MethodRun | None = None
        self._request: int | None = None
        self._plain_positions = 0
        worker.finished.connect(self._on_finished)
        worker.failed.connect(self._on_failed)

    @property
    def is_running(self) -> bool:
        """Whether methods are still being measured."""
        return self._request is not None

    @property
    def visited(self) -> int:
        """How many positions the running method has visited so far."""
        return self._run.visited if self._run else 0

    @property
    def plain_positions(self) -> int:
        """How many positions plain minimax visits in all; 0 until that is known."""
        return self._plain_positions

    def start(self, board: BoardPosition, lookahead: int | None = None) -> None:
        """Run all methods on a board, cancelling any earlier run."""
        self._board, self._lookahead = board, lookahead
        self._remaining = iter(Method)
        self._run = None
        self._plain_positions = 0
        self._ask(partial(plain_positions, board, lookahead))

    def cancel(self) -> None:
        """Stop, unless it has finished."""
        if self.is_running:
            self._stop()
            self.cancelled.emit()

    def shutdown(self) -> None:
        """Stop and end the worker; nothing is emitted afterwards."""
        self._stop()
        self._worker.shutdown()

    def _ask(self, work: Work) -> None:
        self._request = self._worker.ask(work)

    def _stop(self) -> None:
        # Without a request, answers that are already queued are ignored.
        self._request = self._run = None
        self._worker.cancel()

    def _start_next(self, board: BoardPosition) -> None:
        method = next(self._remaining, None)
        if not method:
            self._request = self._run = None
            self.finished.emit()
            return
        self._run = MethodRun(method, board, lookahead=self._lookahead)
        self._ask(self._run.measure)
        self.method_started.emit(method)

    @Slot(int, object)
    def _on_finished(self, request: int, answer: object) -> None:
        if request != self._request or not self._board:
            return
        if isinstance(answer, Measurement):
            self.method_finished.emit(answer)
        elif isinstance(answer, int):
            self._plain_positions = answer
        # A listener may have cancelled the rest.
        if request == self._request:
            self._start_next(self._board)

    @Slot(int, str)
    def _on_failed(self, request: int, reason: str) -> None:
        if request == self._request:
            self._request = self._run = None
            self.failed.emit(reason)
