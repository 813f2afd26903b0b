"""How each level plays, and the players that can meet in a match-up."""

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
    """The players of a match-up, with their policies: the levels, and two to compare them with."""

    RANDOM = Policy(lookahead=0)
    EASY = LEVELS[Difficulty.EASY]
    MEDIUM = LEVELS[Difficulty.MEDIUM]
    HARD = LEVELS[Difficulty.HARD]
    UNBEATABLE = LEVELS[Difficulty.UNBEATABLE]
    MINIMAX = Policy(lookahead=None, takes_first=True)
    """Minimax as in tutorials: it always takes the first of the best moves."""
