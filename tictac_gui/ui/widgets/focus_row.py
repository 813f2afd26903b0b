"""A row that Tab reaches, so that a screen reader can read it aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from tictac_gui.ui.look.theme import LIGHT, Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class FocusRow(QWidget):
    """Shows a ring when it has the focus; its accessible name is what is read."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_theme(self, theme: Theme) -> None:
        """Switch to a theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.accent, 2.0))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
