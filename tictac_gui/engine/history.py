"""The moves of one game in order, and the undone moves that can be redone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from tictac_gui.engine.position import Mark, Position

if TYPE_CHECKING:
    from collections.abc import Collection

_Position = TypeVar("_Position", bound=Position)


@dataclass(frozen=True, slots=True)
class History(Generic[_Position]):
    """A game as played from a start position."""

    start: _Position
    moves: tuple[int, ...] = ()
    undone: tuple[int, ...] = ()
    """The undone moves, starting with the next one to redo."""

    @property
    def position(self) -> _Position:
        """The position after the moves."""
        position = self.start
        for move in self.moves:
            position = position.play(move)
        return position

    @property
    def movers(self) -> frozenset[Mark]:
        """The marks that have moved, even if those moves were undone."""
        return frozenset(map(self._turn, range(len(self.moves + self.undone))))

    def play(self, move: int) -> History[_Position]:
        """Add a move and drop the undone ones."""
        self.position.play(move)
        return History(self.start, (*self.moves, move))

    def undo(self, people: Collection[Mark]) -> History[_Position] | None:
        """Go back to the last turn that a person had; None if there was none."""
        for count in reversed(range(len(self.moves))):
            if self._turn(count) in people:
                return self.back_to(count)
        return None

    def back_to(self, count: int) -> History[_Position]:
        """Go back to the position after the first `count` moves."""
        return History(self.start, self.moves[:count], self.moves[count:] + self.undone)

    def redo(self, people: Collection[Mark]) -> History[_Position] | None:
        """Go forward to a person's next turn, or as far as the game had gone."""
        if not self.undone:
            return None
        moves = self.moves + self.undone
        counts = range(len(self.moves) + 1, len(moves))
        count = next((count for count in counts if self._turn(count) in people), len(moves))
        return History(self.start, moves[:count], moves[count:])

    def _turn(self, moves_played: int) -> Mark:
        return self.start.turn.other if moves_played % 2 else self.start.turn
