"""What a proof by play comes to: the results of its games, counted; no game is played here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tictac_gui.engine.difficulty import Policy


@dataclass(frozen=True, slots=True)
class Proof:
    """The results of all games so far, from the point of view of the player being tested."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    failures: int = 0
    """How many of them ended worse than they had to, whatever the opponent did."""
    failed_game: tuple[int, ...] | None = None
    """The moves of the first of these."""
    latest_game: tuple[int, ...] = field(default=(), compare=False)
    """The moves of the game that was played last, to be watched; no part of the result."""

    @property
    def games(self) -> int:
        """How many were played."""
        return self.wins + self.draws + self.losses


@dataclass(frozen=True, slots=True)
class Proofs:
    """The results so far with the person moving first, and then second."""

    person_first: Proof = field(default_factory=Proof)
    person_second: Proof = field(default_factory=Proof)
    total: int | None = None
    """How many games there will be; None if that is only known at the end."""
    replies: int = 0
    """For how many of the person's first moves every choice is tried, if there is a total."""
    beginnings: int = 0
    """In how many ways the games can begin up to where not every choice is tried any more."""
    seconds: float = field(default=0.0, compare=False)
    """How long the games have taken so far."""

    @property
    def all(self) -> Proof:
        """Both together."""
        first, second = self.person_first, self.person_second
        return Proof(
            first.wins + second.wins,
            first.draws + second.draws,
            first.losses + second.losses,
            first.failures + second.failures,
            first.failed_game or second.failed_game,
            second.latest_game or first.latest_game,
        )

    @property
    def seconds_left(self) -> float | None:
        """How long the remaining games will take; None while that is unknown."""
        played = self.all.games
        if not self.total or not played:
            return None
        return self.seconds / played * (self.total - played)


Prove = Callable[[Policy, int, Callable[[], bool] | None], Iterator[Proofs]]
"""Plays a policy and yields the results so far.

It takes for how many of a person's first moves every choice is tried, and a `should_stop`.
"""
