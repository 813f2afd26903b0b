"""A number as the length of a bar beside others, and where it was guessed to end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.ui.look.look import Look


class CountBar(QWidget):
    """Shows a share of the longest bar, and a guess as a dotted line; words beside it say both."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._share = 0.0
        self._guess: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def share(self) -> float:
        """How much of the room is filled."""
        return self._share

    def show_shares(self, share: float, guess: float | None) -> None:
        """Show how long it is, and how long it was guessed to be."""
        self._share, self._guess = share, guess
        self.update()

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(height * 4, round(height * 1.4))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        room = QRectF(self.rect()).adjusted(1, 3, -1, -3)
        painter.setPen(QPen(theme.outline, 1.0))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(room, 3, 3)
        if self._share:
            # However small it is, there is something to see.
            filled = QRectF(room)
            filled.setWidth(max(room.width() * min(self._share, 1.0), 3.0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            painter.drawRoundedRect(filled, 3, 3)
        if self._guess is not None:
            x = room.left() + room.width() * min(self._guess, 1.0)
            painter.setPen(QPen(theme.text, 2.5, Qt.PenStyle.DotLine))
            painter.drawLine(QLineF(x, 0, x, self.height()))
