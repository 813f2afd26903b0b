"""One minimax for any game that implements `Position`; nothing else in the program searches.

Scores are for the side to move and relative to the position itself, so they can be cached: a win in
n moves (counting both sides' moves) scores `WIN - n`, a loss in n moves `n - WIN`, a draw 0.
Estimates lie between these and don't depend on the distance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tictac_gui.engine.likely_places import LikelyPlaces

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator

    from tictac_gui.engine.likely_places import PlaceOf
    from tictac_gui.engine.position import Position

    # Any: these are only ever asked about the positions that are searched.
    Known = Callable[[Any], int | None]
    Limits = Callable[[Any], tuple[int, int]]
    _Entry = tuple[int, int, int | None]
    _Bounds = dict[Hashable, _Entry]

WIN = 1000
"""The score of a game already won."""
HIGHEST_ESTIMATE = WIN - 200
"""Scores beyond ± this are proven; games that last 200 moves or more can't be searched."""
CACHE_LIMIT = 1_000_000
"""The most positions that a search caches, at about 250 bytes each."""

_INFINITY = WIN + 1
_WIDEST_WINDOW = -_INFINITY, _INFINITY
_UNKNOWN = -_INFINITY, _INFINITY, None


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

    def within(self, tolerance: int) -> tuple[int, ...]:
        """Return the moves that look at most so much worse than the best; if proven, the best."""
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
        known: Known | None = None,
        limits: Limits | None = None,
        place_of: PlaceOf | None = None,
    ) -> None:
        """Choose the optimisations.

        With `textbook`, moves are tried in their plain order, a position is searched once with the
        widest window, and all wins score the same: that gives the counts found in textbooks.
        `known` tells the exact scores of positions that need no search, and None of all others.
        `limits` tells between which two scores a position lies for certain, as far as the rules
        show that without a search. `place_of` tells where a move is made: moves are then tried
        first where others have proved enough before (the history heuristic). Only a pruning search
        to the end of the game makes use of these two.
        """
        self.prune = prune
        self.cache = cache
        self.symmetry = symmetry
        self.textbook = textbook
        self.cache_limit = cache_limit
        self.known: Known = known or _knows_nothing
        self.limits = limits
        self.places = LikelyPlaces(place_of) if place_of else None
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

    def deepen(
        self,
        position: Position,
        most: int | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> Iterator[Evaluation]:
        """Look one move further ahead each time, at most so many, until no score can change.

        Each look is quicker for the one before: proven scores hold, and likely moves come first.
        Whoever has waited long enough for a better answer has `should_stop` end it.
        """
        furthest = max(position.moves_left, 1)
        if most is not None:
            furthest = min(furthest, most)
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
        return _Call(self, should_stop or _never, self._bounds).exact_value(position, lookahead)

    def move_score(
        self, position: Position, move: int, should_stop: Callable[[], bool] | None = None
    ) -> int:
        """Return the exact score of one move, as `evaluate` does of all."""
        call = _Call(self, should_stop or _never, self._bounds)
        call.enter()
        return call.one_move_later(-call.exact_value(position.play(move), None))

    def line(
        self,
        position: Position,
        lookahead: int | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> tuple[int, ...]:
        """Return the moves with which the game goes on, as far ahead as is looked.

        It takes little time after a search of the same position, from which most is cached. Where
        it is known what every move leads to, nothing is searched.
        """
        call = _Call(self, should_stop or _never, self._bounds)
        line: list[int] = []
        score = None
        while not position.outcome and len(line) != lookahead:
            move = call.known_move(position)
            if move is None:
                depth = None if lookahead is None else lookahead - len(line)
                if score is None:
                    score = call.exact_value(position, depth)
                move, score = call.best_move(position, depth, score)
            line.append(move)
            position = position.play(move)
        return tuple(line)

    def keep_result(
        self, position: Position, should_stop: Callable[[], bool] | None = None
    ) -> tuple[int, int | None]:
        """Return a score that tells whether the position is won, drawn or lost, and a move.

        The move wins or else draws, if any does. That is the quickest to find.
        """
        return _Call(self, should_stop or _never, self._bounds).result(position)

    def moves_reaching(
        self,
        position: Position,
        score: int,
        should_stop: Callable[[], bool] | None = None,
    ) -> tuple[int, ...]:
        """Return the moves that score at least so much.

        That is quicker than to score every move: a move's own score is not found.
        """
        call = _Call(self, should_stop or _never, self._bounds)
        call.enter()
        return tuple(move for move in position.moves() if call.exceeds(position, move, score - 1))

    def exceeds(
        self,
        position: Position,
        move: int,
        limit: int,
        should_stop: Callable[[], bool] | None = None,
    ) -> bool:
        """Return whether a move's score is higher than the limit; quicker than to score it."""
        call = _Call(self, should_stop or _never, self._bounds)
        return call.exceeds(position, move, limit)


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
        self._known = options.known
        self._limits = options.limits if self._narrows else None
        self._places = options.places if self._narrows else None
        self._should_stop = should_stop
        self._bounds = bounds

    def enter(self) -> None:
        """Count a position as visited, unless the search is to stop here."""
        if self._should_stop():
            raise SearchStopped
        self.visited += 1

    def exact_value(self, position: Position, depth: int | None) -> int:
        """Return the exact score of the position."""
        if depth is None and (known := self._known(position)) is not None:
            return known
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

    def known_move(self, position: Position) -> int | None:
        """Return a best move if the scores after all moves are known without a search."""
        best: tuple[int, int] | None = None
        for move in position.moves():
            known = self._known(position.play(move))
            if known is None:
                return None
            if best is None or -known > best[0]:
                best = -known, move
        return best[1] if best else None

    def best_move(self, position: Position, depth: int | None, score: int) -> tuple[int, int]:
        """Return a move that keeps the exact score, and the score of the position after it."""
        # Not the cached best move: that may belong to a position symmetric to this one.
        _, move = self._visit(position, depth, score - 1, score + 1, None)
        assert move is not None  # noqa: S101 - only where the game has ended is there none
        return move, -self._one_move_sooner(score)

    def result(self, position: Position) -> tuple[int, int | None]:
        """Return a score of the right sign, and a move that leads to it."""
        return self._visit(position, None, -1, 1, None)

    def exceeds(self, position: Position, move: int, limit: int) -> bool:
        """Return whether a move's score is higher than the limit."""
        after = position.play(move)
        known = self._known(after)
        if known is None:
            lower, upper = -self._one_move_sooner(limit + 1), -self._one_move_sooner(limit)
            known = self._value(after, None, lower, upper)
        return self.one_move_later(-known) > limit

    def _value(self, position: Position, depth: int | None, alpha: int, beta: int) -> int:
        """Return the score of the position, exact if it lies between alpha and beta.

        Otherwise it is a bound: an upper one if it is at most alpha, a lower one if it is at least
        beta. `depth` is how many moves are left to look ahead, None for all.
        """
        if depth is None and self._limits:
            least, most = self._limits(position)
            if least >= beta or least == most:
                return least
            if most <= alpha:
                return most
            alpha, beta = max(alpha, least), min(beta, most)
        if not self._cache:
            return self._visit(position, depth, alpha, beta, None)[0]
        name = position.canonical_key if self._symmetry else position.key
        key = name, depth
        entry = self._bounds.get(key)
        if not entry:
            entry = self._one_less(name, depth) if depth else _UNKNOWN
        lowest, highest, first = entry
        if lowest == highest or lowest >= beta:
            return lowest
        if highest <= alpha:
            return highest
        score, best = self._visit(position, depth, alpha, beta, first)
        if len(self._bounds) >= self._cache_limit:
            # Choosing what to evict would cost time at every position.
            self._bounds.clear()
        # With pruning, a score outside the window is only a bound; don't store it as exact.
        self._bounds[key] = (
            score if score > alpha else lowest,
            score if score < beta else highest,
            best,
        )
        return score

    def _one_less(self, name: Hashable, depth: int) -> _Entry:
        """Return what still holds of the search that looked one move less ahead.

        That is a win or loss that it has proven, and which move is likely to be the best.
        """
        lowest, highest, best = self._bounds.get((name, depth - 1), _UNKNOWN)
        return (
            lowest if lowest > HIGHEST_ESTIMATE else -_INFINITY,
            highest if highest < -HIGHEST_ESTIMATE else _INFINITY,
            best,
        )

    def _visit(
        self, position: Position, depth: int | None, alpha: int, beta: int, first: int | None
    ) -> tuple[int, int | None]:
        """Return the score and the best move, having tried the one given first."""
        self.enter()
        if outcome := position.outcome:
            if outcome.winner is None:
                return 0, None
            return WIN if outcome.winner == position.turn else -WIN, None
        if depth == 0:
            return position.estimate(), None
        deeper = None if depth is None else depth - 1
        # Nothing beats an immediate win, so all moves after it are pruned even in the widest
        # window. Textbooks have no such rule.
        enough = min(beta, WIN - 1) if self._narrows else beta if self._prune else _INFINITY
        one_move_later, one_move_sooner = self.one_move_later, self._one_move_sooner
        best, lower = -_INFINITY, -one_move_sooner(beta)
        best_move = None
        places = self._places if depth is None else None
        pairs = self._pairs(position, depth, first, places)
        for move, after in pairs:
            score = one_move_later(-self._value(after, deeper, lower, -one_move_sooner(alpha)))
            if score > best:
                best, best_move = score, move
                if best >= enough:
                    if places:
                        places.learn(position, move, pairs)
                    break
                if self._prune and best > alpha:
                    alpha = best
        return best, best_move

    def _pairs(
        self, position: Position, depth: int | None, first: int | None, places: LikelyPlaces | None
    ) -> Iterable[tuple[int, Position]]:
        """Return the moves to be tried and the positions after them, the one given first."""
        # What `successors` leaves out, it does for what would be seen two moves ahead.
        if not self._narrows or depth == 1:
            return ((move, position.play(move)) for move in position.moves())
        pairs = position.successors()
        if places:
            return places.likely_first(position, pairs, first)
        if first is not None:
            return sorted(pairs, key=lambda pair: pair[0] != first)
        return pairs


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


def _knows_nothing(_position: object) -> None:
    return None
