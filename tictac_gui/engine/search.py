"""One minimax for any game that implements `Position`: exact in small games, a lookahead in others.

Scores are for the side to move and relative to the position itself, so they can be cached: a win in
n moves (counting both sides' moves) scores `WIN - n`, a loss in n moves `n - WIN`, a draw 0.
Estimates lie between these and don't depend on the distance.
"""

from __future__ import annotations

from enum import Enum
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine.stopping import SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator

    from tictac_gui.engine.position import Position

    Key = tuple[Hashable, int | None]
    Entry = tuple[int, int, int | None]
    """Between which scores a position lies, and its likely best move."""
    Generation = dict[Key, Entry]

WIN = 1000
"""The score of a game already won."""
HIGHEST_ESTIMATE = WIN - 200
"""Scores beyond ± this are proven; games that last 200 moves or more can't be searched."""
CACHE_LIMIT = 1_000_000
"""The most positions that a search caches, at about 250 bytes each; at least 2."""
_INFINITY = WIN + 1
_WIDEST_WINDOW = -_INFINITY, _INFINITY
_UNKNOWN = -_INFINITY, _INFINITY, None


class Evaluation(NamedTuple):
    """The scores of all moves in one position, as a search has found them."""

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


class Minimax:
    """One call of a search, with its options and the table of what was found before."""

    def __init__(
        self, options: Search, should_stop: Callable[[], bool], table: Transpositions
    ) -> None:
        self.visited = 0
        self.one_move_later = _unchanged if options.textbook else one_move_later
        self._one_move_sooner = _unchanged if options.textbook else _one_move_sooner
        self._prune = options.prune
        self._narrows = options.prune and not options.textbook
        self._cache = options.cache
        self._generation_limit = options.cache_limit // 2
        self._symmetry = options.symmetry
        self._should_stop = should_stop
        self._table = table
        # Held here, because to ask the table at every position would take time.
        self._young, self._old = table.generations

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
        key = self._key(position, depth) if self._cache else None
        entry = self._young.get(key) or self._old.get(key) if key else None
        if not entry:
            entry = self._known_from_sooner(depth, key)
        lowest, highest, first = entry
        if lowest == highest or lowest >= beta:
            return lowest
        if highest <= alpha:
            return highest
        score, best = self._visit(position, depth, alpha, beta, first)
        if key:
            if len(self._young) >= self._generation_limit:
                # As it is too if another thread has filled it and uses the next one already.
                self._young, self._old = self._table.after(self._young)
            # With pruning, a score outside the window is only a bound; don't store it as exact.
            self._young[key] = (
                score if score > alpha else lowest,
                score if score < beta else highest,
                best,
            )
        return score

    def _key(self, position: Position, depth: int | None) -> Key:
        return position.canonical_key if self._symmetry else position.key, depth

    def _known_from_sooner(self, depth: int | None, key: Key | None) -> Entry:
        """Return what still holds of a search that looked one move less ahead.

        That is a win or loss that it has proven, and which move is likely to be the best.
        """
        if not depth or not key:
            return _UNKNOWN
        sooner = key[0], depth - 1
        lowest, highest, best = self._young.get(sooner) or self._old.get(sooner, _UNKNOWN)
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
        return self._best(position, depth, alpha, beta, first)

    def _best(
        self, position: Position, depth: int | None, alpha: int, beta: int, first: int | None
    ) -> tuple[int, int]:
        """Return the score and the best move of a position that is not the last to be seen."""
        deeper = None if depth is None else depth - 1
        # Nothing beats an immediate win, so all moves after it are pruned even in the widest
        # window. Textbooks have no such rule.
        enough = min(beta, WIN - 1) if self._narrows else beta if self._prune else _INFINITY
        later, sooner = self.one_move_later, self._one_move_sooner
        best, best_move, lower = -_INFINITY, -1, -sooner(beta)
        for move, after in self._pairs(position, depth, first):
            upper = -sooner(alpha)
            score = later(-self._value(after, deeper, lower, upper))
            if score > best:
                best, best_move = score, move
                if best >= enough:
                    break
                if self._prune and best > alpha:
                    alpha = best
        return best, best_move

    def _pairs(
        self, position: Position, depth: int | None, first: int | None
    ) -> Iterable[tuple[int, Position]]:
        """Return the moves to be tried and the positions after them, the one given first."""
        # What `successors` leaves out, it does for what would be seen two moves ahead.
        if not self._narrows or depth == 1:
            return ((move, position.play(move)) for move in position.moves())
        pairs = position.successors()
        if first is not None:
            return sorted(pairs, key=lambda pair: pair[0] != first)
        return pairs


def one_move_later(score: int) -> int:
    """Move a proven score one step towards a draw; leave an estimate as it is."""
    if score > HIGHEST_ESTIMATE:
        return score - 1
    return score + 1 if score < -HIGHEST_ESTIMATE else score


def _one_move_sooner(score: int) -> int:
    """Undo `one_move_later`."""
    if score > HIGHEST_ESTIMATE:
        return score + 1
    return score - 1 if score < -HIGHEST_ESTIMATE else score


def _unchanged(score: int) -> int:
    return score


class Transpositions:
    """The transposition table: what searches have found out about positions; threads may share it.

    New entries are written to the young one of two generations until that is full. Nothing iterates
    over a dictionary or removes anything from it, since another thread may be writing to it: a
    whole generation is forgotten instead.
    """

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


class Ending(Enum):
    """How a game ends for one side; a greater value is better."""

    LOSS = -1
    DRAW = 0
    WIN = 1


class Forecast(NamedTuple):
    """The end of a game with best play, for one side."""

    ending: Ending
    own_moves: int = 0
    """How many moves the side itself still makes before it wins or loses.

    0 for a draw.
    """

    @classmethod
    def of(cls, score: int) -> Forecast:
        """Interpret a move's exact score; see above."""
        moves = WIN - abs(score)
        if not score:
            return cls(Ending.DRAW)
        if score < 0:
            return cls(Ending.LOSS, moves // 2)
        # The winner makes both the first and the last of these moves.
        return cls(Ending.WIN, (moves + 1) // 2)


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
