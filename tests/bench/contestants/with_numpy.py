"""Minimax as a well-known article builds it: numpy boards, a dictionary of values, symmetry.

A position's value is looked up under each of its eight orientations before it is worked out. What
such a program spends is spent here too: every move copies the board, and every look for a row
adds up rows, columns and diagonals.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

Board = Any
"""An array of 3 by 3: 1 for X, -1 for O, 0 for an empty cell."""
X, O, EMPTY = 1, -1, 0  # noqa: E741 - the mark is called so


class MinimaxPlayer:
    """Takes the first of the moves with the best value."""

    def __init__(self) -> None:
        self._values: dict[bytes, int] = {}

    def choose(self, board: Board, _rng: Random) -> int:
        cells = empty_cells(board)
        values = [self._value(played(board, cell)) for cell in cells]
        best = max(values) if turn(board) == X else min(values)
        return cells[values.index(best)]

    def _value(self, board: Board) -> int:
        for orientation in orientations(board):
            value = self._values.get(orientation.tobytes())
            if value is not None:
                return value
        value = self._worked_out(board)
        self._values[board.tobytes()] = value
        return value

    def _worked_out(self, board: Board) -> int:
        if (winner := find_winner(board)) != EMPTY or is_full(board):
            return winner
        values = [self._value(played(board, cell)) for cell in empty_cells(board)]
        return max(values) if turn(board) == X else min(values)


class RandomPlayer:
    """Takes any move."""

    def choose(self, board: Board, rng: Random) -> int:
        return rng.choice(empty_cells(board))


def play_game(x: MinimaxPlayer | RandomPlayer, o: MinimaxPlayer | RandomPlayer, rng: Random) -> int:
    """Play one game and return who won, 0 for a draw."""
    board = np.zeros((3, 3), dtype=np.int8)
    winner = EMPTY
    while winner == EMPTY and not is_full(board):
        player = x if turn(board) == X else o
        board = played(board, player.choose(board, rng))
        winner = find_winner(board)
    return winner


def turn(board: Board) -> int:
    return X if np.sum(board) == 0 else O


def empty_cells(board: Board) -> list[int]:
    cells: list[int] = np.flatnonzero(board == EMPTY).tolist()
    return cells


def played(board: Board, cell: int) -> Board:
    after = board.copy()
    after[cell // 3, cell % 3] = turn(board)
    return after


def is_full(board: Board) -> bool:
    return bool(np.all(board != EMPTY))


def find_winner(board: Board) -> int:
    sums = [
        *board.sum(axis=0),
        *board.sum(axis=1),
        np.trace(board),
        np.trace(np.fliplr(board)),
    ]
    if max(sums) == 3 * X:
        return X
    return O if min(sums) == 3 * O else EMPTY


def orientations(board: Board) -> list[Board]:
    turns = [np.rot90(board, times) for times in range(4)]
    return [*turns, *(np.fliplr(turned) for turned in turns)]
