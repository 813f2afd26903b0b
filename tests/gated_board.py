"""A board whose search stands still half-way, for whoever wants to look at it."""

from threading import Event
from typing import Self

from tictac_gui.games.tic_tac_toe import Board


class GatedBoard(Board):
    """The empty board; plain minimax waits after the first cell until the gate is opened.

    Counting its positions beforehand comes first and is let through.
    """

    VISITED = 1 + 59_705
    """The positions that have been visited by then: the board itself, and those after cell 0."""

    def __new__(cls) -> Self:
        board = super().__new__(cls)
        board._opened = Event()
        board._passes = 1
        return board

    _opened: Event
    _passes: int

    def open(self) -> None:
        self._opened.set()

    def play(self, cell: int) -> Board:
        if cell == 1:
            if not self._passes:
                assert self._opened.wait(timeout=30), "nobody opened the gate"
            self._passes = 0
        return super().play(cell)
