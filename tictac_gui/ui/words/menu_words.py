"""The items of the menus from which one value is chosen, each with a mnemonic."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import ADAPTIVE, Difficulty, Level
from tictac_gui.play.setup import Players, Setup
from tictac_gui.play.watching import Speed
from tictac_gui.ui.look.appearance import Scheme
from tictac_gui.ui.look.language import Language
from tictac_gui.ui.words.game_words import difficulty_name

translate = QCoreApplication.translate


def difficulty_item(difficulty: Level) -> str:
    """Name a difficulty, with a mnemonic."""
    items: dict[Level, str] = {
        Difficulty.EASY: translate("Difficulty", "&Easy"),
        Difficulty.MEDIUM: translate("Difficulty", "&Medium"),
        Difficulty.HARD: translate("Difficulty", "&Hard"),
        Difficulty.UNBEATABLE: translate("Difficulty", "&Unbeatable"),
        ADAPTIVE: translate("Difficulty", "&Adaptive"),
    }
    return items[difficulty]


def players_item(players: Players) -> str:
    """Name a choice of players, with a mnemonic."""
    return {
        Players.PERSON_AS_X: translate("Players", "You Play &X"),
        Players.PERSON_AS_O: translate("Players", "You Play &O"),
        Players.ALTERNATING: translate("Players", "&Alternate X and O"),
        Players.TWO_PEOPLE: translate("Players", "&Two People"),
        Players.TWO_COMPUTERS: translate("Players", "&Watch Two Computers"),
    }[players]


def opponent_item(opponent: Level | Players) -> str:
    """Name an opponent, with a mnemonic."""
    items: dict[Level | Players, str] = {
        Difficulty.EASY: translate("Opponent", "You vs &Easy"),
        Difficulty.MEDIUM: translate("Opponent", "You vs &Medium"),
        Difficulty.HARD: translate("Opponent", "You vs &Hard"),
        Difficulty.UNBEATABLE: translate("Opponent", "You vs &Unbeatable"),
        ADAPTIVE: translate("Opponent", "You vs &Adaptive"),
        Players.TWO_PEOPLE: translate("Opponent", "&Two People"),
        Players.TWO_COMPUTERS: translate("Opponent", "Two &Computers"),
    }
    return items[opponent]


def opponent(setup: Setup, step: int) -> tuple[str, str]:
    """Say shortly whom one plays against, and in full for screen readers.

    The step is that of the adaptive level; for the eyes, it stands with the score.
    """
    if setup.players in (Players.TWO_PEOPLE, Players.TWO_COMPUTERS):
        shown = short_opponent(setup.players)
        return shown, translate("Opponent", "Players: {0}").format(shown)
    level, steps = difficulty_name(setup.difficulty), len(setup.game.scale)
    full = translate("Opponent", "Opponent: {0}")
    if setup.difficulty is ADAPTIVE:
        full = translate("Opponent", "Opponent: {0}, step {1} of {2}")
    return short_opponent(setup.difficulty), full.format(level, step, steps)


def short_opponent(opponent: Level | Players) -> str:
    """Say shortly whom one plays against."""
    if opponent is Players.TWO_PEOPLE:
        return translate("Opponent", "Two people")
    if isinstance(opponent, Players):
        return translate("Opponent", "Two computers")
    return translate("Opponent", "vs {0}").format(difficulty_name(opponent))


def speed_item(speed: Speed) -> str:
    """Name a speed, with a mnemonic."""
    return {
        Speed.SLOW: translate("Speed", "&Slow"),
        Speed.NORMAL: translate("Speed", "&Normal"),
        Speed.FAST: translate("Speed", "&Fast"),
    }[speed]


def speed(chosen: Speed) -> tuple[str, str]:
    """Say shortly at which speed two computers play, and in full for screen readers."""
    shown = {
        Speed.SLOW: translate("Speed", "Slow"),
        Speed.NORMAL: translate("Speed", "Normal"),
        Speed.FAST: translate("Speed", "Fast"),
    }[chosen]
    return shown, translate("Speed", "Speed: {0}").format(shown)


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


def language_announcement(language: Language) -> str:
    """Say which language has been chosen."""
    return translate("Language", "Language: {0}").format(language_item(language).replace("&", ""))
