"""Who plays: the players, levels and game of a `Setup`, and the names of two people.

A setup is a frozen value. Without a name, a player is called by the mark.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING
from unicodedata import bidirectional, category

from PySide6.QtCore import QObject, Signal

from tictac_gui.engine import Difficulty, Level, Mark
from tictac_gui.games import TIC_TAC_TOE, Game

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST_NAME = 20
"""In characters."""
_JOINER = "\u200d"
_ISOLATED = "\u2068{0}\u2069"
# They would turn around the sentence in which the name stands.
_DIRECTIONS = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

Seat = Level | None
"""Who plays a mark: the computer at a level, or None for a person."""


class Players(Enum):
    """Who plays; the values are the marks that people play in even and in odd rounds."""

    PERSON_AS_X = "X", "X"
    PERSON_AS_O = "O", "O"
    ALTERNATING = "X", "O"
    TWO_PEOPLE = "XO", "XO"
    TWO_COMPUTERS = "", ""

    def people(self, round: int) -> frozenset[Mark]:
        """Return the marks that people play in the given round, counted from 0."""
        return frozenset(map(Mark, self.value[round % 2]))


@dataclass(frozen=True, slots=True)
class Setup:
    """The players, their levels and their game."""

    players: Players = Players.PERSON_AS_X
    difficulty: Level = Difficulty.MEDIUM
    """The level of a person's opponent."""
    x_difficulty: Difficulty = Difficulty.UNBEATABLE
    """The level of X when two computers play."""
    o_difficulty: Difficulty = Difficulty.MEDIUM
    """The level of O when two computers play."""
    game: Game = TIC_TAC_TOE

    def __post_init__(self) -> None:
        if self.difficulty not in self.game.levels:
            raise ValueError(f"{self.game.name} has no level {self.difficulty.name}")

    def adopting(self, other: Setup) -> Setup:
        """Return this setup with another's players, and those of its levels that they use."""
        if other.players is Players.TWO_COMPUTERS:
            return replace(
                self,
                players=other.players,
                x_difficulty=other.x_difficulty,
                o_difficulty=other.o_difficulty,
            )
        if other.players is Players.TWO_PEOPLE:
            return replace(self, players=other.players)
        return replace(self, players=other.players, difficulty=other.difficulty)

    def plays_like(self, other: Setup) -> bool:
        """Return whether the same players play the same game, at whatever levels."""
        return self.players is other.players and self.game is other.game

    def seat(self, mark: Mark, round: int) -> Seat:
        """Return who plays the mark in the given round, counted from 0."""
        if mark in self.players.people(round):
            return None
        if self.players is not Players.TWO_COMPUTERS:
            return self.difficulty
        return self.x_difficulty if mark is Mark.X else self.o_difficulty


def cleaned(name: str) -> str:
    """Return a name as it can stand in a line of text, empty for no name."""
    spaced = " ".join(name.split())
    fit = (
        character
        for character in spaced
        if category(character) not in ("Cc", "Cs") and character not in _DIRECTIONS
    )
    # A joiner makes one emoji of its neighbours, so none may stand at an end.
    return "".join(fit)[:LONGEST_NAME].strip(f" {_JOINER}")


def _is_right_to_left(name: str) -> bool:
    return any(bidirectional(character) in ("R", "AL") for character in name)


def in_sentences(names: Mapping[Mark, str]) -> dict[Mark, str]:
    """Return the names that aren't empty; those from right to left in isolation marks."""
    return {
        mark: _ISOLATED.format(name) if _is_right_to_left(name) else name
        for mark, name in names.items()
        if name
    }


class PlayerNames(QObject):
    """The names that two people at one screen have chosen."""

    changed = Signal()

    def __init__(self, x: str = "", o: str = "") -> None:
        super().__init__()
        self._names = {Mark.X: cleaned(x), Mark.O: cleaned(o)}

    def of(self, mark: Mark) -> str:
        """Return the name that was chosen for the player of a mark, empty if none was."""
        return self._names[mark]

    @property
    def in_sentences(self) -> Mapping[Mark, str]:
        """The names that were chosen; those from right to left in isolation marks."""
        return in_sentences(self._names)

    def choose(self, x: str, o: str) -> None:
        """Use these names from now on."""
        names = {Mark.X: cleaned(x), Mark.O: cleaned(o)}
        if names != self._names:
            self._names = names
            self.changed.emit()


class TypedNames(QObject):
    """The names as they are being typed, until they are accepted or discarded."""

    def __init__(self, names: PlayerNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self.discard()

    def of(self, mark: Mark) -> str:
        """Return the text for the player of a mark: the name until something is typed."""
        return self._typed[mark]

    def type(self, mark: Mark, text: str) -> None:
        """Note what was typed."""
        self._typed[mark] = text

    def accept(self) -> None:
        """Use the typed names from now on."""
        self._names.choose(self._typed[Mark.X], self._typed[Mark.O])

    def discard(self) -> None:
        """Go back to the chosen names."""
        self._typed = {mark: self._names.of(mark) for mark in Mark}
