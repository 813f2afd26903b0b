"""What can happen on a board of Connect Four, found cell by cell and by trying everything.

It shares nothing with the game but the look of a board, so that it can judge what the game claims.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tests.connect_four import LINES
from tictac_gui.engine import Mark
from tictac_gui.games.connect_four import Board

Cells = tuple[Mark | None, ...]
_THROUGH = [[line for line in LINES if cell in line] for cell in range(42)]


def cells_of(board: Board) -> Cells:
    return tuple(board.mark_at(cell) for cell in range(42))


def columns(cells: Cells) -> list[int]:
    """Return the columns that are not full."""
    return [column for column in range(7) if cells[column] is None]


def landing(cells: Cells, column: int) -> int:
    return max(cell for cell in range(column, 42, 7) if cells[cell] is None)


def drop(cells: Cells, column: int, mark: Mark) -> Cells:
    cell = landing(cells, column)
    return (*cells[:cell], mark, *cells[cell + 1 :])


def completes(cells: Cells, cell: int, mark: Mark) -> bool:
    """Return whether a mark in an empty cell would complete four, wherever the cell is."""
    return any(all(each == cell or cells[each] is mark for each in line) for line in _THROUGH[cell])


def wins(cells: Cells, mark: Mark) -> set[int]:
    """Return the columns in which a mark would complete four at once."""
    return {c for c in columns(cells) if completes(cells, landing(cells, c), mark)}


def has_fork(cells: Cells, mark: Mark) -> bool:
    """Return whether it's over for the other side, which is to move: it can stop only one four."""
    if wins(cells, mark.other):
        return False
    threats = wins(cells, mark)
    if len(threats) > 1:
        return True
    return any(column in wins(drop(cells, column, mark.other), mark) for column in threats)


def forking(cells: Cells, mark: Mark) -> set[int]:
    """Return the columns with which a mark makes two threats at once."""
    return {
        column
        for column in columns(cells)
        if column not in wins(cells, mark) and has_fork(drop(cells, column, mark), mark)
    }


def forces_fork(cells: Cells, mark: Mark, column: int, own_moves: int) -> bool:
    """Return whether a row of threats with one answer each, beginning there, ends with two."""
    after = drop(cells, column, mark)
    if own_moves < 2 or column in wins(cells, mark) or wins(after, mark.other):
        return False
    if has_fork(after, mark):
        return True
    if not (threats := wins(after, mark)):
        return False
    answered = drop(after, threats.pop(), mark.other)
    return any(forces_fork(answered, mark, then, own_moves - 1) for then in columns(answered))


@cache
def gets(cells: Cells, waiter: Mark, cell: int, turn: Mark) -> bool:
    """Return whether a side can make sure to have a cell before the other has four in a row.

    For late positions: everything is tried. Its own fours elsewhere don't end the game here.
    """
    if cells[cell] is not None or not columns(cells):
        return cells[cell] is waiter
    if turn is waiter.other and wins(cells, turn):
        return False
    results = (gets(drop(cells, c, turn), waiter, cell, turn.other) for c in columns(cells))
    return any(results) if turn is waiter else all(results)


def is_line_of(cells: Cells, line: Iterable[int], side: Mark, missing: set[int]) -> bool:
    """Return whether a line is one of the game's, and lacks nothing but what is named."""
    line = tuple(line)
    is_real = line in LINES or line[::-1] in LINES
    return is_real and all(cells[cell] is side or cell in missing for cell in line)
