"""What a score means for the side to move: how the game ends with best play, and how soon."""

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
    """What a side can expect with best play."""

    ending: Ending
    own_moves: int = 0
    """How many moves the side itself still makes before it wins or loses.

    0 for a draw.
    """

    @classmethod
    def of(cls, score: int) -> Forecast:
        """Interpret a move's exact score; see `minimax`."""
        moves = WIN - abs(score)
        if score > 0:
            # The winner makes both the first and the last of these moves.
            return cls(Ending.WIN, (moves + 1) // 2)
        if score < 0:
            return cls(Ending.LOSS, moves // 2)
        return cls(Ending.DRAW)
