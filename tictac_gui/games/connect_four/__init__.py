"""Connect Four: its rules, levels, hints and explanations."""

from __future__ import annotations

from tictac_gui.engine.search import Search
from tictac_gui.games.connect_four.board import Board, cell_of
from tictac_gui.games.connect_four.explanations import Explanations
from tictac_gui.games.connect_four.hints import Hints
from tictac_gui.games.connect_four.levels import LEVELS, PLAYERS
from tictac_gui.games.connect_four.reasons import Reasons
from tictac_gui.games.game import Game

__all__ = ["CONNECT_FOUR", "Board"]

# About 100 MB once it is full.
_search = Search(cache_limit=400_000)
_reasons = Reasons()

CONNECT_FOUR = Game(
    name="connect_four",
    start=Board(),
    policies=LEVELS,
    search=_search,
    cell_of=cell_of,
    hint_finder=Hints(_search, _reasons).find,
    explainer=Explanations(_search, _reasons).explain,
    has_exact_values=False,
    players=PLAYERS,
)
