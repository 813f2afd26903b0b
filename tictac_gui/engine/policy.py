"""How a player chooses its moves: a few data, and the exact odds of every move that follow."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from tictac_gui.engine.known import SEARCH, TRAPS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tictac_gui.engine.board import Board


@dataclass(frozen=True, slots=True)
class Policy:
    """How a player chooses: evenly among the best moves it sees."""

    lookahead: int | None
    """How many moves it looks ahead; None is to the end of the game, 0 sees no difference."""
    slip: Fraction = Fraction(0)
    """How often it is careless."""
    slip_lookahead: int = 1
    """How many moves it still looks ahead then."""
    sets_traps: bool = False
    """Whether it prefers, among the best moves, those an opponent most easily goes wrong after."""
    takes_first: bool = False
    """Whether it takes the first cell, row by row, that gives the best result, soon or late."""

    @property
    def is_symmetric(self) -> bool:
        """Whether it plays alike on boards that turn or mirror into each other."""
        return not self.takes_first


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
    weights = _shares(1 - policy.slip, chosen)
    if policy.slip:
        careless = _best(board, policy.slip_lookahead, should_stop)
        for cell, share in _shares(policy.slip, careless).items():
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
