"""The script that makes the opening book: what it solves is what is in the book."""

from multiprocessing import Pool

import pytest

from tests.games.connect_four.oracle import oracle_scores
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import OPENING_BOOK
from tictac_gui.games.connect_four.cells import threats_of
from tictac_gui.games.connect_four.solver import Solver, new_table

pytest.importorskip("bitbully", reason="the oracle is an extra of its own")

import opening_book
from opening_book import is_slow, mirror_image, moves_to_end, own_moves


def board_of(key: int) -> Board:
    own = filled = 0
    for column in range(7):
        part = key >> 7 * column & 127
        cells = (1 << (part + 1).bit_length() - 1) - 1
        filled |= cells << 7 * column
        own |= part - cells << 7 * column
    others = own ^ filled
    return Board(own, filled, threats_of(own, filled), threats_of(others, filled))


def test_a_board_and_its_mirror_image_end_after_as_many_moves() -> None:
    board = Board.parse("1233445")
    assert mirror_image(board) == Board.parse("7655443")
    assert moves_to_end(board) == moves_to_end(mirror_image(board)) > 0
    assert moves_to_end(Board()) == 41


def test_a_position_is_slow_if_our_solver_visits_many_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = oracle_scores()[24][0][0]
    asked = Solver(new_table())
    asked.score(board.own, board.filled)
    assert asked.visited > 1_000
    for most in (asked.visited, asked.visited - 1, 300):
        monkeypatch.setattr(opening_book, "SLOW", most)
        assert is_slow(board) == (asked.visited > most)


@pytest.mark.soak
@pytest.mark.parametrize(("first", "last"), [(0, 10), (1, 9)])
def test_its_moves_are_those_in_the_book(first: int, last: int) -> None:
    with Pool(2) as pool:
        moves = own_moves(pool, first, last)
    assert len(moves) > 1_900
    for key, move in moves.items():
        board = board_of(key)
        assert board.key == key
        assert OPENING_BOOK.move(board) == move, str(board)
