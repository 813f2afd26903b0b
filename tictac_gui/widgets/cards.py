"""What groups things: cards, rows that Tab reaches, and the rows of lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.look.look import Look


if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from tictac_gui.look.look import Look


if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.look.look import Look


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


class RowDelegate(QStyledItemDelegate):
    """A ring shows the selection without relying on colour, a bolder one the keyboard focus."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        state = option.state
        if not state & QStyle.StateFlag.State_Selected:
            return
        width = 2.0 if state & QStyle.StateFlag.State_HasFocus else 1.0
        painter.setPen(QPen(self._look.theme.accent, width))
        painter.setBrush(self._look.theme.accent_ground)
        painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -2), 7, 7)


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
