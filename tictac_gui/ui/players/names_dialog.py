"""Asks two people at one screen for their names; what becomes of them is not its business."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from tictac_gui.engine import Mark
from tictac_gui.play.player_names import LONGEST
from tictac_gui.ui.words import game_words

if TYPE_CHECKING:
    from tictac_gui.play.player_names import PlayerNames

_TWO_PEOPLE = frozenset(Mark)


class NamesDialog(QDialog):
    """A line for each player; an empty one goes back to the name that the mark gives."""

    def __init__(self, names: PlayerNames, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Names"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._names = names
        self._x = self._edit("x_name", Mark.X)
        self._o = self._edit("o_name", Mark.O)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(self._on_accepted)
        layout = QFormLayout(self)
        layout.addRow(self.tr("Who plays &X:"), self._x)
        layout.addRow(self.tr("Who plays &O:"), self._o)
        layout.addRow(buttons)

    def take_over(self, former: NamesDialog) -> None:
        """Show what has been typed into another dialog."""
        self._x.setText(former._x.text())
        self._o.setText(former._o.text())

    def _edit(self, name: str, mark: Mark) -> QLineEdit:
        edit = QLineEdit(self._names.of(mark))
        edit.setObjectName(name)
        # Qt counts some characters twice.
        edit.setMaxLength(2 * LONGEST)
        edit.setPlaceholderText(game_words.player_name(mark, _TWO_PEOPLE))
        edit.setMinimumWidth(edit.fontMetrics().averageCharWidth() * LONGEST)
        edit.selectAll()
        return edit

    @Slot()
    def _on_accepted(self) -> None:
        self._names.choose(self._x.text(), self._o.text())
