"""The window's own small dialogs: the names of two people, and the report of a crash.

Neither blocks the board.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
)

from tictac_gui.engine import Mark
from tictac_gui.look.theme import GAP
from tictac_gui.play.setup import LONGEST_NAME, TypedNames
from tictac_gui.widgets.buttons import emphasise
from tictac_gui.widgets.containers import window_column
from tictac_gui.window import words
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tictac_gui.games import Game


class NamesDialog(QDialog):
    """A line for each player; an empty one restores the name that the mark gives."""

    def __init__(self, game: Game, typed: TypedNames, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Names"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._game, self._typed = game, typed
        layout = window_column(self)
        fields = QGridLayout()
        fields.setSpacing(GAP)
        for row, mark in enumerate(Mark):
            label, edit = QLabel(words.who_plays(game, mark)), self._edit(mark)
            label.setBuddy(edit)
            fields.addWidget(label, row, 0)
            fields.addWidget(edit, row, 1)
        layout.addLayout(fields)
        layout.addStretch()
        # With its parent: Qt asks the style sheet for no icons when the buttons are made.
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, parent=self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(typed.accept)
        if ok := buttons.button(QDialogButtonBox.StandardButton.Ok):
            emphasise(ok, is_emphasised=True)
        layout.addWidget(buttons)

    def _edit(self, mark: Mark) -> QLineEdit:
        edit = QLineEdit(self._typed.of(mark))
        edit.setObjectName(f"{mark.value.lower()}_name")
        # Qt counts some characters twice.
        edit.setMaxLength(2 * LONGEST_NAME)
        edit.setPlaceholderText(side(self._game, mark).player)
        edit.setMinimumWidth(edit.fontMetrics().averageCharWidth() * LONGEST_NAME)
        edit.selectAll()
        edit.textChanged.connect(partial(self._typed.type, mark))
        return edit


class CrashDialog(QMessageBox):
    """Says in plain words that something went wrong; shows the details and names their file."""

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
        # At the start, there is no style sheet yet that says so.
        close.setIcon(QIcon())
        self.setDefaultButton(close)
        self.setEscapeButton(close)

    def _show_texts(self) -> None:
        self.setWindowTitle(self.tr("Problem"))
        self.setText(words.crash(goes_on=self._goes_on))
        self.setInformativeText(words.crash_log(self._path, is_written=self._is_written))
        # Qt names the button for the details only when there were none before.
        self.setDetailedText("")
        self.setDetailedText(self._details)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._show_texts()
