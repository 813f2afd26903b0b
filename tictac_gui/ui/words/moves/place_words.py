"""Where moves and cells are: the one place for what a game calls its own moves.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.games import TIC_TAC_TOE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tictac_gui.games import BoardPosition, Game

translate = QCoreApplication.translate


def move_place(game: Game, move: int) -> str:
    """Say where a move is played, as the game's players would."""
    if game is TIC_TAC_TOE:
        return _nine_places()[move]
    # In the other games, a move is a column.
    return translate("Moves", "column {0}").format(move + 1)


def the_move(game: Game, move: int) -> str:
    """Say where a move is played, as the subject of a sentence."""
    place = move_place(game, move)
    # A column is named by its number, and needs no article.
    return translate("Moves", "the {0}").format(place) if game is TIC_TAC_TOE else place


def columns_of(game: Game, cells: Iterable[int]) -> list[int]:
    """Return the columns of some cells, counted from 1."""
    return sorted({cell % game.start.columns + 1 for cell in cells})


def _nine_places() -> tuple[str, ...]:
    return (
        translate("Moves", "top left"),
        translate("Moves", "top middle"),
        translate("Moves", "top right"),
        translate("Moves", "middle left"),
        translate("Moves", "centre"),
        translate("Moves", "middle right"),
        translate("Moves", "bottom left"),
        translate("Moves", "bottom middle"),
        translate("Moves", "bottom right"),
    )


def cell_place(board: BoardPosition, cell: int) -> str:
    """Say where a cell is, for a screen reader: in a grid, rows and columns can be followed."""
    row, column = divmod(cell, board.columns)
    return translate("Board", "Row {0}, column {1}").format(row + 1, column + 1)
