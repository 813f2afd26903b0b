"""Symbols of endings, verdicts and later moves, painted so that no font needs to have them.

Their shapes alone tell them apart, without colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from tictac_gui.engine.review import Verdict
from tictac_gui.engine.search import Ending

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from tictac_gui.look.theme import Theme

_SIGNS = {Verdict.INEXACT: "?!", Verdict.MISTAKE: "?", Verdict.BLUNDER: "??"}
_SMALLEST_NUMBER = 9
"""In pixels, as are the next three."""
_SMALLEST_TEXT = 10
"""A text that would have to be smaller gives way to the number alone."""
_USUAL_TEXT, _LARGEST_TEXT = 11, 24


class CellValue(NamedTuple):
    """The result that playing a cell leads to, as shown in the cell."""

    ending: Ending | None
    """None until it is known."""
    text: str
    short_text: str
    """For a cell that is too small for the text; the symbol is shown with it."""


PENDING = CellValue(None, "", "")
"""Shown while the value is being worked out."""


def paint_symbol(painter: QPainter, ending: Ending | None, square: QRectF, colour: QColor) -> None:
    """Paint the symbol of an ending; three dots if it is not known yet."""
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
    """Paint the symbol with the text below it, or with the short text if the long one doesn't fit.

    A plate, if given, separates both from a mark behind them.
    """
    font = QFont(painter.font())
    room = square.width() * 0.88
    text = value.text
    font.setPixelSize(round(min(max(square.width() * 0.12, _USUAL_TEXT), _LARGEST_TEXT)))
    font.setWeight(QFont.Weight.DemiBold)
    if (width := QFontMetricsF(font).horizontalAdvance(text)) > room:
        fitting = int(font.pixelSize() * room / width)
        if fitting < _SMALLEST_TEXT:
            text = value.short_text
            # As large as fits below the symbol, but unobtrusive in a large cell.
            largest = max(font.pixelSize(), round(square.height() * 0.3))
            font.setPixelSize(min(largest, max(int(square.height() * 0.45), _SMALLEST_NUMBER)))
        else:
            font.setPixelSize(fitting)
    metrics = QFontMetricsF(font)
    side = font.pixelSize() * 0.85
    if value.ending is None:
        # Dots as small as the other symbols would hardly be visible.
        side = min(square.width() * 0.4, _LARGEST_TEXT)
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
    """Paint the number of a later move in a corner of its cell; `part` is its share of the side."""
    side = min(max(square.width() * part, 15.0), 34.0)
    room = square.width() * 0.07
    badge = QRectF(square.left() + room, square.top() + room, side, side)
    _paint_badge(
        painter, str(number), badge, ground, ink, max(round(side * 0.62), _SMALLEST_NUMBER)
    )


def verdict_colour(verdict: Verdict, theme: Theme) -> QColor:
    """Return the colour of a verdict."""
    if verdict.is_best:
        return theme.win
    return theme.loss if verdict.changes_result else theme.muted


def paint_verdict(painter: QPainter, verdict: Verdict, square: QRectF, theme: Theme) -> None:
    """Paint the symbol of a verdict: a tick, framed for an only move, or question marks."""
    colour = verdict_colour(verdict, theme)
    if verdict.is_best:
        _paint_tick(painter, square, colour)
        if verdict is Verdict.ONLY:
            pen = QPen(colour, square.width() * 0.09)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(square.adjusted(1, 1, -1, -1), 3, 3)
        return
    paint_sign(painter, _SIGNS[verdict], square, colour, theme)


def paint_sign(painter: QPainter, sign: str, square: QRectF, colour: QColor, theme: Theme) -> None:
    """Paint a sign on a round ground of a colour."""
    _paint_badge(
        painter, sign, square, colour, theme.surface, max(round(square.height() * 0.66), 8)
    )


def _paint_badge(
    painter: QPainter, text: str, square: QRectF, ground: QColor, ink: QColor, pixels: int
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(square)
    font = QFont(painter.font())
    font.setPixelSize(pixels)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(square, Qt.AlignmentFlag.AlignCenter, text)


def _paint_tick(painter: QPainter, square: QRectF, colour: QColor) -> None:
    pen = QPen(colour, square.width() * 0.14)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    left, top, side = square.left(), square.top(), square.width()
    points = [(0.26, 0.54), (0.43, 0.71), (0.75, 0.32)]
    painter.drawPolyline(QPolygonF([QPointF(left + x * side, top + y * side) for x, y in points]))
