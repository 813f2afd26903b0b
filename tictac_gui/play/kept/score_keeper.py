"""The score between those who play, as the store tells it; it knows nothing of the game so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.records import Score

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.play.asking import Question
    from tictac_gui.play.kept.store import Store
    from tictac_gui.play.setup import Seat


class ScoreKeeper(QObject):
    """Asks for the score of one pairing at a time; answers about others come too late."""

    score_found = Signal(object)

    def __init__(self, store: Store, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._pairing: tuple[Seat, Seat, Game] | None = None
        self._question: Question | None = None
        self.score = Score()
        """The score as far as it is known."""

    def follow(self, x: Seat, o: Seat, game: Game) -> None:
        """Keep the score between these players from now on."""
        before, self._pairing = self._pairing, (x, o, game)
        if before != self._pairing:
            # Players who only swap marks keep their score until the store answers.
            old, is_swapped = self.score, before == (o, x, game)
            self.score = Score(old.o_wins, old.draws, old.x_wins) if is_swapped else Score()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Ask the store again."""
        if self._pairing:
            self._question = self._store.find_score(
                self, *self._pairing, self._on_score_found, instead_of=self._question
            )

    def _on_score_found(self, score: Score) -> None:
        self.score = score
        self.score_found.emit(score)
