"""One minimax for any game that fulfils the `Position` contract; nothing else searches.

Scores are for the side to move and counted from the position itself, so that they can be
cached: a game that is won n moves from now, both sides' moves counted, scores `WIN - n`, one that
is lost in n moves `n - WIN`, a draw 0. Estimates lie between these and don't change with distance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from tictac_gui.engine.position import Position

    _Cache = dict[Hashable, tuple[int, int]]

WIN = 1000
"""The score of a game already won."""
HIGHEST_ESTIMATE = WIN - 200
"""Scores beyond it are proven; no game to be searched takes as many moves as lie between."""
CACHE_LIMIT = 1_000_000
"""How many positions a search remembers at most; at about 250 bytes each."""

_UNBOUNDED = WIN + 1
_ANYTHING = -_UNBOUNDED, _UNBOUNDED


class SearchStopped(Exception):  # noqa: N818 - a wish fulfilled, not an error
    """The search was asked to stop before it had an answer."""


class Evaluation(NamedTuple):
    """What a search found out about the moves of one position."""

    scores: dict[int, int]
    positions: int
    """How many positions were visited; one answered from the cache is not."""

    @property
    def best(self) -> tuple[int, ...]:
        """The moves with the highest score."""
        highest = max(self.scores.values(), default=0)
        return tuple(move for move, score in self.scores.items() if score == highest)


class Search:
    """Minimax with its savings as options; all combinations give the same scores.

    The cache lives as long as the search and is safe to share between threads: its entries are
    facts, and no call leaves anything else behind.
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
        """Choose the savings.

        With `textbook`, moves are tried in their plain order, a position is searched once with the
        widest window, and a win is a win whenever it comes: so the numbers of textbooks come out.
        """
        self.prune = prune
        self.cache = cache
        self.symmetry = symmetry
        self.textbook = textbook
        self.cache_limit = cache_limit
        self._known: _Cache = {}

    def evaluate(
        self,
        position: Position,
        lookahead: int | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> Evaluation:
        """Score every move exactly, looking at most `lookahead` moves ahead.

        `should_stop` is polled at every position; once it says so, SearchStopped is raised.
        """
        if lookahead is not None and lookahead < 1:
            raise ValueError(f"lookahead must be at least 1, not {lookahead}")
        call = _Call(self, should_stop or _never, self._known)
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
        return _Call(self, should_stop or _never, self._known).exact_value(position, lookahead)


class _Call:
    """The state of one call of `Search.evaluate`."""

    def __init__(self, options: Search, should_stop: Callable[[], bool], known: _Cache) -> None:
        self.visited = 0
        self.one_move_later = _unchanged if options.textbook else _one_move_later
        self._sooner = _unchanged if options.textbook else _sooner
        self._prune = options.prune
        self._narrows = options.prune and not options.textbook
        self._cache = options.cache
        self._cache_limit = options.cache_limit
        self._symmetry = options.symmetry
        self._should_stop = should_stop
        self._known = known

    def enter(self) -> None:
        """Count a position as visited, unless the search is to stop here."""
        if self._should_stop():
            raise SearchStopped
        self.visited += 1

    def exact_value(self, position: Position, depth: int | None) -> int:
        """Return the score of the position, whatever it is."""
        if not self._narrows:
            return self._value(position, depth, *_ANYTHING)
        # The narrower the window, the more is pruned. So ask first whether it is a draw, and only
        # then, on the side where the answer lies, how far from one.
        score = self._value(position, depth, -1, 1)
        if score > 0:
            return self._value(position, depth, 0, _UNBOUNDED)
        if score < 0:
            return self._value(position, depth, -_UNBOUNDED, 0)
        return score

    def _value(self, position: Position, depth: int | None, alpha: int, beta: int) -> int:
        """Return the score of the position, exact if it lies between alpha and beta.

        Otherwise it is a bound: at most alpha and no lower than the truth, or at least beta and
        no higher. `depth` is how many moves may still be looked ahead, None for all.
        """
        if not self._cache:
            return self._visit(position, depth, alpha, beta)
        key = (position.canonical_key if self._symmetry else position.key), depth
        lowest, highest = self._known.get(key, _ANYTHING)
        if lowest == highest or lowest >= beta:
            return lowest
        if highest <= alpha:
            return highest
        score = self._visit(position, depth, alpha, beta)
        if len(self._known) >= self._cache_limit:
            # All at once: to choose what to forget would cost every position something.
            self._known.clear()
        # Pruning makes a score outside the window a mere bound; it must not pass for exact later.
        self._known[key] = (
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
        # Nothing beats a win at once: whatever follows it is pruned even in the widest window.
        # A textbook has no such rule.
        enough = min(beta, WIN - 1) if self._narrows else beta if self._prune else _UNBOUNDED
        one_move_later, sooner = self.one_move_later, self._sooner
        best, lower = -_UNBOUNDED, -sooner(beta)
        for move in position.promising_moves() if self._narrows else position.moves():
            after = self._value(position.play(move), deeper, lower, -sooner(alpha))
            score = one_move_later(-after)
            if score > best:
                best = score
                if best >= enough:
                    break
                if self._prune and best > alpha:
                    alpha = best
        return best


def _one_move_later(score: int) -> int:
    """Bring a proven score one step nearer to a draw; an estimate is no nearer and no farther."""
    if score > HIGHEST_ESTIMATE:
        return score - 1
    return score + 1 if score < -HIGHEST_ESTIMATE else score


def _sooner(score: int) -> int:
    """Undo `_one_move_later`."""
    if score > HIGHEST_ESTIMATE:
        return score + 1
    return score - 1 if score < -HIGHEST_ESTIMATE else score


def _unchanged(score: int) -> int:
    return score


def _never() -> bool:
    return False
