"""The menu of levels: below each level's name it says how strong that level is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tictac_gui.engine import Difficulty
from tictac_gui.ui.menus.choice_menu import ChoiceMenu
from tictac_gui.ui.menus.two_line_item import TwoLineItem
from tictac_gui.ui.words import game_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QAction

    from tictac_gui.games.exact import Strength


class DifficultyMenu(ChoiceMenu):
    """Keeps its size when the strengths arrive.

    The menus of macOS have no second line: there the strengths are tool tips.
    """

    def make_room(self, *, has_strengths: bool) -> None:
        """Reserve a second line below each level if the game can tell their strengths."""
        widest = game_words.longest_strength() if has_strengths else ""
        for action in self.actions():
            if isinstance(action, TwoLineItem) and isinstance(action.data(), Difficulty):
                action.make_room(widest)

    def show_strengths(self, strengths: Mapping[Difficulty, Strength]) -> None:
        """Say how strong each level is."""
        for action in self.actions():
            found = strengths.get(action.data())
            note = game_words.strength(found) if found else ""
            action.setToolTip(note)
            if isinstance(action, TwoLineItem):
                action.show_note(note)

    def _new_action(self, text: str) -> QAction:
        if sys.platform == "darwin":
            self.setToolTipsVisible(True)
            return super()._new_action(text)
        return TwoLineItem(text, self)
