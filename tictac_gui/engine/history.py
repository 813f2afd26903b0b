"""The moves of one game in order, with those taken back that can be brought back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.games.tic_tac_toe.board import Board, Mark

if TYPE_CHECKING:
    from collections.abc import Collection


class History(NamedTuple):
    """A game as it was played from the empty board."""

    moves: tuple[int, ...] = ()
    undone: tuple[int, ...] = ()
    """The moves taken back, the next one to bring back first."""

    @property
    def board(self) -> Board:
        """The position after the moves."""
        board = Board()
        for cell in self.moves:
            board = board.play(cell)
        return board

    def play(self, cell: int) -> History:
        """Add a move; what was taken back is then gone."""
        self.board.play(cell)
        return History((*self.moves, cell))

    def take_back(self, people: Collection[Mark]) -> History | None:
        """Go back to the last turn of one of the people, if they had one."""
        for count in reversed(range(len(self.moves))):
            if _turn(count) in people:
                return self.back_to(count)
        return None

    def back_to(self, count: int) -> History:
        """Go back to where so many moves had been made."""
        return History(self.moves[:count], self.moves[count:] + self.undone)

    def bring_back(self, people: Collection[Mark]) -> History | None:
        """Go forward to the next turn of one of the people, or as far as the game had gone."""
        if not self.undone:
            return None
        moves = self.moves + self.undone
        counts = range(len(self.moves) + 1, len(moves))
        count = next((count for count in counts if _turn(count) in people), len(moves))
        return History(moves[:count], moves[count:])


def _turn(moves_played: int) -> Mark:
    return Mark.O if moves_played % 2 else Mark.X
