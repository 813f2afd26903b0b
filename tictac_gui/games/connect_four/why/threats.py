"""What can be seen on a board without a search: where four can be completed, now or by force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.games.connect_four.cells import (
    BOTTOM,
    CENTRE_FIRST,
    COLUMN_SETS,
    FULL,
    HEIGHT,
    LINES,
    bits,
    cell_of_bit,
)

if TYPE_CHECKING:
    from tictac_gui.games.connect_four.board import Board


def within_reach(board: Board) -> int:
    """Return the cells that a stone can fill now."""
    return (board.filled + BOTTOM) & FULL


def stone(board: Board, column: int) -> int:
    """Return the cell that a stone dropped into the column fills, as a bit."""
    return within_reach(board) & COLUMN_SETS[column]


def column_of(stone: int) -> int:
    """Return the column of a single cell."""
    return (stone.bit_length() - 1) // HEIGHT


def threat_lines(stones: int, cells: int) -> tuple[tuple[int, ...], ...]:
    """Return the lines that lack one of the stones, in one of the cells."""
    lacking = ((line, line & ~stones) for line in LINES)
    return tuple(
        tuple(map(cell_of_bit, bits(line)))
        for line, missing in lacking
        if missing & cells == missing and missing.bit_count() == 1
    )


def fork_cells(after: Board) -> int:
    """Return two or more cells of which the side that has just moved completes four next.

    None at all if the opponent can stop that or complete four first.
    """
    reach = within_reach(after)
    if after.is_won or after.own_threats & reach:
        return 0
    threats = after.other_threats & reach
    # Two side by side, or one above the other: to stop the lower one makes the upper one possible.
    threats |= threats << 1 & after.other_threats
    return threats if threats.bit_count() > 1 else 0


def forks(board: Board) -> tuple[int, ...]:
    """Return the columns with which the side to move makes two threats at once, the best first."""
    columns = board.moves()
    return tuple([c for c in CENTRE_FIRST if c in columns and fork_cells(board.play(c))])


def forced_fork(board: Board, column: int, own_moves: int) -> tuple[int, ...]:
    """Return threats with one answer each, from a column on, and a last move that makes two.

    Four is completed with one of so many own moves at the latest. None at all if there is no such
    sequence.
    """
    after = board.play(column)
    reach = within_reach(after)
    threats = after.other_threats & reach
    if own_moves < 3 or after.own_threats & reach or threats.bit_count() != 1 or fork_cells(after):
        return ()
    answer = column_of(threats)
    answered = after.play(answer)
    if last := forks(answered):
        return column, answer, last[0]
    for further in answered.moves():
        if rest := forced_fork(answered, further, own_moves - 1):
            return column, answer, *rest
    return ()


def below_threats(board: Board) -> int:
    """Return the cells within reach above which the opponent would complete four."""
    return within_reach(board) & board.other_threats >> 1


def with_turn_passed(board: Board) -> Board:
    """Return the board as if it were the opponent's turn."""
    return board._replace(
        own=board.own ^ board.filled,
        own_threats=board.other_threats,
        other_threats=board.own_threats,
    )
