"""What a two-player game must provide to be searched; it knows no particular game."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence


class Mark(Enum):
    """What a side puts on the board; it also names the side. X moves first."""

    X = "X"
    O = "O"  # noqa: E741 - that is the name of the mark

    @property
    def other(self) -> Mark:
        """The mark of the other side."""
        return Mark.O if self is Mark.X else Mark.X


class Outcome(NamedTuple):
    """How a game ended: the winner and all cells of the winning lines, or a draw."""

    winner: Mark | None
    cells: frozenset[int] = frozenset()


class IllegalMoveError(ValueError):
    """A move that the rules forbid; the message says why."""


class Position(Protocol):
    """An immutable position of a two-player game in which turns alternate."""

    @property
    def turn(self) -> Mark:
        """The side to move."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @property
    def key(self) -> Hashable:
        """A value shared by equal positions and no others."""

    @property
    def canonical_key(self) -> Hashable:
        """A value shared by all positions that are symmetric to each other."""

    @property
    def moves_left(self) -> int:
        """How many moves the game can last from here at most; looking further shows no more."""

    def moves(self) -> Sequence[int]:
        """Return the legal moves; none when the game is over."""

    def successors(self) -> Iterable[tuple[int, Self]]:
        """Return the moves worth searching, most promising first, and the positions after them.

        A move may be left out if it can't be better than one that is returned, and if looking two
        moves ahead shows that.
        """

    def play(self, move: int, /) -> Self:
        """Return the position after the move."""

    def estimate(self) -> int:
        """Estimate the score for the side to move where the lookahead ends.

        It stays within ±`search.HIGHEST_ESTIMATE`, so that no estimate looks like a proven win.
        """
