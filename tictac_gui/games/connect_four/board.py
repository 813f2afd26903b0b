"""The rules of Connect Four, as an immutable board."""

from __future__ import annotations

from typing import NamedTuple

from tictac_gui.engine.position import IllegalMoveError, Mark, Outcome
from tictac_gui.games.connect_four.cells import (
    BOTTOM,
    CENTRE_FIRST,
    COLUMN_SETS,
    COLUMNS,
    FULL,
    HEIGHT,
    ROWS,
    Feature,
    bit_of_cell,
    completing_cells,
    estimate,
    estimate_by_feature,
    lines_of,
    mirrored,
    threats_of,
)

_LANE = 80
"""Bits a board where several lie side by side in one number: shifted by three cells in a line, none
reaches the cells of another."""
_LANES = sum(1 << _LANE * column for column in range(COLUMNS))
_COLUMN_IN_LANE = sum(COLUMN_SETS[column] << _LANE * column for column in range(COLUMNS))
_CENTRE_FIRST = tuple((column, COLUMN_SETS[column], _LANE * column) for column in CENTRE_FIRST)
_MOST_MIRRORED = 12
"""With more discs, mirror images meet so rarely that to look for them costs more than it saves."""
_DRAW = Outcome(None)


class Board(NamedTuple):
    """A position as sets of cells, and with them the cells where each side would complete four.

    It is a tuple because searches create millions of boards. Each passes on to the next what it
    knows about such cells, since finding them takes the most time.
    """

    own: int = 0
    """The discs of the side to move."""
    filled: int = 0
    own_threats: int = 0
    """The empty cells where the side to move would complete four, within reach or not."""
    other_threats: int = 0
    is_won: bool = False
    """Whether the side that has just moved has four in a row."""

    @classmethod
    def parse(cls, text: str) -> Board:
        """Read the columns played in turn, counted from 1, as in "4453"."""
        board = cls()
        for number, character in enumerate(text, start=1):
            if character not in "1234567":
                raise ValueError(f"move {number} is {character!r}, not a column from 1 to 7")
            try:
                board = board.play(int(character) - 1)
            except IllegalMoveError as error:
                raise ValueError(f"move {number} of {text!r} is not possible: {error}") from error
        return board

    def __str__(self) -> str:
        marks = [mark.value if (mark := self.mark_at(cell)) else "." for cell in range(42)]
        return "/".join("".join(marks[row : row + COLUMNS]) for row in range(0, 42, COLUMNS))

    def mark_at(self, cell: int) -> Mark | None:
        """Return the mark in a cell, None if it is empty."""
        bit = bit_of_cell(cell)
        if not self.filled >> bit & 1:
            return None
        return self.turn if self.own >> bit & 1 else self.turn.other

    @property
    def rows(self) -> int:
        """How many rows the board has."""
        return ROWS

    @property
    def columns(self) -> int:
        """How many columns the board has."""
        return COLUMNS

    @property
    def turn(self) -> Mark:
        """The side to move, or whose turn it would be if the game were not over."""
        return Mark.O if self.filled.bit_count() & 1 else Mark.X

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if self.is_won:
            completed = (cell for line in self.winning_lines for cell in line)
            return Outcome(self.turn.other, frozenset(completed))
        return _DRAW if self.filled == FULL else None

    @property
    def winning_lines(self) -> tuple[tuple[int, ...], ...]:
        """The completed lines, four cells or more each; none if nobody has won."""
        return lines_of(self.own ^ self.filled) if self.is_won else ()

    @property
    def key(self) -> int:
        """A number unique to this board."""
        # The height of a column follows from its part of the sum: n cells add 2ⁿ - 1 to 2ⁿ⁺¹ - 2.
        return self.own + self.filled

    @property
    def moves_left(self) -> int:
        """How many discs fill the board."""
        return ROWS * COLUMNS - self.filled.bit_count()

    @property
    def canonical_key(self) -> int:
        """A number shared with the mirror image, as long as these are looked for."""
        key = self.own + self.filled
        if self.filled.bit_count() > _MOST_MIRRORED:
            return key
        return min(key, mirrored(key))

    def moves(self) -> tuple[int, ...]:
        """Return the columns that are not full, from the left; none when the game is over."""
        if self.is_won:
            return ()
        free = FULL ^ self.filled
        return tuple([column for column in range(COLUMNS) if COLUMN_SETS[column] & free])

    def successors(self) -> list[tuple[int, Board]]:
        """Return the moves worth searching, those that make the most threats first.

        A move that completes four stands alone, and so does one that has to prevent four. A move
        that lets the opponent complete four at once is left out, unless all do.
        """
        own, filled, own_threats, other_threats, is_won = self
        if is_won:
            return []
        playable = (filled + BOTTOM) & FULL
        if winning := playable & own_threats:
            return [self._with(winning & -winning)]
        if forced := playable & other_threats:
            # Where there are two, either way the other one is left.
            return [self._with(forced & -forced)]
        playable = playable & ~(other_threats >> 1) or playable & -playable
        others, empty = own ^ filled, FULL ^ filled
        # One disc more in each lane: what it threatens is found for all of them at once.
        completing = completing_cells(own * _LANES | playable * _LANES & _COLUMN_IN_LANE)
        found = []
        for column, cells, lane in _CENTRE_FIRST:
            if disc := playable & cells:
                threats = completing >> lane & empty & ~disc
                board = Board(others, filled | disc, other_threats & ~disc, threats)
                found.append((threats.bit_count(), column, board))
        found.sort(key=_count, reverse=True)
        return [(column, board) for _, column, board in found]

    def play(self, column: int) -> Board:
        """Return the board after the side to move has dropped a disc into the column."""
        if not 0 <= column < COLUMNS:
            raise IllegalMoveError(f"column {column} is not on the board: columns are 0 to 6")
        if self.is_won:
            raise IllegalMoveError(f"column {column} can't be played: the game is over")
        disc = (self.filled + BOTTOM) & COLUMN_SETS[column]
        if not disc:
            raise IllegalMoveError(f"column {column} is full")
        return self._with(disc)[1]

    def estimate(self) -> int:
        """Estimate the score for the side to move where the lookahead ends."""
        return estimate(self.own, self.filled, self.own_threats, self.other_threats)

    def estimate_by_feature(self) -> dict[Feature, int]:
        """Return what the estimate is made of."""
        return estimate_by_feature(self.own, self.filled, self.own_threats, self.other_threats)

    def _with(self, disc: int) -> tuple[int, Board]:
        """Return the column of the disc, and the board once it has been dropped."""
        own, filled, own_threats, other_threats, _ = self
        after = filled | disc
        if disc & own_threats:
            board = Board(own ^ filled, after, is_won=True)
        else:
            threats = threats_of(own | disc, after)
            board = Board(own ^ filled, after, other_threats & ~disc, threats)
        return (disc.bit_length() - 1) // HEIGHT, board


def cell_of(board: Board, column: int) -> int:
    """Return the cell that a disc dropped into the column fills."""
    height = (board.filled & COLUMN_SETS[column]).bit_count()
    return (ROWS - 1 - height) * COLUMNS + column


def _count(found: tuple[int, int, Board]) -> int:
    return found[0]
