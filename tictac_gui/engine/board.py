"""The rules of tic-tac-toe: marks, boards and outcomes, all of them immutable values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from tictac_gui.engine import symmetry

LINES = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)
_FULL = 0b111_111_111


class Mark(Enum):
    """What a side writes into a cell; it also names the side."""

    X = "X"
    O = "O"  # noqa: E741 - the mark is called so


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, with all the cells of the completed lines, or a draw."""

    winner: Mark | None
    cells: frozenset[int] = frozenset()


class IllegalMoveError(ValueError):
    """A move that the rules forbid; the message says why."""


@dataclass(frozen=True, slots=True)
class Board:
    """A position that can arise in play, as two sets of cells: bit n stands for cell n."""

    crosses: int = 0
    noughts: int = 0

    def __post_init__(self) -> None:
        if problem := _problem(self.crosses, self.noughts):
            raise ValueError(problem)

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
        return cls(
            crosses=sum(1 << cell for cell in range(9) if cells[cell] == "X"),
            noughts=sum(1 << cell for cell in range(9) if cells[cell] == "O"),
        )

    def __str__(self) -> str:
        marks = [mark.value if (mark := self.mark_at(cell)) else "." for cell in range(9)]
        return "/".join("".join(marks[row : row + 3]) for row in (0, 3, 6))

    def __repr__(self) -> str:
        return f"Board.parse({str(self)!r})"

    def mark_at(self, cell: int) -> Mark | None:
        """Return what stands in a cell, None if it is empty."""
        if self.crosses >> cell & 1:
            return Mark.X
        return Mark.O if self.noughts >> cell & 1 else None

    @property
    def turn(self) -> Mark:
        """The side to move, or that would be if the game were not over."""
        return Mark.X if self.crosses.bit_count() == self.noughts.bit_count() else Mark.O

    @property
    def outcome(self) -> Outcome | None:
        """None while play goes on."""
        return _outcome(self.crosses, self.noughts)

    @property
    def key(self) -> int:
        """One number for this board alone."""
        return self.crosses << 9 | self.noughts

    @property
    def canonical_key(self) -> int:
        """One number for this board and those it turns or mirrors into."""
        return symmetry.canonical_key(self.crosses, self.noughts)

    def moves(self) -> tuple[int, ...]:
        """Return the empty cells, row by row; none when the game is over."""
        return () if self.outcome else _cells(_FULL ^ self.crosses ^ self.noughts)

    def play(self, cell: int) -> Board:
        """Return the board after the side to move has marked the cell."""
        if not 0 <= cell <= 8:
            raise IllegalMoveError(f"cell {cell} is not on the board: cells are 0 to 8")
        if self.outcome:
            raise IllegalMoveError(f"cell {cell} can't be played: the game is over")
        bit = 1 << cell
        if (self.crosses | self.noughts) & bit:
            raise IllegalMoveError(f"cell {cell} is taken")
        if self.turn is Mark.X:
            return Board(self.crosses | bit, self.noughts)
        return Board(self.crosses, self.noughts | bit)

    def estimate(self) -> int:
        """Call an unfinished board even: whoever looks too short a way sees no difference."""
        return 0


@cache
def _cells(cells: int) -> tuple[int, ...]:
    return tuple(cell for cell in range(9) if cells >> cell & 1)


@cache
def _completed(cells: int) -> frozenset[int]:
    """Return the cells of all lines that lie in the set."""
    return frozenset(
        cell for line in LINES if all(cells >> cell & 1 for cell in line) for cell in line
    )


@cache
def _outcome(crosses: int, noughts: int) -> Outcome | None:
    if cells := _completed(crosses):
        return Outcome(Mark.X, cells)
    if cells := _completed(noughts):
        return Outcome(Mark.O, cells)
    return Outcome(None) if crosses | noughts == _FULL else None


def _problem(crosses: int, noughts: int) -> str | None:
    """Say why no game leads to such a board, or return None if one does."""
    if (crosses | noughts) & ~_FULL:
        return "there are marks outside the board"
    if crosses & noughts:
        return "a cell holds both marks"
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
