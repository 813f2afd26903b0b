"""Push buttons that trigger an action of the menus, and the one that stands out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton

if TYPE_CHECKING:
    from PySide6.QtGui import QAction


def action_button(name: str, text: str, action: QAction) -> QPushButton:
    """Return a button that triggers an action, is enabled and checked as it is, and tells its keys.

    What it tells is the action's name, so that it is right in any language.
    """
    button = QPushButton(text)
    button.setObjectName(name)
    # A click leaves the keyboard focus where it was: on the board.
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setCheckable(action.isCheckable())
    button.setChecked(action.isChecked())
    button.clicked.connect(action.trigger)
    action.enabledChanged.connect(button.setEnabled)
    action.toggled.connect(button.setChecked)

    def show_tip() -> None:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{action.toolTip()} ({keys})" if keys else action.toolTip())

    action.changed.connect(show_tip)
    show_tip()
    return button


def emphasise(button: QPushButton, *, is_emphasised: bool) -> None:
    """Show a button in the accent colour, or as usual."""
    if bool(button.property("emphasised")) != is_emphasised:
        button.setProperty("emphasised", is_emphasised)
        # A style sheet reads properties only when it is applied.
        button.style().polish(button)
