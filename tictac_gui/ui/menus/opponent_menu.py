"""The menu of all opponents: the computer at each level, another person, or two computers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from tictac_gui.play.setup import Players
from tictac_gui.ui.menus.difficulty_menu import DifficultyMenu
from tictac_gui.ui.words import menu_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tictac_gui.engine import Level
    from tictac_gui.play.controller import GameController

_WITHOUT_YOU = (Players.TWO_PEOPLE, Players.TWO_COMPUTERS)


class OpponentMenu(DifficultyMenu):
    """Leads from any players to any others; a person gets back the marks that they had chosen."""

    def __init__(self, title: str, controller: GameController, parent: QWidget) -> None:
        levels = controller.setup.game.levels
        opponents: tuple[Level | Players, ...] = (*levels, *_WITHOUT_YOU)
        texts = {opponent: menu_words.opponent_item(opponent) for opponent in opponents}
        super().__init__(title, texts, "action_opponent_", parent)
        self.insertSeparator(self.actions()[len(levels)])
        self.opponents = opponents
        """All that can be chosen."""
        self._controller = controller
        self.chosen.connect(self._on_chosen)

    def refresh(self) -> None:
        """Show who plays now."""
        setup = self._controller.setup
        self.show_choice(setup.players if setup.players in _WITHOUT_YOU else setup.difficulty)

    @Slot(object)
    def _on_chosen(self, opponent: Level | Players) -> None:
        setup = self._controller.setup
        if isinstance(opponent, Players):
            setup = replace(setup, players=opponent)
        else:
            players = self._controller.against_computer
            setup = replace(setup, players=players, difficulty=opponent)
        self._controller.choose_setup(setup)
