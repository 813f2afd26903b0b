"""What the rules alone prove about the score of a position, so that it needn't be searched.

Besides fours that are completed at once, that is what following up does: as long as every column
holds an even number of stones, the second player can answer each stone with one on top of it. The
first player then gets the odd rows of what is empty, counted from the bottom, and no other cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine.search import WIN
from tictac_gui.games.connect_four.cells import (
    BOTTOM,
    COLUMNS,
    DIRECTIONS,
    FULL,
    HEIGHT,
    ROWS,
    bits,
)

if TYPE_CHECKING:
    from tictac_gui.games.connect_four.board import Board

_EVEN_ROWS = sum(1 << bit for bit in bits(FULL) if bit % HEIGHT % 2)
_ODD_ROWS = FULL ^ _EVEN_ROWS


def limits(board: Board) -> tuple[int, int]:
    """Return two scores for the side to move between which the position lies."""
    own, filled, own_threats, other_threats, is_won = board
    if is_won:
        return -WIN, -WIN
    playable = filled + BOTTOM & FULL
    if playable & own_threats:
        return WIN - 1, WIN - 1
    forced = playable & other_threats
    if forced & forced - 1 or forced << 1 & other_threats:
        return 2 - WIN, 2 - WIN
    if not forced and not playable & ~(other_threats >> 1):
        return (2 - WIN, 2 - WIN) if playable else (0, 0)
    left = ROWS * COLUMNS - filled.bit_count()
    least = 4 - WIN if left >= 4 else 0
    most = WIN - 3 if left >= 3 else 0
    # Where a stone on top of another can be put next.
    following = filled + BOTTOM & _EVEN_ROWS
    if not following:
        most = min(most, -_least_by_following(own ^ filled, filled, left))
    elif not following & following - 1:
        least = max(least, _least_by_following(own | following, filled | following, left))
    return least, most


def _least_by_following(second: int, filled: int, left: int) -> int:
    """Return what the second player gets at least who follows up until so many moves are made."""
    empty = FULL ^ filled
    if _has_four(second ^ filled | empty & _ODD_ROWS):
        return -WIN
    return WIN - left if _has_four(second | empty & _EVEN_ROWS) else 0


def _has_four(stones: int) -> bool:
    for step in DIRECTIONS:
        pairs = stones & stones >> step
        if pairs & pairs >> 2 * step:
            return True
    return False
