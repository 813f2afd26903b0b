"""One minimax for any game that implements `Position`; nothing else in the program searches.

Scores are for the side to move and relative to the position itself, so they can be cached: a win in
n moves (counting both sides' moves) scores `WIN - n`, a loss in n moves `n - WIN`, a draw 0.
Estimates lie between these and don't depend on the distance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from tictac_gui.engine.position import Position

    _Bounds = dict[Hashable, tuple[int, int]]

WIN = 1000
"""The score of a game already won."""
HIGHEST_ESTIMATE = WIN - 200
"""Scores beyond ± this are proven; games that last 200 moves or more can't be searched."""
CACHE_LIMIT = 1_000_000
"""The most positions that a search caches, at about 250 bytes each."""

_INFINITY = WIN + 1
_WIDEST_WINDOW = -_INFINITY, _INFINITY


class SearchStopped(Exception):  # noqa: N818 - requested, so not an error
    """The search was asked to stop before it had an answer."""


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
        self._bounds: _Bounds = {}

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
        call = _Call(self, should_stop or _never, self._bounds)
        call.enter()
        depth = None if lookahead is None else lookahead - 1
        scores = {
            move: call.one_move_later(-call.exact_value(position.play(move), depth))
            for move in position.moves()
        }
        return Evaluation(scores, positions=call.visited)

    def value(
        self,
        position: Position,
        lookahead: int | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> int:
        """Return the score of the position itself."""
        return _Call(self, should_stop or _never, self._bounds).exact_value(position, lookahead)


class _Call:
    """The state of one call of `Search.evaluate` or `Search.value`."""

    def __init__(self, options: Search, should_stop: Callable[[], bool], bounds: _Bounds) -> None:
        self.visited = 0
        self.one_move_later = _unchanged if options.textbook else _one_move_later
        self._one_move_sooner = _unchanged if options.textbook else _one_move_sooner
        self._prune = options.prune
        self._narrows = options.prune and not options.textbook
        self._cache = options.cache
        self._cache_limit = options.cache_limit
        self._symmetry = options.symmetry
        self._should_stop = should_stop
        self._bounds = bounds

    def enter(self) -> None:
        """Count a position as visited, unless the search is to stop here."""
        if self._should_stop():
            raise SearchStopped
        self.visited += 1

    def exact_value(self, position: Position, depth: int | None) -> int:
        """Return the exact score of the position."""
        if not self._narrows:
            return self._value(position, depth, *_WIDEST_WINDOW)
        # The narrower the window, the more is pruned. So ask first whether the position is a win, a
        # draw or a loss, and only then how far away the win or loss is.
        score = self._value(position, depth, -1, 1)
        if score > 0:
            return self._value(position, depth, 0, _INFINITY)
        if score < 0:
            return self._value(position, depth, -_INFINITY, 0)
        return score

    def _value(self, position: Position, depth: int | None, alpha: int, beta: int) -> int:
        """Return the score of the position, exact if it lies between alpha and beta.

        Otherwise it is a bound: an upper one if it is at most alpha, a lower one if it is at least
        beta. `depth` is how many moves are left to look ahead, None for all.
        """
        if not self._cache:
            return self._visit(position, depth, alpha, beta)
        key = (position.canonical_key if self._symmetry else position.key), depth
        lowest, highest = self._bounds.get(key, _WIDEST_WINDOW)
        if lowest == highest or lowest >= beta:
            return lowest
        if highest <= alpha:
            return highest
        score = self._visit(position, depth, alpha, beta)
        if len(self._bounds) >= self._cache_limit:
            # Choosing what to evict would cost time at every position.
            self._bounds.clear()
        # With pruning, a score outside the window is only a bound; don't store it as exact.
        self._bounds[key] = (
            score if score > alpha else lowest,
            score if score < beta else highest,
        )
        return score

    def _visit(self, position: Position, depth: int | None, alpha: int, beta: int) -> int:
        self.enter()
        if outcome := position.outcome:
            if outcome.winner is None:
                return 0
            return WIN if outcome.winner == position.turn else -WIN
        if depth == 0:
            return position.estimate()
        deeper = None if depth is None else depth - 1
        # Nothing beats an immediate win, so all moves after it are pruned even in the widest
        # window. Textbooks have no such rule.
        enough = min(beta, WIN - 1) if self._narrows else beta if self._prune else _INFINITY
        one_move_later, one_move_sooner = self.one_move_later, self._one_move_sooner
        best, lower = -_INFINITY, -one_move_sooner(beta)
        for move in position.promising_moves() if self._narrows else position.moves():
            after = self._value(position.play(move), deeper, lower, -one_move_sooner(alpha))
            score = one_move_later(-after)
            if score > best:
                best = score
                if best >= enough:
                    break
                if self._prune and best > alpha:
                    alpha = best
        return best


def _one_move_later(score: int) -> int:
    """Move a proven score one step towards a draw; leave an estimate as it is."""
    if score > HIGHEST_ESTIMATE:
        return score - 1
    return score + 1 if score < -HIGHEST_ESTIMATE else score


def _one_move_sooner(score: int) -> int:
    """Undo `_one_move_later`."""
    if score > HIGHEST_ESTIMATE:
        return score + 1
    return score - 1 if score < -HIGHEST_ESTIMATE else score


def _unchanged(score: int) -> int:
    return score


def _never() -> bool:
    return False
