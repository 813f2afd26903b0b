"""Results of a match-up from which it is told who plays; a wrong name is answered by playing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from tictac_gui.play.course.tasks.asking_task import AskingTask
from tictac_gui.play.course.tasks.guessing.playing import play_pairing
from tictac_gui.play.course.tasks.guessing.remarks import OtherPlayer
from tictac_gui.play.course.tasks.task import HINTS

if TYPE_CHECKING:
    from random import Random

    from tictac_gui.play.asking import Asker
    from tictac_gui.play.course.guesses import NameMatch
    from tictac_gui.play.runs.tournament import Result


class NameTask(AskingTask):
    """Plays the games of a player without a name, and those of every player that is named."""

    def __init__(self, step: NameMatch, worker: Asker, rng: Random, pause_ms: int) -> None:
        super().__init__(worker, pause_ms)
        self._step = step
        self._seed = rng.randrange(1_000_000)
        self._named: str | None = None
        self._results: dict[str | None, Result] = {}
        self._play(step.pairing[1])

    @property
    def opponent(self) -> str:
        """Who plays X."""
        return self._step.pairing[0]

    @property
    def offers(self) -> tuple[str, ...]:
        """The players of O to choose from."""
        return self._step.offers

    @property
    def named(self) -> str | None:
        """The player that was named last; None before the first answer."""
        return self._named

    @property
    def results(self) -> dict[str | None, Result]:
        """The results of the player asked about, who is None, and of the one named last."""
        return self._results

    @property
    def marked(self) -> str | None:
        """The player asked about, once the last hint has given that away."""
        return self._step.pairing[1] if self._hints >= HINTS and not self.is_done else None

    def name(self, player: str) -> None:
        """Answer who it is."""
        if not self.is_done and not self.is_busy:
            self._named = player
            self._forget_answer()
            self._play(player)
            self.changed.emit()

    def _play(self, player: str) -> None:
        self._results = {who: each for who, each in self._results.items() if who is None}
        pairing = self.opponent, player
        play = partial(play_pairing, self._step.game, pairing, self._seed, self._pause.interval())
        self._ask(play, self._on_played)

    def _show_part(self, answer: object) -> None:
        self._results[self._named] = cast("Result", answer)

    def _on_played(self, result: Result) -> None:
        asked = self._results.get(None)
        if self._named is not None and asked and result.odds:
            if result.odds == asked.odds:
                self._finish()
            else:
                self._say(OtherPlayer(self._named, result.odds))
        self.changed.emit()

    def _begin_again(self) -> None:
        self._named = None
