"""At a key moment the board first asks what would have been better.

There are two tries, and hints in stages. What was found is remembered like a puzzle.
"""

from __future__ import annotations

from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.games.finding import Try, judge_try
from tictac_gui.play.records import Attempt, AttemptResult
from tictac_gui.storage.database import save_attempts

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from tictac_gui.engine.review import KeyMoment, ReviewedMove
    from tictac_gui.games import Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.change import Change
    from tictac_gui.play.game_review import GameReview
    from tictac_gui.play.looking_back import LookBack
    from tictac_gui.storage.store import Store

_TRIES = 2
_Place = tuple["Game", tuple[int, ...], int]


class Stage(IntEnum):
    """How much help was asked for."""

    NONE = 0
    IDEA = 1
    LINES = 2
    MOVE = 3


class Finding(QObject):
    """Asks about each key moment of a person's own once, until they leave it; then shows it."""

    changed = Signal()
    """Another try was judged, or more help asked for."""

    def __init__(
        self,
        look_back: LookBack,
        review: GameReview,
        store: Store,
        now: Callable[[], datetime],
        worker: Asker,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look_back = look_back
        self._review = review
        self._store = store
        self._now = now
        self._worker = worker
        worker.setParent(self)
        self._asked: set[_Place] = set()
        self.moment: KeyMoment | None = None
        """The moment that is asked about."""
        self.tried: Try | None = None
        """The last wrong try."""
        self.tries = 0
        self.stage = Stage.NONE
        self.is_helping = False
        """Whether help was asked for since the last try."""
        self.was_found = False
        """Whether the moment that is shown has just been found."""
        look_back.changed.connect(self._on_changed)

    @property
    def is_asking(self) -> bool:
        """Whether a better move can be tried on the board."""
        return self.moment is not None and self.tries < _TRIES

    @property
    def move(self) -> ReviewedMove | None:
        """The move that was played at the moment."""
        found = self._review.found
        return found.by_number[self.moment.number] if found and self.moment else None

    @property
    def can_hint(self) -> bool:
        """Whether there is more help."""
        return self.is_asking and self.stage is not Stage.MOVE

    @Slot()
    def show_next(self) -> None:
        """Ask about the next key moment, or show it where there is nothing to find any more."""
        if self.moment:
            self.show_me()
            return
        moment = self._review.next_moment
        if moment is None or self._has_asked(moment):
            self._review.show_next_moment()
            return
        self._asked.add(self._place(moment))
        self._begin(moment)
        self._look_back.look_at(moment.number)
        # The position may have been shown before.
        self.changed.emit()

    def answer(self, move: int) -> None:
        """Try a move."""
        reviewed, position = self.move, self._look_back.board
        if not self.is_asking or not reviewed or move not in position.moves():
            return
        work = partial(judge_try, self._look_back.game, position, reviewed.move, move)
        # What goes wrong is logged; the person can try again, or have it shown.
        self._worker.ask(self, work, self._on_judged, lambda _reason: None)

    @Slot()
    def hint(self) -> None:
        """Help more: with the idea, then with the lines if there are any, then with the move."""
        if not self.can_hint:
            return
        explanation = self.move.explanation if self.move else None
        has_lines = explanation is not None and bool(explanation.lines)
        skips = self.stage is Stage.IDEA and not has_lines
        self.stage = Stage.MOVE if skips else Stage(self.stage + 1)
        self.is_helping = True
        self.changed.emit()

    @Slot()
    def show_me(self) -> None:
        """Show the moment; without a try before, nothing is remembered."""
        if self.moment:
            if self.tries:
                self._remember(AttemptResult.FAILED)
            self._show(was_found=False)

    def shutdown(self) -> None:
        """Stop judging and end the thread."""
        self._worker.shutdown()

    def _begin(self, moment: KeyMoment | None) -> None:
        self._worker.cancel()
        self.moment, self.tried, self.tries, self.stage = moment, None, 0, Stage.NONE
        self.is_helping = self.was_found = False

    def _place(self, moment: KeyMoment) -> _Place:
        return self._look_back.game, self._look_back.all_moves, moment.number

    def _has_asked(self, moment: KeyMoment) -> bool:
        """Return whether there is nothing to ask: nothing to find, or it was asked before."""
        found, people = self._review.found, self._look_back.people
        move = found.by_number[moment.number] if found else None
        is_own = move is not None and move.mark in people
        return not moment.kinds or not is_own or self._place(moment) in self._asked

    def _on_judged(self, tried: Try) -> None:
        self.tries += 1
        if tried.is_right:
            is_plain = self.tries == 1 and self.stage is not Stage.MOVE
            self._remember(AttemptResult.SOLVED if is_plain else AttemptResult.MENDED)
            self._show(was_found=True)
            return
        self.tried = tried
        self.is_helping = False
        self.changed.emit()

    def _show(self, *, was_found: bool) -> None:
        assert self.moment  # noqa: S101 - only called while there is one
        number = self.moment.number
        self._begin(None)
        self.was_found = was_found
        self._look_back.look_at(number, shows_next=True)

    def _remember(self, result: AttemptResult) -> None:
        game, name = self._look_back.game, str(self._look_back.board)
        made = (Attempt.make(name, self._now(), result),)
        self._store.change(self, partial(save_attempts, game, made))

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if not change.shows_position:
            return
        look_back = self._look_back
        if not look_back.shows_next:
            self.was_found = False
        is_there = look_back.is_active and not look_back.shows_next
        if self.moment and not (is_there and len(look_back.moves) == self.moment.number):
            self._begin(None)
