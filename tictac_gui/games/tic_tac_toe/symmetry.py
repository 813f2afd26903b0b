"""The eight symmetries of the 3×3 grid, applied to cells and to bit sets of cells."""

from operator import or_


def _symmetries() -> tuple[tuple[int, ...], ...]:
    """Return the four rotations of the grid and their mirror images."""
    grid: list[tuple[int, ...]] = [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
    found = []
    for _ in range(4):
        grid = list(zip(*grid[::-1], strict=True))
        found.append(tuple(sum(grid, ())))
        found.append(tuple(sum(grid[::-1], ())))
    return tuple(sorted(found))


SYMMETRIES = _symmetries()
"""`SYMMETRIES[s][cell]` is where symmetry s moves the cell; the identity comes first."""


class _Images(dict[int, tuple[int, ...]]):
    """Maps a set of cells to its image under each symmetry, computed when first looked up."""

    def __init__(self, shift: int) -> None:
        super().__init__({0: (0,) * len(SYMMETRIES)})
        self._shift = shift

    def __missing__(self, cells: int) -> tuple[int, ...]:
        # The image of the set without its highest cell, plus the image of that cell.
        highest = cells.bit_length() - 1
        moved = [1 << symmetry[highest] + self._shift for symmetry in SYMMETRIES]
        images = self[cells] = tuple(map(or_, self[cells ^ 1 << highest], moved))
        return images


_IMAGES = _Images(shift=0)
_SHIFTED_IMAGES = _Images(shift=9)


def canonical_key(crosses: int, noughts: int) -> int:
    """Return a number shared by all rotations and mirror images of a board."""
    key: int = min(map(or_, _SHIFTED_IMAGES[crosses], _IMAGES[noughts]))
    return key
