"""Exact scores and the moves of the book, as a program that others have written finds them."""

from __future__ import annotations

from random import Random

import pytest

from tests.connect_four import careful_positions
from tictac_gui.engine import Mark, Search
from tictac_gui.engine.search import WIN
from tictac_gui.games.connect_four import OPENING_BOOK, Board

bitbully = pytest.importorskip("bitbully", reason="the oracle is an extra of its own")


def usual_score(board: Board, score: int) -> int:
    """Return a move's score as others count: the stones that the winner has left, and the last."""
    if not score:
        return 0
    left_at_end = board.moves_left - (WIN - abs(score))
    return (left_at_end // 2 + 1) * (1 if score > 0 else -1)


def theirs(board: Board) -> object:
    grid = [[number_of(board, 7 * row + column) for column in range(7)] for row in range(6)]
    return bitbully.Board(grid)


def compare(stones: int, count: int) -> None:
    oracle = bitbully.BitBully(opening_book=None)
    for board in careful_positions(stones, count, seed=stones):
        ours = Search().evaluate(board).scores
        usual = {move: usual_score(board, score) for move, score in ours.items()}
        assert usual == oracle.score_all_moves(theirs(board))


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


@pytest.mark.soak
def test_values_in_the_book_are_the_oracle_s() -> None:
    oracle = bitbully.BitBully()
    boards = {0: Board()}
    for _stones in range(9):
        for board in boards.values():
            value = OPENING_BOOK.value(board)
            assert value is not None
            assert usual_score(board, value) == oracle.mtdf(theirs(board)), str(board)
        after = (board.play(move) for board in boards.values() for move in board.moves())
        boards = {board.canonical_key: board for board in after if not board.is_won}


@pytest.mark.soak
@pytest.mark.parametrize("first", [0, 1])
def test_moves_in_the_book_are_among_the_oracle_s_best(first: int) -> None:
    oracle = bitbully.BitBully()
    rng = Random(12)
    for _game in range(300):
        board = Board()
        while not board.outcome and board.filled.bit_count() <= 14:
            move = rng.choice(board.moves())
            if board.filled.bit_count() % 2 == first:
                found = OPENING_BOOK.move(board)
                assert found is not None, str(board)
                scores = oracle.score_all_moves(theirs(board))
                assert scores[found] == max(scores.values()), str(board)
                move = found
            board = board.play(move)
