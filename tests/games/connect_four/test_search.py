"""The search on Connect Four: every option gives the same scores, and so does a plain minimax."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tictac_gui.engine import Search
from tictac_gui.engine.search import WIN
from tictac_gui.games.connect_four.board import Board

LATE = 35
"""Moves played: so late that even without pruning the rest can be searched."""
SEARCHES = [
    Search(prune=prune, cache=cache, symmetry=symmetry)
    for prune, cache, symmetry in product((False, True), repeat=3)
]


def positions(played: int, count: int, seed: int) -> list[Board]:
    """Return unfinished positions from games in which nobody missed a win or a loss at once."""
    rng = Random(seed)
    found: list[Board] = []
    while len(found) < count:
        board = Board()
        while (after := board.successors()) and board.filled.bit_count() < played:
            board = rng.choice(after)[1]
        if board.filled.bit_count() == played and not board.outcome:
            found.append(board)
    return found


def plain_score(board: Board) -> int:
    if board.is_won:
        return -WIN
    scores = [-plain_score(board.play(move)) for move in board.moves()]
    best = max(scores, default=0)
    return best - (best > 0) + (best < 0)


def test_every_option_scores_late_positions_as_plain_minimax_does() -> None:
    for board in positions(LATE, 200, seed=4):
        expected = {}
        for move in board.moves():
            after = -plain_score(board.play(move))
            expected[move] = after - (after > 0) + (after < 0)
        for search in SEARCHES:
            assert search.evaluate(board).scores == expected, str(board)


@pytest.mark.parametrize("lookahead", range(1, 6))
def test_every_option_sees_the_same_so_far_ahead(lookahead: int) -> None:
    for board in positions(10, 12, seed=lookahead):
        scores = [search.evaluate(board, lookahead).scores for search in SEARCHES]
        assert all(each == scores[0] for each in scores), str(board)


def test_deepening_sees_what_one_look_sees() -> None:
    for board in positions(12, 20, seed=8):
        for lookahead, look in enumerate(Search().deepen(board, most=6), start=1):
            assert look.scores == Search().evaluate(board, lookahead).scores, str(board)
