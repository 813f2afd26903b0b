"""A row of buttons with a group at each end, which wraps to two rows where it must."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect


class ButtonBar(QWidget):
    """Needs no more width than the wider of its groups, so that it fits with large fonts too."""

    def __init__(self, left: Sequence[QWidget], right: Sequence[QWidget]) -> None:
        super().__init__()
        _Folding(self, _group(left), _group(right))


class _Folding(QBoxLayout):
    """Two groups side by side, or one above the other."""

    def __init__(self, parent: QWidget, left: QHBoxLayout, right: QHBoxLayout) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight, parent)
        self._groups = left, right
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(6)
        self.addLayout(left)
        self.addStretch()
        self.addLayout(right)

    def _widths(self) -> list[int]:
        return [group.sizeHint().width() for group in self._groups]

    def minimumSize(self) -> QSize:
        return QSize(max(self._widths()), super().minimumSize().height())

    def setGeometry(self, room: QRect) -> None:
        fits = sum(self._widths()) + self.spacing() <= room.width()
        direction = QBoxLayout.Direction
        self.setDirection(direction.LeftToRight if fits else direction.TopToBottom)
        super().setGeometry(room)


def _group(widgets: Sequence[QWidget]) -> QHBoxLayout:
    layout = QHBoxLayout()
    layout.setSpacing(6)
    for widget in widgets:
        layout.addWidget(widget)
    return layout
