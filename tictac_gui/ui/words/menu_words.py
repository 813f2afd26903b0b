"""The items of the menus from which one value is chosen, each with a mnemonic."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import Difficulty
from tictac_gui.play.setup import Players
from tictac_gui.ui.look.appearance import Scheme
from tictac_gui.ui.look.language import Language

translate = QCoreApplication.translate


def difficulty_item(difficulty: Difficulty) -> str:
    """Name a difficulty, with a mnemonic."""
    return {
        Difficulty.EASY: translate("Difficulty", "&Easy"),
        Difficulty.MEDIUM: translate("Difficulty", "&Medium"),
        Difficulty.HARD: translate("Difficulty", "&Hard"),
        Difficulty.UNBEATABLE: translate("Difficulty", "&Unbeatable"),
    }[difficulty]


def players_item(players: Players) -> str:
    """Name a choice of players, with a mnemonic."""
    return {
        Players.PERSON_AS_X: translate("Players", "You Play &X"),
        Players.PERSON_AS_O: translate("Players", "You Play &O"),
        Players.ALTERNATING: translate("Players", "&Alternate X and O"),
        Players.TWO_PEOPLE: translate("Players", "&Two People"),
        Players.TWO_COMPUTERS: translate("Players", "&Watch Two Computers"),
    }[players]


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
