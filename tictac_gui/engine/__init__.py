"""Rules, search and difficulty in pure Python: values in, values out, no Qt and no sentences."""

from tictac_gui.engine.difficulty import Difficulty, choose_move, move_weights
from tictac_gui.engine.search import Evaluation, Search, SearchStopped
from tictac_gui.games.tic_tac_toe.board import Board, IllegalMoveError, Mark, Outcome

__all__ = [
    "Board",
    "Difficulty",
    "Evaluation",
    "IllegalMoveError",
    "Mark",
    "Outcome",
    "Search",
    "SearchStopped",
    "choose_move",
    "move_weights",
]
