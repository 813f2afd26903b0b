"""How the tree and the code share the room: beside each other, one above the other, or in turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from tictac_gui.ui.analysis.code.pane import CodePane

_GAP = 8
_LEAST_TREE = 1.3
"""How much more than it needs at the least the tree must have to be shown with the code."""
_LEAST_CODE = 0.75
"""How much of the code must be seen with the tree."""
_CODE_SHARE = 0.6
"""How much of the room the code gets where there is not enough for all of it."""


class TreeAndCode(QWidget):
    """Places the two by itself, so that no width is ever asked for that one alone doesn't need."""

    def __init__(self, tree: QWidget, code: CodePane) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._tree = tree
        self._code = code
        self._has_code = False
        for part in (tree, code):
            part.setParent(self)
        self._arrange()

    def show_code(self, has_code: bool) -> None:
        """Show the code too, or the tree alone."""
        self._has_code = has_code
        self.updateGeometry()
        self._arrange()

    def take_focus(self) -> None:
        """Give the focus to where the arrow keys step."""
        (self._code.text if self._tree.isHidden() else self._tree).setFocus()

    def _hide(self, part: QWidget, other: QWidget) -> None:
        """Hide one of them; the focus goes to the other, where the same keys step."""
        focused = self.window().focusWidget()
        if focused and (focused is part or part.isAncestorOf(focused)):
            other.setFocus()
        part.hide()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        tree, code = self._tree.minimumSizeHint() * _LEAST_TREE, self._code.sizeHint()
        least = code * _LEAST_CODE
        wide = min(code.width(), max(round(width * _CODE_SHARE), least.width()))
        high = min(code.height(), max(round(height * _CODE_SHARE), least.height()))
        is_beside = width - wide - _GAP >= tree.width()
        is_above = height - high - _GAP >= tree.height()
        room = self.rect()
        (self._code if self._has_code else self._tree).show()
        if self._has_code and (is_beside or is_above):
            self._tree.show()
        elif self._has_code:
            self._hide(self._tree, self._code.text)
        else:
            self._hide(self._code, self._tree)
        if not self._has_code:
            self._tree.setGeometry(room)
        elif is_beside:
            self._tree.setGeometry(QRect(0, 0, width - wide - _GAP, height))
            self._code.setGeometry(QRect(width - wide, 0, wide, height))
        elif is_above:
            self._tree.setGeometry(QRect(0, 0, width, height - high - _GAP))
            self._code.setGeometry(QRect(0, height - high, width, high))
        else:
            self._code.setGeometry(room)

    def sizeHint(self) -> QSize:
        return self._tree.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return (self._code if self._has_code else self._tree).minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.FontChange):
            self.updateGeometry()
            self._arrange()
        return super().event(event)
