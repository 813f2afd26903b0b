"""What the rules alone prove about the score of a position, so that it needn't be searched.

Besides fours that are completed at once, that is what following up does: answering each stone with
one on top of it. Whoever does so gets the even rows of what is empty, counted from the bottom, and
the other side the odd ones. Where a column holds an odd number of stones, its next cell is in an
even row; such cells are paired: a stone in the one is answered with one in the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine.search import WIN
from tictac_gui.games.connect_four.cells import (
    BOTTOM,
    COLUMN_SETS,
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
_COLUMN_OF = {1 << bit: COLUMN_SETS[bit // HEIGHT] for bit in bits(FULL)}


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
    if left % 2 == 0:
        most = min(most, _most_against_second(own, filled, other_threats, left))
    elif threats := other_threats & _ODD_ROWS:
        most = min(most, _most_against_first(own, filled, other_threats, threats, left))
    return least, most


def _most_against_second(own: int, filled: int, threats: int, left: int) -> int:
    """Return what the first player gets at most if the second, who has the threats, follows up."""
    empty = FULL ^ filled
    unpaired = filled + BOTTOM & _EVEN_ROWS
    upper = empty & _EVEN_ROWS & ~unpaired
    lower = _before_threats(empty & _ODD_ROWS, threats & upper)
    if _can_complete(own | lower, unpaired):
        return WIN
    return left - WIN if _has_four(own ^ filled | upper) else 0


def _most_against_first(own: int, filled: int, threats: int, odd: int, left: int) -> int:
    """Return what the second player gets at most if the first follows up.

    Following up leaves over the top of a column with an odd number of stones. So the first player
    needs a threat in an odd row there: below it, the second player has to move when all else is
    filled.
    """
    empty = FULL ^ filled
    next_even = filled + BOTTOM & _EVEN_ROWS
    while odd:
        threat = odd & -odd
        column = _COLUMN_OF[threat]
        odd &= ~column
        if not next_even & column:
            continue
        elsewhere = empty & ~column
        unpaired = next_even & ~column
        upper = elsewhere & _EVEN_ROWS & ~unpaired
        lower = _before_threats(elsewhere & _ODD_ROWS, threats & upper)
        below = column & empty & threat - 1 & _EVEN_ROWS
        if not _can_complete(own | lower | below, unpaired):
            above = column & ~(2 * threat - 1)
            return left - above.bit_count() - WIN
    return WIN


def _before_threats(cells: int, threats: int) -> int:
    """Return the cells without those above a threat: a stone below it is answered with a four."""
    while threats:
        threat = threats & -threats
        cells &= ~(_COLUMN_OF[threat] & -threat)
        threats ^= threat
    return cells


def _can_complete(stones: int, unpaired: int) -> bool:
    """Return whether there is a four, even if only one of each pair is added to the stones.

    The cells are paired as well as can be to prevent that.
    """
    if _has_four(stones):
        return True
    if not unpaired or not _has_four(stones | unpaired):
        return False
    return not _can_be_paired(unpaired, [four & unpaired for four in _fours(stones | unpaired)])


def _can_be_paired(cells: int, fours: list[int]) -> bool:
    """Return whether all the cells can be paired so that each four has both cells of a pair."""
    if not fours:
        return True
    if not all(four & four - 1 for four in fours):
        return False
    first = cells & -cells
    others = partners = cells ^ first
    while partners:
        partner = partners & -partners
        partners ^= partner
        pair = first | partner
        if _can_be_paired(others ^ partner, [four for four in fours if four & pair != pair]):
            return True
    return False


def _fours(stones: int) -> list[int]:
    """Return every four of the stones in a row."""
    found = []
    for step in DIRECTIONS:
        pairs = stones & stones >> step
        starts = pairs & pairs >> 2 * step
        while starts:
            start = starts & -starts
            starts ^= start
            found.append(start | start << step | start << 2 * step | start << 3 * step)
    return found


def _has_four(stones: int) -> bool:
    # One direction after the other, not in a loop: it is asked at nearly every position.
    pairs = stones & stones >> HEIGHT
    if pairs & pairs >> 2 * HEIGHT:
        return True
    pairs = stones & stones >> HEIGHT - 1
    if pairs & pairs >> 2 * HEIGHT - 2:
        return True
    pairs = stones & stones >> HEIGHT + 1
    if pairs & pairs >> 2 * HEIGHT + 2:
        return True
    pairs = stones & stones >> 1
    return bool(pairs & pairs >> 2)
