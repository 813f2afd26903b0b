"""Who plays, at which level and which game: the choices that a game starts from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from tictac_gui.engine import Difficulty, Level, Mark
from tictac_gui.games import TIC_TAC_TOE, Game

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
        """Return whether the same players play the same game, if perhaps at other levels."""
        return self.players is other.players and self.game is other.game

    def seat(self, mark: Mark, round: int) -> Seat:
        """Return who plays the mark in the given round, counted from 0."""
        if mark in self.players.people(round):
            return None
        if self.players is not Players.TWO_COMPUTERS:
            return self.difficulty
        return self.x_difficulty if mark is Mark.X else self.o_difficulty
