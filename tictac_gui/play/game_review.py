"""The review of the game shown: a verdict on each move, and where the game turned.

The search is the game's; nothing here judges a move.
"""

from __future__ import annotations

from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine.review import KeyMoment
from tictac_gui.engine.stopping import ShouldStop, patiently

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.engine.review import Review, ReviewedMove
    from tictac_gui.games import Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.change import Change
    from tictac_gui.play.looking_back import LookBack


class _Subject(NamedTuple):
    game: Game
    moves: tuple[int, ...]


class _Judged(NamedTuple):
    subject: _Subject
    review: Review
    is_final: bool


class GameReview(QObject):
    """Reviews a game on request, and every finished one.

    All views share one, so that no game is searched twice.
    """

    advanced = Signal()
    """More is known about the moves; also emitted with the last of it, before `reviewed`."""
    reviewed = Signal()

    def __init__(
        self,
        look_back: LookBack,
        worker: Asker,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look_back = look_back
        self._worker = worker
        worker.setParent(self)
        self._asked: _Subject | None = None
        self._answer: _Judged | None = None
        look_back.changed.connect(self._on_changed)

    @property
    def is_running(self) -> bool:
        """Whether the game as it is now is being reviewed."""
        return self._asked is not None and self._asked == self._subject()

    @property
    def found(self) -> Review | None:
        """The review of the game as it is now, perhaps incomplete; None if there is none yet."""
        if self._answer and self._answer.subject == self._subject():
            return self._answer.review
        return None

    @property
    def moments(self) -> tuple[KeyMoment, ...]:
        """The key moments of a game that is over, the easiest to learn from first.

        Without any, it is the move with which the game turned, if one changed the result.
        """
        if not self.found or not self._look_back.is_over:
            return ()
        if self.found.moments:
            return self.found.moments
        point = self.found.turning_point(self._look_back.people)
        return () if point is None else (KeyMoment(point, (), ()),)

    @property
    def turning_point(self) -> int | None:
        """The move of the first key moment; None if there is none."""
        return self.moments[0].number if self.moments else None

    @property
    def is_faultless(self) -> bool:
        """Whether the game is over and no move of either side changed the result."""
        found = self.found
        is_complete = found is not None and found.is_complete
        return self._look_back.is_over and is_complete and self.turning_point is None

    @property
    def can_retry(self) -> bool:
        """Whether the key moment was a person's move, or a computer's against another."""
        move, people = self._move_of(self.shown_moment or self._first), self._look_back.people
        return move is not None and (len(people) != 1 or move.mark in people)

    @property
    def shown_moment(self) -> KeyMoment | None:
        """The key moment that is shown."""
        if not self._look_back.shows_next:
            return None
        number = len(self._look_back.moves)
        return next((moment for moment in self.moments if moment.number == number), None)

    @property
    def shown_move(self) -> ReviewedMove | None:
        """The move of the key moment that is shown."""
        return self._move_of(self.shown_moment)

    @property
    def next_moment(self) -> KeyMoment | None:
        """The one to be shown next; after the last comes the first. None if there is no other."""
        moments, shown = self.moments, self.shown_moment
        if shown is None:
            return self._first
        following = moments[(moments.index(shown) + 1) % len(moments)]
        return following if following != shown else None

    @property
    def _first(self) -> KeyMoment | None:
        return self.moments[0] if self.moments else None

    def _move_of(self, moment: KeyMoment | None) -> ReviewedMove | None:
        return self.found.by_number[moment.number] if self.found and moment else None

    @Slot()
    def show_next_moment(self) -> None:
        """Look back at the next key moment, and at the move made there."""
        if moment := self.next_moment:
            self._look_back.look_at(moment.number, shows_next=True)

    def ask(self) -> None:
        """Review the game as it is now, unless that is done or under way."""
        subject = self._subject()
        if self._answer and self._answer.is_final and self._answer.subject == subject:
            # A review in progress is of moves that were undone since. Were they redone, its answer
            # would replace this one.
            self._stop()
            return
        if self.is_running:
            # Starting again would only take longer.
            return
        self._asked = subject
        self._worker.ask(
            self,
            partial(_review, subject, _earlier(self._answer, subject)),
            partial(self._on_reviewed, subject),
            self._on_failed,
            partial(self._on_advanced, subject),
        )

    def shutdown(self) -> None:
        """Stop reviewing and end the thread."""
        self._worker.shutdown()

    def _stop(self) -> None:
        self._asked = None
        self._worker.cancel()

    def _subject(self) -> _Subject:
        return _Subject(self._look_back.game, self._look_back.all_moves)

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if not change.shows_position:
            return
        if self._look_back.is_over:
            self.ask()
        elif self._asked and not self.is_running:
            self._stop()

    def _on_advanced(self, subject: _Subject, review: Review) -> None:
        self._answer = _Judged(subject, review, is_final=False)
        self.advanced.emit()

    def _on_reviewed(self, subject: _Subject, review: Review) -> None:
        self._asked = None
        self._answer = _Judged(subject, review, is_final=True)
        self.reviewed.emit()

    def _on_failed(self, _reason: str) -> None:
        self._asked = None
        self.advanced.emit()


def _review(
    subject: _Subject, earlier: tuple[ReviewedMove | None, ...], should_stop: ShouldStop
) -> Iterator[Review]:
    """Yield ever more complete reviews, on the worker's thread; `earlier` isn't judged again."""
    return patiently(
        lambda should_stop: subject.game.reviews(subject.moves, should_stop, earlier), should_stop
    )


def _earlier(latest: _Judged | None, subject: _Subject) -> tuple[ReviewedMove | None, ...]:
    """Return the verdicts on the opening moves that the last reviewed game shares."""
    if not latest or latest.subject.game is not subject.game:
        return ()
    pairs = zip(latest.subject.moves, subject.moves, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return latest.review.by_number[:same]
