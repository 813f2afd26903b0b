"""How strongly the computer plays: a table of levels, and the moves each of them may make."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Search
from tictac_gui.engine.traps import Traps

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tictac_gui.engine.board import Board


@dataclass(frozen=True, slots=True)
class Policy:
    """How a level chooses: evenly among the best moves it sees."""

    lookahead: int | None
    """How many moves it looks ahead; None is to the end of the game."""
    slip: Fraction = Fraction(0)
    """How often it is careless."""
    slip_lookahead: int = 1
    """How many moves it still looks ahead then."""
    sets_traps: bool = False
    """Whether it prefers, among the best moves, those an opponent most easily goes wrong after."""


class Difficulty(Enum):
    """The levels, from the weakest to the strongest."""

    EASY = Policy(lookahead=1)
    MEDIUM = Policy(lookahead=2, slip=Fraction(1, 10), slip_lookahead=1)
    HARD = Policy(lookahead=None, slip=Fraction(1, 4), slip_lookahead=2)
    UNBEATABLE = Policy(lookahead=None, sets_traps=True)


# Shared by all calls on purpose: what they remember are facts about positions, so that every
# move after the first costs next to nothing.
_SEARCH = Search()
_TRAPS = Traps(_SEARCH)


def move_weights(
    board: Board, difficulty: Difficulty, should_stop: Callable[[], bool] | None = None
) -> dict[int, Fraction]:
    """Return the exact probability of every move that the level may make; they add up to 1."""
    policy = difficulty.value
    if policy.sets_traps:
        chosen = _TRAPS.best(board, should_stop)
    else:
        chosen = _SEARCH.evaluate(board, policy.lookahead, should_stop).best
    weights = {cell: (1 - policy.slip) / len(chosen) for cell in chosen}
    if policy.slip:
        careless = _SEARCH.evaluate(board, policy.slip_lookahead, should_stop).best
        for cell in careless:
            weights[cell] = weights.get(cell, Fraction(0)) + policy.slip / len(careless)
    return dict(sorted(weights.items()))


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
