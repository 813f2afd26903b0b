"""A plain surface with round corners that groups widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QFrame

from tictac_gui.ui.look.theme import LIGHT, Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class Card(QFrame):
    """Paints the surface behind its widgets."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT

    def show_theme(self, theme: Theme) -> None:
        """Switch to a theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.edge, 1.0))
        painter.setBrush(self._theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 11, 11)
