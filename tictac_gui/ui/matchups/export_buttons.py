"""Exports results: to the clipboard, or to a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QFileInfo, QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from tictac_gui.play.runs import match_report

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.play.runs.tournament import Pairing, Result


class ExportButtons(QObject):
    """Two buttons that export the visible results."""

    reported = Signal(str)
    """Carries a sentence that says what was done, or why it failed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._results: Mapping[Pairing, Result] = {}
        self.copy = QPushButton(self.tr("Copy"))
        self.copy.setObjectName("copy")
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._on_copy_clicked)
        self.save = QPushButton(self.tr("Save as CSV…"))
        self.save.setObjectName("save")
        self.save.setAutoDefault(False)
        self.save.clicked.connect(self._on_save_clicked)

    def offer(self, results: Mapping[Pairing, Result]) -> None:
        """Set the results to export; without any, the buttons are disabled."""
        self._results = results
        self.copy.setEnabled(bool(results))
        self.save.setEnabled(bool(results))

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(match_report.as_columns(self._results))
        self.reported.emit(self.tr("Copied."))

    @Slot()
    def _on_save_clicked(self) -> None:
        dialog = QFileDialog(self.save.window(), self.tr("Save as CSV"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Comma-separated values (*.csv)"))
        dialog.setDefaultSuffix("csv")
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        dialog.setDirectory(QStandardPaths.writableLocation(documents))
        dialog.selectFile("match-ups.csv")
        dialog.fileSelected.connect(self._on_file_selected)
        # Not `exec`, so that the games carry on.
        dialog.open()

    @Slot(str)
    def _on_file_selected(self, path: str) -> None:
        try:
            match_report.save(match_report.as_csv(self._results), path)
        except OSError as error:
            self.reported.emit(self.tr("The file could not be written: {0}").format(error))
        else:
            self.reported.emit(self.tr("Saved as {0}").format(QFileInfo(path).fileName()))
