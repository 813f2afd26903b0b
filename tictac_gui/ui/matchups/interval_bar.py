"""Between which bounds the shares of games lie: one lane for each outcome, from 0 to 100%."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tictac_gui.engine.search import Ending
from tictac_gui.ui.widgets.result_bar import Sides, paint_part

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.play.runs.tournament import Result
    from tictac_gui.ui.look.look import Look

_ENDINGS = (Ending.WIN, Ending.DRAW, Ending.LOSS)
_LANE_LINES = 0.8
"""The height of a lane in lines of text."""
_GAP = 0.25
"""Between two lanes, as a fraction of their height."""
_NARROWEST = 2.0


class IntervalBar(QWidget):
    """Three lanes one above the other; in each, what was played is a line across its bounds."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._result: Result | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(self.sizeHint().height())

    def show_result(self, result: Result | None) -> None:
        """Show the bounds of a result, or only the lanes."""
        self._result = result
        self.update()

    def sizeHint(self) -> QSize:
        lane = round(self.fontMetrics().height() * _LANE_LINES)
        return QSize(2 * lane, len(_ENDINGS) * lane)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height() / len(_ENDINGS)
        room = height * _GAP / 2
        for number in range(len(_ENDINGS)):
            lane = QRectF(0, number * height, self.width(), height)
            self._paint_lane(painter, lane.adjusted(0.5, room, -0.5, -room), number)

    def _paint_lane(self, painter: QPainter, lane: QRectF, number: int) -> None:
        theme, middle = self._look.theme, lane.center().y()
        painter.setPen(QPen(theme.muted, 1.0, Qt.PenStyle.DotLine))
        painter.drawLine(QLineF(lane.left(), middle, lane.right(), middle))
        frequencies = self._result.standing.frequencies if self._result else None
        if not self._result or not frequencies:
            return
        left, right = (
            lane.left() + share * lane.width() for share in self._result.intervals[number]
        )
        # What has no width is still to be seen.
        left = min(left, lane.right() - _NARROWEST)
        part = QRectF(left, lane.top(), max(right - left, _NARROWEST), lane.height())
        paint_part(painter, part, _ENDINGS[number], theme, Sides.MARKS)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.muted, 1.0))
        painter.drawRect(part)
        share = lane.left() + float(frequencies.shares[number]) * lane.width()
        painter.setPen(QPen(theme.text, _NARROWEST))
        painter.drawLine(QLineF(share, part.top(), share, part.bottom()))
