"""Asks a worker for the search that is chosen, and tells when it is found."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tictac_gui.engine.trace import Scoring, Trace

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games import BoardPosition
    from tictac_gui.play.asking import Asker
    from tictac_gui.ui.analysis.tree.search_choice import SearchChoice

_LONG_MS = 250
"""Shorter work is not worth mentioning."""


class SearchRequest(QObject):
    """Only the last search that was asked for is told."""

    found = Signal(object)
    failed = Signal(str)
    taking_long = Signal()

    def __init__(self, worker: Asker, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker
        self._long = QTimer(self, singleShot=True, interval=_LONG_MS)
        self._long.timeout.connect(self.taking_long)

    @property
    def is_open(self) -> bool:
        """Whether an answer is to come."""
        return self._worker.is_asked

    def ask(self, choice: SearchChoice) -> None:
        """Ask for a search, in place of any earlier one."""
        work = partial(_traced, choice.board, choice.prunes, choice.scoring, choice.lookahead)
        self._worker.ask(self, work, self._on_found, self._on_failed)
        self._long.start()

    def cancel(self) -> None:
        """Ask for nothing."""
        self._worker.cancel()
        self._long.stop()

    def shutdown(self) -> None:
        """Stop all work for good."""
        self._long.stop()
        self._worker.shutdown()

    def _on_found(self, trace: Trace[BoardPosition]) -> None:
        self._long.stop()
        self.found.emit(trace)

    def _on_failed(self, reason: str) -> None:
        self._long.stop()
        self.failed.emit(reason)


def _traced(
    board: BoardPosition,
    prune: bool,
    scoring: Scoring,
    lookahead: int | None,
    should_stop: Callable[[], bool],
) -> Trace[BoardPosition]:
    return Trace(board, prune=prune, scoring=scoring, lookahead=lookahead, should_stop=should_stop)
