"""How levels play: their policies, the probabilities of their moves, and the one that adapts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from tictac_gui.engine.search import HIGHEST_ESTIMATE, Evaluation

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tictac_gui.engine.position import Position
    from tictac_gui.engine.stopping import ShouldStop

    # Any: these are only ever called with positions of the game that they belong to.
    Evaluate = Callable[[Any, int | None, ShouldStop | None], Evaluation]
    """Scores every move, given the lookahead and a `should_stop`."""
    BestMoves = Callable[[Any, ShouldStop | None], Sequence[int]]


class Difficulty(Enum):
    """The levels, from the weakest to the strongest."""

    EASY = auto()
    MEDIUM = auto()
    HARD = auto()
    UNBEATABLE = auto()


class Adaptive(Enum):
    """The level beside them that suits a person: its strength follows their results."""

    ADAPTIVE = auto()


Level = Difficulty | Adaptive
"""A level that a person can choose to play against."""
ADAPTIVE = Adaptive.ADAPTIVE


@dataclass(frozen=True, slots=True)
class Policy:
    """How a player chooses: at random among the moves that look best to it."""

    lookahead: int | None
    """How many moves it looks ahead: None is to the end of the game, 0 makes all moves equal."""
    tolerance: int = 0
    """How much worse than the best a move may look and still be played, where nothing is proven."""
    slip_percent: int = 0
    """How often it plays carelessly."""
    slip_lookahead: int = 1
    """How many moves it looks ahead when careless."""
    sets_traps: bool = False
    """Whether it prefers, of the best moves, those after which opponents most easily go wrong."""
    takes_first: bool = False
    """Whether it takes the first move with the best result, no matter how soon that comes."""

    @property
    def is_symmetric(self) -> bool:
        """Whether it plays the same way in rotated and mirrored positions."""
        return not self.takes_first

    @property
    def is_deterministic(self) -> bool:
        """Whether it always plays the same move in a position."""
        return self.takes_first and not self.slip_percent


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


_FIRST_STEP = 0.45
"""Where on the scale a new player begins, as a share of it: rather too low than too high."""
_FIRST_GAIN, _GAMES_PER_GAIN = 0.15, 2
"""The share of the scale by which the first game moves a rating, and after how many games that
becomes half a step less."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How well a person plays, in half steps of a scale of levels; all that has to be stored.

    It is Elo's rule against an opponent who is always rated as the person is. Both are expected to
    do equally well, so a win raises the rating, a loss lowers it by as much, and a draw is just
    what was expected: a person is to win half of the games that aren't drawn. As in Elo's rule, the
    first games move it further than later ones.
    """

    step: int
    """The step at which the next game is played, counted from 1."""
    lead: int = 0
    """How many half steps the rating is above that: -1, 0 or 1.

    The step follows only when it is a whole one behind, so that it doesn't change to and fro: in
    the long run, it takes two wins more than losses to move it.
    """
    games: int = 0
    """How many games have moved the rating."""

    @classmethod
    def first(cls, steps: int) -> Rating:
        """Return where a person begins on a scale with this many steps."""
        return cls(max(1, round(_FIRST_STEP * steps)))

    def is_possible(self, steps: int) -> bool:
        """Return whether a person can have this rating on a scale with this many steps."""
        is_within = 2 <= 2 * self.step + self.lead <= 2 * steps
        return is_within and abs(self.lead) <= 1 and self.games >= 0

    def after(self, *, won: bool, steps: int) -> Rating:
        """Return the rating after a game that was won or lost, on a scale with this many steps."""
        gain = max(1, round(2 * _FIRST_GAIN * steps) - self.games // _GAMES_PER_GAIN)
        rating = 2 * self.step + self.lead + (gain if won else -gain)
        lead = min(max(rating, 2), 2 * steps) - 2 * self.step
        # Towards zero: the step stays half a step behind rather than run ahead.
        moved = int(lead / 2)
        return Rating(self.step + moved, lead - 2 * moved, self.games + 1)
