"""Search, difficulty and history in pure Python: no game, no Qt, values instead of sentences."""

from tictac_gui.engine.levels import ADAPTIVE, Adaptive, Difficulty, Level, Policy
from tictac_gui.engine.position import IllegalMoveError, Mark, Outcome, Position
from tictac_gui.engine.search import Evaluation, Search
from tictac_gui.engine.stopping import SearchStopped

__all__ = [
    "ADAPTIVE",
    "Adaptive",
    "Difficulty",
    "Evaluation",
    "IllegalMoveError",
    "Level",
    "Mark",
    "Outcome",
    "Policy",
    "Position",
    "Search",
    "SearchStopped",
]
