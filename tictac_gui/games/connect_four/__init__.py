"""Connect Four: its rules, levels, hints, explanations and opening book."""

from __future__ import annotations

from tictac_gui.engine.search import Search
from tictac_gui.games.connect_four.board import Board, cell_of
from tictac_gui.games.connect_four.explanations import Explanations
from tictac_gui.games.connect_four.hints import Hints
from tictac_gui.games.connect_four.levels import CASUAL_WINS, LEVELS, PLAYERS
from tictac_gui.games.connect_four.opening_book import OpeningBook
from tictac_gui.games.connect_four.reasons import Reasons
from tictac_gui.games.game import Game
from tictac_gui.resources import resource

__all__ = ["CONNECT_FOUR", "OPENING_BOOK", "Board"]

OPENING_BOOK = OpeningBook(resource("books/connect-four.book").read_bytes)
# About 100 MB once it is full.
_search = Search(cache_limit=400_000, known=OPENING_BOOK.value)
_reasons = Reasons()

CONNECT_FOUR = Game(
    name="connect_four",
    start=Board(),
    policies=LEVELS,
    search=_search,
    cell_of=cell_of,
    hint_finder=Hints(_search, _reasons).find,
    explainer=Explanations(_search, _reasons).explain,
    # Plain minimax takes about a minute for 8 moves, seven times as long for each one more.
    analysis_lookahead=8,
    estimate_by_feature=Board.estimate_by_feature,
    has_exact_values=False,
    players=PLAYERS,
    casual_wins=CASUAL_WINS,
    fault=lambda: OPENING_BOOK.fault,
)
