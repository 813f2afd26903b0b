"""The exact probability of every move that a player may make, given its policy."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from tictac_gui.engine.search import HIGHEST_ESTIMATE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tictac_gui.engine.difficulty import Policy
    from tictac_gui.engine.position import Position
    from tictac_gui.engine.search import Evaluation
    from tictac_gui.engine.stopping import ShouldStop

    # Any: these are only ever called with positions of the game that they belong to.
    Evaluate = Callable[[Any, int | None, ShouldStop | None], Evaluation]
    """Scores every move, looking so many moves ahead, None for all."""
    BestMoves = Callable[[Any, ShouldStop | None], Sequence[int]]


def policy_weights(
    position: Position,
    policy: Policy,
    evaluate: Evaluate,
    best_traps: BestMoves | None = None,
    should_stop: ShouldStop | None = None,
) -> dict[int, Fraction]:
    """Return the exact probability of every move that the player may make; they add up to 1.

    `best_traps` picks from the best moves for a player that sets traps.
    """

    def good(lookahead: int | None) -> Sequence[int]:
        if lookahead == 0:
            return position.moves()
        return evaluate(position, lookahead, should_stop).within(policy.tolerance)

    if policy.sets_traps and best_traps:
        chosen = best_traps(position, should_stop)
    elif policy.takes_first:
        chosen = _first_best(evaluate(position, policy.lookahead, should_stop).scores)
    else:
        chosen = good(policy.lookahead)
    slip = Fraction(policy.slip_percent, 100)
    weights = _shares(1 - slip, chosen)
    if slip:
        careless = good(policy.slip_lookahead)
        for move, share in _shares(slip, careless).items():
            weights[move] = weights[move] + share if move in weights else share
    return dict(sorted(weights.items()))


def _shares(probability: Fraction, moves: Sequence[int]) -> dict[int, Fraction]:
    """Split a probability evenly among the moves."""
    return dict.fromkeys(moves, probability / len(moves)) if moves else {}


def _first_best(scores: dict[int, int]) -> Sequence[int]:
    # Tutorials score a win 1, a loss -1, however long it takes, and a draw 0, as they do what lies
    # beyond the lookahead.
    results = {
        move: (score > HIGHEST_ESTIMATE) - (score < -HIGHEST_ESTIMATE)
        for move, score in scores.items()
    }
    return sorted(results, key=results.__getitem__, reverse=True)[:1]
