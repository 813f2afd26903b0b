"""Push buttons that trigger an action of the menus, and the one that stands out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton

if TYPE_CHECKING:
    from PySide6.QtGui import QAction


def action_button(name: str, text: str, action: QAction) -> QPushButton:
    """Return a button that triggers an action, tells its keys, and shows its state."""
    button = _ActionButton(text, action)
    button.setObjectName(name)
    return button


class _ActionButton(QPushButton):
    """Tells the action's own name, whatever the button's text is at the moment."""

    def __init__(self, text: str, action: QAction) -> None:
        super().__init__(text)
        self._action = action
        # A click leaves the keyboard focus where it was: on the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.clicked.connect(action.trigger)
        action.enabledChanged.connect(self.setEnabled)
        action.toggled.connect(self.setChecked)
        action.changed.connect(self._show_tip)
        self._show_tip()

    @Slot()
    def _show_tip(self) -> None:
        tip = self._action.toolTip()
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{tip} ({keys})" if keys else tip)


def emphasise(button: QPushButton, *, is_emphasised: bool) -> None:
    """Show a button in the accent colour, or as usual."""
    if bool(button.property("emphasised")) != is_emphasised:
        button.setProperty("emphasised", is_emphasised)
        # A style sheet reads properties only when it is applied.
        button.style().polish(button)
