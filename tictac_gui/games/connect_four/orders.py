"""Some order of moves that leads to a board of Connect Four, or why there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine.position import Mark
from tictac_gui.games.connect_four.cells import COLUMNS, ROWS, bit_of_cell, lines_of
from tictac_gui.games.notation import Fault, Problem, common_problem

if TYPE_CHECKING:
    from collections.abc import Sequence

_Stacks = tuple[str, ...]
"""The discs of each column from the bottom, as letters."""


def find_order(marks: Sequence[Mark | None]) -> tuple[int, ...] | Problem:
    """Return the columns of discs that lead to a board, given cell by cell, or what is wrong."""
    stacks: _Stacks = ()
    for column in range(COLUMNS):
        cells = [marks[row * COLUMNS + column] for row in reversed(range(ROWS))]
        letters = "".join(cell.value if cell else "." for cell in cells).rstrip(".")
        if "." in letters:
            return Problem(Fault.HANGING, ROWS - letters.rindex(".") - 1, column + 1)
        stacks += (letters,)
    sets = {
        side: sum(1 << bit_of_cell(cell) for cell in range(len(marks)) if marks[cell] is side)
        for side in Mark
    }
    winners = [side for side in Mark if lines_of(sets[side])]
    if problem := common_problem(marks, winners):
        return problem
    if any(stacks) and not _can_begin(stacks):
        return Problem(Fault.NO_FIRST)
    if not winners:
        order = _order(stacks)
        return Problem(Fault.NO_ORDER) if order is None else order
    [winner] = winners
    return _order_of_win(stacks, winner, sets[winner])


def _order_of_win(stacks: _Stacks, winner: Mark, discs: int) -> tuple[int, ...] | Problem:
    """Return an order in which no disc but the last completes four."""
    problem = Problem(Fault.WON_EARLIER, side=winner)
    for column, stack in enumerate(stacks):
        last = 1 << bit_of_cell((ROWS - len(stack)) * COLUMNS + column) if stack else 0
        if discs & last and not lines_of(discs ^ last):
            order = _order(_without_top(stacks, column))
            if order is not None:
                return (*order, column)
            problem = Problem(Fault.NO_ORDER)
    return problem


def _order(stacks: _Stacks) -> tuple[int, ...] | None:
    """Return the columns in which discs are dropped in turn, None if there is no such order.

    The discs are taken up again, the last one first. Boards from which that has failed aren't tried
    again, nor are those with the same stacks in other columns, so that it takes a tenth of a second
    at most.
    """
    failed: set[_Stacks] = set()
    taken: list[int] = []

    def take_all(stacks: _Stacks, discs: int) -> bool:
        if not discs:
            return True
        key = tuple(sorted(stacks))
        if key in failed or not _can_begin(stacks):
            return False
        side = "X" if discs % 2 else "O"
        # High stacks first, which seldom fails.
        for column in sorted(range(COLUMNS), key=lambda column: -len(stacks[column])):
            if stacks[column].endswith(side) and take_all(_without_top(stacks, column), discs - 1):
                taken.append(column)
                return True
        failed.add(key)
        return False

    return tuple(taken) if take_all(stacks, len("".join(stacks))) else None


def _can_begin(stacks: _Stacks) -> bool:
    """Whether X, who moves first, has a disc at the bottom."""
    return any(stack.startswith("X") for stack in stacks)


def _without_top(stacks: _Stacks, column: int) -> _Stacks:
    return (*stacks[:column], stacks[column][:-1], *stacks[column + 1 :])
