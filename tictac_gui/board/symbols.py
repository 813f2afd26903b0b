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
_SMALLEST_TEXT = 9
"""A value that would have to be smaller gives way to its symbol."""
_USUAL_TEXT, _LARGEST_TEXT = 11, 24
"""A value that would be smaller than usual goes on two lines."""
_CENTRED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
_LINE = 1.16
"""The height of a line of a value, as a fraction of its text's."""


class CellValue(NamedTuple):
    """The result that playing a cell leads to, as shown in the cell."""

    ending: Ending | None
    """None until it is known."""
    text: str
    is_best: bool = False
    """Whether no move has a better value, and some have a worse one."""


PENDING = CellValue(None, "")
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
    place: QRectF,
    theme: Theme,
    plate: QColor | None = None,
    longest: str = "",
) -> None:
    """Paint a value as large as fits, the best on a ground of its colour.

    Words that don't fit go on two lines; where those don't fit either, a symbol stands for them. A
    plate, if given, separates the value from a mark behind it. Values beside each other look alike
    if each is given the longest text that may be among them.
    """
    colour = theme.ending(value.ending)
    side = min(place.width() * 0.4, place.height() * 0.8, _LARGEST_TEXT)
    box = QRectF(0, 0, side, side)
    font, lines = _fitting(painter.font(), value.text, place, longest)
    if lines:
        metrics = QFontMetricsF(font)
        width = max(map(metrics.horizontalAdvance, lines))
        pixels = font.pixelSize()
        box = QRectF(0, 0, width + 0.7 * pixels, pixels * (_LINE * len(lines) + 0.3))
    box.moveCenter(place.center())
    box = box.intersected(place)
    painter.setPen(Qt.PenStyle.NoPen)
    if ground := colour if value.is_best else plate:
        painter.setBrush(ground)
        corner = min(box.height() / 2, 8.0)
        painter.drawRoundedRect(box, corner, corner)
    ink = theme.surface if value.is_best else colour
    if not lines:
        room = side * 0.2 if value.is_best else 0.0
        paint_symbol(painter, value.ending, box.adjusted(room, room, -room, -room), ink)
        return
    painter.setFont(font)
    painter.setPen(ink)
    height = pixels * _LINE
    top = place.center().y() - height * len(lines) / 2
    for number, line in enumerate(lines):
        row = QRectF(place.left(), top + number * height, place.width(), height)
        painter.drawText(row, _CENTRED, line)


def _fitting(usual: QFont, text: str, place: QRectF, longest: str) -> tuple[QFont, list[str]]:
    """Return a font and the lines on which a text fits; no line if it can't be read there."""
    font = QFont(usual)
    font.setWeight(QFont.Weight.DemiBold)
    # The widths are nearly the same fractions of any size.
    font.setPixelSize(100)
    metrics = QFontMetricsF(font)
    largest = min(max(place.width() * 0.1 + 6, _USUAL_TEXT), _LARGEST_TEXT)

    def pixels(lines: list[str]) -> float:
        width = max(map(metrics.horizontalAdvance, lines)) / 100
        # One word may be as wide as the place: "Draw" where "in 18" fits.
        margin = 0.01 if len(lines) == 1 and longest else 0.1
        across = place.width() * 0.98 / (width + margin)
        return min(across, place.height() / (_LINE * len(lines) + 0.1), largest)

    def wrapped(text: str, least: float) -> list[str]:
        words = text.split()
        parts = [[" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words))]
        return max(parts, key=pixels) if parts and pixels([text]) < least else [text]

    lines = wrapped(text, _USUAL_TEXT)
    size = int(pixels(lines))
    if longest:
        example = wrapped(longest, largest)
        lines = wrapped(text, largest + 1) if len(example) > 1 else [text]
        size = int(min(pixels(lines), pixels(example)))
    if not text or size < _SMALLEST_TEXT:
        return font, []
    font.setPixelSize(size)
    return font, lines


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
