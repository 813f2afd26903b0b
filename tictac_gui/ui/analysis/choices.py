"""The lists from which a search is chosen, and how far it looks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QKeyEvent

    from tictac_gui.games import Game


class Choices(QComboBox):
    """Leaves digits to the window, which plays moves with them; no item here starts with one."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(text)
        self.setToolTip(text)

    def choose(self, value: Hashable) -> None:
        """Choose by value, without saying so."""
        self.setCurrentIndex(self.findData(value))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)


class LookaheadChoice(Choices):
    """How many moves ahead is looked; hidden for games that are searched to their end."""

    def __init__(self, name: str, usual: int) -> None:
        super().__init__(name, "")
        self.setAccessibleName(self.tr("Lookahead"))
        self.setToolTip(self.tr("How many moves ahead the search looks; there it estimates"))
        self._usual = usual

    @property
    def lookahead(self) -> int | None:
        """What is chosen; None is to the end of the game."""
        return None if self.currentData() is None else int(self.currentData())

    def show_game(self, game: Game) -> None:
        """Offer what a game allows, and keep what was chosen if that is among it."""
        furthest = game.analysis_lookahead or 0
        if furthest != self.count():
            chosen = self.lookahead or self._usual
            self.clear()
            for lookahead in range(1, furthest + 1):
                self.addItem(self.tr("Lookahead {0}").format(lookahead), lookahead)
            self.choose(min(chosen, furthest))
        self.setVisible(furthest > 0)
