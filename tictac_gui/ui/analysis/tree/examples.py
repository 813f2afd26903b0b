"""Positions worth searching; their names tell what there is to see."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board as FourBoard
from tictac_gui.games.tic_tac_toe import Board

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition, Game

translate = QCoreApplication.translate


class Example(Enum):
    """A position, how far to look ahead from it, and how many calls plain minimax makes then."""

    THREE_CELLS = Board.parse("O.X/X.X/.OO"), None, 9
    WIN = Board.parse("..O/X.O/XX."), None, 24
    PRUNED = Board.parse("X.O/.X./.XO"), None, 38
    FORK = Board.parse("..O/OXX/..X"), None, 45
    DRAW = Board.parse(".../XXO/O.X"), None, 53
    EMPTY = Board(), None, 549_946
    DOUBLE_THREAT = FourBoard.parse("4637374467767117444133313116"), 3, 36
    FORCED_WIN = FourBoard.parse("1532147411451677412557447755"), 5, 183
    MISSED_TRAP = FourBoard.parse("73766245772667543125356557223336"), 2, 12
    SEEN_TRAP = FourBoard.parse("73766245772667543125356557223336"), 4, 71

    def __init__(self, board: BoardPosition, lookahead: int | None, calls: int) -> None:
        self.board = board
        """The position from which to search."""
        self.lookahead = lookahead
        """How many moves ahead to look; None is to the end of the game."""
        self.calls = calls
        """How many calls plain minimax makes."""

    @property
    def game(self) -> Game:
        """The game that it is a position of."""
        return CONNECT_FOUR if isinstance(self.board, FourBoard) else TIC_TAC_TOE


def examples_of(game: Game) -> list[Example]:
    """Return the examples of a game, a small one first."""
    return [example for example in Example if example.game is game]


def example_name(example: Example) -> str:
    """Name an example, with its size."""
    name = {
        Example.THREE_CELLS: translate("SearchTree", "Three cells left ({0} calls)"),
        Example.WIN: translate("SearchTree", "A win in one move ({0} calls)"),
        Example.PRUNED: translate("SearchTree", "Alpha-beta prunes half ({0} calls)"),
        Example.FORK: translate("SearchTree", "A block that makes a fork ({0} calls)"),
        Example.DRAW: translate("SearchTree", "Only one move holds the draw ({0} calls)"),
        Example.EMPTY: translate("SearchTree", "The empty board ({0} calls)"),
        Example.DOUBLE_THREAT: translate("SearchTree", "A double threat wins ({0} calls)"),
        Example.FORCED_WIN: translate("SearchTree", "A forced win, 5 moves ahead ({0} calls)"),
        Example.MISSED_TRAP: translate(
            "SearchTree", "The horizon: lookahead 2 misses a trap ({0} calls)"
        ),
        Example.SEEN_TRAP: translate(
            "SearchTree", "The horizon: lookahead 4 sees the trap ({0} calls)"
        ),
    }[example]
    return name.format(QLocale().toString(example.calls))
