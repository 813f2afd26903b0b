"""Connect Four: its rules, levels, hints and opening book."""

from __future__ import annotations

from tictac_gui.engine.search import Search
from tictac_gui.games.connect_four.board import Board, cell_of
from tictac_gui.games.connect_four.hints import Hints
from tictac_gui.games.connect_four.levels import LEVELS, PLAYERS
from tictac_gui.games.connect_four.opening_book import OpeningBook
from tictac_gui.games.game import Game
from tictac_gui.resources import resource

__all__ = ["CONNECT_FOUR", "OPENING_BOOK", "Board"]

OPENING_BOOK = OpeningBook(resource("books/connect-four.book").read_bytes)
# About 100 MB once it is full.
_search = Search(cache_limit=400_000, known=OPENING_BOOK.value)

CONNECT_FOUR = Game(
    name="connect_four",
    start=Board(),
    policies=LEVELS,
    search=_search,
    cell_of=cell_of,
    hint_finder=Hints(_search).find,
    has_exact_values=False,
    # Of moves that look good or bad eight moves ahead, five in six are: counted with an exact
    # solver on positions from good play.
    even_margin=4,
    players=PLAYERS,
    fault=lambda: OPENING_BOOK.fault,
)
