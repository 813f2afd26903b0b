"""The symbol of what a move leads to: up for a win, equal for a draw, down for a loss.

It is painted, so that no font needs to have it, and its shape alone tells it apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from tictac_gui.engine.forecast import Ending

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

_SMALLEST = 9
"""The smallest number in pixels."""
_SMALLEST_WORDS = 10
"""The smallest text in pixels; if it doesn't fit, the number alone is shown."""
_USUAL, _LARGEST = 11, 24


class CellValue(NamedTuple):
    """What playing a cell leads to, as shown in the cell."""

    ending: Ending
    text: str
    short_text: str
    """For a cell that is too small for the text; the symbol is shown with it."""
    is_proven: bool = True
    """Whether that is certain, and not only as far as can be seen."""


def paint_symbol(
    painter: QPainter, ending: Ending, square: QRectF, colour: QColor, *, is_certain: bool = True
) -> None:
    """Paint the symbol into a square: solid, or hollow and wavy if the ending is not certain."""
    pen = QPen(colour, square.height() * 0.17 if is_certain else max(square.height() * 0.12, 1.4))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if ending is Ending.DRAW:
        painter.setPen(pen)
        for part in (0.33, 0.67):
            y = square.top() + square.height() * part
            painter.drawPath(_stroke(square, y, pen.widthF(), is_wavy=not is_certain))
        return
    room = square.height() * 0.08
    if is_certain:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
    else:
        painter.setPen(pen)
        # The stroke lies half outside.
        square = square.adjusted(room, 0, -room, 0)
    tip, base = square.top() + room, square.bottom() - room
    if ending is Ending.LOSS:
        tip, base = base, tip
    corners = [(square.center().x(), tip), (square.right(), base), (square.left(), base)]
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


def _stroke(square: QRectF, y: float, width: float, *, is_wavy: bool) -> QPainterPath:
    """Return a line from left to right, as in an equals sign or in one for what is almost equal."""
    left, middle, right = square.left() + width / 2, square.center().x(), square.right() - width / 2
    height = square.height() * 0.22 if is_wavy else 0.0
    path = QPainterPath(QPointF(left, y))
    path.quadTo(QPointF((left + middle) / 2, y - height), QPointF(middle, y))
    path.quadTo(QPointF((middle + right) / 2, y + height), QPointF(right, y))
    return path


def paint_value(
    painter: QPainter,
    value: CellValue,
    square: QRectF,
    colour: QColor,
    plate: QColor | None = None,
) -> None:
    """Paint the symbol with the text below it, or the short one if that is too long.

    A plate covers what is behind the text.
    """
    font = QFont(painter.font())
    room = square.width() * 0.88
    text = value.text
    font.setPixelSize(round(min(max(square.width() * 0.12, _USUAL), _LARGEST)))
    font.setWeight(QFont.Weight.DemiBold if value.is_proven else QFont.Weight.Normal)
    font.setItalic(not value.is_proven)
    if (width := QFontMetricsF(font).horizontalAdvance(text)) > room:
        fitting = int(font.pixelSize() * room / width)
        if fitting < _SMALLEST_WORDS:
            text = value.short_text
            # As large as fits with the symbol; in a large cell it stays quiet.
            largest = max(font.pixelSize(), round(square.height() * 0.3))
            font.setPixelSize(min(largest, max(int(square.height() * 0.45), _SMALLEST)))
        else:
            font.setPixelSize(fitting)
    metrics = QFontMetricsF(font)
    side = font.pixelSize() * 0.85
    symbol = QRectF(0, 0, side, side)
    is_roomy = square.height() > 3 * side
    above = metrics.height() * (0.5 if is_roomy else 0.4) if text else 0.0
    symbol.moveCenter(square.center() - QPointF(0, above))
    below = QRectF(0, 0, metrics.horizontalAdvance(text) + 2, metrics.height())
    below.moveCenter(
        QPointF(square.center().x(), symbol.bottom() + above * (1.2 if is_roomy else 1))
    )
    if plate:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(plate)
        painter.drawRoundedRect(symbol.united(below).adjusted(-5, -4, 5, 2), 7, 7)
    paint_symbol(painter, value.ending, symbol, colour, is_certain=value.is_proven)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, text)


def paint_step(
    painter: QPainter,
    number: int,
    square: QRectF,
    ground: QColor,
    ink: QColor,
    part: float = 0.2,
) -> None:
    """Paint the number of a later move in a corner of its cell, of which it takes some part."""
    side = min(max(square.width() * part, 15.0), 34.0)
    room = square.width() * 0.07
    badge = QRectF(square.left() + room, square.top() + room, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(badge)
    font = QFont(painter.font())
    font.setPixelSize(max(round(side * 0.62), _SMALLEST))
    font.setBold(True)
    font.setItalic(False)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(number))
