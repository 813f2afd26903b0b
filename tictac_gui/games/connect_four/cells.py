"""Sets of cells as the bits of a whole number: their lines and threats, and an estimate of both."""

from __future__ import annotations

from enum import Enum, auto

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


def column_of(cell: int) -> int:
    """Return the column of a single cell, given as a set."""
    return (cell.bit_length() - 1) // HEIGHT


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


def threats_of(discs: int, filled: int) -> int:
    """Return the empty cells that would complete four of the discs."""
    return completing_cells(discs) & (FULL ^ filled)


def completing_cells(discs: int) -> int:
    """Return the cells that would complete four of the discs, and bits that are none."""
    # Upwards there is but one way; in the other directions, any of the four may be missing.
    found = discs << 1 & discs << 2 & discs << 3
    for one, two, three in _THREE_STEPS:
        before = discs >> one
        pairs = discs & before
        found |= pairs << two & (discs << three | before)
        found |= pairs >> one & (discs << one | discs >> three)
    return found


def lines_of(discs: int) -> tuple[tuple[int, ...], ...]:
    """Return all lines of four discs or more."""
    lines = []
    for step in DIRECTIONS:
        pairs = discs & discs >> step
        fours = pairs & pairs >> 2 * step
        for bit in bits(fours & ~(fours << step)):
            line = [bit]
            while discs >> line[-1] + step & 1:
                line.append(line[-1] + step)
            lines.append(tuple(map(cell_of_bit, line)))
    return tuple(lines)


_LINES_THROUGH = {bit: sum(line >> bit & 1 for line in LINES) for bit in bits(FULL)}
_ONES, _TWOS, _FOURS, _EIGHTS = (
    sum(1 << bit for bit, lines in _LINES_THROUGH.items() if lines >> digit & 1)
    for digit in range(4)
)
"""The cells by the binary digits of their lines: quick to add up for a set of discs."""
_ODD_ROWS = sum(1 << bit for bit in bits(FULL) if bit % HEIGHT % 2 == 0)
_EVEN_ROWS = FULL ^ _ODD_ROWS
_THREAT, _LASTING_THREAT = 6, 12
"""The weights beside 1 for each line through a disc."""


class Feature(Enum):
    """The parts of an estimate."""

    PLACES = auto()
    """Discs in cells that many lines run through, as they do near the centre."""
    THREATS = auto()
    """Empty cells that would complete four."""
    LASTING_THREATS = auto()
    """More for those of them that fall to the side in the end."""


def estimate(own: int, filled: int, own_threats: int, other_threats: int) -> int:
    """Return the score for the side to move where the lookahead ends; found by playing.

    Three things count: discs in cells that many lines run through; cells that would complete four;
    and, even more, those of them that a side gets in the end if neither wants to play below them.
    Then the first player fills the odd rows, counted from the bottom, and the second the even ones.
    """
    others = own ^ filled
    is_first = not filled.bit_count() & 1
    own_rows, other_rows = (_ODD_ROWS, _EVEN_ROWS) if is_first else (_EVEN_ROWS, _ODD_ROWS)
    return (
        (own & _ONES).bit_count()
        - (others & _ONES).bit_count()
        + 2 * ((own & _TWOS).bit_count() - (others & _TWOS).bit_count())
        + 4 * ((own & _FOURS).bit_count() - (others & _FOURS).bit_count())
        + 8 * ((own & _EIGHTS).bit_count() - (others & _EIGHTS).bit_count())
        + _THREAT * (own_threats.bit_count() - other_threats.bit_count())
        + _LASTING_THREAT
        * ((own_threats & own_rows).bit_count() - (other_threats & other_rows).bit_count())
    )


def estimate_by_feature(
    own: int, filled: int, own_threats: int, other_threats: int
) -> dict[Feature, int]:
    """Return what each feature adds to the estimate; slower than `estimate`."""
    lines = [sum(_LINES_THROUGH[bit] for bit in bits(discs)) for discs in (own, own ^ filled)]
    threats = own_threats.bit_count() - other_threats.bit_count()
    places = lines[0] - lines[1]
    rest = estimate(own, filled, own_threats, other_threats) - places - _THREAT * threats
    return {
        Feature.PLACES: places,
        Feature.THREATS: _THREAT * threats,
        Feature.LASTING_THREATS: rest,
    }
