"""A match-up that is played after it was guessed how often it ends in one way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from tictac_gui.engine.forecast import Ending
from tictac_gui.play.course.tasks.asking_task import AskingTask
from tictac_gui.play.course.tasks.guessing.playing import play_pairing
from tictac_gui.play.course.tasks.guessing.remarks import Guessed
from tictac_gui.play.course.tasks.task import HINTS

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction
    from random import Random

    from tictac_gui.games.exact import Odds
    from tictac_gui.play.course.guesses import GuessMatch
    from tictac_gui.play.runs.tournament import Pairing, Result
    from tictac_gui.play.search_worker import SearchWorker


class MatchTask(AskingTask):
    """Plays the games after a guess; whatever was guessed, it is done then."""

    def __init__(self, step: GuessMatch, worker: SearchWorker, rng: Random, pause_ms: int) -> None:
        super().__init__(worker, pause_ms)
        self._step = step
        self._seed = rng.randrange(1_000_000)
        self._guess: int | None = None
        self._result: Result | None = None
        self._marked: int | None = None

    @property
    def pairing(self) -> Pairing:
        """The names of the players of X and O."""
        return self._step.pairing

    @property
    def asked(self) -> Ending:
        """The way in which games end for X that is asked about."""
        return self._step.asked

    @property
    def offers(self) -> tuple[int, ...]:
        """The guesses to choose from, in per cent."""
        return self._step.offers

    @property
    def guess(self) -> int | None:
        """What was guessed; None before that."""
        return self._guess

    @property
    def result(self) -> Result | None:
        """How the games have ended so far; None before the first."""
        return self._result

    @property
    def share(self) -> Fraction | None:
        """How often games end in the way asked about, exactly; None before that is known."""
        odds = self._result.odds if self._result else None
        return self._share_in(odds) if odds else None

    @property
    def marked(self) -> int | None:
        """The guess that is nearest, once the last hint has given it away."""
        return self._marked if self._guess is None else None

    @property
    def can_hint(self) -> bool:
        """Whether nothing has been guessed yet, and there is a hint left."""
        return self._guess is None and super().can_hint

    def hint(self) -> None:
        """Give the next hint; for the last, the exact odds are found."""
        super().hint()
        if self._hints == HINTS and self._marked is None:
            self._ask(self._find_odds, self._mark)

    def guess_share(self, guess: int) -> None:
        """Guess how often it is, in per cent; the games are played then."""
        if self._guess is None:
            self._guess = guess
            self._say(Guessed())
            game, pause_ms = self._step.game, self._pause.interval()
            play = partial(play_pairing, game, self.pairing, self._seed, pause_ms)
            self._ask(play, self._on_played)
            self.changed.emit()

    def _find_odds(self, should_stop: Callable[[], bool]) -> Odds | None:
        game = self._step.game
        first = next(play_pairing(game, self.pairing, self._seed, 0, should_stop))
        return first.odds

    def _mark(self, odds: Odds) -> None:
        share = 100 * self._share_in(odds)
        self._marked = min(self.offers, key=lambda offer: abs(offer - share))
        self.changed.emit()

    def _share_in(self, odds: Odds) -> Fraction:
        return dict(zip((Ending.WIN, Ending.DRAW, Ending.LOSS), odds.shares, strict=True))[
            self.asked
        ]

    def _show_part(self, answer: object) -> None:
        self._result = cast("Result", answer)

    def _on_played(self, _result: Result) -> None:
        self._finish()
        self.changed.emit()

    def _begin_again(self) -> None:
        self._guess = self._result = None
