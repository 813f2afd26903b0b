"""The exact odds of every move that a player may make, as they follow from its policy."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from tictac_gui.engine.known import SEARCH, TRAPS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tictac_gui.engine.policy import Policy
    from tictac_gui.games.tic_tac_toe.board import Board


def policy_weights(
    board: Board, policy: Policy, should_stop: Callable[[], bool] | None = None
) -> dict[int, Fraction]:
    """Return the exact probability of every move that the player may make; they add up to 1."""
    if policy.sets_traps:
        chosen: Sequence[int] = TRAPS.best(board, should_stop)
    elif policy.takes_first:
        chosen = _first_best(board, policy.lookahead, should_stop)
    else:
        chosen = _best(board, policy.lookahead, should_stop)
    slip = Fraction(policy.slip_percent, 100)
    weights = _shares(1 - slip, chosen)
    if slip:
        careless = _best(board, policy.slip_lookahead, should_stop)
        for cell, share in _shares(slip, careless).items():
            weights[cell] = weights[cell] + share if cell in weights else share
    return dict(sorted(weights.items()))


def _shares(probability: Fraction, cells: Sequence[int]) -> dict[int, Fraction]:
    """Divide a probability evenly."""
    return dict.fromkeys(cells, probability / len(cells)) if cells else {}


def _best(
    board: Board, lookahead: int | None, should_stop: Callable[[], bool] | None
) -> Sequence[int]:
    if lookahead == 0:
        return board.moves()
    return SEARCH.evaluate(board, lookahead, should_stop).best


def _first_best(
    board: Board, lookahead: int | None, should_stop: Callable[[], bool] | None
) -> Sequence[int]:
    scores = SEARCH.evaluate(board, lookahead, should_stop).scores
    # Tutorials score a win 1, a draw 0 and a loss -1, whenever it comes.
    results = {cell: (score > 0) - (score < 0) for cell, score in scores.items()}
    return sorted(results, key=results.__getitem__, reverse=True)[:1]
