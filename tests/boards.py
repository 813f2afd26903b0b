"""Boards for tests: drawn by hand, and every one that play can reach."""

from collections.abc import Iterator
from functools import cache

from tictac_gui.games.tic_tac_toe import Board


def draw(rows: str) -> Board:
    """Read a board drawn as three lines."""
    return Board.parse("/".join(rows.split()))


@cache
def reachable() -> tuple[Board, ...]:
    """Return every board that can arise, the empty one first."""

    def following(boards: set[Board]) -> Iterator[Board]:
        for board in boards:
            for cell in board.moves():
                yield board.play(cell)

    found: list[Board] = []
    level = {Board()}
    while level:
        found += sorted(level, key=str)
        level = set(following(level))
    return tuple(found)


def unfinished() -> tuple[Board, ...]:
    return tuple(board for board in reachable() if not board.outcome)


def image(board: Board, symmetry: tuple[int, ...]) -> Board:
    """Move every mark where the symmetry takes it, without the bit sets of the engine."""
    cells = str(board).replace("/", "")
    moved = [""] * 9
    for cell, mark in enumerate(cells):
        moved[symmetry[cell]] = mark
    return Board.parse("/".join("".join(moved[row : row + 3]) for row in (0, 3, 6)))
