"""Plays one pairing of players after the other and reports the results beside the exact odds."""

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
"""Takes X, O, the number of games and a seed; plays the games and yields the standing so far."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the games of a pairing have ended so far, and their exact odds."""

    odds: Odds
    seed: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a tournament has got."""

    results: Mapping[Pairing, Result]
    """The results of the pairings that have begun."""
    total: int
    """How many games there will be in all."""
    seconds: float = 0.0
    """How long the games have taken so far."""

    @property
    def played(self) -> int:
        """How many games have been played."""
        return sum(result.standing.games for result in self.results.values())

    @property
    def per_second(self) -> float | None:
        """How many games are played per second; None while that is unknown."""
        return self.played / self.seconds if self.played and self.seconds else None

    @property
    def seconds_left(self) -> float | None:
        """How long the remaining games will take; None while that is unknown."""
        return (self.total - self.played) / self.per_second if self.per_second else None


def play_tournament(
    pairings: Iterable[Pairing],
    games: int,
    seed: int,
    play_games: PlayGames = EXACT.play_match,
    clock: Callable[[], float] = perf_counter,
) -> Iterator[Progress]:
    """Play so many games of every pairing; with 0 games, only report the odds.

    Every pairing starts from the same seed, so it plays the same games alone as among others.
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
