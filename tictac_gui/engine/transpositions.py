"""The transposition table: what searches have found out about positions.

Threads may share it. Nothing iterates over a dictionary or removes anything from it, since another
thread may be writing to it: a whole generation of entries is forgotten instead.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable

    Key = tuple[Hashable, int | None]
    Entry = tuple[int, int, int | None]
    """Between which scores a position lies, and its likely best move."""
    Generation = dict[Key, Entry]


class Transpositions:
    """Two generations of entries: new ones are written to the young one until that is full."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.generations: tuple[Generation, Generation] = {}, {}
        """The young one and the old one, always read together."""

    def __len__(self) -> int:
        return sum(map(len, self.generations))

    def after(self, full: Generation) -> tuple[Generation, Generation]:
        """Return the generations to use once a young one is full, which is now the old one."""
        with self._lock:
            if full is self.generations[0]:
                self.generations = {}, full
            # Otherwise another thread was quicker, and theirs are to be shared.
            return self.generations
