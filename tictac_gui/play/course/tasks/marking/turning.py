"""A square board turned and mirrored, given by the moves that lead to it, which are cells."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

Moves = tuple[int, ...]


class Image(NamedTuple):
    """A board as it is after turning and mirroring."""

    moves: Moves
    quarters: int
    """By how many quarters it is turned, clockwise, after mirroring."""
    is_mirrored: bool


def images(moves: Moves, side: int) -> Iterator[Image]:
    """Yield all images of a board with so many rows, as it is first."""
    for is_mirrored in (False, True):
        image = tuple(_mirrored(move, side) for move in moves) if is_mirrored else moves
        for quarters in range(4):
            yield Image(image, quarters, is_mirrored)
            image = tuple(_turned(move, side) for move in image)


def _turned(cell: int, side: int) -> int:
    """Return where a quarter clockwise takes a cell."""
    row, column = divmod(cell, side)
    return column * side + side - 1 - row


def _mirrored(cell: int, side: int) -> int:
    """Return where swapping left and right takes a cell."""
    row, column = divmod(cell, side)
    return row * side + side - 1 - column
