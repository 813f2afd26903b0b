"""A teaching game: a person's mistake is shown at once, and may be taken back.

It commands the controller, which lets the computer wait meanwhile; it judges no move itself.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.games.teaching import Mistake, Teaching, find_mistake
from tictac_gui.play.change import Change, Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.looking_back import LookBack


MOST_COUNTS = 30
"""Of how many teaching games the number of mistakes is kept."""


class Teacher(QObject):
    """Has each move of the one person who plays judged; its thread begins with the first."""

    chosen = Signal(object)
    changed = Signal()
    """A mistake is shown, or not any more."""
    counted = Signal(object, object)
    """Carries the game and the numbers of mistakes in its teaching games, when they change."""

    def __init__(
        self,
        controller: GameController,
        look_back: LookBack,
        new_worker: Callable[[], Asker],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._counts: dict[Game, tuple[int, ...]] = {}
        self._controller = controller
        self._new_worker = new_worker
        self._worker: Asker | None = None
        self.teaching = Teaching.OFF
        self.mistake: Mistake | None = None
        """The mistake that is shown, until it is taken back or the game goes on."""
        self._count = 0
        """The number of mistakes in this game."""
        self._is_counting: bool | None = None
        """Whether moves of this game were judged; None once it has ended."""
        look_back.changed.connect(self._on_changed)

    def counts(self, game: Game) -> tuple[int, ...]:
        """Return the numbers of mistakes in the last teaching games, taken back or not."""
        return self._counts.get(game, ())

    def set_counts(self, game: Game, counts: tuple[int, ...]) -> None:
        """Set the numbers of mistakes, of which the last ones are kept."""
        self._counts[game] = counts[-MOST_COUNTS:]
        self.counted.emit(game, self._counts[game])

    def choose(self, teaching: Teaching) -> None:
        """Choose which mistakes to show from the next move on."""
        if teaching is self.teaching:
            return
        self.teaching = teaching
        self._controller.is_teaching = teaching is not Teaching.OFF
        self.chosen.emit(teaching)
        if teaching is Teaching.OFF:
            self.play_on()

    @Slot()
    def take_back(self) -> None:
        """Take the mistake back, for another try."""
        if self.mistake:
            self._controller.undo()

    @Slot()
    def play_on(self) -> None:
        """Let the move stand, and the computer answer it."""
        self._drop()
        self._controller.go_on()

    def shutdown(self) -> None:
        """Stop judging and end the thread."""
        if self._worker:
            self._worker.shutdown()

    def _drop(self) -> None:
        if self._worker:
            self._worker.cancel()
        if self.mistake:
            self.mistake = None
            self.changed.emit()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.begins_game:
            self._count, self._is_counting = 0, False
        if change.shows_position and change.event is not Event.LOOKED:
            self._drop()
        if change.event is Event.MOVED and self._controller.awaits_verdict:
            self._ask()
        elif change.event is Event.LEVELS:
            # The computer doesn't wait any longer.
            self._drop()
        if change.ends_game and self._is_counting:
            self._is_counting = None
            game = self._controller.setup.game
            self.set_counts(game, (*self.counts(game), self._count))

    def _ask(self) -> None:
        if not self._worker:
            self._worker = self._new_worker()
            self._worker.setParent(self)
        if self._is_counting is not None:
            self._is_counting = True
        game, (*before, move) = self._controller.setup.game, self._controller.moves
        position = game.history(tuple(before)).position
        self._worker.ask(
            self,
            partial(find_mistake, game, position, move, self.teaching),
            self._on_judged,
            # Whatever went wrong is logged; the game goes on.
            lambda _reason: self._controller.go_on(),
        )

    def _on_judged(self, mistake: Mistake | None) -> None:
        if mistake is None:
            self._controller.go_on()
            return
        self._count += 1
        self.mistake = mistake
        self.changed.emit()
