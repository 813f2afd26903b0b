"""Runs all search methods on one board, one after the other, and reports what each took.

It has its own worker, so that the game can go on meanwhile.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tictac_gui.engine.methods import Method, MethodRun, plain_positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.methods import Measurement
    from tictac_gui.games import BoardPosition
    from tictac_gui.play.asking import Asker, Work


class Comparison(QObject):
    """Measures one method after the other; those already measured stay valid if it is cancelled."""

    method_started = Signal(object)
    """Carries a Method."""
    method_finished = Signal(object)
    """Carries a Measurement."""
    finished = Signal()
    cancelled = Signal()
    failed = Signal(str)

    def __init__(self, worker: Asker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._board: BoardPosition | None = None
        self._lookahead: int | None = None
        self._remaining = iter(Method)
        self._run: MethodRun | None = None
        self._plain_positions = 0

    @property
    def is_running(self) -> bool:
        """Whether methods are still being measured."""
        return self._worker.is_asked or self._run is not None

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
        self._ask(partial(plain_positions, board, lookahead), self._on_counted)

    def cancel(self) -> None:
        """Stop, unless it has finished."""
        if self.is_running:
            self._stop()
            self.cancelled.emit()

    def shutdown(self) -> None:
        """Stop and end the worker; nothing is emitted afterwards."""
        self._stop()
        self._worker.shutdown()

    def _ask(self, work: Work, then: Callable[..., None]) -> None:
        self._worker.ask(self, work, then, self._on_failed)

    def _stop(self) -> None:
        self._run = None
        self._worker.cancel()

    def _start_next(self) -> None:
        method = next(self._remaining, None)
        if not method or not self._board:
            self._run = None
            self.finished.emit()
            return
        self._run = MethodRun(method, self._board, lookahead=self._lookahead)
        self._ask(self._run.measure, self._on_measured)
        self.method_started.emit(method)

    def _on_counted(self, positions: int) -> None:
        self._plain_positions = positions
        self._start_next()

    def _on_measured(self, measurement: Measurement) -> None:
        run = self._run
        self.method_finished.emit(measurement)
        # A listener may have cancelled the rest.
        if run is self._run:
            self._start_next()

    def _on_failed(self, reason: str) -> None:
        self._run = None
        self.failed.emit(reason)
