"""Positions of Connect Four, and what a plain look finds in them: slow, but easy to believe."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from time import thread_time

from tictac_gui.engine import Mark
from tictac_gui.games import CONNECT_FOUR, Game
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import OPENING_BOOK
from tictac_gui.games.connect_four.scores import ExactScores, PerfectPlayer

_STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))
LINES = tuple(
    tuple(7 * (row + n * down) + column + n * right for n in range(4))
    for row in range(6)
    for column in range(7)
    for down, right in _STEPS
    if row + 3 * down < 6 and 0 <= column + 3 * right < 7
)


def patient_game() -> Game:
    """Return the game with an Unbeatable that counts only the time when it really thinks.

    However busy the machine is, it comes as far as on an idle one.
    """
    exact = ExactScores(OPENING_BOOK)
    player = PerfectPlayer(exact, CONNECT_FOUR.search, OPENING_BOOK, clock=thread_time)
    return replace(CONNECT_FOUR, best_traps=player.best)


def played(columns: list[int]) -> Board:
    """Play what can be played."""
    board = Board()
    for column in columns:
        if column in board.moves():
            board = board.play(column)
    return board


def careful_positions(discs: int, count: int, seed: int) -> list[Board]:
    """Return unfinished positions from games in which nobody missed a win or a loss at once."""
    rng = Random(seed)
    found: list[Board] = []
    while len(found) < count:
        board = Board()
        while (after := board.successors()) and board.filled.bit_count() < discs:
            board = rng.choice(after)[1]
        if board.filled.bit_count() == discs and not board.outcome:
            found.append(board)
    return found


def random_positions(count: int, seed: int) -> Iterator[Board]:
    """Return unfinished positions of all kinds from games at random."""
    rng = Random(seed)
    for _ in range(count):
        board = Board()
        for _ in range(rng.randrange(36)):
            after = board.play(rng.choice(board.moves()))
            if after.outcome:
                break
            board = after
        yield board


def completing(board: Board, mark: Mark) -> set[int]:
    """Look for the columns in which a disc of that mark would complete four."""
    marks = [board.mark_at(cell) for cell in range(42)]
    found = set()
    for column in board.moves():
        cell = max(cell for cell in range(column, 42, 7) if marks[cell] is None)
        marks[cell] = mark
        if any(cell in line and all(marks[each] is mark for each in line) for line in LINES):
            found.add(column)
        marks[cell] = None
    return found


@cache
def plain_score(board: Board) -> int:
    """Count the moves to a win or loss with best play, from 1000 down; 0 is a draw.

    For late positions: it looks at all that can follow.
    """
    if board.is_won:
        return -1000
    scores = [-plain_score(board.play(move)) for move in board.moves()]
    best = max(scores, default=0)
    return best - (best > 0) + (best < 0)


def plain_scores(board: Board) -> dict[int, int]:
    """Score every move of a late position as `Search.evaluate` does."""
    found = {}
    for move in board.moves():
        score = -plain_score(board.play(move))
        found[move] = score - (score > 0) + (score < 0)
    return found
