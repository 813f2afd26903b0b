"""What the program claims about thousands of positions, and all of its book, beside another one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tests.games.connect_four.claims import PATIENCE, compare
from tests.games.connect_four.oracle import STONES, careful_columns, theirs, usual_score
from tictac_gui.games.connect_four import OPENING_BOOK, Board

bitbully = pytest.importorskip("bitbully", reason="the oracle is an extra of its own")

ALL_SOLVED = 20
"""With so many stones, each position is solved in some hundredths of a second."""


@pytest.mark.soak
@pytest.mark.parametrize("stones", STONES)
def test_a_thousand_claims_are_what_the_oracle_knows(
    stones: int, figure: Callable[..., None]
) -> None:
    oracle, rng = bitbully.BitBully(), Random(stones)
    patience = PATIENCE if stones < ALL_SOLVED else None
    claimed: Counter[str] = Counter()
    for _ in range(1_000):
        board = Board.parse(careful_columns(stones, rng))
        claimed[compare(board, oracle.score_all_moves(theirs(board)), patience)] += 1
    told = ", ".join(f"{number} {claim}" for claim, number in claimed.most_common())
    figure(f"{stones} stones beside another solver", told, "all agree")


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
