"""The licences of the program and of its parts, each with a summary and its full text."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING, NamedTuple

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSize, Qt, Slot, qVersion
from PySide6.QtGui import QFontDatabase, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tictac_gui import __version__
from tictac_gui.help.pages import ReadableText
from tictac_gui.widgets.buttons import ButtonBar

if TYPE_CHECKING:
    from tictac_gui.help.licences import Licences


class _Part(NamedTuple):
    """A part of the program; its licence may consist of more than one text."""

    name: str
    summary: str
    texts: tuple[str, ...]


class LicencesWindow(QDialog):
    """Shows one licence at a time, chosen from a list."""

    def __init__(self, licences: Licences, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._licences = licences
        self._parts = self._list_parts(licences.libraries)
        self._list = QListWidget()
        self._list.setObjectName("parts")
        self._list.setAccessibleName(self.tr("Parts of the program"))
        self._list.setSpacing(3)
        self._list.addItems([part.name for part in self._parts])
        self._text = ReadableText()
        self._text.setObjectName("licence")
        self._close = QPushButton(self.tr("Close"))
        self._close.setObjectName("close")
        self._close.clicked.connect(self.close)
        self._lay_out()
        self._list.currentRowChanged.connect(self._on_row_changed)
        self._list.setCurrentRow(licences.selected)
        self._list.setFocus()

    def _list_parts(self, qt_folder: str) -> list[_Part]:
        return [
            _Part(
                "Tictac",
                self.tr(
                    "Tictac {0} is free software: you may use it, change it and pass it on, "
                    "under the MIT licence."
                ).format(__version__),
                ("tictac",),
            ),
            _Part(
                self.tr("Qt and PySide6"),
                self.tr(
                    "The window is made with Qt {0} and PySide6 {1}, by The Qt Company and "
                    "others, under the GNU Lesser General Public License, version 3. It adds to "
                    "the GNU General Public License; both texts are below.\n\n"
                    "You may replace these libraries with your own: they are separate files in "
                    "the folder\n{2}\nPut those of a compatible version in their place, under "
                    "the same names, and start Tictac again. You find their source code at "
                    "https://download.qt.io/official_releases/"
                ).format(qVersion(), pyside_version, qt_folder),
                ("lgpl-3.0", "gpl-3.0"),
            ),
            _Part(
                "Python",
                self.tr(
                    "The program runs on Python {0}, under the licence of the Python Software "
                    "Foundation."
                ).format(platform.python_version()),
                ("python",),
            ),
            _Part(
                self.tr("Other libraries"),
                self.tr("Qt and Python are made of further parts, each with its own licence."),
                ("others",),
            ),
        ]

    def _lay_out(self) -> None:
        # Wide enough for its names in any font and language.
        margin = 2 * self._list.fontMetrics().height()
        self._list.setFixedWidth(self._list.sizeHintForColumn(0) + margin)
        columns = QHBoxLayout()
        columns.addWidget(self._list)
        columns.addWidget(self._text, stretch=1)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addLayout(columns, stretch=1)
        layout.addWidget(ButtonBar([], [self._close]))

    @Slot(int)
    def _on_row_changed(self, row: int) -> None:
        self._licences.selected = row
        part = self._parts[row]
        self._text.setAccessibleName(self.tr("Licence of {0}").format(part.name))
        self._text.clear()
        cursor = self._text.textCursor()
        cursor.insertText(part.summary)
        # The texts contain tables and indents made of spaces.
        fixed = QTextCharFormat()
        fixed.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        for name in part.texts:
            cursor.insertBlock()
            cursor.insertText(f"\n{self._licences.text(name).rstrip()}\n", fixed)
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        self._text.setTextCursor(cursor)

    def sizeHint(self) -> QSize:
        return QSize(820, 560)
