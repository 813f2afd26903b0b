"""A row that Tab reaches, so that a screen reader can read it aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.ui.look.look import Look


class FocusRow(QWidget):
    """Shows a ring when it has the focus; its accessible name is what is read."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._look.theme.accent, 2.0))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
