"""A match-up that is played after it was guessed how often it ends in one way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from tictac_gui.engine.search import Ending
from tictac_gui.play.course.tasks.guessing.guess_task import GuessTask
from tictac_gui.play.course.tasks.guessing.playing import play_pairing
from tictac_gui.play.course.tasks.task import HINTS

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction
    from random import Random

    from tictac_gui.games.matchup import Odds
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.course.guesses import GuessMatch
    from tictac_gui.play.runs.tournament import Pairing, Result


class MatchTask(GuessTask):
    """Plays the games after a guess, which is in per cent."""

    def __init__(self, step: GuessMatch, worker: Asker, rng: Random, pause_ms: int) -> None:
        super().__init__(step.offers, worker, pause_ms)
        self._step = step
        self._seed = rng.randrange(1_000_000)
        self._result: Result | None = None
        self._odds: Odds | None = None

    @property
    def pairing(self) -> Pairing:
        """The names of the players of X and O."""
        return self._step.pairing

    @property
    def asked(self) -> Ending:
        """The way in which games end for X that is asked about."""
        return self._step.asked

    @property
    def result(self) -> Result | None:
        """How the games have ended so far; None before the first."""
        return self._result

    @property
    def share(self) -> Fraction | None:
        """How often games end in the way asked about, exactly; None before that is known."""
        return self._share if self._result else None

    def hint(self) -> None:
        """Give the next hint; for the last, the exact odds are found."""
        super().hint()
        if self._hints == HINTS and not self._odds:
            self._ask(self._find_odds, self._on_odds_found)

    @property
    def _truth(self) -> Fraction | None:
        return None if self._share is None else 100 * self._share

    def _distance(self, offer: int, truth: Fraction | int) -> float:
        return float(abs(offer - truth))

    def _find_truth(self) -> None:
        game, pause_ms = self._step.game, self._pause.interval()
        play = partial(play_pairing, game, self.pairing, self._seed, pause_ms)
        self._ask(play, self._on_played)

    def _find_odds(self, should_stop: Callable[[], bool]) -> Odds | None:
        game = self._step.game
        first = next(play_pairing(game, self.pairing, self._seed, 0, should_stop))
        return first.odds

    def _on_odds_found(self, odds: Odds) -> None:
        self._odds = odds
        self.changed.emit()

    @property
    def _share(self) -> Fraction | None:
        if not self._odds:
            return None
        endings = (Ending.WIN, Ending.DRAW, Ending.LOSS)
        return dict(zip(endings, self._odds.shares, strict=True))[self.asked]

    def _show_part(self, answer: object) -> None:
        self._result = cast("Result", answer)
        self._odds = self._result.odds

    def _on_played(self, _result: Result) -> None:
        self._finish()
        self.changed.emit()

    def _begin_again(self) -> None:
        self._guess = self._result = None
