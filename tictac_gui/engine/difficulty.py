"""The names of the levels, and the settings that define how one plays; each game has its own."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Difficulty(Enum):
    """The levels, from the weakest to the strongest."""

    EASY = auto()
    MEDIUM = auto()
    HARD = auto()
    UNBEATABLE = auto()


class Adaptive(Enum):
    """The level beside them that suits a person: its strength follows their results."""

    ADAPTIVE = auto()


Level = Difficulty | Adaptive
"""What a person can choose to play against."""
ADAPTIVE = Adaptive.ADAPTIVE


@dataclass(frozen=True, slots=True)
class Policy:
    """How a player chooses: at random among the moves that look best to it."""

    lookahead: int | None
    """How many moves it looks ahead: None is to the end of the game, 0 makes all moves equal."""
    tolerance: int = 0
    """How much worse than the best a move may look and still be played, where nothing is proven."""
    slip_percent: int = 0
    """How often it plays carelessly."""
    slip_lookahead: int = 1
    """How many moves it looks ahead when careless."""
    sets_traps: bool = False
    """Whether it prefers, of the best moves, those after which opponents most easily go wrong."""
    takes_first: bool = False
    """Whether it takes the first move with the best result, no matter how soon that comes."""

    @property
    def is_symmetric(self) -> bool:
        """Whether it plays the same way in rotated and mirrored positions."""
        return not self.takes_first

    @property
    def is_deterministic(self) -> bool:
        """Whether it always plays the same move in a position."""
        return self.takes_first and not self.slip_percent
