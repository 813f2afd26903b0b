"""What every move in a position leads to, and how the game continues with best play.

Where that takes long, it is found in stages: first as far as can be seen, then proven move by move.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.search import HIGHEST_ESTIMATE, SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.position import Position
    from tictac_gui.engine.search import Search

    ShouldStop = Callable[[], bool]
    # Any: it is only ever called with positions of the game that is searched.
    Line = Callable[[Any, int | None, ShouldStop], tuple[int, ...]]
    """How the game goes on from a position, looking so many moves ahead, None for all."""

_Found = TypeVar("_Found")

FIRST_SECONDS = 0.01
"""How long each move may take to be proven before anything less is told."""
FIRST_LOOK = 4
"""How many moves ahead is looked first; less would take hardly less time, and tell little."""
LOOK_SECONDS = 0.7
"""How long is looked further and further ahead before moves are proven one by one."""
LONGEST_SECONDS = 60.0
"""How long at most it is tried to prove one move before all those left are given up."""


class Outlook(NamedTuple):
    """What a side seems to expect, where the end can't be seen."""

    ending: Ending
    lookahead: int
    """How many moves ahead was looked."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What one move leads to, for the side that makes it."""

    forecast: Forecast | Outlook
    """A forecast is proven and never changes; an outlook may turn out to be wrong."""
    line: tuple[int, ...]
    """The move itself and the best moves that follow, as far as they are seen."""

    @property
    def is_proven(self) -> bool:
        """Whether it is certain what the move leads to."""
        return isinstance(self.forecast, Forecast)


def value_stages(
    position: Position,
    search: Search,
    even_margin: int = 0,
    line: Line | None = None,
    seconds: float | None = None,
    should_stop: ShouldStop | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Iterator[dict[int, MoveValue]]:
    """Yield the values of all moves whenever more is known, until all are proven or it takes long.

    However short the time, they are given at least once. Estimates at most `even_margin` from 0
    look even. `line` tells how the game goes on; if not given, the search does.
    """
    finder = _Finder(position, search, even_margin, line or search.line, should_stop, clock)
    return finder.stages(inf if seconds is None else clock() + seconds)


class _Finder:
    def __init__(
        self,
        position: Position,
        search: Search,
        even_margin: int,
        line: Line,
        should_stop: ShouldStop | None,
        clock: Callable[[], float],
    ) -> None:
        self._position = position
        self._search = search
        self._even_margin = even_margin
        self._line = line
        self._should_stop = should_stop or _never
        self._clock = clock
        self._values: dict[int, MoveValue] = {}

    def stages(self, ends: float) -> Iterator[dict[int, MoveValue]]:
        """Yield all values whenever more is known, until a time."""
        for move in self._unproven:
            self._prove(move, FIRST_SECONDS, ends)
        if not self._unproven:
            yield self._in_order()
        deadline = min(self._clock() + LOOK_SECONDS, ends)
        furthest = self._position.moves_left
        for lookahead in range(min(FIRST_LOOK, furthest), furthest + 1):
            if not self._unfinished or not self._look(lookahead, deadline):
                break
            yield self._in_order()
        patience, waiting = LOOK_SECONDS, self._unfinished
        while waiting and self._clock() < ends and patience < LONGEST_SECONDS:
            # In turns, and each time for longer: a hard one must not keep the others waiting.
            for move in waiting:
                if self._prove(move, patience, ends):
                    yield self._in_order()
            # A line that is not found by then is left as far as it has been seen.
            patience, waiting = 2 * patience, self._unproven

    @property
    def _unproven(self) -> list[int]:
        values = self._values
        return [m for m in self._position.moves() if m not in values or not values[m].is_proven]

    @property
    def _unfinished(self) -> list[int]:
        """The moves that are not proven, or whose lines don't lead to the end of the game."""
        unproven, values = self._unproven, self._values
        return [
            move
            for move in self._position.moves()
            if move in unproven or not self._leads_to_end(values[move])
        ]

    def _leads_to_end(self, value: MoveValue) -> bool:
        position = self._position
        for move in value.line:
            position = position.play(move)
        return position.outcome is not None

    def _in_order(self) -> dict[int, MoveValue]:
        return {move: self._values[move] for move in self._position.moves()}

    def _prove(self, move: int, seconds: float, ends: float) -> bool:
        """Try for so long to find out what a move leads to, and return whether that is certain."""
        position, after = self._position, self._position.play(move)
        score = self._before(
            min(self._clock() + seconds, ends),
            lambda is_over: self._search.move_score(position, move, is_over),
        )
        if score is None:
            return False
        replies = self._before(
            min(self._clock() + seconds, ends), lambda is_over: self._line(after, None, is_over)
        )
        seen = self._values[move].line if move in self._values else (move,)
        line = seen if replies is None else (move, *replies)
        self._values[move] = MoveValue(Forecast.of(score), line)
        return True

    def _look(self, lookahead: int, deadline: float) -> bool:
        """Look so many moves ahead, and return whether there was time for that."""
        # The first look is always taken: something is to be seen of every move.
        is_first = lookahead <= FIRST_LOOK
        found = self._before(
            inf if is_first else deadline, lambda is_over: self._seen(lookahead, is_over)
        )
        self._values |= found or {}
        return found is not None

    def _seen(self, lookahead: int, is_over: ShouldStop) -> dict[int, MoveValue]:
        """Return what is seen so many moves ahead, where not more is known already."""
        position, forecasts = self._position, self._forecasts(lookahead, is_over)
        found = {}
        for move in position.moves():
            known = self._values.get(move)
            if known and known.is_proven:
                if self._leads_to_end(known):
                    continue
                forecasts[move] = known.forecast
            replies = self._line(position.play(move), lookahead - 1, is_over)
            found[move] = MoveValue(forecasts[move], (move, *replies))
        return found

    def _forecasts(self, lookahead: int, is_over: ShouldStop) -> dict[int, Forecast | Outlook]:
        """Return what all moves seem to lead to so many moves ahead; nothing if that is proven."""
        if not self._unproven:
            return {}
        # Whoever moves last before an estimate looks better there: half of it is the other's.
        sooner, later = (
            self._search.evaluate(self._position, each, is_over).scores
            for each in (max(lookahead - 1, 1), lookahead)
        )
        sees_end = lookahead >= self._position.moves_left
        return {
            move: Forecast.of(score)
            if sees_end or abs(score) > HIGHEST_ESTIMATE
            else Outlook(self._ending((score + sooner[move]) / 2), lookahead)
            for move, score in later.items()
        }

    def _ending(self, estimate: float) -> Ending:
        if abs(estimate) <= self._even_margin:
            return Ending.DRAW
        return Ending.WIN if estimate > 0 else Ending.LOSS

    def _before(self, deadline: float, find: Callable[[ShouldStop], _Found]) -> _Found | None:
        """Return what is found before a time, None if it takes longer."""
        try:
            return find(lambda: self._should_stop() or self._clock() >= deadline)
        except SearchStopped:
            if self._should_stop():
                raise
            return None


def _never() -> bool:
    return False
