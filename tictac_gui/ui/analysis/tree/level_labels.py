"""The labels beside the rows of the search tree: MAX and MIN with their marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from tictac_gui.ui.board.marks import paint_mark
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.words.analysis import tree_words

if TYPE_CHECKING:
    from tictac_gui.engine import Mark
    from tictac_gui.ui.look.theme import Theme


_SIGNED = 3.0
"""How high a row is, in lines, that has room for the triangle and the mark too."""


class LevelLabels:
    """Stay at the left edge while the drawing moves; as in textbooks, MAX points up."""

    def __init__(self, font: QFont) -> None:
        self._font = enlarged(font, 0.85, is_bold=True)
        metrics = QFontMetricsF(self._font)
        self._line = metrics.height()
        self.width = metrics.horizontalAdvance("MAX") * 1.9
        """How wide the labels are."""

    def paint_bands(self, painter: QPainter, rows: list[QRectF], theme: Theme) -> None:
        """Paint every other row on a different background."""
        for row in rows[::2]:
            painter.fillRect(row, theme.surface)

    def paint(
        self, painter: QPainter, rows: list[QRectF], height: float, first: Mark, theme: Theme
    ) -> None:
        """Paint the labels on top of the drawing."""
        room = QRectF(0, 0, self.width, height)
        painter.fillRect(room, theme.ground)
        self.paint_bands(painter, [row.intersected(room) for row in rows], theme)
        painter.setPen(QPen(theme.edge, 1))
        painter.drawLine(room.topRight(), room.bottomRight())
        painter.setFont(self._font)
        for depth, row in enumerate(rows):
            is_max = depth % 2 == 0
            label = row.intersected(room)
            if label.height() >= self._line * _SIGNED:
                self._paint_triangle(painter, label.center(), is_max=is_max, theme=theme)
                self._paint_mark(painter, label.center(), first if is_max else first.other, theme)
            if label.height() >= self._line:
                painter.setPen(theme.text)
                text = tree_words.side(is_max=is_max)
                painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_triangle(
        self, painter: QPainter, middle: QPointF, *, is_max: bool, theme: Theme
    ) -> None:
        line = self._line
        half = line * 0.42
        tip = -half * 0.8 if is_max else half * 0.8
        top = middle - QPointF(0, line * 1.1)
        corners = [QPointF(0, tip), QPointF(half, -tip), QPointF(-half, -tip)]
        painter.setPen(QPen(theme.muted, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([top + corner for corner in corners]))

    def _paint_mark(self, painter: QPainter, middle: QPointF, mark: Mark, theme: Theme) -> None:
        size = self._line * 0.8
        square = QRectF(middle.x() - size / 2, middle.y() + self._line * 0.65, size, size)
        paint_mark(painter, mark, square, theme.mark(mark))
