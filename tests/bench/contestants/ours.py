"""The search of this project, with an empty cache."""

from tictac_gui.engine import Search
from tictac_gui.games.tic_tac_toe import Board


def scores(board: str) -> dict[int, int]:
    found = Search().evaluate(Board.parse(board)).scores
    return {cell: (score > 0) - (score < 0) for cell, score in found.items()}
