"""Connect Four: its rules, levels, hints, opening book and perfect player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine.search import Search
from tictac_gui.games.connect_four.board import Board, cell_of
from tictac_gui.games.connect_four.hints import Hints
from tictac_gui.games.connect_four.levels import LEVELS, PLAYERS
from tictac_gui.games.connect_four.limits import limits
from tictac_gui.games.connect_four.minimax import MINIMAX
from tictac_gui.games.connect_four.opening_book import OpeningBook
from tictac_gui.games.connect_four.perfect import PerfectPlayer
from tictac_gui.games.game import Game
from tictac_gui.resources import resource

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.difficulty import Policy
    from tictac_gui.games.proof import Proofs

__all__ = ["CONNECT_FOUR", "OPENING_BOOK", "Board"]


def _prove(
    policy: Policy, replies: int, should_stop: Callable[[], bool] | None = None
) -> Iterator[Proofs]:
    from tictac_gui.games.resistance import prove

    return prove(CONNECT_FOUR, policy, replies, should_stop)


OPENING_BOOK = OpeningBook(resource("books/connect-four.book").read_bytes)
# About 100 MB once it is full.
_search = Search(cache_limit=400_000, known=OPENING_BOOK.value, limits=limits)

CONNECT_FOUR = Game(
    name="connect_four",
    start=Board(),
    policies=LEVELS,
    search=_search,
    cell_of=cell_of,
    hint_finder=Hints(_search).find,
    best_traps=PerfectPlayer(_search, OPENING_BOOK).best,
    has_exact_values=False,
    players={**PLAYERS, **MINIMAX},
    prove=_prove,
    # After four replies there are at most as many stones as the opening book knows values for.
    proof_replies=range(5),
    fault=lambda: OPENING_BOOK.fault,
)
