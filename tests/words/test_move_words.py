"""Where moves and cells are said to be, in a game of nine cells and in one of another shape."""

import pytest

from tests.countdown import COUNTDOWN, Countdown
from tictac_gui.engine import Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.words import game_words
from tictac_gui.words.move_words import cell_place, move_place


def test_the_nine_cells_have_names() -> None:
    names = [move_place(TIC_TAC_TOE, cell) for cell in TIC_TAC_TOE.cells]
    assert len(set(names)) == 9
    assert names[4] == "centre"


def test_a_move_of_another_game_is_a_column() -> None:
    assert move_place(COUNTDOWN, 0) == "column 1"


@pytest.mark.parametrize(("cell", "place"), [(2, "Row 1, column 3"), (7, "Row 3, column 2")])
def test_a_cell_is_in_a_row_and_a_column(cell: int, place: str) -> None:
    assert cell_place(Board(), cell) == place


def test_a_cell_is_counted_on_its_own_board() -> None:
    assert cell_place(COUNTDOWN.start, 5) == "Row 1, column 6"


def test_every_row_of_a_board_is_described() -> None:
    position = Countdown(5).play(2).play(1)
    assert game_words.rows(COUNTDOWN, position) == "Row 1: X, X, O, empty, empty."


def test_a_move_is_announced_by_its_place() -> None:
    position = COUNTDOWN.start.play(2)
    text = game_words.move_announcement(COUNTDOWN, position, 2, frozenset({Mark.X}))
    assert text == "Computer plays column 3."


def test_a_move_on_nine_cells_is_announced_by_the_name_of_its_cell() -> None:
    text = game_words.move_announcement(TIC_TAC_TOE, Board(), 5, frozenset({Mark.O}))
    assert text == "Computer plays middle right."
