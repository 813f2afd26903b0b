"""Asks a worker for the search that is chosen, and tells when it is found."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.engine.tracing.trace import Scoring, Trace

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games import BoardPosition
    from tictac_gui.play.search_worker import SearchWorker
    from tictac_gui.ui.analysis.tree.search_choice import SearchChoice

_LONG_MS = 250
"""Shorter work is not worth mentioning."""


class SearchRequest(QObject):
    """Only the last search that was asked for is told."""

    found = Signal(object)
    failed = Signal(str)
    taking_long = Signal()

    def __init__(self, worker: SearchWorker, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker
        self._request: int | None = None
        self._long = QTimer(self, singleShot=True, interval=_LONG_MS)
        self._long.timeout.connect(self.taking_long)
        worker.finished.connect(self._on_finished)
        worker.failed.connect(self._on_failed)

    @property
    def is_open(self) -> bool:
        """Whether an answer is to come."""
        return self._request is not None

    def ask(self, choice: SearchChoice) -> None:
        """Ask for a search, in place of any earlier one."""
        work = partial(_traced, choice.board, choice.prunes, choice.scoring, choice.lookahead)
        self._request = self._worker.ask(work)
        self._long.start()

    def cancel(self) -> None:
        """Ask for nothing."""
        self._worker.cancel()
        self._close()

    def shutdown(self) -> None:
        """Stop all work for good."""
        self._close()
        self._worker.shutdown()

    def _close(self) -> None:
        self._request = None
        self._long.stop()

    @Slot(int, object)
    def _on_finished(self, request: int, answer: object) -> None:
        if request == self._request:
            self._close()
            self.found.emit(answer)

    @Slot(int, str)
    def _on_failed(self, request: int, reason: str) -> None:
        if request == self._request:
            self._close()
            self.failed.emit(reason)


def _traced(
    board: BoardPosition,
    prune: bool,
    scoring: Scoring,
    lookahead: int | None,
    should_stop: Callable[[], bool],
) -> Trace[BoardPosition]:
    return Trace(board, prune=prune, scoring=scoring, lookahead=lookahead, should_stop=should_stop)
