"""A small board as a button, in a frame that says what it is at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen

from tictac_gui.ui.board.board_button import BoardButton

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter


class FramedBoard(BoardButton):
    """Paints its frame; what is inside and below is up to others."""

    def _paint_frame(
        self, painter: QPainter, *, is_chosen: bool, is_lit: bool, is_given_away: bool
    ) -> None:
        """Tell by line and ground what is asked about or marked, discussed, or given away."""
        theme = self._look.theme
        pen = QPen(theme.edge, 1.0)
        if self.has_keyboard:
            pen = QPen(theme.text, 3.0)
        elif is_lit:
            pen = QPen(theme.text, 2.5, Qt.PenStyle.DotLine)
        elif is_given_away:
            pen = QPen(theme.accent, 2.5, Qt.PenStyle.DashLine)
        elif is_chosen or self.underMouse():
            pen = QPen(theme.accent, 2.5 if is_chosen else 1.5)
        is_called = is_chosen or is_lit or is_given_away or self.isDown()
        half = pen.widthF() / 2
        painter.setPen(pen)
        painter.setBrush(theme.accent_ground if is_called else theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 8, 8)
