"""What this program is and which version, and the licences of the program and of its parts."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot, qVersion
from PySide6.QtGui import QFontDatabase, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
)

from tictac_gui import __version__
from tictac_gui.help import words
from tictac_gui.help.pages import ReadableText
from tictac_gui.look.theme import GAP, enlarged
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.containers import window_column

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

_ICON_LINES = 5
"""The side of the icon, in lines of text."""
_TEXT_LINES = 17
"""The width of the text, in lines of text."""


class About(QDialog):
    """The icon beside name, version and purpose; a button opens the licences."""

    licences_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("about")
        self.setWindowTitle(self.tr("About Tictac"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        line = self.fontMetrics().height()
        icon = QLabel()
        side = line * _ICON_LINES
        ratio = self.devicePixelRatioF()
        icon.setPixmap(QApplication.windowIcon().pixmap(QSize(side, side), ratio))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        icon.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        name = _label("Tictac")
        name.setFont(enlarged(self.font(), 1.8, is_bold=True))
        texts = QVBoxLayout()
        texts.setSpacing(line // 3)
        texts.addWidget(name)
        texts.addWidget(_label(words.version(__version__)))
        runs_on = words.runs_on(qVersion(), pyside_version, platform.python_version())
        texts.addWidget(_label(runs_on, width=line * _TEXT_LINES))
        texts.addSpacing(line // 3)
        for text in words.about():
            texts.addWidget(_label(text, width=line * _TEXT_LINES))
        texts.addStretch()
        content = QHBoxLayout()
        content.setSpacing(line)
        content.addWidget(icon)
        content.addLayout(texts, stretch=1)
        licences = QPushButton(self.tr("&Licences"))
        licences.setObjectName("licences")
        licences.setAutoDefault(False)
        licences.clicked.connect(self.licences_asked)
        licences.clicked.connect(self.close)
        close = QPushButton(self.tr("Close"))
        close.setObjectName("close")
        close.setDefault(True)
        close.clicked.connect(self.close)
        layout = window_column(self)
        layout.setSpacing(line)
        layout.addLayout(content, stretch=1)
        layout.addWidget(ButtonBar([licences], [close]))
        close.setFocus()


def _label(text: str, width: int = 0) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(bool(width))
    label.setMinimumWidth(width)
    # So that the version can be copied, and a screen reader can go through the lines.
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


class Licences(QObject):
    """The licences, and which one is selected; their texts are passed in, not read from files."""

    def __init__(
        self, text: Callable[[str], str], libraries: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.text = text
        """Returns the text of a licence by its name."""
        self.libraries = libraries
        """The folder in which Qt and PySide6 can be replaced."""
        self.selected = 0


class LicencesWindow(QDialog):
    """Shows one licence at a time, chosen from a list."""

    def __init__(self, licences: Licences, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._licences = licences
        self._parts = words.parts(
            __version__, qVersion(), pyside_version, platform.python_version(), licences.libraries
        )
        self._list = QListWidget()
        self._list.setObjectName("parts")
        self._list.setAccessibleName(self.tr("Parts of the program"))
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

    def _lay_out(self) -> None:
        # Wide enough for its names in any font and language.
        self._list.ensurePolished()
        margin = 2 * self._list.fontMetrics().height()
        self._list.setFixedWidth(self._list.sizeHintForColumn(0) + margin)
        columns = QHBoxLayout()
        columns.setSpacing(GAP)
        columns.addWidget(self._list)
        columns.addWidget(self._text, stretch=1)
        layout = window_column(self)
        layout.addLayout(columns, stretch=1)
        layout.addWidget(ButtonBar([], [self._close]))

    @Slot(int)
    def _on_row_changed(self, row: int) -> None:
        self._licences.selected = row
        part = self._parts[row]
        self._text.setAccessibleName(words.licence_of(part.name))
        self._text.clear()
        cursor = self._text.textCursor()
        cursor.insertText(part.summary)
        # The texts contain tables and indents made of spaces.
        fixed = QTextCharFormat()
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        # As large as all else: the system's fixed font doesn't follow the program's size.
        font.setPointSizeF(self._text.font().pointSizeF())
        fixed.setFont(font)
        for name in part.texts:
            cursor.insertBlock()
            cursor.insertText(f"\n{self._licences.text(name).rstrip()}\n", fixed)
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        self._text.setTextCursor(cursor)

    def sizeHint(self) -> QSize:
        return QSize(820, 560)
