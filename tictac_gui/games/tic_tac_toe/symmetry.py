"""The eight symmetries of the 3×3 grid, as permutations of its cells and of bit sets of cells."""

from operator import or_


def _symmetries() -> tuple[tuple[int, ...], ...]:
    """Turn the numbered grid four times, and its mirror image too."""
    grid: list[tuple[int, ...]] = [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
    found = []
    for _ in range(4):
        grid = list(zip(*grid[::-1], strict=True))
        found.append(tuple(sum(grid, ())))
        found.append(tuple(sum(grid[::-1], ())))
    return tuple(sorted(found))


SYMMETRIES = _symmetries()
"""`SYMMETRIES[s][cell]` is where symmetry s takes the cell; the identity comes first."""


class _Images(dict[int, tuple[int, ...]]):
    """For every set of cells its image under each symmetry, found when first asked for."""

    def __init__(self, shift: int) -> None:
        super().__init__({0: (0,) * len(SYMMETRIES)})
        self._shift = shift

    def __missing__(self, cells: int) -> tuple[int, ...]:
        # The image of the set without one cell, and that cell's.
        highest = cells.bit_length() - 1
        moved = [1 << symmetry[highest] + self._shift for symmetry in SYMMETRIES]
        images = self[cells] = tuple(map(or_, self[cells ^ 1 << highest], moved))
        return images


_IMAGES = _Images(shift=0)
_SHIFTED_IMAGES = _Images(shift=9)


def canonical_key(crosses: int, noughts: int) -> int:
    """Return one number for all boards that turn or mirror into each other."""
    key: int = min(map(or_, _SHIFTED_IMAGES[crosses], _IMAGES[noughts]))
    return key
