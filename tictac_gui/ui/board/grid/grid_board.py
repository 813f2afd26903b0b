"""The board on which a move is a cell: shows a position and reports the cell that was clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt

from tictac_gui.ui.board.board_widget import BoardWidget
from tictac_gui.ui.board.grid.cell_button import CellButton

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from PySide6.QtGui import QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import MoveValue
    from tictac_gui.games import Game
    from tictac_gui.ui.look.look import Look

_GAP = 0.072
"""The space between cells, as a fraction of what there is for a cell."""
_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class GridBoard(BoardWidget):
    """Cells that form rows in the middle of the available space."""

    def __init__(self, game: Game, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(game, look, parent)
        self._cells = [CellButton(look, self) for _ in game.cells]
        for number, cell in enumerate(self._cells):
            cell.setObjectName(f"cell_{number}")
        self._use(self._cells)

    def cell_rect(self, cell: int) -> QRect:
        """Return the square of a cell."""
        return self._cells[cell].geometry()

    def show_hint(self, move: int) -> None:
        """Highlight one cell as a hint."""
        for number, cell in enumerate(self._cells):
            cell.show_hint(is_hinted=number == move, pulses=self._look.motion.is_shown)
        self._name_cells(hint=move)

    def show_values(self, values: Mapping[int, MoveValue], pending: Collection[int] = ()) -> None:
        """Show in each free cell what it leads to, if there is a value for it."""
        for number, cell in enumerate(self._cells):
            is_pending = number in pending
            cell.show_value(self._describe(cell, values.get(number), is_pending=is_pending))
        self._preview.show_values(values)

    def show_steps(self, steps: Mapping[int, tuple[int, Mark]]) -> None:
        """Show the numbers and marks of later moves in the cells that they fill."""
        for number, cell in enumerate(self._cells):
            cell.show_step(steps.get(number))

    def _show_marks(self, ghost: Mark | None) -> None:
        winning = self._board.outcome.cells if self._board.outcome else frozenset()
        for number, cell in enumerate(self._cells):
            is_last = number == self._last_move
            is_new = is_last and cell.mark is None
            cell.show_ghost(ghost)
            cell.show_mark(
                self._board.mark_at(number),
                is_last=is_last,
                is_winning=number in winning,
                is_drawn_in=is_new and self._look.motion.is_shown,
            )

    def _show_alternatives(self, mark: Mark, played: int, better: int) -> None:
        for number, cell in enumerate(self._cells):
            shown = mark if number == played else self._board.mark_at(number)
            cell.show_mark(shown, is_last=False, is_winning=False, is_drawn_in=False)
            cell.show_ghost(mark if number == better else None)

    def _name_cell(self, cell: int, name: str) -> None:
        self._cells[cell].setAccessibleName(name)

    def _last_cell(self) -> int | None:
        return self._last_move

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        rows, columns = self._board.rows, self._board.columns
        side = min(self.width() / columns, self.height() / rows)
        gap = round(side * _GAP)
        size = int(side - gap + gap / max(rows, columns))
        step = size + gap
        left = (self.width() - columns * step + gap) // 2
        top = (self.height() - rows * step + gap) // 2
        for number, cell in enumerate(self._cells):
            row, column = divmod(number, columns)
            cell.setGeometry(left + column * step, top + row * step, size, size)
        self._place_overlays()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or not isinstance(focused, CellButton):
            event.ignore()
            return
        rows, columns = self._board.rows, self._board.columns
        row, column = divmod(self._cells.index(focused), columns)
        row = min(max(row + step[0], 0), rows - 1)
        column = min(max(column + step[1], 0), columns - 1)
        self._cells[row * columns + column].setFocus(Qt.FocusReason.OtherFocusReason)
