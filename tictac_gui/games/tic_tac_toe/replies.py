"""How a player replies to each board, cached; both exact odds and match-ups build on it."""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING

from tictac_gui.games.tic_tac_toe.board import Board

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.difficulty import Policy

    Weights = Callable[[Board, Policy], dict[int, Fraction]]

_COMMON_DENOMINATOR = lcm(*range(1, 10))
"""Equal shares among up to nine moves are whole multiples of 1 / this."""


class Replies(dict[Board, tuple[tuple[Board, int], ...]]):
    """For every board, the boards that the player may move to, with exact weights.

    The weights of each board are whole numbers that add up to `parts`, so that odds can be computed
    with integers. A board's replies are computed when it is first looked up.
    """

    def __init__(self, policy: Policy, weights: Weights, *, up_to_symmetry: bool) -> None:
        super().__init__()
        self.parts = _COMMON_DENOMINATOR * Fraction(policy.slip_percent, 100).denominator
        self._policy = policy
        self._weights = weights
        self._up_to_symmetry = up_to_symmetry

    def __missing__(self, board: Board) -> tuple[tuple[Board, int], ...]:
        following: dict[Board, int] = {}
        for cell, weight in self._weights(board, self._policy).items():
            after = board.play(cell)
            if self._up_to_symmetry:
                after = after.canonical
            parts = weight.numerator * (self.parts // weight.denominator)
            following[after] = following.get(after, 0) + parts
        replies = self[board] = tuple(following.items())
        return replies


class ReplyTables:
    """Caches the replies of every player."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._tables: dict[tuple[Policy, bool], Replies] = {}

    def of(self, policy: Policy, *, up_to_symmetry: bool) -> Replies:
        """Return a player's replies; always the same object."""
        key = policy, up_to_symmetry
        if key not in self._tables:
            self._tables[key] = Replies(policy, self.weights, up_to_symmetry=up_to_symmetry)
        return self._tables[key]

    def of_both(self, x: Policy, o: Policy) -> tuple[Replies, Replies]:
        """Return the replies of two opponents, up to symmetry if both play symmetrically."""
        up_to_symmetry = x.is_symmetric and o.is_symmetric
        return (
            self.of(x, up_to_symmetry=up_to_symmetry),
            self.of(o, up_to_symmetry=up_to_symmetry),
        )
