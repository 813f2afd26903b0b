"""A board whose cells can be filled and emptied in any order, by pointer and by keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tictac_gui.board.little_boards import little_cell, paint_little_board
from tictac_gui.look.theme import RADIUS, RING
from tictac_gui.positions import words

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look
    from tictac_gui.positions.editor import Sketch

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class _Cell(QAbstractButton):
    """Paints its part of the board, and its focus."""

    def __init__(self, number: int, look: Look, board: SketchBoard) -> None:
        super().__init__(board)
        self._board = board
        self._look = look
        self.setObjectName(f"cell_{number}")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(-self.pos(), self._board.picture())
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._look.theme.accent, RING))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), RADIUS, RADIUS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        elif event.key() in _STEPS:
            # Qt would go to the next button in the order of Tab.
            event.ignore()
        else:
            super().keyPressEvent(event)


class SketchBoard(QWidget):
    """Shows a sketch; Tab leads to one of its cells, and the arrow keys on to the others."""

    cell_clicked = Signal(int)

    def __init__(self, game: Game, sketch: Sketch, look: Look) -> None:
        super().__init__()
        self._game = game
        self._look = look
        self._sketch = sketch
        self._picture = QPixmap()
        self._painted_for: tuple[object, ...] = ()
        self._cells = [_Cell(number, look, self) for number in game.cells]
        for number, cell in enumerate(self._cells):
            cell.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            cell.clicked.connect(partial(self._on_clicked, number))
        self._cells[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(150, 150)
        self.show_sketch(sketch)

    def show_sketch(self, sketch: Sketch) -> None:
        """Show another board."""
        self._sketch = sketch
        for number, cell in enumerate(self._cells):
            cell.setAccessibleName(words.cell_name(self._game, sketch, number))
        self.update()

    def picture(self) -> QPixmap:
        """Return the whole board, painted once for all cells."""
        ratio = self.devicePixelRatioF()
        wanted = self._sketch, self._look.theme, self.size(), ratio
        if wanted != self._painted_for:
            self._painted_for = wanted
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_little_board(painter, self._sketch, QRectF(self.rect()), self._look.theme)
            painter.end()
        return self._picture

    def _on_clicked(self, number: int) -> None:
        self._make_current(number)
        self.cell_clicked.emit(number)

    def _make_current(self, number: int) -> None:
        for each, cell in enumerate(self._cells):
            is_current = each == number
            policy = Qt.FocusPolicy.StrongFocus if is_current else Qt.FocusPolicy.ClickFocus
            cell.setFocusPolicy(policy)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self.picture())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = QRectF(self.rect())
        for number, cell in enumerate(self._cells):
            cell.setGeometry(little_cell(self._sketch, number, room).toAlignedRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if not step or focused not in self._cells:
            super().keyPressEvent(event)
            return
        columns = self._sketch.columns
        row, column = divmod(self._cells.index(focused), columns)
        row = min(max(row + step[0], 0), self._sketch.rows - 1)
        column = min(max(column + step[1], 0), columns - 1)
        number = row * columns + column
        self._make_current(number)
        self._cells[number].setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        return QSize(320, 300)
