"""Announces to screen readers what happens without the person's doing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtGui

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader read the text, if one is running."""
    # By way of their module: PySide6 makes a class when it is first named, and nobody may listen.
    if QtGui.QAccessible.isActive():
        QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(widget, text))
