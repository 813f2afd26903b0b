"""Start and Cancel, for work that goes on while the window stays usable."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QPushButton


class RunButtons(QObject):
    """Offers the one that makes sense; two, so that a late click on one is never the other."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        # Only in a dialog can a button become the one that Enter presses from everywhere.
        self.start = QPushButton(self.tr("Start"), dialog)
        self.start.setObjectName("start")
        self.start.setDefault(True)
        self.start.setProperty("emphasised", True)
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.setObjectName("cancel")
        self.cancel.setAutoDefault(False)
        self.cancel.setEnabled(False)

    def show_running(self, *, is_running: bool) -> None:
        """Offer to cancel, or to start."""
        offered, other = (self.cancel, self.start) if is_running else (self.start, self.cancel)
        # From a button that is disabled, Qt would take the focus anywhere.
        had_focus = other.hasFocus()
        offered.setEnabled(True)
        if had_focus:
            offered.setFocus()
        other.setEnabled(False)
