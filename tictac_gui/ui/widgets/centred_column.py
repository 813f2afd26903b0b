"""A column of widgets that stays in the middle of a wide window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_MARGIN = 11
_WIDEST = 0.85
"""The greatest width of the content, as a fraction of the height: about that of the board."""


class CentredColumn(QWidget):
    """Widgets one below the other, with wide margins where there is space."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._layout.setSpacing(12)

    def add(self, widget: QWidget, *, stretch: int = 0) -> None:
        """Add a widget below the others."""
        self._layout.addWidget(widget, stretch)

    def minimumSizeHint(self) -> QSize:
        # The margins of a wide window must not keep it from becoming narrow again.
        sides = self._layout.contentsMargins()
        beyond = sides.left() + sides.right() - 2 * _MARGIN
        return super().minimumSizeHint() - QSize(beyond, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = event.size()
        content = max(round(size.height() * _WIDEST), self._layout.minimumSize().width())
        side = max(_MARGIN, (size.width() - content) // 2)
        self._layout.setContentsMargins(side, _MARGIN, side, _MARGIN)
