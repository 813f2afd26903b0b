"""How strongly the computer plays: a table of levels, and the moves each of them may make."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from tictac_gui.engine.policy import Policy

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction
    from random import Random

    from tictac_gui.games.tic_tac_toe.board import Board


class Difficulty(Enum):
    """The levels, from the weakest to the strongest."""

    EASY = Policy(lookahead=1)
    MEDIUM = Policy(lookahead=2, slip_percent=10, slip_lookahead=1)
    HARD = Policy(lookahead=None, slip_percent=25, slip_lookahead=2)
    UNBEATABLE = Policy(lookahead=None, sets_traps=True)


def move_weights(
    board: Board, difficulty: Difficulty, should_stop: Callable[[], bool] | None = None
) -> dict[int, Fraction]:
    """Return the exact probability of every move that the level may make; they add up to 1."""
    # Whoever only names a level doesn't wait for what it takes to think.
    from tictac_gui.engine.weights import policy_weights

    return policy_weights(board, difficulty.value, should_stop)


def choose_move(
    board: Board,
    difficulty: Difficulty,
    rng: Random,
    should_stop: Callable[[], bool] | None = None,
) -> int:
    """Draw a move from `move_weights`."""
    weights = move_weights(board, difficulty, should_stop)
    if not weights:
        raise ValueError("there is no move to choose: the game is over")
    return rng.choices(list(weights), [float(weight) for weight in weights.values()])[0]
