"""A button that shows what has been chosen and opens the menu to change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu


class MenuChip(QToolButton):
    """Shows a choice; clicking it opens its menu."""

    def __init__(self, name: str, menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_choice(self, shown: str, spoken: str) -> None:
        """Show what was chosen, and tell screen readers what it is about."""
        self.setText(f"{shown} ▾")
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
