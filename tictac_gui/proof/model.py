"""A run of the proof: its results, the choices tried, and the first game that failed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal, Slot

from tictac_gui.engine import Difficulty
from tictac_gui.games.proof import Proofs, Prove
from tictac_gui.play.long_run import PAUSE_MS, Pacing, RunModel, RunPhase
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Players, Setup
from tictac_gui.play.viewed_game import ViewedGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Asker

_LONG_PROOF_REPLIES = 1
"""For how many moves a long proof tries every choice at first."""


class ProofRun(RunModel):
    """Plays every game against a difficulty, or every beginning where the games are too many."""

    practice_chosen = Signal(object, int)
    """Carries the failed game and the number of moves after which to play on."""

    def __init__(
        self,
        game: Game,
        new_worker: Callable[[], Asker],
        parent: QObject | None = None,
        difficulty: Difficulty = Difficulty.UNBEATABLE,
        prove: Prove | None = None,
        pause_ms: int = PAUSE_MS,
    ) -> None:
        super().__init__(new_worker, parent)
        self.game = game
        self.difficulty = difficulty
        self.lost_game = ViewedGame(game, self)
        prove = prove or game.prove
        assert prove  # noqa: S101 - the window is offered with a proof only
        self._prove = prove
        self._pause_ms = 0 if self.is_long else pause_ms
        self._pacing: Pacing | None = None
        self.proofs = Proofs()
        self.replies = _LONG_PROOF_REPLIES if self.is_long else 0
        """For how many moves the next run tries every choice."""

    @property
    def is_long(self) -> bool:
        """Whether there are too many games to play all; their moves are slow enough to watch."""
        return bool(self.game.proof_replies)

    @property
    def is_watched(self) -> bool:
        """Whether there are pauses between the games, so that they can be watched."""
        return self._pacing is not None

    @Slot(int)
    def choose_replies(self, number: int) -> None:
        """Try every choice for this number of moves, from the next run on."""
        self.replies = number

    def start(self, *, is_watched: bool) -> None:
        """Begin the proof again."""
        self.proofs = Proofs()
        self.lost_game.show(None)
        pacing = Pacing(self._pause_ms)
        self._pacing = pacing if is_watched else None
        if not is_watched:
            pacing.hurry()
        steps = partial(self._prove, self.game.policies[self.difficulty], self.replies)
        self._begin(lambda should_stop: pacing.paced(steps(should_stop)))

    @Slot()
    def hurry(self) -> None:
        """Play the remaining games without pauses."""
        if self._pacing:
            self._pacing.hurry()
            self._pacing = None
            self.changed.emit()

    @Slot()
    def cancel(self) -> None:
        super().cancel()
        self.hurry()

    def leave(self) -> None:
        # A run that pauses would end no sooner than its pause.
        self.cancel()
        super().leave()

    def _take(self, step: object) -> None:
        self.proofs = cast("Proofs", step)

    def _take_end(self) -> None:
        self._pacing = None
        if self.phase is RunPhase.FINISHED and self.proofs.all.failures:
            self._show_failed_game()

    def _show_failed_game(self) -> None:
        first, second = self.proofs.person_first, self.proofs.person_second
        for players, proof in ((Players.PERSON_AS_X, first), (Players.PERSON_AS_O, second)):
            if proof.failed_game:
                setup = Setup(players, self.difficulty, game=self.game)
                self.lost_game.show(GameRecord.begin(setup, 0, proof.failed_game))
                return
