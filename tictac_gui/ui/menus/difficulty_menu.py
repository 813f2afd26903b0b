"""The menu of levels: below each level's name it says how strong that level is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tictac_gui.engine import ADAPTIVE, Adaptive, Difficulty
from tictac_gui.ui.menus.choice_menu import ChoiceMenu
from tictac_gui.ui.menus.two_line_item import TwoLineItem
from tictac_gui.ui.words import game_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QAction

    from tictac_gui.games import Game
    from tictac_gui.games.matchup import Strength

_KINDS = Difficulty | Adaptive
"""What of the items is a level."""


class DifficultyMenu(ChoiceMenu):
    """Keeps its size when the strengths arrive.

    The menus of macOS have no second line: there the strengths are tool tips.
    """

    # It is asked to show these at every move.
    _shown_game: Game | None = None
    _shown_step: tuple[int, int] | None = None

    def make_room(self, game: Game) -> None:
        """Reserve a second line below each level, or say there how it plays.

        Where strengths are exact, they are measured later.
        """
        if game is self._shown_game:
            return
        self._shown_game = game
        levels = () if game.exact else game.policies
        notes = {level: game_words.way_of_playing(game, level) for level in levels}
        sentences = list(notes.values()) or [game_words.longest_strength()]
        if steps := len(game.scale):
            sentences.append(game_words.way_of_adapting(steps, steps))
        widest = max(sentences, key=len)
        for action in self._levels():
            if isinstance(action, TwoLineItem):
                action.make_room(widest)
            if note := notes.get(action.data()):
                self._show_note(action, note)

    def show_step(self, step: int, steps: int) -> None:
        """Say how strong the adaptive level is at present."""
        if (step, steps) == self._shown_step:
            return
        self._shown_step = step, steps
        for action in self._levels():
            if action.data() is ADAPTIVE:
                self._show_note(action, game_words.way_of_adapting(step, steps))

    def show_strengths(self, strengths: Mapping[Difficulty, Strength]) -> None:
        """Say how strong each level is."""
        for action in self._levels():
            if found := strengths.get(action.data()):
                self._show_note(action, game_words.strength(found))

    def _levels(self) -> list[QAction]:
        return [action for action in self.actions() if isinstance(action.data(), _KINDS)]

    def _show_note(self, action: QAction, note: str) -> None:
        action.setToolTip(note)
        if isinstance(action, TwoLineItem):
            action.show_note(note)

    def _new_action(self, text: str) -> QAction:
        if sys.platform == "darwin":
            self.setToolTipsVisible(True)
            return super()._new_action(text)
        return TwoLineItem(text, self)
