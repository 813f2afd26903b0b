"""Minimax with and without its optimisations: how many positions each visits, and how long.

Each method finds the value of one position the way textbooks do (see `Search`), so its counts match
theirs. The search that plays does more: it scores every move, with the distance to the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Search
from tictac_gui.engine.stopping import SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from tictac_gui.engine.position import Position

MEASURE_SECONDS = 0.05
"""A method that is faster than this is run again until the time is up, for a reliable figure."""


@dataclass(frozen=True, slots=True)
class Savings:
    """The positions that a method doesn't search."""

    prune: bool = False
    """Moves that can no longer affect the result."""
    cache: bool = False
    """Positions it has searched before."""
    symmetry: bool = False
    """Rotations and mirror images of positions it has searched before."""


class Method(Enum):
    """The methods to compare, slowest first."""

    PLAIN = Savings()
    ALPHA_BETA = Savings(prune=True)
    CACHE = Savings(cache=True)
    CACHE_AND_SYMMETRY = Savings(cache=True, symmetry=True)
    ALL_TOGETHER = Savings(prune=True, cache=True, symmetry=True)


@dataclass(frozen=True, slots=True)
class Measurement:
    """The result of one method and its cost."""

    method: Method
    value: int
    """The score for the side to move: `WIN` however far away, 0, `-WIN`, or an estimate."""
    positions: int
    """How many positions were visited, not counting those found in the cache."""
    seconds: float


class MethodRun:
    """One run of a method on one position; other threads may read its progress."""

    def __init__(
        self,
        method: Method,
        position: Position,
        clock: Callable[[], float] = perf_counter,
        *,
        lookahead: int | None = None,
    ) -> None:
        self._method = method
        self._position = position
        self._lookahead = lookahead
        self._clock = clock
        self.visited = 0
        """How many positions have been visited so far."""

    def measure(self, should_stop: Callable[[], bool]) -> Measurement:
        """Run the method to the end.

        `should_stop` is polled at every position; SearchStopped is raised once it returns True.
        """

        def count_and_poll() -> bool:
            if should_stop():
                return True
            self.visited += 1
            return False

        self.visited = 0
        value, quickest = self._search(count_and_poll)
        spent = quickest
        # The minimum is the best estimate: other load on the machine only ever adds time.
        while spent < MEASURE_SECONDS:
            _, took = self._search(should_stop)
            quickest = min(quickest, took)
            spent += took
        return Measurement(self._method, value, self.visited, quickest)

    def _search(self, should_stop: Callable[[], bool]) -> tuple[int, float]:
        """Return the value of the position and the time taken, starting with an empty cache."""
        savings = self._method.value
        search = Search(
            prune=savings.prune, cache=savings.cache, symmetry=savings.symmetry, textbook=True
        )
        began = self._clock()
        value = search.value(self._position, self._lookahead, should_stop)
        return value, self._clock() - began


def plain_positions(
    position: Position,
    lookahead: int | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> int:
    """Return how many positions plain minimax would visit, without visiting them all.

    SearchStopped is raised once `should_stop` returns True.
    """
    counts: dict[Hashable, int] = {}

    def count(position: Position, depth: int | None) -> int:
        if depth == 1:
            return 1 + len(position.moves())
        key = position.canonical_key, depth
        if key not in counts:
            if should_stop and should_stop():
                raise SearchStopped
            deeper = None if depth is None else depth - 1
            after = (position.play(move) for move in position.moves())
            counts[key] = 1 + sum(count(each, deeper) for each in after)
        return counts[key]

    return count(position, lookahead)
