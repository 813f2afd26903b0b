"""What the rows of all lists have in common; what stands in a row is painted elsewhere.

It is a module of its own because the start needs no list, and the classes of its style take long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from tictac_gui.look.look import Look


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
