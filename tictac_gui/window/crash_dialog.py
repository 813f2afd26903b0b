"""The dialog that says in plain words that something went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
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
        self._details, self._path = details, path
        self._is_written, self._goes_on = is_written, goes_on
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._show_texts()
        close = self.addButton(QMessageBox.StandardButton.Close)
        close.setObjectName("close")
        # A theme's icon may be black on black.
        close.setIcon(QIcon())
        self.setDefaultButton(close)
        self.setEscapeButton(close)

    def _show_texts(self) -> None:
        self.setWindowTitle(self.tr("Problem"))
        self.setText(
            self.tr("Something went wrong. The game goes on.")
            if self._goes_on
            else self.tr("Something went wrong, and Tictac could not start.")
        )
        where = (
            self.tr("Details were written to:\n{0}")
            if self._is_written
            else self.tr("Details could not be written to:\n{0}")
        )
        self.setInformativeText(where.format(self._path))
        # Qt names its button for them only once, unless there were none in between.
        self.setDetailedText("")
        self.setDetailedText(self._details)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._show_texts()
