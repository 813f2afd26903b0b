"""The line over a completed row, on top of the cells; it lets clicks through.

It joins the marks and crosses none out: a tint of their own colour, which leaves them as they are,
and a stroke from each to the next.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QLineF, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QWidget

from tictac_gui.engine import Mark
from tictac_gui.ui.look import motion

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.ui.look.look import Look

_BAND = 0.6
"""The width of the tint; this and what follows are fractions of a cell's side."""
_BEYOND = 0.16
"""How far the tint goes beyond the centres of the outer cells, not counting its round ends."""
_STROKE = 0.06
_REACH = 0.35
"""How far from the centre of a cell a mark and the space around it reach."""
_DISC = 0.86
"""The diameter of a disc without its edge, under which the tint must not leave a gap."""


class WinningLine(QWidget):
    """Draws the lines, animated if wanted, and reports when they are complete."""

    struck = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._mark = Mark.X
        self._lines: Sequence[Sequence[QPointF]] = ()
        self._size = 0.0
        self._joins_discs = False
        self._striking = QVariantAnimation(self)
        self._striking.setDuration(motion.LINE_MS)
        self._striking.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._striking.setStartValue(0.0)
        self._striking.setEndValue(1.0)
        self._striking.valueChanged.connect(self.update)
        self._striking.finished.connect(self.struck)
        self.hide()

    @property
    def is_moving(self) -> bool:
        """Whether the line is still being struck."""
        return self._striking.state() == QVariantAnimation.State.Running

    def strike(self, *, is_drawn_in: bool) -> None:
        """Show the line, animated if wanted."""
        self.show()
        self.raise_()
        if is_drawn_in:
            self._striking.start()
        else:
            self.update()
            self.struck.emit()

    def clear(self) -> None:
        """Remove the line."""
        self._striking.stop()
        self.hide()

    def place(
        self,
        lines: Sequence[Sequence[QPointF]],
        mark: Mark,
        size: float,
        *,
        joins_discs: bool = False,
    ) -> None:
        """Set whose lines these are, the centres of the cells of each, and a cell's side."""
        self._lines, self._mark, self._size = lines, mark, size
        self._joins_discs = joins_discs
        self.update()

    def _band(self, progress: float) -> QPainterPath:
        """Return the tints of all lines as one shape, so that none is darker where two cross."""
        stroker = QPainterPathStroker()
        stroker.setWidth(self._size * _BAND)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        shape = QPainterPath()
        for line in self._lines:
            whole = QLineF(line[0], line[-1])
            beyond = whole.unitVector().p2() - whole.p1()
            start = whole.p1() - beyond * self._size * _BEYOND
            end = whole.p2() + beyond * self._size * _BEYOND
            path = QPainterPath(start)
            path.lineTo(start + (end - start) * progress)
            shape = shape.united(stroker.createStroke(path))
        return shape.subtracted(self._discs()) if self._joins_discs else shape

    def _discs(self) -> QPainterPath:
        """Return what a tint must leave clear: the sign on a disc has a colour of its own."""
        radius = self._size * _DISC / 2
        discs = QPainterPath()
        discs.setFillRule(Qt.FillRule.WindingFill)
        for centre in {(c.x(), c.y()) for line in self._lines for c in line}:
            discs.addEllipse(QPointF(*centre), radius, radius)
        return discs

    def _strokes(self) -> list[QLineF]:
        """Return the lines from one mark to the next."""
        strokes = []
        for line in self._lines:
            for one, other in pairwise(line):
                way = QLineF(one, other)
                step = way.unitVector().p2() - one
                reach = self._size * _REACH
                if self._mark is Mark.X and not self._joins_discs:
                    # Its arms reach further towards the corners.
                    reach /= max(abs(step.x()), abs(step.y()))
                strokes.append(QLineF(one + step * reach, other - step * reach))
        return strokes

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        progress = float(self._striking.currentValue()) if self.is_moving else 1.0
        # A line without length has no shape.
        band = self._band(max(progress, 0.001))
        painter.fillPath(band, self._look.theme.winning_line(self._mark))
        painter.setClipPath(band)
        pen = QPen(self._look.theme.mark(self._mark), self._size * _STROKE)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLines(self._strokes())
