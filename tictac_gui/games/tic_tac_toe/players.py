"""Whom one can let play against each other: the levels of the computer, and two to measure by."""

from __future__ import annotations

from enum import Enum

from tictac_gui.engine.difficulty import Difficulty
from tictac_gui.engine.policy import Policy


class Player(Enum):
    """The players of a match-up, by the policies they follow."""

    RANDOM = Policy(lookahead=0)
    EASY = Difficulty.EASY.value
    MEDIUM = Difficulty.MEDIUM.value
    HARD = Difficulty.HARD.value
    UNBEATABLE = Difficulty.UNBEATABLE.value
    MINIMAX = Policy(lookahead=None, takes_first=True)
    """As tutorials write it: of the best moves, it always takes the first."""
