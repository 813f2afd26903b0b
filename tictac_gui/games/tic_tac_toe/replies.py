"""What a player makes of each board, remembered: the ground that exact odds and match-ups share."""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING

from tictac_gui.games.tic_tac_toe.board import Board

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.difficulty import Policy

    Weights = Callable[[Board, Policy], dict[int, Fraction]]

_EVERY_SHARE = lcm(*range(1, 10))
"""Shares among up to nine moves are whole multiples of one such part."""


class Replies(dict[Board, tuple[tuple[Board, int], ...]]):
    """For every board, those that may follow when the player has moved, with exact weights.

    A weight is a whole number of `parts`, the same for all boards, so that odds can be worked out
    in whole numbers. What is not yet known of a board is found out when it is asked for.
    """

    def __init__(self, policy: Policy, weights: Weights, *, up_to_symmetry: bool) -> None:
        super().__init__()
        self.parts = _EVERY_SHARE * Fraction(policy.slip_percent, 100).denominator
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
        known = self[board] = tuple(following.items())
        return known


class ReplyTables:
    """The replies of every player that was asked about, worked out once."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._tables: dict[tuple[Policy, bool], Replies] = {}

    def of(self, policy: Policy, *, up_to_symmetry: bool) -> Replies:
        """Return what is known of a player, the same object at every call."""
        key = policy, up_to_symmetry
        if key not in self._tables:
            self._tables[key] = Replies(policy, self.weights, up_to_symmetry=up_to_symmetry)
        return self._tables[key]

    def of_both(self, x: Policy, o: Policy) -> tuple[Replies, Replies]:
        """Return what is known of two opponents; boards that are alike to both count as one."""
        up_to_symmetry = x.is_symmetric and o.is_symmetric
        return (
            self.of(x, up_to_symmetry=up_to_symmetry),
            self.of(o, up_to_symmetry=up_to_symmetry),
        )
