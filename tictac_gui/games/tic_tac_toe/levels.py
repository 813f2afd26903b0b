"""How strongly each level plays, and whom one can let play against each other."""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType

from tictac_gui.engine.difficulty import Difficulty, Policy

LEVELS = MappingProxyType(
    {
        Difficulty.EASY: Policy(lookahead=1),
        Difficulty.MEDIUM: Policy(lookahead=2, slip_percent=10, slip_lookahead=1),
        Difficulty.HARD: Policy(lookahead=None, slip_percent=25, slip_lookahead=2),
        Difficulty.UNBEATABLE: Policy(lookahead=None, sets_traps=True),
    }
)


class Player(Enum):
    """The players of a match-up, by the policies they follow: the levels and two to measure by."""

    RANDOM = Policy(lookahead=0)
    EASY = LEVELS[Difficulty.EASY]
    MEDIUM = LEVELS[Difficulty.MEDIUM]
    HARD = LEVELS[Difficulty.HARD]
    UNBEATABLE = LEVELS[Difficulty.UNBEATABLE]
    MINIMAX = Policy(lookahead=None, takes_first=True)
    """As tutorials write it: of the best moves, it always takes the first."""
