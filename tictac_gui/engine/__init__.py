"""Search, difficulty and history in pure Python: no game, no Qt, values instead of sentences."""

from tictac_gui.engine.difficulty import Difficulty, Policy
from tictac_gui.engine.position import IllegalMoveError, Mark, Outcome, Position
from tictac_gui.engine.search import Evaluation, Search, SearchStopped

__all__ = [
    "Difficulty",
    "Evaluation",
    "IllegalMoveError",
    "Mark",
    "Outcome",
    "Policy",
    "Position",
    "Search",
    "SearchStopped",
]
