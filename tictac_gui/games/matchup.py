"""Match-ups: what they come to, exactly or counted, how they are played, and as percentages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine.levels import Policy
from tictac_gui.engine.position import Mark

if TYPE_CHECKING:
    from tictac_gui.games.game import Game

    ShouldStop = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Odds:
    """The probabilities of a game's outcomes; they add up to 1."""

    x_wins: Fraction
    draw: Fraction
    o_wins: Fraction

    @property
    def shares(self) -> tuple[Fraction, Fraction, Fraction]:
        """All three, in the order in which they are shown."""
        return self.x_wins, self.draw, self.o_wins

    def wins(self, mark: Mark) -> Fraction:
        """Return how often the mark wins."""
        return self.x_wins if mark is Mark.X else self.o_wins


@dataclass(frozen=True, slots=True)
class Strength:
    """How well a player does, averaged over moving first and moving second."""

    beats_casual: Fraction
    """How often it wins against a casual player."""
    loses_to_casual: Fraction
    loses_to_expert: Fraction
    """How often it loses to someone who exploits all its weaknesses."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How the games of a match-up have ended so far."""

    x_wins: int = 0
    draws: int = 0
    o_wins: int = 0

    @property
    def games(self) -> int:
        """How many were played."""
        return self.x_wins + self.draws + self.o_wins

    @property
    def frequencies(self) -> Odds | None:
        """How often each outcome came up, to compare with the exact odds; None before any game."""
        if not self.games:
            return None
        return Odds(*(Fraction(n, self.games) for n in (self.x_wins, self.draws, self.o_wins)))


@dataclass(frozen=True, slots=True)
class ExactTools:
    """Functions that compute odds and strengths, and play match-ups from tables."""

    odds: Callable[[Policy, Policy], Odds]
    """Takes the policies of X and O."""
    strength: Callable[[Policy], Strength]
    play_match: Callable[[Policy, Policy, int, int], Iterator[Standing]]
    """Takes the policies of X and O, the number of games and a seed; yields the standing so far."""


PlayGames = Callable[[Policy, Policy, int, int], Iterator[Standing]]
"""Takes X, O, the number of games and a seed; plays the games and yields the standing so far."""

_STANDARD_ERRORS = 1.96
"""On each side of the share that was measured, for a confidence of 95 %."""


def match_player(game: Game, should_stop: ShouldStop | None = None) -> PlayGames:
    """Return the function that plays match-ups of a game: from tables where it is small enough."""
    if game.exact:
        return game.exact().play_match
    return partial(play_match, game, should_stop=should_stop)


def play_match(
    game: Game,
    x: Policy,
    o: Policy,
    games: int,
    seed: int,
    should_stop: ShouldStop | None = None,
) -> Iterator[Standing]:
    """Play the games and yield the standing after each.

    A seed always gives the same games, unless a player's time is limited. SearchStopped is raised
    once `should_stop`, which is polled in every search, returns True.
    """
    if games < 1:
        raise ValueError(f"a match-up needs at least one game, not {games}")
    rng = Random(seed)
    ends: dict[Mark | None, int] = {Mark.X: 0, None: 0, Mark.O: 0}
    for _ in range(games):
        position = game.start
        while not (outcome := position.outcome):
            policy = x if position.turn is Mark.X else o
            position = position.play(game.choose_move(position, policy, rng, should_stop))
        ends[outcome.winner] += 1
        yield Standing(ends[Mark.X], ends[None], ends[Mark.O])


def is_timed(game: Game, policy: Policy) -> bool:
    """Return whether what a player chooses depends on how much it sees in its time.

    It does if it sets traps in a game too large to search for them without a limit.
    """
    return policy.sets_traps and not game.exact


def interval(successes: float, games: int) -> tuple[float, float]:
    """Return the bounds of the 95 % confidence interval of a share (E. B. Wilson's)."""
    spread = _STANDARD_ERRORS**2 / games
    share = successes / games
    middle = (share + spread / 2) / (1 + spread)
    half = (share * (1 - share) * spread + spread**2 / 4) ** 0.5 / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)


class Qualifier(Enum):
    """Written before a percentage whose share is below or above it, where it would mislead."""

    NEAR = ""
    BELOW = "<"
    ABOVE = ">"


class Percentage(NamedTuple):
    """A share of a whole, as it is written."""

    value: Decimal
    qualifier: Qualifier


def percentages(shares: Sequence[Fraction], decimals: int) -> list[Percentage]:
    """Round shares that add up to 1, by largest remainder; the results add up to exactly 100.

    Only what is impossible gets 0, so only what is certain gets 100. If that leaves too little for
    the largest share, it says so.
    """
    step = Decimal(1).scaleb(-decimals)
    whole = 100 * 10**decimals
    exact = [share * whole for share in shares]
    # What is possible gets at least one step.
    steps = [max(int(amount), amount > 0) for amount in exact]
    missing = whole - sum(steps)
    by_remainder = sorted(range(len(exact)), key=lambda at: steps[at] - exact[at])
    for at in by_remainder[: max(missing, 0)]:
        steps[at] += 1
    largest = max(range(len(exact)), key=exact.__getitem__)
    steps[largest] += min(missing, 0)
    half = Fraction(1, 2)
    tolerance = half if any(0 < amount < half for amount in exact) else 1

    def qualifier(at: int) -> Qualifier:
        if 0 < exact[at] < half:
            return Qualifier.BELOW
        return Qualifier.ABOVE if exact[at] - steps[at] >= tolerance else Qualifier.NEAR

    return [Percentage(steps[at] * step, qualifier(at)) for at in range(len(exact))]
