"""The rules of tic-tac-toe, as an immutable board, and the eight symmetries of its cells."""

from __future__ import annotations

from functools import cache
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine.position import IllegalMoveError, Mark, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator


def _symmetries() -> tuple[tuple[int, ...], ...]:
    """Return the four rotations of the grid and their mirror images."""
    grid: list[tuple[int, ...]] = [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
    found = []
    for _ in range(4):
        grid = list(zip(*grid[::-1], strict=True))
        found.append(tuple(sum(grid, ())))
        found.append(tuple(sum(grid[::-1], ())))
    return tuple(sorted(found))


SYMMETRIES = _symmetries()
"""`SYMMETRIES[s][cell]` is where symmetry s moves the cell; the identity comes first."""


class _Images(dict[int, tuple[int, ...]]):
    """Maps a set of cells to its image under each symmetry, computed when first looked up."""

    def __init__(self, shift: int) -> None:
        super().__init__({0: (0,) * len(SYMMETRIES)})
        self._shift = shift

    def __missing__(self, cells: int) -> tuple[int, ...]:
        # The image of the set without its highest cell, plus the image of that cell.
        highest = cells.bit_length() - 1
        moved = [1 << symmetry[highest] + self._shift for symmetry in SYMMETRIES]
        images = self[cells] = tuple(map(or_, self[cells ^ 1 << highest], moved))
        return images


_IMAGES = _Images(shift=0)
_SHIFTED_IMAGES = _Images(shift=9)


def canonical_key_of(crosses: int, noughts: int) -> int:
    """Return a number shared by all rotations and mirror images of a board."""
    key: int = min(map(or_, _SHIFTED_IMAGES[crosses], _IMAGES[noughts]))
    return key


LINES = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)
_LINE_SETS = tuple(1 << a | 1 << b | 1 << c for a, b, c in LINES)
_FULL = 0b111_111_111
_MOST_LINES_FIRST = tuple(sorted(range(9), key=lambda cell: -sum(cell in line for line in LINES)))
_DRAW = Outcome(None)


class Board(NamedTuple):
    """A position as two bit sets of cells: bit n is cell n.

    `parse` and `play` only return boards that can occur in a game. It is a tuple because searches
    create thousands of boards, and a tuple takes a third of the time of a frozen dataclass.
    """

    crosses: int = 0
    noughts: int = 0

    @classmethod
    def parse(cls, text: str) -> Board:
        """Read rows from top to bottom, as in "O.X/X.X/.OO"; '.' is an empty cell."""
        rows = text.split("/")
        if len(rows) != 3:
            raise ValueError(f"a board has 3 rows, not {len(rows)}: {text!r}")
        for number, row in enumerate(rows, start=1):
            if len(row) != 3:
                raise ValueError(f"row {number} has {len(row)} cells, not 3: {row!r}")
            for character in row:
                if character not in "XO.":
                    raise ValueError(f"row {number} holds {character!r}, not 'X', 'O' or '.'")
        cells = "".join(rows)
        board = cls(
            crosses=sum(1 << cell for cell in range(9) if cells[cell] == "X"),
            noughts=sum(1 << cell for cell in range(9) if cells[cell] == "O"),
        )
        if problem := _problem(board.crosses, board.noughts):
            raise ValueError(f"{problem}: {text!r}")
        return board

    def __str__(self) -> str:
        marks = [mark.value if (mark := self.mark_at(cell)) else "." for cell in range(9)]
        return "/".join("".join(marks[row : row + 3]) for row in (0, 3, 6))

    def __repr__(self) -> str:
        return f"Board.parse({str(self)!r})"

    def mark_at(self, cell: int) -> Mark | None:
        """Return the mark in a cell, None if it is empty."""
        if self.crosses >> cell & 1:
            return Mark.X
        return Mark.O if self.noughts >> cell & 1 else None

    @property
    def rows(self) -> int:
        """How many rows the board has."""
        return 3

    @property
    def columns(self) -> int:
        """How many columns the board has."""
        return 3

    @property
    def turn(self) -> Mark:
        """The side to move, or whose turn it would be if the game were not over."""
        return Mark.X if self.crosses.bit_count() == self.noughts.bit_count() else Mark.O

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return _outcome(self.crosses, self.noughts)

    @property
    def winning_lines(self) -> tuple[tuple[int, ...], ...]:
        """The completed lines: none, one, or two after a double win."""
        outcome = self.outcome
        return tuple(line for line in LINES if outcome and outcome.cells.issuperset(line))

    @property
    def key(self) -> int:
        """A number unique to this board."""
        return self.crosses << 9 | self.noughts

    @property
    def moves_left(self) -> int:
        """How many marks fill the board."""
        return 9 - (self.crosses | self.noughts).bit_count()

    @property
    def canonical_key(self) -> int:
        """A number shared by all rotations and mirror images of this board."""
        return canonical_key_of(self.crosses, self.noughts)

    @property
    def canonical(self) -> Board:
        """The one board that represents all rotations and mirror images of this one."""
        key = self.canonical_key
        return Board(key >> 9, key & _FULL)

    def moves(self) -> tuple[int, ...]:
        """Return the empty cells, row by row; none when the game is over."""
        return () if self.outcome else _cells(_FULL ^ self.crosses ^ self.noughts)

    def successors(self) -> Iterator[tuple[int, Board]]:
        """Return all moves, those on the most lines first, and the boards after them."""
        crosses, noughts = self
        cells = self.promising_moves()
        if crosses.bit_count() == noughts.bit_count():
            return ((cell, Board(crosses | 1 << cell, noughts)) for cell in cells)
        return ((cell, Board(crosses, noughts | 1 << cell)) for cell in cells)

    def promising_moves(self) -> tuple[int, ...]:
        """Return the empty cells, those on the most lines first; none when the game is over."""
        return () if self.outcome else _promising_cells(_FULL ^ self.crosses ^ self.noughts)

    def play(self, cell: int) -> Board:
        """Return the board after the side to move has marked the cell."""
        crosses, noughts = self
        if not 0 <= cell <= 8:
            raise IllegalMoveError(f"cell {cell} is not on the board: cells are 0 to 8")
        if _outcome(crosses, noughts):
            raise IllegalMoveError(f"cell {cell} can't be played: the game is over")
        if (crosses | noughts) >> cell & 1:
            raise IllegalMoveError(f"cell {cell} is taken")
        if crosses.bit_count() == noughts.bit_count():
            return Board(crosses | 1 << cell, noughts)
        return Board(crosses, noughts | 1 << cell)

    def estimate(self) -> int:
        """Score every unfinished board as even: beyond the lookahead, all moves look the same."""
        return 0


# Cached because a search asks about the same boards again and again.


@cache
def _completed(cells: int) -> int:
    """Return the cells of all lines that are contained in the set."""
    completed = 0
    for line in _LINE_SETS:
        if cells & line == line:
            completed |= line
    return completed


@cache
def _cells(cells: int) -> tuple[int, ...]:
    return tuple([cell for cell in range(9) if cells >> cell & 1])


@cache
def _promising_cells(cells: int) -> tuple[int, ...]:
    return tuple([cell for cell in _MOST_LINES_FIRST if cells >> cell & 1])


@cache
def _outcome(crosses: int, noughts: int) -> Outcome | None:
    if cells := _completed(crosses):
        return Outcome(Mark.X, frozenset(_cells(cells)))
    if cells := _completed(noughts):
        return Outcome(Mark.O, frozenset(_cells(cells)))
    return _DRAW if crosses | noughts == _FULL else None


def _problem(crosses: int, noughts: int) -> str | None:
    """Return why a board can't occur in a game, or None if it can."""
    x_count, o_count = crosses.bit_count(), noughts.bit_count()
    if x_count - o_count not in (0, 1):
        return f"X has {x_count} marks and O has {o_count}, but X moves first and turns alternate"
    x_won, o_won = _completed(crosses), _completed(noughts)
    if x_won and o_won:
        return "both sides have three in a row"
    if x_won and x_count == o_count:
        return "X has three in a row, but O has moved since"
    if o_won and x_count > o_count:
        return "O has three in a row, but X has moved since"
    return None
