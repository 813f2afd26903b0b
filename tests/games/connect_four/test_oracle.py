"""Exact scores and the moves of the book, as a program that others have written finds them.

Scores are compared with 8 stones, where the book knows them, and from 18 on. In between a search in
Python takes too long for so many positions: with 9 to 14 stones the moves of the book are compared,
and with 15 to 17 whether a position is won, drawn or lost, and a move that keeps that.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.connect_four import careful_positions
from tictac_gui.engine import Mark, Search
from tictac_gui.engine.search import WIN
from tictac_gui.games.connect_four import OPENING_BOOK, Board
from tictac_gui.games.connect_four.board import stone_of
from tictac_gui.games.connect_four.limits import limits

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
        ours = quick_search().evaluate(board).scores
        usual = {move: usual_score(board, score) for move, score in ours.items()}
        assert usual == oracle.score_all_moves(theirs(board))


def quick_search() -> Search:
    return Search(limits=limits, place_of=stone_of, cache_limit=400_000)


def number_of(board: Board, cell: int) -> int:
    mark = board.mark_at(cell)
    return 0 if mark is None else 1 if mark is Mark.X else 2


@pytest.mark.parametrize("stones", range(24, 37))
def test_scores_are_the_oracle_s(stones: int) -> None:
    compare(stones, count=100)


@pytest.mark.soak
@pytest.mark.parametrize("stones", range(18, 37))
def test_a_thousand_scores_are_the_oracle_s(stones: int) -> None:
    compare(stones, count=1_000)


@pytest.mark.soak
@pytest.mark.parametrize("stones", range(15, 18))
def test_a_thousand_moves_keep_the_result_as_the_oracle_knows_it(stones: int) -> None:
    oracle = bitbully.BitBully(opening_book=None)
    for board in careful_positions(stones, 1_000, seed=stones):
        scores = oracle.score_all_moves(theirs(board))
        score, move = quick_search().keep_result(board)
        assert move is not None
        assert sign(score) == sign(scores[move]) == sign(max(scores.values())), str(board)


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def test_values_in_the_book_are_the_oracle_s_with_eight_stones() -> None:
    oracle = bitbully.BitBully()
    for board in careful_positions(8, 100, seed=8):
        value = OPENING_BOOK.value(board)
        assert value is not None
        assert usual_score(board, value) == oracle.mtdf(theirs(board)), str(board)


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
