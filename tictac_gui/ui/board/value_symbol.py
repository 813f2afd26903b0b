"""The symbol of what a move leads to: up for a win, equal for a draw, down for a loss.

Three dots stand for what is not known yet. It is painted, so that no font needs to have it, and its
shape alone tells it apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from tictac_gui.engine.search import Ending

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

_SMALLEST = 9
"""The smallest number in pixels."""
_SMALLEST_WORDS = 10
"""The smallest text in pixels; if it doesn't fit, the number alone is shown."""
_USUAL, _LARGEST = 11, 24


class CellValue(NamedTuple):
    """What playing a cell leads to, as shown in the cell."""

    ending: Ending | None
    """None as long as it is not known."""
    text: str
    short_text: str
    """For a cell that is too small for the text; the symbol is shown with it."""


PENDING = CellValue(None, "", "")
"""Shown as long as the value is being worked out."""


def paint_symbol(painter: QPainter, ending: Ending | None, square: QRectF, colour: QColor) -> None:
    """Paint the symbol into a square; three dots if the ending is not known yet."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if ending is None:
        dot = square.width() * 0.11
        for part in (0.5 - 0.35, 0.5, 0.5 + 0.35):
            x = square.left() + square.width() * part
            painter.drawEllipse(QPointF(x, square.center().y()), dot, dot)
        return
    if ending is Ending.DRAW:
        width = square.height() * 0.17
        painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
        for part in (0.33, 0.67):
            y = square.top() + square.height() * part
            painter.drawLine(
                QPointF(square.left() + width / 2, y), QPointF(square.right() - width / 2, y)
            )
        return
    room = square.height() * 0.08
    tip, base = square.top() + room, square.bottom() - room
    if ending is Ending.LOSS:
        tip, base = base, tip
    corners = [(square.center().x(), tip), (square.right(), base), (square.left(), base)]
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


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
    font.setWeight(QFont.Weight.DemiBold)
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
    if value.ending is None:
        # Dots in so small a sign would hardly be seen.
        side = min(square.width() * 0.4, _LARGEST)
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
    paint_symbol(painter, value.ending, symbol, colour)
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
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(number))
