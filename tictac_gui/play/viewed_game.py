"""A past game that is shown move by move in a window of its own."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.records import GameRecord


class Navigation(Enum):
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

    def shown(self) -> tuple[Game, BoardPosition, tuple[int, ...]] | None:
        """Return the game, the position shown and all moves; None if no game is shown."""
        return (self.game, self.position, self.record.moves) if self.record else None

    def show(self, record: GameRecord | None) -> None:
        """Show the end of a game, or no game."""
        self.record = record
        self.moves = self.end
        self.changed.emit()

    def can_go(self, step: Navigation) -> bool:
        """Return whether a step leads to another position."""
        return step.target(self.moves, self.end) != self.moves

    def go(self, step: Navigation) -> None:
        """Take a step, unless the game ends there."""
        if self.can_go(step):
            self.moves = step.target(self.moves, self.end)
            self.changed.emit()
