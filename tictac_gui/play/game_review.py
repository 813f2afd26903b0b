"""The review of the game that is looked at: a verdict on each move, and where the game turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.latest_answer import LatestAnswer

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.review import Review, ReviewedMove
    from tictac_gui.games import Game
    from tictac_gui.play.look_back import LookBack
    from tictac_gui.play.search_worker import SearchWorker

    _Subject = tuple[Game, tuple[int, ...]]


class GameReview(QObject):
    """Reviews a game when asked, and one that is over by itself; its thread begins with the first.

    There is one for all who want to know, so that no game is searched twice.
    """

    reviewed = Signal()

    def __init__(
        self, look_back: LookBack, new_worker: Callable[[], SearchWorker], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._look_back = look_back
        self._new_worker = new_worker
        self._latest_answer: LatestAnswer | None = None
        self._answer: tuple[_Subject, Review] | None = None
        look_back.shown.connect(self._on_shown)

    @property
    def found(self) -> Review | None:
        """The review of the game as it is now; None as long as there is none."""
        if self._answer and self._answer[0] == self._subject():
            return self._answer[1]
        return None

    @property
    def turning_point(self) -> int | None:
        """The move with which a game that is over turned; None if no move changed the result."""
        if not self.found or not self._look_back.is_over:
            return None
        return self.found.turning_point(self._look_back.people)

    @property
    def is_faultless(self) -> bool:
        """Whether the game is over and no move of either side changed the result."""
        return self._look_back.is_over and bool(self.found) and self.turning_point is None

    @property
    def can_retry(self) -> bool:
        """Whether the turning point was a person's move, or a computer's against another."""
        point, people = self.turning_point, self._look_back.people
        if not self.found or point is None:
            return False
        return len(people) != 1 or self.found.moves[point].mark in people

    @property
    def shown_move(self) -> ReviewedMove | None:
        """The turning point while it is shown."""
        point = self.turning_point
        if not self.found or point is None or not self._look_back.shows_next:
            return None
        return self.found.moves[point]

    @Slot()
    def show_turning_point(self) -> None:
        """Look back at the position where the game turned, and at the move made there."""
        if (point := self.turning_point) is not None:
            self._look_back.look_at(point, shows_next=True)

    def ask(self) -> None:
        """Review the game as it is now, unless that is done."""
        if not self.found:
            if not self._latest_answer:
                self._latest_answer = LatestAnswer(self._new_worker(), _review, self._subject, self)
                self._latest_answer.answered.connect(self._on_answered)
            self._latest_answer.ask()
        elif self._latest_answer:
            # A review in progress is of moves that are no longer there, but that may have been
            # redone by the time it arrives.
            self._latest_answer.forget()

    def shutdown(self) -> None:
        """Stop reviewing and end the thread."""
        if self._latest_answer:
            self._latest_answer.shutdown()

    def _subject(self) -> _Subject:
        return self._look_back.game, self._look_back.all_moves

    @Slot()
    def _on_shown(self) -> None:
        if self._look_back.game.has_exact_values and self._look_back.is_over:
            self.ask()

    @Slot(object)
    def _on_answered(self, answer: Review) -> None:
        self._answer = self._subject(), answer
        self.reviewed.emit()


def _review(subject: _Subject, should_stop: Callable[[], bool]) -> Review:
    game, moves = subject
    return game.review(moves, should_stop)
