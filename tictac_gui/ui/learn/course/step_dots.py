"""The steps of a chapter as a row of dots: which are done, and which is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.ui.look.look import Look

_TICK = ((0.27, 0.53), (0.44, 0.70), (0.74, 0.34))


class StepDots(QWidget):
    """A dot with a tick is done, one with a ring is open; words beside it say the same."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._done: Sequence[bool] = ()
        self._open: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_steps(self, done: Sequence[bool], open_step: int | None) -> None:
        """Show for each step whether it is done, and which one is open."""
        self._done, self._open = done, open_step
        self.updateGeometry()
        self.update()

    def _side(self) -> int:
        return round(self.fontMetrics().height() * 0.75)

    def sizeHint(self) -> QSize:
        side = self._side()
        return QSize(max(len(self._done), 1) * (side + side // 3), side + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side()
        for number, is_done in enumerate(self._done):
            dot = QRectF(number * (side + side // 3) + 3, 3, side - 2, side - 2)
            self._paint_dot(painter, dot, is_done=is_done, is_open=number == self._open)

    def _paint_dot(self, painter: QPainter, dot: QRectF, *, is_done: bool, is_open: bool) -> None:
        theme = self._look.theme
        painter.setPen(QPen(theme.accent if is_open or is_done else theme.outline, 1.5))
        painter.setBrush(theme.accent if is_done else theme.surface)
        painter.drawEllipse(dot)
        if is_open:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(dot.adjusted(-2.5, -2.5, 2.5, 2.5))
        if is_done:
            pen = QPen(theme.on_accent, max(dot.width() * 0.14, 1.2))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            corners = [
                QPointF(dot.left() + x * dot.width(), dot.top() + y * dot.height())
                for x, y in _TICK
            ]
            painter.drawPolyline(QPolygonF(corners))
