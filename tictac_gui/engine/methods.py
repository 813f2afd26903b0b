"""Minimax with each of its savings, side by side: how many positions they visit, and how long.

It is asked what one position is worth, as textbooks tell it (see `Search`), so that their numbers
come out. A search that plays answers more (every move's score, with the distance to the end).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Search

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from tictac_gui.engine.position import Position

LONG_ENOUGH = 0.05
"""Seconds. A run shorter than that is repeated until they are over, to be measured well."""


@dataclass(frozen=True, slots=True)
class Savings:
    """What a method leaves out."""

    prune: bool = False
    """Moves that can't change the choice any more."""
    cache: bool = False
    """Positions searched before."""
    symmetry: bool = False
    """Positions like one searched before, but turned or mirrored."""


class Method(Enum):
    """The methods to compare, the most laborious first."""

    PLAIN = Savings()
    ALPHA_BETA = Savings(prune=True)
    CACHE = Savings(cache=True)
    CACHE_AND_SYMMETRY = Savings(cache=True, symmetry=True)
    ALL_TOGETHER = Savings(prune=True, cache=True, symmetry=True)


@dataclass(frozen=True, slots=True)
class Measurement:
    """What one method found out, and what it took."""

    method: Method
    value: int
    """1 if the side to move wins with best play, 0 for a draw, -1 if it loses."""
    positions: int
    """How many positions were visited; one answered from the cache is not."""
    seconds: float


class MethodRun:
    """One method at work on one position; other threads may watch it."""

    def __init__(
        self, method: Method, position: Position, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._method = method
        self._position = position
        self._clock = clock
        self.visited = 0
        """How many positions have been visited so far."""

    def measure(self, should_stop: Callable[[], bool]) -> Measurement:
        """Run the method to its end.

        `should_stop` is polled at every position; once it says so, SearchStopped is raised.
        """

        def count_and_ask() -> bool:
            if should_stop():
                return True
            self.visited += 1
            return False

        self.visited = 0
        value, quickest = self._search(count_and_ask)
        spent = quickest
        # The quickest time is the truest: whatever else the machine does only adds to it.
        while spent < LONG_ENOUGH:
            _, took = self._search(should_stop)
            quickest = min(quickest, took)
            spent += took
        return Measurement(self._method, value, self.visited, quickest)

    def _search(self, should_stop: Callable[[], bool]) -> tuple[int, float]:
        """Return what the position is worth and how long that took, with a cache of its own."""
        savings = self._method.value
        search = Search(
            prune=savings.prune, cache=savings.cache, symmetry=savings.symmetry, textbook=True
        )
        began = self._clock()
        score = search.value(self._position, should_stop=should_stop)
        return (score > 0) - (score < 0), self._clock() - began


def plain_positions(position: Position) -> int:
    """Return how many positions plain minimax visits, without going to all of them."""
    known: dict[Hashable, int] = {}

    def count(position: Position) -> int:
        key = position.canonical_key
        if key not in known:
            known[key] = 1 + sum(count(position.play(move)) for move in position.moves())
        return known[key]

    return count(position)
