"""A solver for Connect Four and nothing else, written down in one piece for speed.

Bit sets, moves ordered by the threats they make, bounds kept in a table, and null windows that
close in on the score: as such solvers are usually built. It knows no lookahead limit, can't be
stopped, and scores as is usual for them: half the discs that the winner has left.
"""

from __future__ import annotations

HEIGHT = 7
BOTTOM = sum(1 << HEIGHT * column for column in range(7))
FULL = BOTTOM * 63
CENTRE_FIRST = tuple(63 << HEIGHT * column for column in (3, 2, 4, 1, 5, 0, 6))
LOWER_BOUND = 200
"""Added to scores in the table that are lower bounds; the others are upper bounds."""


def scores(columns: str) -> dict[int, int]:
    """Score every move after the columns played in turn, counted from 1."""
    own = filled = 0
    for column in columns:
        filled_after = filled | filled + (1 << HEIGHT * (int(column) - 1))
        own, filled = own ^ filled, filled_after
    return Solver().scores(own, filled)


class Solver:
    def __init__(self) -> None:
        self.positions = 0
        self._table: dict[int, int] = {}

    def scores(self, own: int, filled: int) -> dict[int, int]:
        """Score every move, given the discs of the side to move and of both."""
        found = {}
        for column in range(7):
            disc = filled + BOTTOM & 63 << HEIGHT * column
            if disc & winning_cells(own, filled):
                found[column] = (43 - filled.bit_count()) // 2
            elif disc:
                found[column] = -self._score(own ^ filled, filled | disc)
        return found

    def _score(self, own: int, filled: int) -> int:
        discs = filled.bit_count()
        if winning_cells(own, filled) & filled + BOTTOM & FULL:
            return (43 - discs) // 2
        lowest, highest = -((42 - discs) // 2), (43 - discs) // 2
        while lowest < highest:
            middle = lowest + (highest - lowest) // 2
            # Narrow results are the quickest to prove, so close in on 0 first.
            if middle <= 0 and lowest // 2 < middle:
                middle = int(lowest / 2)
            elif middle >= 0 and highest // 2 > middle:
                middle = int(highest / 2)
            score = self._negamax(own, filled, middle, middle + 1)
            if score <= middle:
                highest = score
            else:
                lowest = score
        return lowest

    def _negamax(self, own: int, filled: int, alpha: int, beta: int) -> int:  # noqa: C901 - for speed
        """Return the score of a position in which the side to move can't win at once."""
        self.positions += 1
        discs = filled.bit_count()
        playable = filled + BOTTOM & FULL
        threats = winning_cells(own ^ filled, filled)
        if forced := playable & threats:
            if forced & forced - 1:
                return -((42 - discs) // 2)
            playable = forced
        playable &= ~(threats >> 1)
        if not playable:
            return -((42 - discs) // 2)
        if discs >= 40:
            return 0
        lowest, highest = -((40 - discs) // 2), (41 - discs) // 2
        key = own + filled
        known = self._table.get(key)
        if known is not None:
            if known > LOWER_BOUND // 2:
                lowest = known - LOWER_BOUND
            else:
                highest = min(highest, known)
        alpha, beta = max(alpha, lowest), min(beta, highest)
        if alpha >= beta:
            return alpha if alpha == lowest else beta
        discs_by_threats = []
        for order, column in enumerate(CENTRE_FIRST):
            if disc := playable & column:
                made = winning_cells(own | disc, filled | disc).bit_count()
                discs_by_threats.append((-made, order, disc))
        discs_by_threats.sort()
        for _, _, disc in discs_by_threats:
            score = -self._negamax(own ^ filled, filled | disc, -beta, -alpha)
            if score >= beta:
                self._table[key] = score + LOWER_BOUND
                return score
            alpha = max(alpha, score)
        self._table[key] = alpha
        return alpha


def winning_cells(discs: int, filled: int) -> int:
    """Return the empty cells that would complete four of the discs."""
    found = discs << 1 & discs << 2 & discs << 3
    for step in (6, 7, 8):
        right, left = discs << step, discs >> step
        two_right, two_left = right & discs << 2 * step, left & discs >> 2 * step
        found |= two_right & (discs << 3 * step | left) | two_left & (discs >> 3 * step | right)
    return found & (FULL ^ filled)
