"""A page of help: text that scrolls and can be read by keyboard and screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette, QTextCursor
from PySide6.QtWidgets import QDialog, QFrame, QPushButton, QVBoxLayout, QWidget

from tictac_gui.ui.help.readable_text import ReadableText
from tictac_gui.ui.look.placement import fit_on_screen
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

_WIDTH, _HEIGHT = 80, 40
"""The size of a page, in widths of an n and in lines."""


class HelpPage(QDialog):
    """Shows a rich text; it doesn't block the board."""

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._text = ReadableText()
        self._text.setObjectName("text")
        self._text.setAccessibleName(title)
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        # So that the cells of boards stand out from it as they do in the window.
        self._text.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self._text.document().setDocumentMargin(self.fontMetrics().height())
        close = QPushButton(self.tr("Close"))
        close.setObjectName("close")
        close.clicked.connect(self.close)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addWidget(self._text, stretch=1)
        layout.addWidget(ButtonBar([], [close]))
        self._text.setFocus()

    @property
    def plain_text(self) -> str:
        """The text without its pictures, as it is read aloud."""
        return self._text.toPlainText()

    def _show_text(self, html: str) -> None:
        """Replace the text, and stay at the same place in it."""
        bar = self._text.verticalScrollBar()
        place = bar.value()
        self._text.setHtml(html)
        cursor = self._text.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        self._text.setTextCursor(cursor)
        bar.setValue(place)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance("n") * _WIDTH, metrics.height() * _HEIGHT)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            fit_on_screen(self)
