"""The menus of levels, opponents and appearances."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtGui import QAction

from tictac_gui.engine import ADAPTIVE, Adaptive, Difficulty, Level, Mark
from tictac_gui.look.look import Scheme
from tictac_gui.play.setup import Players
from tictac_gui.translation import Language
from tictac_gui.widgets.menus import ChoiceMenu, TwoLineItem
from tictac_gui.window import words
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.games import Game

    _Players = tuple[frozenset[Mark], Mapping[Mark, str]]
    """The marks that people play, and the names of these people."""


if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from tictac_gui.engine import Level
    from tictac_gui.games import Game
    from tictac_gui.games.matchup import Strength
    from tictac_gui.look.look import Appearance
    from tictac_gui.play.controller import GameController

translate = QCoreApplication.translate

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


_WITHOUT_YOU = (Players.TWO_PEOPLE, Players.TWO_COMPUTERS)


class OpponentMenu(DifficultyMenu):
    """Leads from any players to any others; a person gets back the marks that they had chosen."""

    def __init__(self, title: str, controller: GameController, parent: QWidget) -> None:
        levels = controller.setup.game.levels
        opponents: tuple[Level | Players, ...] = (*levels, *_WITHOUT_YOU)
        texts = {opponent: words.opponent_item(opponent) for opponent in opponents}
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


class AppearanceMenu(ChoiceMenu):
    """Shows and changes what the person has chosen."""

    def __init__(self, title: str, appearance: Appearance, window: QWidget) -> None:
        schemes = {scheme: scheme_item(scheme) for scheme in Scheme}
        super().__init__(title, schemes, "action_", window)
        self._appearance = appearance
        self.chosen.connect(self._on_scheme_chosen)
        self.show_choice(appearance.scheme)
        high_contrast = QAction(high_contrast_item(), window)
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


def scheme_item(scheme: Scheme) -> str:
    """Name a choice of appearance, with a mnemonic."""
    return {
        Scheme.SYSTEM: translate("Appearance", "Follow &System"),
        Scheme.LIGHT: translate("Appearance", "&Light"),
        Scheme.DARK: translate("Appearance", "&Dark"),
    }[scheme]


def high_contrast_item() -> str:
    """Name the choice of high contrast, with a mnemonic."""
    return translate("Appearance", "High &Contrast")


def language_item(language: Language) -> str:
    """Name a choice of language, each in its own, with a mnemonic."""
    return {
        Language.SYSTEM: translate("Language", "Follow &System"),
        Language.ENGLISH: "&English",
        Language.GERMAN: "&Deutsch",
    }[language]
