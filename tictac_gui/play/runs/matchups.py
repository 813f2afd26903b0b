"""Who plays whom and what has come of it: one pairing in detail, and a table of all."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING, cast

from tictac_gui.games.matchup import is_timed
from tictac_gui.play.runs.run_model import RunModel
from tictac_gui.play.runs.tournament import play_tournament

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from random import Random

    from PySide6.QtCore import QObject

    from tictac_gui.games import Game
    from tictac_gui.games.matchup import PlayGames
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.runs.long_run import Steps
    from tictac_gui.play.runs.tournament import Pairing, Progress, Result

USUAL, BOUNDS = 1000, (100, 1_000_000)
USUAL_SLOW, SLOW_BOUNDS = 100, (20, 10_000)
"""Where every move is searched for, so that a game takes up to half a minute."""
_DRAWN_SEEDS = 1_000_000
"""Random seeds are short enough to write down."""


class Options:
    """How many games are played, and a new seed for every run unless the one shown is kept."""

    def __init__(self, rng: Random, *, are_slow: bool) -> None:
        """Offer fewer games if they are slow to play."""
        self._rng = rng
        self.bounds = SLOW_BOUNDS if are_slow else BOUNDS
        self.games = USUAL_SLOW if are_slow else USUAL
        self.keeps_seed = False
        self._draw_seed()

    @property
    def seed(self) -> int:
        """The seed of the latest run, or of the next if no run has taken it yet."""
        return self._seed

    def enter_seed(self, seed: int) -> None:
        """Take a seed that was typed, and keep it."""
        self._seed, self._is_used = seed, False
        self.keeps_seed = True

    def draw_seed(self) -> None:
        """Draw a seed for the next run only."""
        self._draw_seed()
        self.keeps_seed = False

    def take_seed(self) -> int:
        """Return the seed for a run that starts now."""
        if self._is_used and not self.keeps_seed:
            self._draw_seed()
        self._is_used = True
        return self._seed

    def _draw_seed(self) -> None:
        self._seed, self._is_used = self._rng.randrange(_DRAWN_SEEDS), False


class Matchups(RunModel):
    """Lets players play each other. Where odds are exact, they are known before any game."""

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
        # Where every move is searched for, one that is played quickly.
        self._pairing = ("unbeatable", "random") if game.exact else ("medium", "easy")
        # Where games take long, at first neither those that take hours nor one player many times.
        self._players = tuple(
            name
            for name, policy in game.players.items()
            if game.exact or not (policy.is_deterministic or is_timed(game, policy))
        )
        self._result: Result | None = None
        self._results: Mapping[Pairing, Result] = {}
        self._progress: Progress | None = None
        self._shows_all = False
        self._fills_table = False
        self.weigh()

    @property
    def pairing(self) -> Pairing:
        """The pairing that is shown in detail."""
        return self._pairing

    @property
    def result(self) -> Result | None:
        """Its result, perhaps with odds but no games."""
        return self._result

    @property
    def players(self) -> tuple[str, ...]:
        """Who takes part in the table."""
        return self._players

    @property
    def results(self) -> Mapping[Pairing, Result]:
        """The results in the table."""
        return self._results

    @property
    def progress(self) -> Progress | None:
        """How far the latest run has got; None before its first report."""
        return self._progress

    @property
    def shows_all(self) -> bool:
        """Whether the table is shown rather than one pairing."""
        return self._shows_all

    @property
    def fills_table(self) -> bool:
        """Whether the latest run is of all pairings."""
        return self._fills_table

    @property
    def played(self) -> dict[Pairing, Result]:
        """The results shown that have games."""
        if self._shows_all:
            results = self._results
        else:
            results = {self._pairing: self._result} if self._result else {}
        return {pairing: result for pairing, result in results.items() if result.standing.games}

    def weigh(self) -> None:
        """Compute the exact odds of the pairing if they are not known; that takes no games."""
        if self.game.exact and not self._result and not self.is_running:
            self.run.start(self._steps([self._pairing], games=0, seed=0))

    def show_page(self, *, shows_all: bool) -> None:
        """Show the table, or one pairing."""
        self._shows_all = shows_all
        self.changed.emit()

    def choose_pairing(self, pairing: Pairing) -> None:
        """Show another pairing in detail."""
        self._pairing = pairing
        # If all are being played, this is one of them.
        self._result = self._results.get(pairing) if self.is_running else None
        self.weigh()
        self.changed.emit()

    def open_pairing(self, pairing: Pairing) -> None:
        """Show a pairing of the table in detail."""
        self._pairing, self._result = pairing, self._results.get(pairing)
        self.weigh()
        self.show_page(shows_all=False)

    def choose_players(self, players: Iterable[str]) -> None:
        """Let others take part; results of pairings that are still there stay."""
        self._players = tuple(players)
        self._results = {
            pairing: result
            for pairing, result in self._results.items()
            if set(pairing) <= set(self._players)
        }
        self.changed.emit()

    def start(self) -> None:
        """Play what is shown."""
        self._fills_table = self._shows_all
        self._progress = None
        pairings: Sequence[Pairing] = [self._pairing]
        if self._fills_table:
            pairings, self._results = list(product(self._players, self._players)), {}
        self._begin(self._steps(pairings, self.options.games, self.options.take_seed()))

    def _steps(self, pairings: Sequence[Pairing], games: int, seed: int) -> Steps:
        return partial(play_tournament, self.game, pairings, games, seed, self._play_games)

    def _take(self, step: object) -> None:
        progress = cast("Progress", step)
        self._result = progress.results.get(self._pairing, self._result)
        if self.is_running:
            self._progress = progress
            if self._fills_table:
                self._results = progress.results
