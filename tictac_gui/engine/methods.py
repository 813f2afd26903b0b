"""Minimax with each of its savings, side by side: how many positions they visit, and how long.

Here it is asked what one position is worth, won, drawn or lost, and moves are tried in their plain
order: as textbooks tell it, so that their numbers come out. `Search`, which plays, answers more
(every move's score, with the distance to the end) and therefore visits other numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.search import SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from tictac_gui.engine.position import Position

_WON, _DRAWN, _LOST = 1, 0, -1
_UNBOUNDED = 2
_ANYTHING = -_UNBOUNDED, _UNBOUNDED

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
        self._call: _Call | None = None

    @property
    def visited(self) -> int:
        """How many positions have been visited so far."""
        return self._call.visited if self._call else 0

    def measure(self, should_stop: Callable[[], bool]) -> Measurement:
        """Run the method to its end.

        `should_stop` is polled at every position; once it says so, SearchStopped is raised.
        """
        self._call = call = _Call(self._method.value, should_stop)
        began = self._clock()
        value = call.value(self._position, *_ANYTHING)
        quickest = spent = self._clock() - began
        # The quickest time is the truest: whatever else the machine does only adds to it.
        while spent < LONG_ENOUGH:
            again = _Call(self._method.value, should_stop)
            began = self._clock()
            again.value(self._position, *_ANYTHING)
            took = self._clock() - began
            quickest = min(quickest, took)
            spent += took
        return Measurement(self._method, value, call.visited, quickest)


class _Call:
    """One search from its beginning, with a cache of its own."""

    def __init__(self, savings: Savings, should_stop: Callable[[], bool]) -> None:
        self.visited = 0
        self._prune = savings.prune
        self._cache = savings.cache
        self._symmetry = savings.symmetry
        self._should_stop = should_stop
        self._known: dict[Hashable, tuple[int, int]] = {}

    def value(self, position: Position, alpha: int, beta: int) -> int:
        """Return what the position is worth to the side to move; outside the window, a bound."""
        if not self._cache:
            return self._visit(position, alpha, beta)
        key = position.canonical_key if self._symmetry else position.key
        lowest, highest = self._known.get(key, _ANYTHING)
        if lowest == highest or lowest >= beta:
            return lowest
        if highest <= alpha:
            return highest
        value = self._visit(position, alpha, beta)
        # Pruning makes a value outside the window a mere bound; it must not pass for exact later.
        self._known[key] = value if value > alpha else lowest, value if value < beta else highest
        return value

    def _visit(self, position: Position, alpha: int, beta: int) -> int:
        if self._should_stop():
            raise SearchStopped
        self.visited += 1
        if outcome := position.outcome:
            if outcome.winner is None:
                return _DRAWN
            return _WON if outcome.winner == position.turn else _LOST
        best = -_UNBOUNDED
        for move in position.moves():
            best = max(best, -self.value(position.play(move), -beta, -alpha))
            if self._prune:
                alpha = max(alpha, best)
                if alpha >= beta:
                    break
        return best


def plain_positions(position: Position) -> int:
    """Return how many positions plain minimax visits, without going to all of them."""
    known: dict[Hashable, int] = {}

    def count(position: Position) -> int:
        key = position.canonical_key
        if key not in known:
            known[key] = 1 + sum(count(position.play(move)) for move in position.moves())
        return known[key]

    return count(position)
