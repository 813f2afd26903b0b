"""What is the same whatever is guessed: one guess, after which the truth is found and compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.play.course.tasks.asking_task import AskingTask
from tictac_gui.play.course.tasks.guessing.remarks import Guessed

if TYPE_CHECKING:
    from fractions import Fraction

    from tictac_gui.play.asking import Asker


class GuessTask(AskingTask):
    """Is done whatever was guessed; well done is the nearest guess of those that were offered."""

    def __init__(self, offers: tuple[int, ...], worker: Asker, pause_ms: int) -> None:
        super().__init__(worker, pause_ms)
        self.offers = offers
        """The guesses to choose from."""
        self._guess: int | None = None

    @property
    def guess(self) -> int | None:
        """What was guessed; None before that."""
        return self._guess

    @property
    def marked(self) -> int | None:
        """The guess that is nearest, once the last hint has given it away."""
        return self._nearest if self._guess is None else None

    @property
    def is_well_done(self) -> bool:
        """Whether no other guess would have been nearer."""
        return self.is_done and self._guess == self._nearest

    @property
    def is_too_high(self) -> bool:
        """Whether more was guessed than there is."""
        truth = self._truth
        return self._guess is not None and truth is not None and self._guess > truth

    @property
    def can_hint(self) -> bool:
        """Whether nothing has been guessed yet, and there is a hint left."""
        return self._guess is None and super().can_hint

    def give(self, guess: int) -> None:
        """Guess; only the first guess counts."""
        if self._guess is None:
            self._guess = guess
            self._say(Guessed())
            self._find_truth()
            self.changed.emit()

    @property
    def _nearest(self) -> int | None:
        truth = self._truth
        if truth is None:
            return None
        return min(self.offers, key=lambda offer: self._distance(offer, truth))

    @property
    def _truth(self) -> Fraction | int | None:
        """What is guessed at; None as long as it is not known."""
        raise NotImplementedError

    def _distance(self, offer: int, truth: Fraction | int) -> float:
        """Return how far off a guess is."""
        raise NotImplementedError

    def _find_truth(self) -> None:
        """Have it found out what was guessed at, and finish then."""
        raise NotImplementedError
