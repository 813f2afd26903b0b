"""A button to step through a game, with a sign that it draws itself: no font need have it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QPushButton

from tictac_gui.ui.look.theme import LIGHT, Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class Step(Enum):
    """Where a step goes, as its direction and whether it goes all the way."""

    FIRST = -1, True
    BACK = -1, False
    FORWARD = 1, False
    LAST = 1, True

    @property
    def is_forward(self) -> bool:
        """Whether it goes towards the end."""
        return self.value[0] > 0

    @property
    def is_whole(self) -> bool:
        """Whether it goes all the way."""
        return self.value[1]

    def reached(self, at: int, end: int) -> int:
        """Return the move that the step leads to, among 0 to the end."""
        if self.is_whole:
            return end if self.is_forward else 0
        return min(max(at + self.value[0], 0), end)


class StepButton(QPushButton):
    """Shows a triangle, with a bar before it where the step goes all the way."""

    def __init__(self, step: Step, name: str) -> None:
        super().__init__()
        self._step = step
        self._theme = LIGHT
        self.setObjectName(f"step_{step.name.lower()}")
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setAutoDefault(False)

    def show_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(round(height * 2.1), height + 16)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.text)
        painter.setOpacity(1.0 if self.isEnabled() else 0.35)
        painter.translate(QRectF(self.rect()).center())
        if not self._step.is_forward:
            painter.scale(-1, 1)
        half = self.fontMetrics().height() * 0.32
        tip, bar = half * 0.9, half * 0.4
        painter.drawPolygon(QPolygonF([QPointF(-tip, -half), QPointF(tip, 0), QPointF(-tip, half)]))
        if self._step.is_whole:
            painter.drawRect(QRectF(tip, -half, bar, 2 * half))
