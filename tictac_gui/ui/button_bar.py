"""A row of buttons with a group at each end, which becomes two rows where it must."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence


class ButtonBar(QWidget):
    """Needs no more width than the wider of its groups, so that large fonts fit too."""

    def __init__(self, left: Sequence[QWidget], right: Sequence[QWidget]) -> None:
        super().__init__()
        self._groups = [_group(left), _group(right)]
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self._layout.addLayout(self._groups[0])
        self._layout.addStretch()
        self._layout.addLayout(self._groups[1])

    def _widths(self) -> list[int]:
        return [group.sizeHint().width() for group in self._groups]

    def minimumSizeHint(self) -> QSize:
        return QSize(max(self._widths()), super().minimumSizeHint().height())

    def _fold(self) -> None:
        fits = sum(self._widths()) + self._layout.spacing() <= self.width()
        direction = QBoxLayout.Direction
        self._layout.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def event(self, event: QEvent) -> bool:
        # The room changes, or what needs room: a button that appears or gets another text.
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fold()
        return super().event(event)


def _group(widgets: Sequence[QWidget]) -> QHBoxLayout:
    layout = QHBoxLayout()
    layout.setSpacing(6)
    for widget in widgets:
        layout.addWidget(widget)
    return layout
