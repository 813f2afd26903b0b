"""Plays the games of several pairings of players in turn, and writes the results as text.

Where a game is small enough, the results have exact odds too.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass, field, replace
from io import StringIO
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.games.matchup import Odds, PlayGames, Standing, interval, match_player, percentages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from tictac_gui.games import Game

Pairing = tuple[str, str]
"""The names of the players of X and O."""
Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PairingResult:
    """How the games of a pairing have ended so far, and their odds where these are known."""

    odds: Odds | None
    seed: int
    standing: Standing = field(default_factory=Standing)
    games: int = 0
    """How many games will be played."""
    seconds: float = field(default=0.0, compare=False)
    """How long the games have taken so far."""
    is_certain: bool = False
    """Whether all games of the pairing are the same one."""

    @property
    def intervals(self) -> tuple[Interval, ...]:
        """The bounds of the shares of X's wins, draws and O's wins; none before any game."""
        standing = self.standing
        if not standing.games:
            return ()
        counts = standing.x_wins, standing.draws, standing.o_wins
        if self.is_certain:
            return tuple((count / standing.games,) * 2 for count in counts)
        return tuple(interval(count, standing.games) for count in counts)


@dataclass(frozen=True, slots=True)
class TournamentProgress:
    """The results of a tournament so far."""

    results: Mapping[Pairing, PairingResult]
    """The results of the pairings that have begun."""
    total: int
    """How many games there will be in all."""

    @property
    def played(self) -> int:
        """How many games have been played."""
        return sum(result.standing.games for result in self.results.values())

    @property
    def seconds(self) -> float:
        """How long the games have taken so far."""
        return sum(result.seconds for result in self.results.values())

    @property
    def per_second(self) -> float | None:
        """How many games are played per second; None while that is unknown."""
        return self.played / self.seconds if self.played and self.seconds else None

    @property
    def seconds_left(self) -> float | None:
        """How long the remaining games will take; None until each pairing has been played once.

        Some pairings take a thousand times as long as others.
        """
        results = self.results.values()
        is_known = all(result.standing.games for result in results)
        if not is_known or not self.seconds or sum(result.games for result in results) < self.total:
            return None
        return sum(
            result.seconds / result.standing.games * (result.games - result.standing.games)
            for result in results
        )


def play_tournament(
    game: Game,
    pairings: Iterable[Pairing],
    games: int,
    seed: int,
    play_games: PlayGames | None = None,
    should_stop: Callable[[], bool] | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Iterator[TournamentProgress]:
    """Play `games` games of every pairing; with 0 games, only report the odds.

    Every pairing starts from the same seed, so that it plays the same games alone as among others.
    The pairings take turns, so that a tournament that is stopped early has played each about as
    often.
    """
    play_games = play_games or match_player(game, should_stop)
    begun = {pairing: _begun(game, pairing, games, seed) for pairing in pairings}
    total = sum(result.games for result in begun.values())
    matches = {
        pairing: _play(game, pairing, result, play_games, clock)
        for pairing, result in begun.items()
    }
    results: dict[Pairing, PairingResult] = {}
    while matches:
        for pairing, match in tuple(matches.items()):
            if result := next(match, None):
                results[pairing] = result
                yield TournamentProgress(dict(results), total)
            else:
                del matches[pairing]


def _begun(game: Game, pairing: Pairing, games: int, seed: int) -> PairingResult:
    policies = [game.players[name] for name in pairing]
    # Where every game is the same, one is enough; with exact odds, 0 % and 100 % say so.
    is_certain = not game.exact and all(policy.is_deterministic for policy in policies)
    return PairingResult(
        None, seed, games=min(games, 1) if is_certain else games, is_certain=is_certain
    )


def _play(
    game: Game,
    pairing: Pairing,
    result: PairingResult,
    play_games: PlayGames,
    clock: Callable[[], float],
) -> Iterator[PairingResult]:
    x, o = (game.players[name] for name in pairing)
    if game.exact:
        result = replace(result, odds=game.exact().odds(x, o))
    yield result
    if not result.games:
        return
    standings = play_games(x, o, result.games, result.seed)
    begun = clock()
    for standing in standings:
        seconds = result.seconds + clock() - begun
        result = replace(result, standing=standing, seconds=seconds)
        yield result
        # The other pairings have had their turns since.
        begun = clock()


# Programs read these, so they are not translated.
_HEADINGS = (
    *("x", "o", "games", "seed", "x_wins", "draws", "o_wins"),
    *("x_wins_percent", "draws_percent", "o_wins_percent"),
)
_EXACT_HEADINGS = ("exact_x_wins_percent", "exact_draws_percent", "exact_o_wins_percent")
_INTERVAL_HEADINGS = (
    *("x_wins_at_least_percent", "x_wins_at_most_percent"),
    *("draws_at_least_percent", "draws_at_most_percent"),
    *("o_wins_at_least_percent", "o_wins_at_most_percent"),
)
"""The bounds of the 95 % confidence intervals."""


def as_csv(results: Mapping[Pairing, PairingResult]) -> str:
    """Return a line for each pairing, in the format of RFC 4180."""
    return _table(results, delimiter=",", line_end="\r\n")


def as_columns(results: Mapping[Pairing, PairingResult]) -> str:
    """Return the same separated by tabs, for pasting into a spreadsheet."""
    return _table(results, delimiter="\t", line_end="\n")


def _table(results: Mapping[Pairing, PairingResult], delimiter: str, line_end: str) -> str:
    text = StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator=line_end)
    is_exact = any(result.odds for result in results.values())
    writer.writerow([*_HEADINGS, *(_EXACT_HEADINGS if is_exact else _INTERVAL_HEADINGS)])
    for (x, o), result in results.items():
        standing = result.standing
        counts = (standing.x_wins, standing.draws, standing.o_wins)
        shares = standing.frequencies
        writer.writerow(
            [
                *(x, o, standing.games, result.seed, *counts),
                *(_percentages(shares) if shares else ("",) * 3),
                *(_percentages(result.odds) if result.odds else _bounds(result)),
            ]
        )
    return text.getvalue()


def _bounds(result: PairingResult) -> list[str]:
    return [f"{100 * share:.6f}" for interval in result.intervals for share in interval]


def _percentages(odds: Odds) -> list[str]:
    return [str(value) for value, _ in percentages(odds.shares, decimals=6)]
