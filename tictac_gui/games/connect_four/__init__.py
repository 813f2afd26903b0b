"""Connect Four: its rules, levels, hints, explanations, opening book and perfect player."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Search
from tictac_gui.games.connect_four.board import Board, cell_of
from tictac_gui.games.connect_four.book.opening_book import OpeningBook
from tictac_gui.games.connect_four.levels import CASUAL_WINS, LEVELS, PLAYERS, SCALE
from tictac_gui.games.connect_four.minimax import MINIMAX
from tictac_gui.games.connect_four.perfect import PerfectPlayer
from tictac_gui.games.connect_four.scores import ExactScores
from tictac_gui.games.connect_four.why.explanations import Explanations
from tictac_gui.games.connect_four.why.hints import Hints
from tictac_gui.games.connect_four.why.reasons import Reasons
from tictac_gui.games.game import Game
from tictac_gui.resources import resource

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.difficulty import Policy
    from tictac_gui.games.proof import Proofs
    from tictac_gui.games.puzzles import PuzzleTools

__all__ = ["CONNECT_FOUR", "OPENING_BOOK", "Board"]


def _prove(
    policy: Policy, replies: int, should_stop: Callable[[], bool] | None = None
) -> Iterator[Proofs]:
    from tictac_gui.games.resistance import prove

    return prove(CONNECT_FOUR, policy, replies, should_stop)


def _load_puzzles() -> PuzzleTools:
    from tictac_gui.games.connect_four.puzzles import PUZZLES

    return PUZZLES


OPENING_BOOK = OpeningBook(resource("books/connect-four.book").read_bytes)
# About 100 MB once it is full.
_search = Search(cache_limit=400_000)
_exact = ExactScores(OPENING_BOOK)
_reasons = Reasons()

CONNECT_FOUR = Game(
    name="connect_four",
    start=Board(),
    policies=LEVELS,
    search=_search,
    cell_of=cell_of,
    hint_finder=Hints(_exact, _search, _reasons).find,
    move_scorer=_exact.move_score,
    line_finder=_exact.line,
    scale=SCALE,
    best_traps=PerfectPlayer(_exact, _search, OPENING_BOOK).best,
    explainer=Explanations(_exact, _reasons).explain,
    # Plain minimax takes about a minute for 8 moves, seven times as long for each one more.
    analysis_lookahead=8,
    estimate_by_feature=Board.estimate_by_feature,
    players={**PLAYERS, **MINIMAX},
    prove=_prove,
    # After four replies there are at most as many stones as the opening book knows values for.
    proof_replies=range(5),
    casual_wins=CASUAL_WINS,
    puzzles=_load_puzzles,
    fault=lambda: OPENING_BOOK.fault,
    rules_text=partial(resource("code/connect_four.txt").read_text, encoding="utf-8"),
)
