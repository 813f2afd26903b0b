"""Which position of a game is shown: on the board, and in a window of its own.

Nothing here changes a game, except that one can go on from an earlier position.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.change import Change, Event

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game, Hint
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.records import GameRecord


class LookBack(QObject):
    """Looks back without touching the game, which goes on meanwhile.

    A reply by the computer doesn't change the position shown. Anything else that changes the game,
    such as undo or a new game, was done by the person and ends looking back.
    """

    changed = Signal(object)
    """Carries each `Change` of the game, and those of looking back at it."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self._controller = controller
        self.past: GameRecord | None = None
        """The past game that is shown; None for the game being played."""
        self._count: int | None = None
        """The number of moves before the position shown; None for all."""
        self.shows_next = False
        """Whether the move that was made in the position is shown too."""
        self.hint: Hint | None = None
        """The hint for the position shown."""
        controller.changed.connect(self._on_changed)

    @property
    def is_active(self) -> bool:
        """Whether an earlier position or a past game is shown."""
        return self._count is not None or self.past is not None

    @property
    def game(self) -> Game:
        """The kind of game that is shown."""
        return (self.past or self._controller).setup.game

    @property
    def people(self) -> frozenset[Mark]:
        """The marks that people play in that game."""
        return (self.past or self._controller).people

    @property
    def names(self) -> Mapping[Mark, str]:
        """The names of these people; they are not stored with past games."""
        return {} if self.past else self._controller.names.in_sentences

    @property
    def all_moves(self) -> tuple[int, ...]:
        """All moves of the game that is shown."""
        return (self.past or self._controller).moves

    @property
    def is_over(self) -> bool:
        """Whether that game has ended, whichever of its positions is shown."""
        return self.game.history(self.all_moves).position.outcome is not None

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves that lead to the position shown."""
        return self.all_moves[: self._count]

    @property
    def board(self) -> BoardPosition:
        """The position shown."""
        return self.game.history(self.moves).position

    @property
    def can_play_on(self) -> bool:
        """Whether the game could go on from the position shown."""
        return self.is_active and not self.board.outcome

    def look_at(self, count: int, *, shows_next: bool = False) -> None:
        """Show the position after `count` moves.

        All moves of the game being played end looking back.
        """
        is_end = count >= len(self.all_moves)
        self._show(self.past, None if is_end else count, shows_next=shows_next)

    def open(self, record: GameRecord, count: int) -> None:
        """Show a past game after `count` moves; the game being played stays as it is."""
        is_end = count >= len(record.moves)
        self._show(record, None if is_end else count, shows_next=False)

    def leave(self) -> None:
        """Show the current position of the game being played again."""
        self._show(None, None, shows_next=False)

    def play_on(self) -> None:
        """Go on playing from the position shown."""
        if self.can_play_on:
            self.play_from(len(self.moves))

    def play_from(self, count: int) -> None:
        """Go on playing after `count` moves of this game; of a past one, as practice."""
        if self.past:
            self._controller.practise(self.past, count)
        else:
            self._controller.play_from(count)

    def _show(self, past: GameRecord | None, count: int | None, *, shows_next: bool) -> None:
        if (past, count, shows_next) != (self.past, self._count, self.shows_next):
            self.past, self._count, self.shows_next = past, count, shows_next
            self._on_changed(Change(Event.LOOKED))

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.shows_position:
            self.hint = None
            if change.event not in (Event.REPLIED, Event.LOOKED):
                self.past, self._count, self.shows_next = None, None, False
        elif change.event is Event.HINT and not self.is_active:
            self.hint = change.hint
        self.changed.emit(change)


class Step(Enum):
    """A step through the moves of a game: its direction, and whether it goes all the way."""

    FIRST = -1, True
    BACK = -1, False
    FORWARD = 1, False
    LAST = 1, True

    @property
    def is_forward(self) -> bool:
        """Whether it leads towards the end."""
        return self.value[0] > 0

    @property
    def is_whole(self) -> bool:
        """Whether it goes all the way."""
        return self.value[1]

    def target(self, at: int, end: int) -> int:
        """Return how many moves are shown after the step, from 0 to the end."""
        if self.is_whole:
            return end if self.is_forward else 0
        return min(max(at + self.value[0], 0), end)


class ViewedGame(QObject):
    """A past game shown in a window that may come and go; without a record, nothing is shown."""

    changed = Signal()

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.record: GameRecord | None = None
        self.moves = 0
        """The number of moves made in the position shown."""

    @property
    def end(self) -> int:
        """The number of moves of the whole game."""
        return len(self.record.moves) if self.record else 0

    @property
    def position(self) -> BoardPosition:
        """The position shown."""
        return self.game.history(self.record.moves[: self.moves] if self.record else ()).position

    @property
    def last_move(self) -> int | None:
        """The move that led to the position; None before the first."""
        return self.record.moves[self.moves - 1] if self.record and self.moves else None

    def show(self, record: GameRecord | None) -> None:
        """Show the end of a game, or no game."""
        self.record = record
        self.moves = self.end
        self.changed.emit()

    def can_go(self, step: Step) -> bool:
        """Return whether a step leads to another position."""
        return step.target(self.moves, self.end) != self.moves

    def go(self, step: Step) -> None:
        """Take a step, unless the game ends there."""
        if self.can_go(step):
            self.moves = step.target(self.moves, self.end)
            self.changed.emit()
