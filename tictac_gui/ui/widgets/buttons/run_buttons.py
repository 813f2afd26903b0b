"""Start and Cancel buttons for work in the background."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QPushButton


class RunButtons(QObject):
    """Enables one of them; there are two, so that a late click on one never triggers the other."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        # Only a child of the dialog can be its default button.
        self.start = QPushButton(self.tr("Start"), dialog)
        self.start.setObjectName("start")
        self.start.setDefault(True)
        self.start.setProperty("emphasised", True)
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.setObjectName("cancel")
        self.cancel.setAutoDefault(False)
        self.cancel.setEnabled(False)

    def show_running(self, *, is_running: bool) -> None:
        """Enable Cancel, or Start."""
        offered, other = (self.cancel, self.start) if is_running else (self.start, self.cancel)
        # Qt would move the focus from a disabled button to whatever comes next.
        had_focus = other.hasFocus()
        offered.setEnabled(True)
        if had_focus:
            offered.setFocus()
        other.setEnabled(False)
