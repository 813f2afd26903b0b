"""A person has won: small marks fly up from the winning cells and fade; it lets clicks through."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from tictac_gui.engine import Mark
from tictac_gui.ui.board.marks import paint_mark
from tictac_gui.ui.look import motion

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.ui.board.board_widget import BoardWidget
    from tictac_gui.ui.look.look import Look

_FROM_EACH = 12
"""How many marks fly up from each cell."""
_GOLDEN_ANGLE = pi * (3 - 5**0.5)
"""Directions this far apart never repeat, and look random."""
_GRAVITY = 1.5


class Celebration(QWidget):
    """A short burst over the board and around it, for which nobody has to wait."""

    def __init__(self, board: BoardWidget, look: Look, panel: QWidget) -> None:
        super().__init__(panel)
        self._board = board
        self._look = look
        self._panel = panel
        self._is_prepared = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._origins: list[QPointF] = []
        self._size = 0.0
        self._flying = QVariantAnimation(self)
        self._flying.setDuration(motion.CELEBRATION_MS)
        self._flying.setStartValue(0.0)
        self._flying.setEndValue(1.0)
        self._flying.valueChanged.connect(self.update)
        self._flying.finished.connect(self.hide)
        board.line_struck.connect(self._on_line_struck)
        self.hide()

    @property
    def is_moving(self) -> bool:
        """Whether marks are flying."""
        return self._flying.state() == QVariantAnimation.State.Running

    def prepare(self) -> None:
        """Begin as soon as the line is complete that is being struck; if nothing moves, never."""
        self._is_prepared = self._board.is_striking

    def stop(self) -> None:
        """End it now, or don't begin."""
        self._is_prepared = False
        self._flying.stop()
        self.hide()

    @Slot()
    def _on_line_struck(self) -> None:
        if not self._is_prepared:
            return
        self._is_prepared = False
        board = self._board
        outcome = board.board.outcome
        cells = [board.cell_rect(cell) for cell in sorted(outcome.cells if outcome else ())]
        self._origins = [QPointF(board.mapTo(self._panel, cell.center())) for cell in cells]
        self._size = float(board.cell_rect(0).width())
        self.setGeometry(self._panel.rect())
        self.show()
        self.raise_()
        self._flying.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        time = float(self._flying.currentValue())
        painter.setOpacity(min(1.0, 2.4 * (1 - time)))
        for each, origin in enumerate(self._origins):
            for number in range(_FROM_EACH):
                mark = Mark.X if number % 2 else Mark.O
                place = origin + _flight(number * len(self._origins) + each, time) * self._size
                side = self._size * (0.09 + 0.05 * ((number + each) % 3))
                square = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
                paint_mark(painter, mark, square, self._look.theme.mark(mark))


def _flight(number: int, time: float) -> QPointF:
    """Return how far a mark has got, in cells: outwards and up at first, then falling."""
    angle, speed = number * _GOLDEN_ANGLE, 0.6 + 0.2 * (number % 7)
    # It slows down as if in air.
    way = speed * (1 - (1 - time) ** 3)
    return QPointF(cos(angle) * way, sin(angle) * way - 0.5 * way + _GRAVITY * time * time)
