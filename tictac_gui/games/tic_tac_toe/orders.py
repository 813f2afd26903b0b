"""Some order of moves that leads to a board of tic-tac-toe, or why there is none."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from tictac_gui.engine.position import Mark
from tictac_gui.games.notation import Problem, common_problem
from tictac_gui.games.tic_tac_toe.board import LINES

if TYPE_CHECKING:
    from collections.abc import Sequence


def find_order(marks: Sequence[Mark | None]) -> tuple[int, ...] | Problem:
    """Return the cells of marks that lead to a board, given cell by cell, or what is wrong."""
    cells = {side: [cell for cell in range(9) if marks[cell] is side] for side in Mark}
    won = {side: [line for line in LINES if set(line) <= set(cells[side])] for side in Mark}
    if problem := common_problem(marks, [side for side in Mark if won[side]]):
        return problem
    for side in Mark:
        # Five marks can make two lines, but these share a cell: with that one last, neither is
        # complete before.
        cells[side].sort(key=lambda cell: sum(cell in line for line in won[side]))
    return tuple(
        cells[side][number // 2]
        for number, side in zip(range(9 - marks.count(None)), cycle(Mark), strict=False)
    )
