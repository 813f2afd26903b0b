"""Connect Four: its rules and levels; what searches or explains is loaded when first asked for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Search
from tictac_gui.games.connect_four.board import Board, cell_of
from tictac_gui.games.connect_four.levels import CASUAL_WINS, LEVELS, MINIMAX, PLAYERS, SCALE
from tictac_gui.games.game import BookFault, Game, Pieces
from tictac_gui.resources import resource

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tictac_gui.engine.levels import Policy
    from tictac_gui.engine.position import Mark
    from tictac_gui.engine.review import Line, Review
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.connect_four.hints import Hints
    from tictac_gui.games.connect_four.scores import ExactScores, PerfectPlayer
    from tictac_gui.games.notation import Problem
    from tictac_gui.games.proof import Proofs
    from tictac_gui.games.puzzles import Puzzle, PuzzleTools

__all__ = ["CONNECT_FOUR", "Board"]


def _exact_scores() -> ExactScores:
    from tictac_gui.games.connect_four.scores import EXACT_SCORES

    return EXACT_SCORES


def _perfect_player() -> PerfectPlayer:
    from tictac_gui.games.connect_four.scores import PERFECT_PLAYER

    return PERFECT_PLAYER


def _hints() -> Hints:
    from tictac_gui.games.connect_four.hints import HINTS

    return HINTS


def _with_moments(
    start: Board,
    moves: Sequence[int],
    found: Iterator[Review],
    line: Line,
    should_stop: ShouldStop | None,
) -> Iterator[Review]:
    from tictac_gui.games.connect_four.moments import with_moments

    return with_moments(start, moves, found, line, should_stop)


def _load_puzzles() -> PuzzleTools:
    from tictac_gui.games.connect_four.hints import forks
    from tictac_gui.games.puzzles import PuzzleTools

    return PuzzleTools(_read_puzzles, forks)


def _read_puzzles(_should_stop: ShouldStop | None) -> tuple[Puzzle, ...]:
    """Return a sample, which `packaging/puzzles.py` has found: all positions are too many."""
    from tictac_gui.games.puzzles import parse

    path = resource("puzzles/connect-four.txt")
    # A byte that isn't ASCII makes its line no puzzle.
    return parse(path.read_text(encoding="ascii", errors="replace"), Board.parse)


def _find_order(marks: Sequence[Mark | None]) -> tuple[int, ...] | Problem:
    from tictac_gui.games.connect_four.orders import find_order

    return find_order(marks)


def _prove(policy: Policy, replies: int, should_stop: ShouldStop | None = None) -> Iterator[Proofs]:
    from tictac_gui.games.proof import prove

    return prove(CONNECT_FOUR, policy, replies, should_stop)


def _book_fault() -> BookFault | None:
    from tictac_gui.games.connect_four.book import OPENING_BOOK

    return OPENING_BOOK.fault


CONNECT_FOUR = Game(
    name="connect_four",
    start=Board(),
    policies=LEVELS,
    # About 100 MB once it is full.
    search=Search(cache_limit=400_000),
    cell_of=cell_of,
    pieces=Pieces.DISCS,
    hint_finder=lambda board, stop: _hints().find(board, stop),
    move_scorer=lambda board, column, stop: _exact_scores().move_score(board, column, stop),
    line_finder=lambda board, stop: _exact_scores().line(board, stop),
    scale=SCALE,
    best_traps=lambda board, stop: _perfect_player().best(board, stop),
    explainer=lambda board, column, stop: _hints().explain(board, column, stop),
    moment_finder=_with_moments,
    # Plain minimax takes about a minute for 8 moves, seven times as long for each one more.
    analysis_lookahead=8,
    estimate_by_feature=Board.estimate_by_feature,
    players={**PLAYERS, **MINIMAX},
    prove=_prove,
    # After four replies there are at most as many discs as the opening book knows values for.
    proof_replies=range(5),
    casual_wins=CASUAL_WINS,
    puzzles=_load_puzzles,
    find_order=_find_order,
    fault=_book_fault,
    rules_text=partial(resource("code/connect_four.txt").read_text, encoding="utf-8"),
)
