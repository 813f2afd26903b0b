"""Exact scores of Connect Four, by a search for this game alone.

This is plain Python that Cython compiles as it is, with the types in solver.pxd. The compiled form
is some hundred times as fast and runs without the interpreter lock; nothing else differs. It knows
neither boards nor books: a position is two sets of cells as in `cells`, the discs of the side to
move and all discs.

Scores are for the side to move and count as is usual in this game: 0 is a draw; to win with the
last disc of one's own is 1, with the last but one 2, and so on; a loss is the negative of the
opponent's win. So a score stays the same while both sides play their best moves.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from tictac_gui.engine.stopping import SearchStopped
from tictac_gui.games.connect_four import cells

try:
    import cython
except ImportError:  # it runs as it is, and nobody has installed Cython
    from contextlib import nullcontext
    from types import SimpleNamespace

    cython = SimpleNamespace(compiled=False, nogil=nullcontext())

if TYPE_CHECKING:
    from collections.abc import Callable

    Table = array[int]

IS_COMPILED: bool = cython.compiled
BOTTOM = cells.BOTTOM
FULL = cells.FULL
CENTRE_FIRST = array("Q", [cells.COLUMN_SETS[column] for column in cells.CENTRE_FIRST])
ENTRIES = 1_048_573
"""A prime, so that every bit of a key counts. A larger table would cost more time than it saves."""
POLL = 0xFFFFF if IS_COMPILED else 0xFF
"""`should_stop` is called when the number of visits has none of these bits: some tens of times a
second if that takes the interpreter lock, and otherwise every millisecond, since what it may do
then is to let other threads run."""


def new_table() -> Table:
    """Return an empty transposition table of 8 MB.

    An entry is one word, key and bound together, so that threads may share the table: a word is
    always read as one of them has written it.
    """
    return array("Q", [0]) * ENTRIES


def threats(own: int, filled: int) -> int:
    """Return the empty cells that would complete four of the discs."""
    found = (own << 1) & (own << 2) & (own << 3)
    for step in range(6, 9):
        pairs = (own << step) & (own << 2 * step)
        found |= pairs & ((own << 3 * step) | (own >> step))
        pairs = (own >> step) & (own >> 2 * step)
        found |= pairs & ((own << step) | (own >> 3 * step))
    return found & (FULL & ~filled)


class Solver:
    """Answers one question after another; its table may be shared, all else is its own."""

    def __init__(self, table: Table, should_stop: Callable[[], bool] | None = None) -> None:
        """Take a table, and what is asked now and then whether to stop.

        That may have a `flag`, a bytearray, which is read at every position: 1 means to stop.
        """
        self.table = table
        self.should_stop = should_stop
        self.flag = getattr(should_stop, "flag", bytearray(1))
        self.visited = 0
        # For each number of empty cells up to seven moves, what they threaten, and how many cells.
        self.moves = array("Q", [0]) * (7 * 43)
        self.threats = array("Q", [0]) * (7 * 43)
        self.ranks = array("i", [0]) * (7 * 43)
        self.columns = CENTRE_FIRST

    def score(self, own: int, filled: int) -> int:
        """Return the exact score of a position in which the game goes on.

        SearchStopped is raised once `should_stop` returns True or its flag is set.
        """
        left = 42 - filled.bit_count()
        if threats(own, filled) & filled + BOTTOM:
            return (left + 1) // 2
        lowest, highest = -(left // 2), (left - 1) // 2
        # First whether it is won, then whether it is lost, and only then how soon.
        limit = 0
        while lowest < highest:
            score = self.search(own, filled, left, limit)
            if score > limit:
                lowest = score
            else:
                highest = score
            limit = (lowest + highest) // 2 if lowest > 0 or highest < 0 else -1
        return lowest

    def search(self, own: int, filled: int, left: int, limit: int) -> int:
        """Return what `negamax` does, but let other threads run meanwhile."""
        theirs = threats(own ^ filled, filled)
        with cython.nogil:
            return self.negamax(own, filled, theirs, left, limit)

    def negamax(self, own: int, filled: int, theirs: int, left: int, limit: int) -> int:
        """Search with a null window: find out whether the score is higher than the limit.

        If so, return a lower bound of it that is higher too; otherwise an upper bound that is not.
        The side to move can't complete four at once. The opponent would do so in the cells that are
        `theirs`, and `left` cells are empty.
        """
        self.visited += 1
        if self.flag[0] or not self.visited & POLL:
            self.poll()
        playable = (filled + BOTTOM) & FULL
        forced = playable & theirs
        if forced:
            if forced & (forced - 1):
                return -(left // 2)
            playable = forced
        # A disc below a cell that is theirs would let them complete four.
        playable &= ~(theirs >> 1)
        if not playable:
            return -(left // 2)
        if left <= 2:
            return 0
        lowest, highest = -((left - 2) // 2), (left - 1) // 2
        key = own + filled + BOTTOM
        slot = key % ENTRIES
        entry = self.table[slot]
        if entry >> 8 == key:
            # A lower bound is stored plus 192, an upper one plus 64.
            bound = entry & 255
            if bound > 127:
                lowest = bound - 192
            else:
                highest = bound - 64
        if lowest > limit:
            return lowest
        if highest <= limit:
            return highest
        first = 7 * left
        last = self.sort_moves(own, filled, playable, first)
        for place in range(first, last):
            score = -self.negamax(
                own ^ filled, filled | self.moves[place], self.threats[place], left - 1, -limit - 1
            )
            if score > limit:
                self.table[slot] = key << 8 | (score + 192)
                return score
        self.table[slot] = key << 8 | (limit + 64)
        return limit

    def sort_moves(self, own: int, filled: int, playable: int, first: int) -> int:
        """Store the moves from a place on, those that threaten the most first; return their end."""
        last = first
        for column in range(7):
            move = playable & self.columns[column]
            if move:
                threatened = threats(own | move, filled | move)
                rank, rest = 0, threatened
                while rest:
                    rest &= rest - 1
                    rank += 1
                place = last
                while place > first and self.ranks[place - 1] < rank:
                    self.moves[place] = self.moves[place - 1]
                    self.threats[place] = self.threats[place - 1]
                    self.ranks[place] = self.ranks[place - 1]
                    place -= 1
                self.moves[place] = move
                self.threats[place] = threatened
                self.ranks[place] = rank
                last += 1
        return last

    def poll(self) -> None:
        """Raise SearchStopped if the search is to stop; compiled, it takes the interpreter lock."""
        if self.flag[0] or (self.should_stop and self.should_stop()):
            raise SearchStopped
