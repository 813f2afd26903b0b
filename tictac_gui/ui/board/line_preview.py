"""Previews best play: rest on a free cell, and the moves that follow appear as numbered ghosts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from tictac_gui.engine import Mark

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tictac_gui.engine.move_values import MoveValue
    from tictac_gui.ui.board.grid.cell_button import CellButton

REST_MS = 400
"""How long the pointer or the focus must rest on a cell before the preview appears."""


class LinePreview(QObject):
    """Shows the line of the cell with the pointer, or else of the one with the focus."""

    def __init__(self, cells: Sequence[CellButton], parent: QObject) -> None:
        super().__init__(parent)
        self._cells = cells
        self._turn = Mark.X
        self._values: Mapping[int, MoveValue] = {}
        self._focused: int | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._on_rested)
        for cell in cells:
            cell.attention_changed.connect(self.refresh)

    def show_values(self, turn: Mark, values: Mapping[int, MoveValue]) -> None:
        """Set whose turn it is and its values; without values there is nothing to preview."""
        self._turn, self._values = turn, values
        self._focused = None
        self._hide()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Check again which cell has the pointer or the focus."""
        focused = self._find_focused()
        if focused != self._focused:
            self._focused = focused
            self._hide()
            if focused is not None:
                self._rest.start()

    def _find_focused(self) -> int | None:
        """Return the cell with a line that has the pointer, or else the focus."""
        free = [(number, self._cells[number]) for number in self._values]
        pointed = [number for number, cell in free if cell.has_pointer]
        return next(iter(pointed or [number for number, cell in free if cell.has_keyboard]), None)

    def _hide(self) -> None:
        self._rest.stop()
        for cell in self._cells:
            cell.hide_step()

    @Slot()
    def _on_rested(self) -> None:
        if self._focused is None:
            return
        for number, cell in enumerate(self._values[self._focused].line):
            self._cells[cell].show_step(number + 1, self._turn.other if number % 2 else self._turn)
