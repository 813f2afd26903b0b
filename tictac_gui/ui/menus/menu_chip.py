"""A button that shows what has been chosen and opens the menu to change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QEvent, QSize
    from PySide6.QtWidgets import QMenu


class MenuChip(QToolButton):
    """Shows a choice; clicking it opens its menu."""

    def __init__(self, name: str, menu: QMenu, parent: QWidget | None = None) -> None:
        # Before all else: Qt may say at once that the font has changed.
        self._widths: dict[str, int] = {}
        super().__init__(parent)
        self.setObjectName(name)
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._choices: tuple[str, ...] = ()

    def keep_room_for(self, choices: Iterable[str]) -> None:
        """Be wide enough for each of these, so that nothing moves when another is chosen."""
        self._choices = tuple(map(_with_arrow, choices))
        self.updateGeometry()

    def show_choice(self, shown: str, spoken: str) -> None:
        """Show what was chosen, and tell screen readers what it is about."""
        self.setText(_with_arrow(shown))
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        widest = max(map(self._width_of, (self.text(), *self._choices)))
        hint.setWidth(hint.width() + widest - self._width_of(self.text()))
        return hint

    def changeEvent(self, event: QEvent) -> None:
        # The font, maybe.
        self._widths.clear()
        super().changeEvent(event)

    def _width_of(self, text: str) -> int:
        # Layouts ask for the same again and again, and measuring all texts each time takes long.
        if text not in self._widths:
            # As the button itself measures it, which differs from the text's advance by a pixel.
            size = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text)
            self._widths[text] = size.width()
        return self._widths[text]


def _with_arrow(choice: str) -> str:
    return f"{choice} ▾"
