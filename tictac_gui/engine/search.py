"""One minimax for any game that implements `Position`: exact in small games, a lookahead in others.

Here are the questions that it answers, and what its scores mean; `minimax` does the work.
"""

from __future__ import annotations

from enum import Enum
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine.minimax import HIGHEST_ESTIMATE, WIN, Minimax, Transpositions
from tictac_gui.engine.stopping import SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.position import Position

__all__ = [
    "CACHE_LIMIT",
    "HIGHEST_ESTIMATE",
    "WIN",
    "Ending",
    "Evaluation",
    "Forecast",
    "Search",
    "SearchResult",
    "deepen_in_time",
]

CACHE_LIMIT = 1_000_000
"""The most positions that a search caches, at about 250 bytes each; at least 2."""


class Evaluation(NamedTuple):
    """What a search found out about the moves in one position."""

    scores: dict[int, int]
    positions: int
    """How many positions were visited, not counting those found in the cache."""

    @property
    def best(self) -> tuple[int, ...]:
        """The moves with the highest score."""
        highest = max(self.scores.values(), default=0)
        return tuple(move for move, score in self.scores.items() if score == highest)

    def within(self, tolerance: int) -> tuple[int, ...]:
        """Return the moves whose score is within `tolerance` of the best; if proven, the best."""
        highest = max(self.scores.values(), default=0)
        if abs(highest) > HIGHEST_ESTIMATE:
            return self.best
        # A proven loss is further away than any tolerance would reach.
        lowest = max(highest - tolerance, -HIGHEST_ESTIMATE)
        return tuple(move for move, score in self.scores.items() if score >= lowest)

    @property
    def is_proven(self) -> bool:
        """Whether every move is known to win or to lose."""
        return all(abs(score) > HIGHEST_ESTIMATE for score in self.scores.values())


class Search:
    """Minimax with its optimisations as options; all combinations give the same scores.

    The cache lives as long as the search. Threads may share it: its entries are always true, and
    calls share no other state.
    """

    def __init__(
        self,
        *,
        prune: bool = True,
        cache: bool = True,
        symmetry: bool = True,
        textbook: bool = False,
        cache_limit: int = CACHE_LIMIT,
    ) -> None:
        """Choose the optimisations.

        With `textbook`, moves are tried in their plain order, a position is searched once with the
        widest window, and all wins score the same: that gives the counts found in textbooks.
        """
        self.prune = prune
        self.cache = cache
        self.symmetry = symmetry
        self.textbook = textbook
        self.cache_limit = cache_limit
        self._table = Transpositions()

    def evaluate(
        self,
        position: Position,
        lookahead: int | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> Evaluation:
        """Score every move exactly, looking at most `lookahead` moves ahead.

        `should_stop` is polled at every position; SearchStopped is raised once it returns True.
        """
        if lookahead is not None and lookahead < 1:
            raise ValueError(f"lookahead must be at least 1, not {lookahead}")
        call = Minimax(self, should_stop or _never, self._table)
        call.enter()
        depth = None if lookahead is None else lookahead - 1
        scores = {
            move: call.one_move_later(-call.exact_value(position.play(move), depth))
            for move in position.moves()
        }
        return Evaluation(scores, positions=call.visited)

    def deepen(
        self,
        position: Position,
        max_lookahead: int | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> Iterator[Evaluation]:
        """Deepen iteratively, to `max_lookahead` at most, until no score can change.

        Each lookahead makes the next one quicker: proven scores hold, and likely moves come first.
        """
        furthest = max(position.moves_left, 1)
        if max_lookahead is not None:
            furthest = min(furthest, max_lookahead)
        for lookahead in range(1, furthest + 1):
            evaluation = self.evaluate(position, lookahead, should_stop)
            yield evaluation
            if evaluation.is_proven:
                return

    def value(
        self,
        position: Position,
        lookahead: int | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> int:
        """Return the score of the position itself."""
        return Minimax(self, should_stop or _never, self._table).exact_value(position, lookahead)

    def move_score(
        self, position: Position, move: int, should_stop: Callable[[], bool] | None = None
    ) -> int:
        """Return the exact score of one move, as `evaluate` does of all."""
        call = Minimax(self, should_stop or _never, self._table)
        call.enter()
        return call.one_move_later(-call.exact_value(position.play(move), None))


def _never() -> bool:
    return False


class Ending(Enum):
    """How a game ends for one side; a greater value is better."""

    LOSS = -1
    DRAW = 0
    WIN = 1


class Forecast(NamedTuple):
    """What a side can expect with best play."""

    ending: Ending
    own_moves: int = 0
    """How many moves the side itself still makes before it wins or loses.

    0 for a draw.
    """

    @classmethod
    def of(cls, score: int) -> Forecast:
        """Interpret a move's exact score; see `minimax`."""
        moves = WIN - abs(score)
        if score > 0:
            # The winner makes both the first and the last of these moves.
            return cls(Ending.WIN, (moves + 1) // 2)
        if score < 0:
            return cls(Ending.LOSS, moves // 2)
        return cls(Ending.DRAW)


class SearchResult(NamedTuple):
    """The last evaluation of a search by iterative deepening, and its lookahead."""

    evaluation: Evaluation
    lookahead: int
    """Meaningless if it sees the end."""
    sees_end: bool
    """Whether no score is an estimate, since the game can't last any longer."""

    @classmethod
    def to_end(cls, scores: dict[int, int]) -> SearchResult:
        """Return a result in which every score is exact."""
        return cls(Evaluation(scores, positions=0), lookahead=0, sees_end=True)

    def forecast(self, move: int) -> Forecast | None:
        """Return what a move leads to with best play; None if that is only estimated."""
        score = self.evaluation.scores[move]
        is_proven = self.sees_end or abs(score) > HIGHEST_ESTIMATE
        return Forecast.of(score) if is_proven else None


def deepen_in_time(
    search: Search,
    position: Position,
    max_lookahead: int | None = None,
    seconds: float | None = None,
    should_stop: Callable[[], bool] | None = None,
    clock: Callable[[], float] = perf_counter,
) -> SearchResult:
    """Deepen iteratively until `max_lookahead` or the time is reached; None means no limit.

    The last lookahead that was finished counts. However short the time, that of one move is.
    """
    deadline = None if seconds is None else clock() + seconds
    found: list[Evaluation] = []

    def is_over() -> bool:
        if should_stop and should_stop():
            return True
        return deadline is not None and bool(found) and clock() >= deadline

    try:
        for evaluation in search.deepen(position, max_lookahead, is_over):
            found.append(evaluation)  # noqa: PERF402 - `is_over` reads it meanwhile
    except SearchStopped:
        if not found or (should_stop and should_stop()):
            raise
    if not found:
        raise ValueError(f"a lookahead must be at least 1, not {max_lookahead}")
    return SearchResult(found[-1], len(found), sees_end=len(found) >= position.moves_left)
