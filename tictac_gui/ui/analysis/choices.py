"""The lists from which a search is chosen, and how far it looks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QKeyEvent

    from tictac_gui.games import Game


class Choices(QComboBox):
    """Leaves digits to the window, which plays moves with them; no item here starts with one."""

    chosen = Signal(object)
    """Carries the value that a person has chosen."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__()
        self.activated.connect(self._on_activated)
        self.setObjectName(name)
        self.setAccessibleName(text)
        self.setToolTip(text)

    def choose(self, value: Hashable) -> None:
        """Show the choice of a value."""
        self.setCurrentIndex(self.findData(value))

    @Slot()
    def _on_activated(self) -> None:
        self.chosen.emit(self.currentData())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)


class LookaheadChoice(Choices):
    """How many moves ahead is looked; hidden for games that are searched to their end."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "")
        self.setAccessibleName(self.tr("Lookahead"))
        self.setToolTip(self.tr("How many moves ahead the search looks; there it estimates"))

    def show_game(self, game: Game) -> None:
        """Offer what a game allows."""
        furthest = game.analysis_lookahead or 0
        self.clear()
        for lookahead in range(1, furthest + 1):
            self.addItem(self.tr("Lookahead {0}").format(lookahead), lookahead)
        self.setVisible(furthest > 0)
