"""How the marks X and O are drawn, at any size: strokes with round ends."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tictac_gui.engine import Mark

_WEIGHT = 0.155
"""The width of a stroke, as a part of the mark's size."""


def paint_mark(
    painter: QPainter, mark: Mark, square: QRectF, colour: QColor, progress: float = 1.0
) -> None:
    """Paint the mark into a square, or the part of it that has been drawn so far."""
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
        # Qt counts in sixteenths of a degree, from three o'clock against the clock.
        painter.drawArc(inner, 90 * 16, round(360 * 16 * progress))


def _paint_stroke(painter: QPainter, start: QPointF, end: QPointF, progress: float) -> None:
    if progress > 0:
        painter.drawLine(start, start + (end - start) * min(progress, 1.0))
