"""Runs all methods of searching on one board, one after the other, and tells what each took.

It has a worker of its own, so that play goes on meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine.methods import Measurement, Method, MethodRun, plain_positions

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition
    from tictac_gui.play.search_worker import SearchWorker, Work


class Comparison(QObject):
    """Goes through the methods; what it has told stays true if it is cancelled."""

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
        self._remaining = iter(Method)
        self._run: MethodRun | None = None
        self._request: int | None = None
        self._plain_positions = 0
        worker.finished.connect(self._on_finished)
        worker.failed.connect(self._on_failed)

    @property
    def is_running(self) -> bool:
        """Whether there is more to be told."""
        return self._request is not None

    @property
    def visited(self) -> int:
        """How many positions the method that is running has visited so far."""
        return self._run.visited if self._run else 0

    @property
    def plain_positions(self) -> int:
        """How many positions plain minimax visits in the end; 0 until that is known."""
        return self._plain_positions

    def start(self, board: BoardPosition) -> None:
        """Run all methods on a board, in place of whatever is running."""
        self._board = board
        self._remaining = iter(Method)
        self._run = None
        self._plain_positions = 0
        self._ask(lambda _should_stop: plain_positions(board))

    def cancel(self) -> None:
        """Stop, unless everything has been told."""
        if self.is_running:
            self._stop()
            self.cancelled.emit()

    def shutdown(self) -> None:
        """Stop and end the worker; nothing is told afterwards."""
        self._stop()
        self._worker.shutdown()

    def _ask(self, work: Work) -> None:
        self._request = self._worker.ask(work)

    def _stop(self) -> None:
        # Answers that are under way already are nobody's from now on.
        self._request = self._run = None
        self._worker.cancel()

    def _go_on(self, board: BoardPosition) -> None:
        method = next(self._remaining, None)
        if not method:
            self._request = self._run = None
            self.finished.emit()
            return
        self._run = MethodRun(method, board)
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
        # Whoever heard of it may have cancelled the rest.
        if request == self._request:
            self._go_on(self._board)

    @Slot(int, str)
    def _on_failed(self, request: int, reason: str) -> None:
        if request == self._request:
            self._request = self._run = None
            self.failed.emit(reason)
