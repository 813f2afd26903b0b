"""Deletes widgets that others have taken the place of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def discard(widget: QWidget) -> None:
    """Delete a widget at once, of which no code may be running.

    Later, a signal might still reach it when half of what it needs is gone.
    """
    widget.setParent(None)
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
