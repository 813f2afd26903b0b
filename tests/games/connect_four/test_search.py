"""The search on Connect Four: every option gives the same scores, and so does a plain minimax."""

from __future__ import annotations

from itertools import product

import pytest

from tests.connect_four import careful_positions, plain_scores
from tictac_gui.engine import Search

LATE = 35
"""Moves played: so late that even without pruning the rest can be searched."""
SEARCHES = [
    Search(prune=prune, cache=cache, symmetry=symmetry)
    for prune, cache, symmetry in product((False, True), repeat=3)
]


@pytest.mark.exhaustive
def test_every_option_scores_late_positions_as_plain_minimax_does() -> None:
    for board in careful_positions(LATE, 200, seed=4):
        expected = plain_scores(board)
        for search in SEARCHES:
            assert search.evaluate(board).scores == expected, str(board)


@pytest.mark.exhaustive
@pytest.mark.parametrize("lookahead", range(1, 6))
def test_every_option_sees_the_same_so_far_ahead(lookahead: int) -> None:
    for board in careful_positions(10, 12, seed=lookahead):
        scores = [search.evaluate(board, lookahead).scores for search in SEARCHES]
        assert all(each == scores[0] for each in scores), str(board)


@pytest.mark.exhaustive
def test_deepening_sees_what_one_look_sees() -> None:
    for board in careful_positions(12, 20, seed=8):
        for lookahead, look in enumerate(Search().deepen(board, max_lookahead=6), start=1):
            assert look.scores == Search().evaluate(board, lookahead).scores, str(board)
