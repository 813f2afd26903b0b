"""Positions whose search is worth following, the smallest first."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QLocale

from tictac_gui.games.tic_tac_toe import Board

translate = QCoreApplication.translate


class Example(Enum):
    """A board, and how many calls plain minimax makes from it."""

    THREE_CELLS = "O.X/X.X/.OO", 9
    WIN = "..O/X.O/XX.", 24
    PRUNED = "X.O/.X./.XO", 38
    FORK = "..O/OXX/..X", 45
    DRAW = ".../XXO/O.X", 53
    EMPTY = ".../.../...", 549_946

    @property
    def board(self) -> Board:
        """The position from which to search."""
        return Board.parse(self.value[0])

    @property
    def calls(self) -> int:
        """How many calls plain minimax makes."""
        return self.value[1]


def example_name(example: Example) -> str:
    """Name an example, with its size."""
    name = {
        Example.THREE_CELLS: translate("SearchTree", "Three cells left ({0} calls)"),
        Example.WIN: translate("SearchTree", "A win in one move ({0} calls)"),
        Example.PRUNED: translate("SearchTree", "Half is skipped by alpha-beta ({0} calls)"),
        Example.FORK: translate("SearchTree", "A block that makes a fork ({0} calls)"),
        Example.DRAW: translate("SearchTree", "Only one move holds the draw ({0} calls)"),
        Example.EMPTY: translate("SearchTree", "The empty board ({0} calls)"),
    }[example]
    return name.format(QLocale().toString(example.calls))
