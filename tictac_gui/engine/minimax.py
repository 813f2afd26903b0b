"""Minimax itself: one call of the search, what it counts, and the table of what it has found.

Scores are for the side to move and relative to the position itself, so they can be cached: a win in
n moves (counting both sides' moves) scores `WIN - n`, a loss in n moves `n - WIN`, a draw 0.
Estimates lie between these and don't depend on the distance. `Search` offers it to others.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from tictac_gui.engine.stopping import SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from tictac_gui.engine.position import Position
    from tictac_gui.engine.search import Search

    Key = tuple[Hashable, int | None]
    Entry = tuple[int, int, int | None]
    """Between which scores a position lies, and its likely best move."""
    Generation = dict[Key, Entry]


WIN = 1000
"""The score of a game already won."""
HIGHEST_ESTIMATE = WIN - 200
"""Scores beyond ± this are proven; games that last 200 moves or more can't be searched."""

_INFINITY = WIN + 1
_WIDEST_WINDOW = -_INFINITY, _INFINITY
_UNKNOWN = -_INFINITY, _INFINITY, None


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
