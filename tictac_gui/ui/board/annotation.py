"""What is drawn over the cells to show where a game turned; it lets clicks through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from tictac_gui.engine.review import Verdict
from tictac_gui.ui.look.theme import LIGHT, Theme
from tictac_gui.ui.widgets.verdict_badge import paint_verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.engine.review import ReviewedMove

_BADGE = 0.21
"""The side of a badge, as a fraction of the cell's."""


class Annotation(QWidget):
    """Rings the move that was played, ticks the better cell, and draws the lines it was about.

    Every part has a shape of its own, so that it can be told without its colour.
    """

    def __init__(self, cells: Sequence[QWidget], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cells = cells
        self._theme = LIGHT
        self._move: ReviewedMove | None = None
        self.hide()

    @property
    def move_shown(self) -> ReviewedMove | None:
        """The move that is annotated."""
        return self._move

    def show_theme(self, theme: Theme) -> None:
        """Switch to a theme."""
        self._theme = theme
        self.update()

    def show_move(self, move: ReviewedMove | None) -> None:
        """Annotate a move that changed the result, or nothing."""
        self._move = move
        self.setVisible(move is not None)
        self.raise_()
        self.update()

    def _square(self, cell: int) -> QRectF:
        return QRectF(self._cells[cell].geometry())

    def _line_width(self) -> float:
        return max(self._square(0).width() * 0.035, 2.5)

    def _paint_lines(self, painter: QPainter, move: ReviewedMove) -> None:
        found = move.explanation
        if not found or not found.side:
            return
        colour = QColor(self._theme.mark(found.side))
        colour.setAlphaF(0.75)
        pen = QPen(colour, self._line_width())
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([2.0, 2.2])
        painter.setPen(pen)
        for line in found.lines:
            first, last = self._square(line[0]).center(), self._square(line[-1]).center()
            beyond = (last - first) * 0.16
            painter.drawLine(QLineF(first - beyond, last + beyond))

    def _paint_ring(self, painter: QPainter, cell: int) -> None:
        square = self._square(cell)
        width = self._line_width()
        painter.setPen(QPen(self._theme.loss, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inside = square.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawRoundedRect(inside, square.width() * 0.13, square.width() * 0.13)

    def _paint_badge(self, painter: QPainter, cell: int, verdict: Verdict) -> None:
        square = self._square(cell)
        side = square.width() * _BADGE
        corner = QPointF(square.right() - side * 1.2, square.top() + side * 0.2)
        badge = QRectF(corner.x(), corner.y(), side, side)
        if verdict.is_best:
            painter.setPen(QPen(self._theme.win, max(side * 0.08, 1.5)))
            painter.setBrush(self._theme.surface)
            painter.drawEllipse(badge)
        paint_verdict(painter, verdict, badge, self._theme)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not (move := self._move):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_lines(painter, move)
        self._paint_ring(painter, move.move)
        self._paint_badge(painter, move.move, move.verdict)
        self._paint_badge(painter, move.better, Verdict.BEST)
