"""Games of one pairing of players after the other, told as they are played, with the exact odds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.difficulty import Policy
from tictac_gui.games.exact import Standing
from tictac_gui.games.tic_tac_toe.exact import EXACT
from tictac_gui.games.tic_tac_toe.levels import Player

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tictac_gui.games.exact import Odds

Pairing = tuple[Player, Player]
"""Who plays X and who plays O."""
PlayGames = Callable[[Policy, Policy, int, int], Iterator[Standing]]
"""Plays a number of games of X against O, with a seed, and tells how they stand."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the games of a pairing have ended so far, and how they would in the long run."""

    odds: Odds
    seed: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a tournament has come."""

    results: Mapping[Pairing, Result]
    """Those of the pairings that have begun."""
    total: int
    """How many games there will be in all."""
    seconds: float = 0.0
    """How long they have taken until now."""

    @property
    def played(self) -> int:
        """How many games there were."""
        return sum(result.standing.games for result in self.results.values())

    @property
    def per_second(self) -> float | None:
        """How many games are played in a second; None while that can't be told."""
        return self.played / self.seconds if self.played and self.seconds else None

    @property
    def seconds_left(self) -> float | None:
        """How long the other games will take; None while that can't be told."""
        return (self.total - self.played) / self.per_second if self.per_second else None


def play_tournament(
    pairings: Iterable[Pairing],
    games: int,
    seed: int,
    play_games: PlayGames = EXACT.play_match,
    clock: Callable[[], float] = perf_counter,
) -> Iterator[Progress]:
    """Play the same number of games of every pairing; with none, only the odds are told.

    Each pairing starts from the same seed: so it plays the same games by itself as among others.
    """
    pairings = tuple(pairings)
    results: dict[Pairing, Result] = {}
    total, seconds = games * len(pairings), 0.0
    for x, o in pairings:
        exact = EXACT.odds(x.value, o.value)
        results[x, o] = Result(exact, seed, Standing())
        yield Progress(dict(results), total, seconds)
        if games:
            begun = clock()
            for standing in play_games(x.value, o.value, games, seed):
                results[x, o] = Result(exact, seed, standing)
                yield Progress(dict(results), total, seconds + clock() - begun)
            seconds += clock() - begun
