"""The licences, and which of them is being read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable


class Licences(QObject):
    """Has their texts passed in; it reads no files."""

    def __init__(
        self, text: Callable[[str], str], libraries: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.text = text
        """Returns the text of a licence by its name."""
        self.libraries = libraries
        """The folder in which Qt and PySide6 can be replaced."""
        self.selected = 0
