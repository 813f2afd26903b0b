"""What a score means to the side to move: how the game ends with best play, and how soon."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tictac_gui.engine.search import WIN


class Ending(Enum):
    """How a game ends for one side; a greater value is better."""

    LOSS = -1
    DRAW = 0
    WIN = 1


class Forecast(NamedTuple):
    """What a side can count on."""

    ending: Ending
    own_moves: int = 0
    """How many moves the side itself makes until it wins or has lost; 0 for a draw."""

    @classmethod
    def of(cls, score: int) -> Forecast:
        """Read a score of a move, as `Search.evaluate` gives it to the side that moves."""
        moves = WIN - abs(score)
        if score > 0:
            # It has the first of these moves and the last.
            return cls(Ending.WIN, (moves + 1) // 2)
        if score < 0:
            return cls(Ending.LOSS, moves // 2)
        return cls(Ending.DRAW)
