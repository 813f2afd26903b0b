"""What the estimate is made of, counted cell by cell."""

import pytest

from tests.connect_four import LINES, random_positions
from tictac_gui.engine import Mark
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.cells import Feature

BOARDS = list(random_positions(300, seed=16))


def completing_cells(board: Board, mark: Mark) -> set[int]:
    """Return the empty cells that would complete four, within reach or not."""
    marks = [board.mark_at(cell) for cell in range(42)]
    return {
        cell
        for line in LINES
        for cell in line
        if marks[cell] is None and all(marks[each] is mark for each in line if each != cell)
    }


def row_of(cell: int) -> int:
    """Return the row of a cell, counted from 1 at the bottom."""
    return 6 - cell // 7


@pytest.mark.parametrize("mark", Mark)
def test_each_feature_is_what_can_be_counted(mark: Mark) -> None:
    seen = set()
    for board in BOARDS:
        if board.turn is not mark:
            continue
        own, other = (
            sum(cell in line for line in LINES for cell in range(42) if board.mark_at(cell) is side)
            for side in (mark, mark.other)
        )
        cells = {side: completing_cells(board, side) for side in Mark}
        # X gets the odd rows if nobody wants to play below them, O the even ones.
        lasting = {
            Mark.X: sum(row_of(cell) % 2 == 1 for cell in cells[Mark.X]),
            Mark.O: sum(row_of(cell) % 2 == 0 for cell in cells[Mark.O]),
        }
        found = board.estimate_by_feature()
        assert found == {
            Feature.PLACES: own - other,
            Feature.THREATS: 6 * (len(cells[mark]) - len(cells[mark.other])),
            Feature.LASTING_THREATS: 12 * (lasting[mark] - lasting[mark.other]),
        }, board
        seen |= {feature for feature, amount in found.items() if amount}
    assert seen == set(Feature)


def test_the_features_add_up_to_the_estimate() -> None:
    assert CONNECT_FOUR.estimate_by_feature
    for board in BOARDS:
        features = CONNECT_FOUR.estimate_by_feature(board)
        assert sum(features.values()) == board.estimate()
