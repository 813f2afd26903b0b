"""A plain surface with round corners that groups widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QFrame

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.ui.look.look import Look


class Card(QFrame):
    """Paints the surface behind its widgets."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.theme.edge, 1.0))
        painter.setBrush(self._look.theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 11, 11)
