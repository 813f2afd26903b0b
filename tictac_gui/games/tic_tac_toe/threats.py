"""Threats and forks: what can be seen on the lines of a board, without any search."""

from __future__ import annotations

from functools import cache

from tictac_gui.engine.position import Mark
from tictac_gui.games.tic_tac_toe.board import LINES, Board


def threats(board: Board, side: Mark) -> frozenset[int]:
    """Return the empty cells where the side would complete a row."""
    return frozenset(
        cell
        for line in threat_lines(board, side)
        for cell in line
        if not (board.crosses | board.noughts) >> cell & 1
    )


def threat_lines(board: Board, side: Mark) -> tuple[tuple[int, ...], ...]:
    """Return the lines that lack one mark of the side, and have that cell empty."""
    own, others = board if side is Mark.X else board[::-1]
    return _lines_lacking_one(own, others)


@cache
def _lines_lacking_one(own: int, others: int) -> tuple[tuple[int, ...], ...]:
    """Both arguments are bit sets of cells.

    Cached, as forks are: hints ask about the same boards again and again.
    """
    return tuple(
        line
        for line in LINES
        if sum(own >> cell & 1 for cell in line) == len(line) - 1
        and not any(others >> cell & 1 for cell in line)
    )


def is_fork(board: Board, side: Mark) -> bool:
    """Return whether the side has two threats and the opponent has none."""
    return len(threats(board, side)) > 1 and not threats(board, side.other)


@cache
def forks(board: Board) -> tuple[int, ...]:
    """Return the cells with which the side to move makes two threats while the opponent has none.

    The most promising comes first.
    """
    return tuple(
        cell
        for cell in board.promising_moves()
        if not (after := board.play(cell)).outcome and is_fork(after, board.turn)
    )


def forced_fork(board: Board, cell: int) -> tuple[int, ...]:
    """Return the cells of a threat, of the only answer to it, and of the fork that follows.

    None at all if the cell makes no such threat.
    """
    side, after = board.turn, board.play(cell)
    if after.outcome or len(threats(after, side)) != 1 or threats(after, side.other):
        return ()
    [answer] = threats(after, side)
    forking = forks(after.play(answer))
    return (cell, answer, forking[0]) if forking else ()
