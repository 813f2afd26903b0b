"""How the marks X and O are painted at any size, on a board or as an icon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tictac_gui.engine import Mark

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.look.look import Look

_WEIGHT = 0.155
"""The width of a stroke, as a fraction of the mark's size."""


def paint_mark(
    painter: QPainter, mark: Mark, square: QRectF, colour: QColor, progress: float = 1.0
) -> None:
    """Paint a mark into a square, or the part of it that has been drawn so far."""
    pen = QPen(colour, square.width() * _WEIGHT)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = square.width() * _WEIGHT / 2
    inner = square.adjusted(half, half, -half, -half)
    if mark is Mark.X:
        _paint_stroke(painter, inner.topLeft(), inner.bottomRight(), progress * 2)
        _paint_stroke(painter, inner.topRight(), inner.bottomLeft(), progress * 2 - 1)
    elif progress >= 1:
        painter.drawEllipse(inner)
    else:
        # Qt counts in sixteenths of a degree, anticlockwise from three o'clock.
        painter.drawArc(inner, 90 * 16, round(360 * 16 * progress))


def _paint_stroke(painter: QPainter, start: QPointF, end: QPointF, progress: float) -> None:
    if progress > 0:
        painter.drawLine(start, start + (end - start) * min(progress, 1.0))


class MarkIcon(QWidget):
    """A mark beside words; it grows with the font."""

    def __init__(self, mark: Mark, look: Look) -> None:
        super().__init__()
        self._look = look
        self._is_lit = False
        self._mark = mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_lit(self, *, is_lit: bool) -> None:
        """Stand out on a ground in the colour of the mark, or be in that colour."""
        self._is_lit = is_lit
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.2)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        colour = theme.on_mark() if self._is_lit else theme.mark(self._mark)
        paint_mark(painter, self._mark, QRectF(self.rect()), colour)
