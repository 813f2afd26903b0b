"""The menus in which a level, an opponent or an appearance is chosen."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtGui import QAction

from tictac_gui.engine import ADAPTIVE, Adaptive, Difficulty
from tictac_gui.look.appearance import Scheme
from tictac_gui.play.setup import Players
from tictac_gui.widgets.menus import ChoiceMenu, TwoLineItem
from tictac_gui.window import words
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from tictac_gui.engine import Level
    from tictac_gui.games import Game
    from tictac_gui.games.matchup import Strength
    from tictac_gui.look.appearance import Appearance
    from tictac_gui.play.controller import GameController

translate = QCoreApplication.translate
_LEVEL = Difficulty | Adaptive
_WITHOUT_YOU = (Players.TWO_PEOPLE, Players.TWO_COMPUTERS)


class DifficultyMenu(ChoiceMenu):
    """Has a note below each level: how strong it is, or how it plays.

    The menus of macOS have no second line: there the notes are tool tips.
    """

    # These are shown at every move, but seldom change.
    _shown_game: Game | None = None
    _shown_step: tuple[int, int] | None = None

    def make_room(self, game: Game) -> None:
        """Reserve a second line below each level, or show there how it plays.

        Exact strengths are measured later; the menu keeps its size when they arrive.
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
        """Show how strong the adaptive level is at present."""
        if (step, steps) == self._shown_step:
            return
        self._shown_step = step, steps
        for action in self._levels():
            if action.data() is ADAPTIVE:
                self._show_note(action, game_words.way_of_adapting(step, steps))

    def show_strengths(self, strengths: Mapping[Difficulty, Strength]) -> None:
        """Show how strong each level is."""
        for action in self._levels():
            if strength := strengths.get(action.data()):
                self._show_note(action, game_words.strength(strength))

    def _levels(self) -> list[QAction]:
        return [action for action in self.actions() if isinstance(action.data(), _LEVEL)]

    def _show_note(self, action: QAction, note: str) -> None:
        action.setToolTip(note)
        if isinstance(action, TwoLineItem):
            action.show_note(note)

    def _new_action(self, text: str) -> QAction:
        if sys.platform == "darwin":
            self.setToolTipsVisible(True)
            return super()._new_action(text)
        return TwoLineItem(text, self)


class OpponentMenu(DifficultyMenu):
    """Offers all opponents of a person, and games of two people or two computers.

    A person who plays a computer again has the marks that they had chosen before.
    """

    def __init__(self, title: str, controller: GameController, parent: QWidget) -> None:
        levels = controller.setup.game.levels
        opponents: tuple[Level | Players, ...] = (*levels, *_WITHOUT_YOU)
        texts = {opponent: words.opponent_item(opponent) for opponent in opponents}
        super().__init__(title, texts, "action_opponent_", parent)
        self.insertSeparator(self.actions()[len(levels)])
        self.opponents = opponents
        self._controller = controller
        self.chosen.connect(self._on_chosen)

    def refresh(self) -> None:
        """Check the present players."""
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


class AppearanceMenu(ChoiceMenu):
    """Offers light, dark or the system's colours, and high contrast."""

    def __init__(self, title: str, appearance: Appearance, window: QWidget) -> None:
        schemes = {
            Scheme.SYSTEM: translate("Appearance", "Follow &System"),
            Scheme.LIGHT: translate("Appearance", "&Light"),
            Scheme.DARK: translate("Appearance", "&Dark"),
        }
        super().__init__(title, schemes, "action_", window)
        self._appearance = appearance
        self.chosen.connect(self._on_scheme_chosen)
        self.show_choice(appearance.scheme)
        high_contrast = QAction(translate("Appearance", "High &Contrast"), window)
        high_contrast.setObjectName("action_high_contrast")
        high_contrast.setCheckable(True)
        high_contrast.setChecked(appearance.wants_high_contrast)
        high_contrast.toggled.connect(appearance.choose_high_contrast)
        appearance.high_contrast_chosen.connect(high_contrast.setChecked)
        self.addSeparator()
        self.addAction(high_contrast)

    @Slot(object)
    def _on_scheme_chosen(self, scheme: Scheme) -> None:
        self._appearance.choose(scheme)
        self.show_choice(scheme)
