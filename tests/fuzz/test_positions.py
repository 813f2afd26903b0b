"""Positions as text: read back as they were written, or refused by a ValueError that says why."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.damage import CHARACTERS, damaged, new_random, try_inputs
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.games.tic_tac_toe import Board

SOME_BOARDS = ("O.X/X.X/.OO", ".../.../...", "XOX/OXO/OXO", "XXX/OO./...", "X../.O./...")
SOME_GRIDS = ("4453", "", "1234567" * 4, "4444443333335555552222221111116666667777777", "5364215")
BOARDS, GRIDS = 400_000, 300_000


def check_board(text: str) -> None:
    try:
        board = Board.parse(text)
    except ValueError as error:
        is_told = bool(str(error))
    else:
        is_told = str(board) == text
    assert is_told


def check_grid(text: str) -> None:
    try:
        grid = Grid.parse(text)
    except ValueError as error:
        is_told = bool(str(error))
    else:
        is_told = grid.filled.bit_count() == len(text)
    assert is_told


def a_board(rng: Random) -> str:
    if rng.random() < 0.5:
        return damaged(rng, rng.choice(SOME_BOARDS), CHARACTERS)
    # Most of what has the right form can't occur in a game.
    cells = rng.choices("XO.", k=9)
    return "/".join("".join(cells[row : row + 3]) for row in (0, 3, 6))


def a_grid(rng: Random) -> str:
    if rng.random() < 0.5:
        return damaged(rng, rng.choice(SOME_GRIDS), CHARACTERS)
    return "".join(rng.choices("1234567", k=rng.randrange(45)))


@given(st.one_of(st.text(), st.builds(a_board, st.randoms())))
def test_any_text_is_a_board_or_refused(text: str) -> None:
    check_board(text)


@given(st.one_of(st.text(), st.builds(a_grid, st.randoms())))
def test_any_text_is_a_grid_or_refused(text: str) -> None:
    check_grid(text)


@pytest.mark.soak
def test_very_many_boards(figure: Callable[..., None]) -> None:
    try_inputs(BOARDS, new_random(), a_board, check_board)
    figure("fuzz: boards", f"{BOARDS:,} inputs", "ValueError only")


@pytest.mark.soak
def test_very_many_grids(figure: Callable[..., None]) -> None:
    try_inputs(GRIDS, new_random(), a_grid, check_grid)
    figure("fuzz: grids", f"{GRIDS:,} inputs", "ValueError only")
