"""Exact results for a game that is small enough to be searched completely."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from tictac_gui.engine.position import Mark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.difficulty import Policy


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
    """The functions that compute them."""

    odds: Callable[[Policy, Policy], Odds]
    """Takes the policies of X and O."""
    strength: Callable[[Policy], Strength]
    play_match: Callable[[Policy, Policy, int, int], Iterator[Standing]]
    """Takes the policies of X and O, the number of games and a seed; yields the standing so far."""
