"""The contract that a two-player game fulfils to be searched; it names no game."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence


class Mark(Enum):
    """What a side puts on the board; it also names the side. X moves first."""

    X = "X"
    O = "O"  # noqa: E741 - the mark is called so

    @property
    def other(self) -> Mark:
        """The mark of the other side."""
        return Mark.O if self is Mark.X else Mark.X


class Outcome(NamedTuple):
    """How a game ended: who won, with all the cells that made it so, or a draw."""

    winner: Mark | None
    cells: frozenset[int] = frozenset()


class IllegalMoveError(ValueError):
    """A move that the rules forbid; the message says why."""


class Position(Protocol):
    """An immutable position of a two-player game with turns in strict alternation."""

    @property
    def turn(self) -> Mark:
        """The side to move."""

    @property
    def outcome(self) -> Outcome | None:
        """None while play goes on."""

    @property
    def key(self) -> Hashable:
        """A value that equal positions, and only they, share."""

    @property
    def canonical_key(self) -> Hashable:
        """A value shared by positions that differ only by a symmetry of the game."""

    def moves(self) -> Sequence[int]:
        """Return the legal moves; none when the game is over."""

    def promising_moves(self) -> Sequence[int]:
        """Return the moves worth searching, the likely best first.

        A move may be left out if it can't be better than one that is given.
        """

    def play(self, move: int, /) -> Self:
        """Return the position after the move."""

    def estimate(self) -> int:
        """Guess the score for the side to move where a search may look no further.

        It stays within ±`search.HIGHEST_ESTIMATE`, so that no guess passes for a proven win.
        """
