"""The stroke through three in a row, on top of the cells; it lets clicks through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QLineF, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from tictac_gui.ui.look import motion

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class WinningLine(QWidget):
    """Draws the lines, animated if wanted, and reports when they are complete."""

    struck = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lines: list[tuple[QPointF, QPointF]] = []
        self._colour = QColor()
        self._width = 0.0
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

    def place(self, lines: list[tuple[QPointF, QPointF]], colour: QColor, width: float) -> None:
        """Set where the lines run and how they look."""
        self._lines, self._colour, self._width = lines, colour, width
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._colour, self._width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        progress = float(self._striking.currentValue()) if self.is_moving else 1.0
        for start, end in self._lines:
            painter.drawLine(QLineF(start, start + (end - start) * progress))
