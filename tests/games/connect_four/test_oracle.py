"""The exact scores of late positions, as a program that others have written finds them."""

from __future__ import annotations

import pytest

from tests.connect_four import careful_positions
from tictac_gui.engine import Mark, Search
from tictac_gui.engine.search import WIN
from tictac_gui.games.connect_four import Board

bitbully = pytest.importorskip("bitbully", reason="the oracle is an extra of its own")


def usual_score(board: Board, score: int) -> int:
    """Return a move's score as others count: the stones that the winner has left, and the last."""
    if not score:
        return 0
    left_at_end = board.moves_left - (WIN - abs(score))
    return (left_at_end // 2 + 1) * (1 if score > 0 else -1)


def compare(stones: int, count: int) -> None:
    oracle = bitbully.BitBully(opening_book=None)
    for board in careful_positions(stones, count, seed=stones):
        grid = [[number_of(board, 7 * row + column) for column in range(7)] for row in range(6)]
        theirs = oracle.score_all_moves(bitbully.Board(grid))
        ours = Search().evaluate(board).scores
        assert {move: usual_score(board, score) for move, score in ours.items()} == theirs


def number_of(board: Board, cell: int) -> int:
    mark = board.mark_at(cell)
    return 0 if mark is None else 1 if mark is Mark.X else 2


@pytest.mark.parametrize("stones", [24, 26, 28, 30, 32, 34, 36])
def test_scores_are_the_oracle_s(stones: int) -> None:
    compare(stones, count=50)


@pytest.mark.soak
@pytest.mark.parametrize("stones", [18, 19, 20, 21, 22, 23])
def test_scores_of_earlier_positions_are_the_oracle_s(stones: int) -> None:
    compare(stones, count=50)
