"""The scores of thousands of positions, and all of the book, beside another program's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.games.connect_four.oracle import (
    DISCS,
    careful_columns,
    compare,
    theirs,
    usual_score,
)
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import OPENING_BOOK

bitbully = pytest.importorskip("bitbully", reason="the oracle is an extra of its own")


@pytest.mark.soak
@pytest.mark.parametrize("discs", DISCS)
def test_the_scores_of_a_thousand_positions_are_the_oracle_s(
    discs: int, figure: Callable[..., None]
) -> None:
    oracle, rng = bitbully.BitBully(), Random(discs)
    columns = 0
    for _ in range(1_000):
        board = Board.parse(careful_columns(discs, rng))
        compare(board, oracle.score_all_moves(theirs(board)))
        columns += len(board.moves())
    figure(f"{discs} discs beside another solver", f"{columns:,} columns", "all agree")


@pytest.mark.soak
def test_values_in_the_book_are_the_oracle_s() -> None:
    oracle = bitbully.BitBully()
    boards = {0: Board()}
    for _discs in range(9):
        for board in boards.values():
            value = OPENING_BOOK.value(board)
            assert value is not None
            assert usual_score(board, value) == oracle.mtdf(theirs(board)), str(board)
        after = (board.play(move) for board in boards.values() for move in board.moves())
        boards = {board.canonical_key: board for board in after if not board.is_won}


@pytest.mark.soak
@pytest.mark.parametrize(("discs", "count"), [(9, 20_000), (10, 50_000)])
def test_late_values_in_the_book_are_the_oracle_s(discs: int, count: int) -> None:
    oracle = bitbully.BitBully()
    for board in random_boards(discs, count):
        value = OPENING_BOOK.value(board)
        assert value is not None
        assert usual_score(board, value) == oracle.mtdf(theirs(board)), str(board)


@pytest.mark.soak
def test_late_values_in_the_book_are_those_that_the_oracle_finds_without_its_own_book() -> None:
    oracle = bitbully.BitBully(opening_book=None)
    for board in random_boards(10, 50):
        value = OPENING_BOOK.value(board)
        assert value is not None
        assert usual_score(board, value) == oracle.mtdf(theirs(board)), str(board)


def random_boards(discs: int, count: int) -> Iterator[Board]:
    """Give unfinished positions from games at random."""
    rng = Random(discs)
    while count:
        board = Board()
        while not board.outcome and board.filled.bit_count() < discs:
            board = board.play(rng.choice(board.moves()))
        if not board.outcome:
            count -= 1
            yield board


@pytest.mark.soak
@pytest.mark.parametrize("first", [0, 1])
def test_moves_in_the_book_are_among_the_oracle_s_best(first: int) -> None:
    oracle, rng = bitbully.BitBully(), Random(12)
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
