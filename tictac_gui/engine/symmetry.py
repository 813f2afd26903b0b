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


def _images() -> tuple[tuple[int, ...], ...]:
    """Build the image of every set of cells from the image of that set without one cell."""
    images: list[tuple[int, ...]] = [(0,) * len(SYMMETRIES)]
    for cell in range(9):
        moved = tuple(1 << symmetry[cell] for symmetry in SYMMETRIES)
        images += [tuple(map(or_, image, moved)) for image in images]
    return tuple(images)


SYMMETRIES = _symmetries()
"""`SYMMETRIES[s][cell]` is where symmetry s takes the cell; the identity comes first."""

_IMAGES = _images()
_SHIFTED_IMAGES = tuple(tuple(image << 9 for image in images) for images in _IMAGES)


def canonical_key(crosses: int, noughts: int) -> int:
    """Return one number for all boards that turn or mirror into each other."""
    key: int = min(map(or_, _SHIFTED_IMAGES[crosses], _IMAGES[noughts]))
    return key
