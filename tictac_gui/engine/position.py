"""The contract a two-player game fulfils to be searched; it names no game and holds no code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence


class Result(Protocol):
    """How a finished game ended."""

    @property
    def winner(self) -> object | None:
        """The side that won, as `Position.turn` names sides, or None for a draw."""


class Position(Protocol):
    """An immutable position of a two-player game with turns in strict alternation."""

    @property
    def turn(self) -> object:
        """The side to move."""

    @property
    def outcome(self) -> Result | None:
        """None while play goes on."""

    @property
    def key(self) -> Hashable:
        """A value that equal positions, and only they, share."""

    @property
    def canonical_key(self) -> Hashable:
        """A value that positions alike but for a symmetry of the game share."""

    def moves(self) -> Sequence[int]:
        """Return the legal moves; none when the game is over."""

    def promising_moves(self) -> Sequence[int]:
        """Return the same moves, the likely best ones first; only speed depends on the order."""

    def play(self, move: int, /) -> Self:
        """Return the position after the move."""

    def estimate(self) -> int:
        """Guess the score for the side to move where a search may look no further.

        It stays well inside ±`search.WIN`, so that no guess passes for a proven win.
        """
