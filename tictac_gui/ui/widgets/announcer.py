"""Speaks to screen readers: what happens on the board without the person doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtGui

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say the text, if one is listening."""
    # By way of their module: PySide6 makes a class when it is first named, and nobody may listen.
    if QtGui.QAccessible.isActive():
        QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(widget, text))
