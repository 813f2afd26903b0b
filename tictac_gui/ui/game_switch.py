"""The tabs above the score that lead from one game to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QTabBar

from tictac_gui.games import GAMES
from tictac_gui.ui.words import game_words

if TYPE_CHECKING:
    from tictac_gui.games import Game


class GameSwitch(QTabBar):
    """A tab for each game; who chooses one is taken there by whoever listens."""

    chosen = Signal(object)

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.setObjectName("game_switch")
        self.setAccessibleName(self.tr("Choose the game"))
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        for each in GAMES:
            self.addTab(game_words.game_name(each))
        self.setCurrentIndex(GAMES.index(game) if game in GAMES else -1)
        self.currentChanged.connect(self._on_current_changed)

    @Slot(int)
    def _on_current_changed(self, number: int) -> None:
        self.chosen.emit(GAMES[number])
