"""The part of the window that holds score, board and buttons together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_MARGIN = 11
_WIDEST = 0.85
"""The widest the content gets, as a part of the height: about the width of the board then."""


class CentredColumn(QWidget):
    """Widgets below each other, in the middle of a wide window instead of all over it."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._layout.setSpacing(12)

    def add(self, widget: QWidget, *, stretch: int = 0) -> None:
        """Put a widget below the others."""
        self._layout.addWidget(widget, stretch)

    def minimumSizeHint(self) -> QSize:
        # The margins of a wide window are no reason why it should stay wide.
        sides = self._layout.contentsMargins()
        beyond = sides.left() + sides.right() - 2 * _MARGIN
        return super().minimumSizeHint() - QSize(beyond, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = event.size()
        content = max(round(size.height() * _WIDEST), self._layout.minimumSize().width())
        side = max(_MARGIN, (size.width() - content) // 2)
        self._layout.setContentsMargins(side, _MARGIN, side, _MARGIN)
