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
