"""The cells of the board as bits of a whole number, and the lines that they form."""

from __future__ import annotations

ROWS, COLUMNS = 6, 7
HEIGHT = ROWS + 1
"""Bits a column: the one above its cells stays empty, so that no line runs on into the next."""
BOTTOM = sum(1 << HEIGHT * column for column in range(COLUMNS))
FULL = BOTTOM * ((1 << ROWS) - 1)
COLUMN_SETS = tuple(((1 << ROWS) - 1) << HEIGHT * column for column in range(COLUMNS))
CENTRE_FIRST = (3, 2, 4, 1, 5, 0, 6)
"""The columns, those first through whose cells the most lines run."""
DIRECTIONS = (1, HEIGHT - 1, HEIGHT, HEIGHT + 1)
"""How many bits neighbours in a line are apart: upwards, downwards, to the right and diagonally."""


def cell_of_bit(bit: int) -> int:
    """Return the number of a cell, row by row from the top; bits go up, column by column."""
    column, height = divmod(bit, HEIGHT)
    return (ROWS - 1 - height) * COLUMNS + column


def bit_of_cell(cell: int) -> int:
    """Return the bit of a cell that is counted row by row from the top."""
    row, column = divmod(cell, COLUMNS)
    return HEIGHT * column + ROWS - 1 - row


def bits(cells: int) -> list[int]:
    """Return the bits that are set, from the lowest."""
    return [bit for bit in range(HEIGHT * COLUMNS) if cells >> bit & 1]


LINES = tuple(
    line
    for step in DIRECTIONS
    for first in range(HEIGHT * COLUMNS)
    if (line := sum(1 << first + step * number for number in range(4))) & FULL == line
)
"""Every four cells in a row, as sets of bits."""
_THREE_STEPS = tuple((step, 2 * step, 3 * step) for step in (HEIGHT - 1, HEIGHT, HEIGHT + 1))


def mirrored(cells: int) -> int:
    """Return the mirror image of a set of cells, or of a key."""
    column = (1 << HEIGHT) - 1
    found = 0
    for _ in range(COLUMNS):
        found = found << HEIGHT | cells & column
        cells >>= HEIGHT
    return found


def threats_of(stones: int, filled: int) -> int:
    """Return the empty cells that would complete four of the stones."""
    return completing_cells(stones) & (FULL ^ filled)


def completing_cells(stones: int) -> int:
    """Return the cells that would complete four of the stones, and bits that are none."""
    # Upwards there is but one way; in the other directions, any of the four may be missing.
    found = stones << 1 & stones << 2 & stones << 3
    for one, two, three in _THREE_STEPS:
        before = stones >> one
        pairs = stones & before
        found |= pairs << two & (stones << three | before)
        found |= pairs >> one & (stones << one | stones >> three)
    return found


def lines_of(stones: int) -> tuple[tuple[int, ...], ...]:
    """Return all lines of four stones or more."""
    lines = []
    for step in DIRECTIONS:
        pairs = stones & stones >> step
        fours = pairs & pairs >> 2 * step
        for bit in bits(fours & ~(fours << step)):
            line = [bit]
            while stones >> line[-1] + step & 1:
                line.append(line[-1] + step)
            lines.append(tuple(map(cell_of_bit, line)))
    return tuple(lines)
