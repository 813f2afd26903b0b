"""Keeps the board told of what every move leads to, for whoever wants to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine.move_values import MoveValue, move_values
from tictac_gui.play.latest_answer import Analyst

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.play.look_back import LookBack
    from tictac_gui.play.search_worker import SearchWorker
    from tictac_gui.ui.board.board_view import BoardView


class MoveValues(QObject):
    """Asks about each position that is shown; thread and code come when first wanted."""

    chosen = Signal(bool)

    def __init__(
        self,
        board: BoardView,
        look_back: LookBack,
        new_worker: Callable[[], SearchWorker],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._look_back = look_back
        self._new_worker = new_worker
        self._analyst: Analyst | None = None
        self._is_chosen = False
        look_back.shown.connect(self._refresh)

    @Slot(bool)
    def choose(self, is_chosen: bool) -> None:
        """Show values from now on, or none."""
        if is_chosen == self._is_chosen:
            return
        self._is_chosen = is_chosen
        if self._analyst:
            self._analyst.forget()
        self._board.show_values({})
        self._refresh()
        self.chosen.emit(is_chosen)

    def shutdown(self) -> None:
        """Stop asking and end the thread."""
        self._is_chosen = False
        if self._analyst:
            self._analyst.shutdown()

    @Slot()
    def _refresh(self) -> None:
        if not self._is_chosen:
            return
        if not self._analyst:
            self._analyst = self._make_analyst()
        self._analyst.ask()

    def _make_analyst(self) -> Analyst:
        look_back = self._look_back
        analyst = Analyst(self._new_worker(), move_values, lambda: look_back.board, self)
        analyst.answered.connect(self._on_answered)
        return analyst

    @Slot(object)
    def _on_answered(self, values: dict[int, MoveValue]) -> None:
        self._board.show_values(values)
