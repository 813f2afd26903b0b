"""Connect Four: its rules, levels and hints."""

from __future__ import annotations

from tictac_gui.engine.search import Search
from tictac_gui.games.connect_four.board import Board, cell_of
from tictac_gui.games.connect_four.hints import Hints
from tictac_gui.games.connect_four.levels import LEVELS, PLAYERS
from tictac_gui.games.connect_four.minimax import MINIMAX
from tictac_gui.games.game import Game

__all__ = ["CONNECT_FOUR", "Board"]

# About 100 MB once it is full.
_search = Search(cache_limit=400_000)

CONNECT_FOUR = Game(
    name="connect_four",
    start=Board(),
    policies=LEVELS,
    search=_search,
    cell_of=cell_of,
    hint_finder=Hints(_search).find,
    has_exact_values=False,
    players={**PLAYERS, **MINIMAX},
)
