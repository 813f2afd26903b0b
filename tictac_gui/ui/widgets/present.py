"""How a window that may be open already comes before the person's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def present(window: QWidget) -> None:
    """Show the window, in front of the others and with the focus."""
    window.show()
    window.raise_()
    window.activateWindow()
