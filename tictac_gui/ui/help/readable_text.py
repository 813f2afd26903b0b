"""A text to be read: by pointer, keyboard and screen reader, and in any size that can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTextEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QWheelEvent

_SMALLEST, _LARGEST = 5.0, 72.0
"""In points. Qt alone would go on until the text has no size, and then complain about its font."""
_NOTCH = 120
"""How far a wheel has turned when Qt makes the text one point larger or smaller."""


class ReadableText(QTextEdit):
    """Can't be changed; Ctrl and the wheel make it larger or smaller."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            size = self.font().pointSizeF() + event.angleDelta().y() / _NOTCH
            if not _SMALLEST <= size <= _LARGEST:
                return
        super().wheelEvent(event)
