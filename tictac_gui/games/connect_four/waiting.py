"""Threats that a side gets in the end, since all else is filled and the opponent plays below them.

Whether that can be forced is a game of its own, which the one search plays out.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine.position import IllegalMoveError, Mark, Outcome
from tictac_gui.engine.search import Search
from tictac_gui.engine.stopping import SearchStopped
from tictac_gui.games.connect_four.cells import (
    BOTTOM,
    COLUMN_SETS,
    COLUMNS,
    DIRECTIONS,
    FULL,
    HEIGHT,
    bits,
    column_of,
    threats_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games.connect_four.board import Board

_WAITER, _OTHER = Mark.X, Mark.O
_MOST_VISITS = 8_000
"""How many positions are looked at before giving up: a few tenths of a second."""


class WaitingGame(NamedTuple):
    """One side waits, and never plays below its threat; the other loses if it has to.

    The other wins with four in a row, or if it would complete four below the threat: in the end it
    gets there. Nothing else counts, so what is won here is won on the real board.
    """

    waiter: int
    """The discs of the side that waits."""
    other: int
    below: int
    """The cell below the threat."""
    other_threats: int
    is_waiters_turn: bool
    is_broken: bool = False
    """Whether the other side has won."""

    @property
    def turn(self) -> Mark:
        """The side to move."""
        return _WAITER if self.is_waiters_turn else _OTHER

    @property
    def key(self) -> tuple[int, int, int, bool]:
        """A value shared by equal positions and no others."""
        return self.waiter, self.other, self.below, self.is_waiters_turn

    @property
    def canonical_key(self) -> tuple[int, int, int, bool]:
        """The same: mirror images are rare."""
        return self.key

    @property
    def moves_left(self) -> int:
        """How many cells can be filled before somebody has to play below the threat."""
        return self._free.bit_count()

    @property
    def outcome(self) -> Outcome | None:
        """Who has won; None while that is open."""
        if self.is_broken:
            return Outcome(_OTHER)
        # The number of moves left decides who makes the last of them.
        if (self._free.bit_count() & 1) != self.is_waiters_turn:
            return Outcome(_OTHER)
        return None if self._has_room() else Outcome(_WAITER)

    def moves(self) -> tuple[int, ...]:
        """Return the columns that can be played."""
        if self.outcome:
            return ()
        reach = self._reach
        return tuple([column for column in range(COLUMNS) if COLUMN_SETS[column] & reach])

    def successors(self) -> list[tuple[int, WaitingGame]]:
        """Return the moves worth searching: what is forced, and for the other side new threats."""
        if self.outcome:
            return []
        reach = self._reach
        if forced := reach & self.other_threats:
            reach = forced & -forced
        elif self.is_waiters_turn:
            reach = reach & ~(self.other_threats >> 1) or reach & -reach
        found = [(column_of(1 << bit), self._with(1 << bit)) for bit in bits(reach)]
        if len(found) > 1:
            found.sort(key=self._leaves_odd if self.is_waiters_turn else _lacks_threats)
        return found

    def play(self, column: int) -> WaitingGame:
        """Return the position after a move."""
        if column not in self.moves():
            raise IllegalMoveError(f"column {column} can't be played")
        return self._with(self._reach & COLUMN_SETS[column])

    def estimate(self) -> int:
        """Estimate nothing: this is always searched to its end."""
        return 0

    @property
    def _closed(self) -> int:
        """The cell below the threat, and all above."""
        return COLUMN_SETS[column_of(self.below)] & -self.below

    @property
    def _free(self) -> int:
        return FULL & ~(self.waiter | self.other | self._closed)

    @property
    def _reach(self) -> int:
        return (self.waiter | self.other) + BOTTOM & self._free

    def _has_room(self) -> bool:
        """Return whether the other side could still complete four if it were alone."""
        room = (FULL & ~self.waiter & ~self._closed) | self.below
        for step in DIRECTIONS:
            pairs = room & room >> step
            if pairs & pairs >> 2 * step:
                return True
        return False

    def _leaves_odd(self, pair: tuple[int, WaitingGame]) -> bool:
        """Sort moves first that leave an even number of cells in their column.

        So the side that waits answers above its opponent's discs.
        """
        return not (COLUMN_SETS[pair[0]] & self._free).bit_count() & 1

    def _with(self, disc: int) -> WaitingGame:
        if self.is_waiters_turn:
            return self._replace(
                waiter=self.waiter | disc,
                other_threats=self.other_threats & ~disc,
                is_waiters_turn=False,
            )
        other = self.other | disc
        threats = threats_of(other, self.waiter | other)
        is_broken = bool(disc & self.other_threats or threats & self.below)
        return self._replace(
            other=other, other_threats=threats, is_waiters_turn=True, is_broken=is_broken
        )


def _lacks_threats(pair: tuple[int, WaitingGame]) -> int:
    return -pair[1].other_threats.bit_count()


class WaitingGames:
    """Finds threats that a side gets in the end; threads may share it."""

    def __init__(self) -> None:
        self._search = Search(symmetry=False, cache_limit=100_000)

    def lasting_threat(
        self, board: Board, *, is_own: bool, should_stop: Callable[[], bool] | None = None
    ) -> int | None:
        """Return a threat of the side to move, or of the other, that it gets in the end; a bit.

        It gets it whatever its opponent does, even if no other four of its own counts. None if
        there is no such threat, or if to find that out takes too long.
        """
        others = board.own ^ board.filled
        waiter, other = (board.own, others) if is_own else (others, board.own)
        threats = board.own_threats, board.other_threats
        own_threats, other_threats = threats if is_own else threats[::-1]
        visits = count()

        def is_enough() -> bool:
            return next(visits) >= _MOST_VISITS or bool(should_stop and should_stop())

        try:
            for bit in sorted(bits(own_threats), key=lambda bit: bit % HEIGHT):
                below = 1 << bit >> 1
                if below & FULL & ~board.filled:
                    is_broken = bool(below & other_threats)
                    game = WaitingGame(waiter, other, below, other_threats, is_own, is_broken)
                    value = self._search.value(game, should_stop=is_enough)
                    if value > 0 if is_own else value < 0:
                        return 1 << bit
        except SearchStopped:
            if should_stop and should_stop():
                raise
        return None
