"""The 3×3 grid of cells: shows a board and reports the cell that was clicked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from tictac_gui.ui import words
from tictac_gui.ui.cell_button import CellButton

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from tictac_gui.engine import Board

_GAP = 0.03
"""The space between cells, as a part of the board's side."""


class BoardView(QWidget):
    """Nine cells that stay a square in the middle of whatever room there is."""

    cell_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._cells = [CellButton(self) for _ in range(9)]
        for number, cell in enumerate(self._cells):
            cell.setObjectName(f"cell_{number}")
            cell.clicked.connect(partial(self.cell_clicked.emit, number))

    def show_board(self, board: Board, last_move: int | None) -> None:
        """Show the marks, the last move and, at the end, the winning cells."""
        winning = board.outcome.cells if board.outcome else frozenset()
        for number, cell in enumerate(self._cells):
            cell.show_mark(
                board.mark_at(number), is_last=number == last_move, is_winning=number in winning
            )
            cell.setAccessibleName(words.cell_name(board, number))

    def show_hint(self, hinted: int | None) -> None:
        """Point out one cell."""
        for number, cell in enumerate(self._cells):
            cell.show_hint(is_hinted=number == hinted)

    def sizeHint(self) -> QSize:
        return QSize(440, 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 180)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = min(self.width(), self.height())
        left, top = (self.width() - side) // 2, (self.height() - side) // 2
        gap = round(side * _GAP)
        size = (side - 2 * gap) // 3
        for number, cell in enumerate(self._cells):
            row, column = divmod(number, 3)
            cell.setGeometry(left + column * (size + gap), top + row * (size + gap), size, size)
