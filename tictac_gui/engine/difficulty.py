"""The levels by name, and the few data that a level is made of; which has which, each game says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Difficulty(Enum):
    """The levels, from the weakest to the strongest."""

    EASY = auto()
    MEDIUM = auto()
    HARD = auto()
    UNBEATABLE = auto()


@dataclass(frozen=True, slots=True)
class Policy:
    """How a player chooses: evenly among the best moves that it sees."""

    lookahead: int | None
    """How many moves it looks ahead; None is to the end of the game, 0 sees no difference."""
    slip_percent: int = 0
    """How often it is careless."""
    slip_lookahead: int = 1
    """How many moves it still looks ahead then."""
    sets_traps: bool = False
    """Whether it prefers, among the best moves, those after which opponents most easily err."""
    takes_first: bool = False
    """Whether it takes the first move in order that gives the best result, soon or late."""

    @property
    def is_symmetric(self) -> bool:
        """Whether it plays alike in positions that turn or mirror into each other."""
        return not self.takes_first
