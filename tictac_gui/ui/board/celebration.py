"""A person has won: small marks fly up from the winning cells and fade; it lets clicks through."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from tictac_gui.engine import Mark
from tictac_gui.ui.board.marks import paint_mark
from tictac_gui.ui.look import motion
from tictac_gui.ui.look.theme import LIGHT, Theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

_FROM_EACH = 12
"""How many marks fly up from each cell."""
_GOLDEN_ANGLE = pi * (3 - 5**0.5)
"""Directions this far apart never repeat, and look random."""
_GRAVITY = 1.5


class Celebration(QWidget):
    """A short burst in which nobody has to wait: it stops as soon as it is told to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = LIGHT
        self._origins: Sequence[QPointF] = ()
        self._size = 0.0
        self._flying = QVariantAnimation(self)
        self._flying.setDuration(motion.CELEBRATION_MS)
        self._flying.setStartValue(0.0)
        self._flying.setEndValue(1.0)
        self._flying.valueChanged.connect(self.update)
        self._flying.finished.connect(self.hide)
        self.hide()

    @property
    def is_moving(self) -> bool:
        """Whether marks are flying."""
        return self._flying.state() == QVariantAnimation.State.Running

    def show_theme(self, theme: Theme) -> None:
        """Switch to a theme."""
        self._theme = theme
        self.update()

    def place(self, origins: Sequence[QPointF], size: float) -> None:
        """Set the centres of the cells from which marks fly up, and the size of a cell."""
        self._origins, self._size = origins, size
        self.update()

    def start(self) -> None:
        """Let the marks fly."""
        self.show()
        self.raise_()
        self._flying.start()

    def stop(self) -> None:
        """End it now, or do nothing."""
        self._flying.stop()
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        time = float(self._flying.currentValue())
        painter.setOpacity(min(1.0, 2.4 * (1 - time)))
        for number in range(_FROM_EACH * len(self._origins)):
            mark = Mark.X if number % 2 else Mark.O
            place = self._origins[number % len(self._origins)] + _flight(number, time) * self._size
            side = self._size * (0.09 + 0.05 * (number % 3))
            square = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
            paint_mark(painter, mark, square, self._theme.mark(mark))


def _flight(number: int, time: float) -> QPointF:
    """Return how far a mark has got, in cells: outwards and up at first, then falling."""
    angle, speed = number * _GOLDEN_ANGLE, 0.7 + 0.25 * (number % 4)
    # It slows down as if in air.
    way = speed * (1 - (1 - time) ** 3)
    return QPointF(cos(angle) * way, sin(angle) * way - 0.5 * way + _GRAVITY * time * time)
