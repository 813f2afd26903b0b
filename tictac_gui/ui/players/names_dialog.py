"""Asks two people at one screen for their names; what becomes of them is not its business."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from tictac_gui.engine import Mark
from tictac_gui.play.player_names import LONGEST
from tictac_gui.ui.words import game_words

if TYPE_CHECKING:
    from tictac_gui.play.player_names import TypedNames

_TWO_PEOPLE = frozenset(Mark)


class NamesDialog(QDialog):
    """A line for each player; an empty one goes back to the name that the mark gives."""

    def __init__(self, typed: TypedNames, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Names"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._typed = typed
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(typed.accept)
        layout = QFormLayout(self)
        layout.addRow(self.tr("Who plays &X:"), self._edit("x_name", Mark.X))
        layout.addRow(self.tr("Who plays &O:"), self._edit("o_name", Mark.O))
        layout.addRow(buttons)

    def _edit(self, name: str, mark: Mark) -> QLineEdit:
        edit = QLineEdit(self._typed.of(mark))
        edit.setObjectName(name)
        # Qt counts some characters twice.
        edit.setMaxLength(2 * LONGEST)
        edit.setPlaceholderText(game_words.player_name(mark, _TWO_PEOPLE))
        edit.setMinimumWidth(edit.fontMetrics().averageCharWidth() * LONGEST)
        edit.selectAll()
        edit.textChanged.connect(partial(self._typed.type, mark))
        return edit
