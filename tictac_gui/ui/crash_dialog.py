"""The dialog that says in plain words that something went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class CrashDialog(QMessageBox):
    """Says where the details are and shows them on request; it doesn't block the board."""

    def __init__(
        self, details: str, path: str, *, is_written: bool, goes_on: bool, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("crash")
        self.setWindowTitle(self.tr("Problem"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setText(
            self.tr("Something went wrong. The game goes on.")
            if goes_on
            else self.tr("Something went wrong, and Tictac could not start.")
        )
        where = (
            self.tr("Details were written to:\n{0}")
            if is_written
            else self.tr("Details could not be written to:\n{0}")
        )
        self.setInformativeText(where.format(path))
        self.setDetailedText(details)
        close = self.addButton(QMessageBox.StandardButton.Close)
        close.setObjectName("close")
        # A theme's icon may be black on black.
        close.setIcon(QIcon())
        self.setDefaultButton(close)
        self.setEscapeButton(close)
