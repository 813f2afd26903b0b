"""Positions with exact scores that bitbully has found, kept so that tests need no other program.

`python -m tests.games.connect_four.oracle` makes the file again; `make soak` first sets up
what that needs. Each line tells the columns played, and what every column leads to: the discs that
the winner has left and the last one, negative for a loss.
"""

from __future__ import annotations

import lzma
from functools import cache
from pathlib import Path
from random import Random

from tictac_gui.engine import Mark
from tictac_gui.engine.search import WIN
from tictac_gui.games.connect_four import CONNECT_FOUR, Board
from tictac_gui.games.connect_four.book import OPENING_BOOK

FILE = Path(__file__).with_name("oracle_scores.txt.xz")
DISCS = range(8, 42)
EACH = 100
"""How many positions with each number of discs are in the file."""


@cache
def oracle_scores() -> dict[int, list[tuple[Board, dict[int, int]]]]:
    """Return positions and the scores of their moves, by the number of discs."""
    found: dict[int, list[tuple[Board, dict[int, int]]]] = {discs: [] for discs in DISCS}
    for line in lzma.decompress(FILE.read_bytes()).decode().splitlines():
        columns, *scores = line.split()
        board = Board.parse(columns)
        found[len(columns)].append((board, dict(zip(board.moves(), map(int, scores), strict=True))))
    return found


def usual_score(board: Board, score: int) -> int:
    """Return a score as others count: the discs that the winner has left, and the last."""
    if not score:
        return 0
    left_at_end = board.moves_left - (WIN - abs(score))
    return (left_at_end // 2 + 1) * (1 if score > 0 else -1)


def compare(board: Board, right: dict[int, int]) -> None:
    """Compare all that is known about a position: its columns' scores, and moves in the book."""
    ours = CONNECT_FOUR.scores(board)
    found = {move: usual_score(board, score) for move, score in ours.items()}
    assert found == right, str(board)
    if (move := OPENING_BOOK.move(board)) is not None:
        assert right[move] == max(right.values()), str(board)
    if (known := OPENING_BOOK.value(board)) is not None:
        assert usual_score(board, known) == max(right.values()), str(board)


def careful_columns(discs: int, rng: Random) -> str:
    """Play `discs` moves of a game that goes on; nobody misses a win or a loss at once."""
    while True:
        board, columns = Board(), ""
        while (after := board.successors()) and len(columns) < discs:
            column, board = rng.choice(after)
            columns += str(column + 1)
        if len(columns) == discs and not board.outcome:
            return columns


def theirs(board: Board) -> object:
    """Return a board of bitbully's."""
    import bitbully  # noqa: PLC0415 - it is an extra of its own

    grid = [
        [_number_of(board.mark_at(7 * row + column)) for column in range(7)] for row in range(6)
    ]
    return bitbully.Board(grid)


def _number_of(mark: Mark | None) -> int:
    return 0 if mark is None else 1 if mark is Mark.X else 2


def _lines() -> list[str]:
    import bitbully  # noqa: PLC0415

    oracle, rng, found = bitbully.BitBully(), Random(4), []
    for discs in DISCS:
        different: dict[int, str] = {}
        while len(different) < EACH:
            columns = careful_columns(discs, rng)
            different.setdefault(Board.parse(columns).key, columns)
        for columns in different.values():
            board = Board.parse(columns)
            scores = oracle.score_all_moves(theirs(board))
            found.append(" ".join([columns, *(str(scores[move]) for move in board.moves())]))
    return found


if __name__ == "__main__":
    text = "\n".join(_lines()) + "\n"
    FILE.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{FILE}: {FILE.stat().st_size:,} bytes")
