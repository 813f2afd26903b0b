"""The board on which a move fills the cell that is clicked; the cells paint themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen

from tictac_gui.board.board import BoardButton, BoardWidget
from tictac_gui.board.marks import ROOM, paint_cell, paint_inside, paint_mark
from tictac_gui.board.symbols import CellValue, paint_step, paint_value
from tictac_gui.look.motion import MARK_MS, new_animation

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import MoveValue
    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look

_OUTLINE = 0.007
"""The width of a cell's outline, as a fraction of its side."""
_GAP = 0.08
"""The space between cells, as a fraction of the width there is for each."""
_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class CellButton(BoardButton):
    """Shows a mark, and whether it was played last, is in the winning line or is hinted at.

    A free cell may show its value, and the number and mark of a later move.
    """

    drawn = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.mark: Mark | None = None
        self.is_winning = False
        self.value: CellValue | None = None
        self.step: tuple[int, Mark] | None = None
        """The number and the mark of the later move shown here."""
        self._is_last = False
        self._ghost: Mark | None = None
        self._drawing = new_animation(self, MARK_MS, QEasingCurve.Type.InOutQuad)
        self._drawing.finished.connect(self.drawn)

    @property
    def ghost(self) -> Mark | None:
        """The mark shown faintly in a free cell, under the pointer or as a hint."""
        is_shown = not self.mark and (self.underMouse() or self.is_hinted)
        return self._ghost if is_shown else None

    @property
    def is_moving(self) -> bool:
        """Whether the mark is still being drawn."""
        return self._drawing.state() == QAbstractAnimation.State.Running

    def show_mark(
        self, mark: Mark | None, *, is_last: bool, is_winning: bool, is_drawn_in: bool
    ) -> None:
        """Show the content of the cell, animated if wanted, and remove hint and value."""
        if is_drawn_in:
            self._drawing.start()
        elif mark is not self.mark:
            self._drawing.stop()
        self.mark, self._is_last, self.is_winning = mark, is_last, is_winning
        self.show_hint(is_hinted=False, pulses=False)
        self.show_value(None)

    def show_value(self, value: CellValue | None) -> None:
        """Show the value of playing here, or none."""
        self.value, self.step = value, None
        self.update()

    def show_step(self, step: tuple[int, Mark] | None) -> None:
        """Show the number and mark of a later move, or none."""
        if step != self.step:
            self.step = step
            self.update()

    def show_ghost(self, mark: Mark | None) -> None:
        """Set the mark that a click would play."""
        self._ghost = mark
        self.update()

    @property
    def _ground(self) -> QColor:
        """The colour behind the mark."""
        theme = self._look.theme
        if self.is_hinted:
            return theme.hint_ground(self._hint_strength)
        return theme.accent_ground if self.isDown() else theme.surface

    def _paint_ground(self, painter: QPainter, square: QRectF) -> None:
        theme, ground = self._look.theme, self._ground
        edge, width = theme.edge, max(1.0, square.width() * _OUTLINE)
        if self.has_keyboard:
            # The accent is X's colour: a ring in it would look like part of X's winning line.
            edge, width = theme.text, max(3.0, width + 2)
        paint_cell(painter, square, theme, ground, QPen(edge, width))
        if self.is_hinted:
            paint_inside(painter, square, 6, QPen(theme.accent, 2.0, Qt.PenStyle.DashLine))
        elif self._is_last and self.mark and not self.is_winning:
            pen = QPen(theme.last_move_ring(self.mark), max(2.0, square.width() * 2 * _OUTLINE))
            paint_inside(painter, square, 2.5 * pen.widthF(), pen)

    def _paint_marks(self, painter: QPainter, square: QRectF) -> None:
        room = square.width() * ROOM
        inner = square.adjusted(room, room, -room, -room)
        if self.mark:
            progress = self._drawing.currentValue() if self.is_moving else 1.0
            paint_mark(painter, self.mark, inner, self._look.theme.mark(self.mark), progress)
        elif ghost := self.step[1] if self.step else self.ghost:
            colour = self._look.theme.ghost(ghost, self._ground)
            paint_mark(painter, ghost, inner, colour)

    def _paint_value(self, painter: QPainter, square: QRectF) -> None:
        theme = self._look.theme
        if self.value and (not self.step or self.step[0] == 1):
            plate = theme.plate() if self.step or self.ghost else None
            paint_value(painter, self.value, square, theme, plate)
        if self.step:
            number, mark = self.step
            paint_step(painter, number, square, theme.mark(mark), theme.surface)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(self.rect())
        self._paint_ground(painter, square)
        self._paint_marks(painter, square)
        if not self.mark and (self.value or self.step):
            self._paint_value(painter, square)


class GridBoard(BoardWidget):
    """Cells that form rows in the middle of the available space."""

    def __init__(self, game: Game, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(game, look, parent)
        self._cells = [CellButton(look, self) for _ in game.cells]
        for number, cell in enumerate(self._cells):
            cell.setObjectName(f"cell_{number}")
            cell.drawn.connect(self._strike)
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
        """Show the value of each free cell, or that it is pending."""
        best = self._best(values)
        for number, cell in enumerate(self._cells):
            is_pending, is_best = number in pending, number in best
            value = values.get(number)
            cell.show_value(self._describe(cell, value, is_pending=is_pending, is_best=is_best))
        self._preview.show_values(values)

    def show_steps(self, steps: Mapping[int, tuple[int, Mark]]) -> None:
        """Show the numbers and marks of later moves in the cells that they fill."""
        for number, cell in enumerate(self._cells):
            cell.show_step(steps.get(number))

    @property
    def _is_moving(self) -> bool:
        return any(cell.is_moving for cell in self._cells)

    def _show_marks(self, ghost: Mark | None) -> None:
        winning = self.board.outcome.cells if self.board.outcome else frozenset()
        for number, cell in enumerate(self._cells):
            is_last = number == self._last_move
            is_new = is_last and cell.mark is None
            cell.show_ghost(ghost)
            cell.show_mark(
                self.board.mark_at(number),
                is_last=is_last,
                is_winning=number in winning,
                is_drawn_in=is_new and self._look.motion.is_shown,
            )

    def _show_alternatives(self, mark: Mark, played: int, better: int) -> None:
        for number, cell in enumerate(self._cells):
            shown = mark if number == played else self.board.mark_at(number)
            cell.show_mark(shown, is_last=False, is_winning=False, is_drawn_in=False)
            cell.show_ghost(mark if number == better else None)

    def _name_cell(self, cell: int, name: str) -> None:
        self._cells[cell].setAccessibleName(name)

    def _last_cell(self) -> int | None:
        return self._last_move

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        rows, columns = self.board.rows, self.board.columns
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
        rows, columns = self.board.rows, self.board.columns
        row, column = divmod(self._cells.index(focused), columns)
        row = min(max(row + step[0], 0), rows - 1)
        column = min(max(column + step[1], 0), columns - 1)
        self._cells[row * columns + column].setFocus(Qt.FocusReason.OtherFocusReason)
