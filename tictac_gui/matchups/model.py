"""The match-ups: who plays whom, how many games, and the results of one pairing or all of them."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING, cast

from tictac_gui.games.matchup import PlayGames, is_timed
from tictac_gui.play.long_run import RunModel, Steps
from tictac_gui.play.tournament import Pairing, PairingResult, TournamentProgress, play_tournament

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from random import Random

    from PySide6.QtCore import QObject

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Asker

_GAMES, _BOUNDS = 1000, (100, 1_000_000)
"""The number of games at first, and the fewest and most."""
_SLOW_GAMES, _SLOW_BOUNDS = 100, (20, 10_000)
"""The same where a search finds every move, and a game takes up to half a minute."""
_DRAWN_SEEDS = 1_000_000
"""The number of seeds to draw from: all are short enough to write down."""


class Options:
    """The number of games and the seed; every run gets a new seed unless this one is kept."""

    def __init__(self, rng: Random, *, are_slow: bool) -> None:
        """Offer fewer games if they are slow to play."""
        self._rng = rng
        self.bounds = _SLOW_BOUNDS if are_slow else _BOUNDS
        self.games = _SLOW_GAMES if are_slow else _GAMES
        self.keeps_seed = False
        self._draw_seed()

    def enter_seed(self, seed: int) -> None:
        """Use a typed seed, and keep it."""
        self.seed, self._is_used = seed, False
        self.keeps_seed = True

    def draw_seed(self) -> None:
        """Draw a seed for the next run only."""
        self._draw_seed()
        self.keeps_seed = False

    def take_seed(self) -> int:
        """Return the seed for a run that is starting."""
        if self._is_used and not self.keeps_seed:
            self._draw_seed()
        self._is_used = True
        return self.seed

    def _draw_seed(self) -> None:
        self.seed, self._is_used = self._rng.randrange(_DRAWN_SEEDS), False


class Matchups(RunModel):
    """Plays one pairing or all of them; exact odds, where a game has them, need no games."""

    def __init__(
        self,
        game: Game,
        rng: Random,
        new_worker: Callable[[], Asker],
        parent: QObject | None = None,
        play_games: PlayGames | None = None,
    ) -> None:
        super().__init__(new_worker, parent)
        self.game = game
        self.options = Options(rng, are_slow=not game.exact)
        self._play_games = play_games
        # Where a search finds every move, a pairing that is played quickly.
        self.pairing = ("unbeatable", "random") if game.exact else ("medium", "easy")
        # Where games take long: neither players that need hours, nor any that would play the same
        # game again and again.
        self.players = tuple(
            name
            for name, policy in game.players.items()
            if game.exact or not (policy.is_deterministic or is_timed(game, policy))
        )
        self.result: PairingResult | None = None
        """The result of the pairing, perhaps with odds but no games."""
        self.results: Mapping[Pairing, PairingResult] = {}
        """The results in the table, between the players who take part."""
        self.progress: TournamentProgress | None = None
        """The progress of the latest run; None before its first report."""
        self.shows_all = False
        """Whether the table is shown rather than one pairing."""
        self.fills_table = False
        """Whether the latest run is of all pairings."""
        self.compute_odds()

    @property
    def played(self) -> dict[Pairing, PairingResult]:
        """The results shown that have games."""
        if self.shows_all:
            results = self.results
        else:
            results = {self.pairing: self.result} if self.result else {}
        return {pairing: result for pairing, result in results.items() if result.standing.games}

    def compute_odds(self) -> None:
        """Compute the exact odds of the pairing, unless they are known."""
        if self.game.exact and not self.result and not self.is_running:
            self.run.start(self._steps([self.pairing], games=0, seed=0))

    def show_page(self, *, shows_all: bool) -> None:
        """Show the table, or one pairing."""
        self.shows_all = shows_all
        self.changed.emit()

    def choose_pairing(self, pairing: Pairing) -> None:
        """Show another pairing in detail."""
        self.pairing = pairing
        # If all pairings are being played, this is one of them.
        self.result = self.results.get(pairing) if self.is_running else None
        self.compute_odds()
        self.changed.emit()

    def open_pairing(self, pairing: Pairing) -> None:
        """Show a pairing of the table in detail."""
        self.pairing, self.result = pairing, self.results.get(pairing)
        self.compute_odds()
        self.show_page(shows_all=False)

    def choose_players(self, players: Iterable[str]) -> None:
        """Choose who takes part; results between players who stay are kept."""
        self.players = tuple(players)
        self.results = {
            pairing: result
            for pairing, result in self.results.items()
            if set(pairing) <= set(self.players)
        }
        self.changed.emit()

    def start(self) -> None:
        """Play the pairing shown, or all pairings where the table is shown."""
        self.fills_table = self.shows_all
        self.progress = None
        pairings: Sequence[Pairing] = [self.pairing]
        if self.fills_table:
            pairings, self.results = list(product(self.players, self.players)), {}
        self._begin(self._steps(pairings, self.options.games, self.options.take_seed()))

    def _steps(self, pairings: Sequence[Pairing], games: int, seed: int) -> Steps:
        return partial(play_tournament, self.game, pairings, games, seed, self._play_games)

    def _take(self, step: object) -> None:
        progress = cast("TournamentProgress", step)
        self.result = progress.results.get(self.pairing, self.result)
        if self.is_running:
            self.progress = progress
            if self.fills_table:
                self.results = progress.results
