"""The badge of a verdict: a tick, framed or not, or question marks as in chess books."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from tictac_gui.engine.review import Verdict

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from tictac_gui.look.theme import Theme

_SIGNS = {Verdict.INEXACT: "?!", Verdict.MISTAKE: "?", Verdict.BLUNDER: "??"}


def verdict_colour(verdict: Verdict, theme: Theme) -> QColor:
    """Return the colour of a verdict."""
    if verdict.is_best:
        return theme.win
    return theme.loss if verdict.changes_result else theme.muted


def paint_verdict(painter: QPainter, verdict: Verdict, square: QRectF, theme: Theme) -> None:
    """Paint the symbol into a square."""
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
    """Paint a sign on a disc of a colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(square)
    font = QFont(painter.font())
    font.setPixelSize(max(round(square.height() * 0.66), 8))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(theme.surface)
    painter.drawText(square, Qt.AlignmentFlag.AlignCenter, sign)


def _paint_tick(painter: QPainter, square: QRectF, colour: QColor) -> None:
    pen = QPen(colour, square.width() * 0.14)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    points = [(0.26, 0.54), (0.43, 0.71), (0.75, 0.32)]
    painter.drawPolyline(
        QPolygonF(
            [
                QPointF(square.left() + x * square.width(), square.top() + y * square.height())
                for x, y in points
            ]
        )
    )
