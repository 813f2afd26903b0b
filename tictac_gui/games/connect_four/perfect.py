"""The moves of a player who never gives away what a position holds."""

from __future__ import annotations

from fractions import Fraction
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.look import look_ahead
from tictac_gui.engine.search import SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.search import Search
    from tictac_gui.games.connect_four.board import Board
    from tictac_gui.games.connect_four.book.opening_book import OpeningBook

RESULT_SECONDS = 2.3
"""How long it may take, with no more stones than in the book, to prove what keeps the result."""
PROOF_SECONDS = 1.8
"""How long it may take to prove which moves are best."""
TRAP_SECONDS = 0.7
"""After how long it no longer matters which of these an opponent finds hardest to answer."""
LOOK_SECONDS = 0.8
"""How long it looks ahead where nothing could be proven in time."""
CHECK_SECONDS = 0.5
"""How long it then takes at most to prove that the move that looks best doesn't lose."""
_BOOK_ENDS = 14
"""With so many stones; what comes after it can be solved."""
_DRAW, _WIN = 0, 1
"""The lowest scores of a draw and of a win."""


class PerfectPlayer:
    """Plays by the book as long as that lasts, and then what an exact search proves to be best.

    Better and better moves are found one after the other: one that doesn't lose; one that wins; all
    of the quickest wins, or the longest defences; those of them after which the most replies are
    mistakes. When time is up, what was found last counts. Only the first two steps take as long as
    they must, from where the book ends: rather than give a result away it keeps one waiting, if it
    must on a slow machine.

    Who comes to a position with 8 to 14 stones in another way than by the book, because the level
    was changed in the middle of a game, say, might wait for minutes. There even the first steps end
    in time. If it is only known by then how not to lose, the move counts that looks best as far
    ahead as can be seen, provided that it doesn't lose; it may still let a win slip. If not even
    that is known, it may be wrong.
    """

    def __init__(
        self, search: Search, book: OpeningBook, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._search = search
        self._book = book
        self._clock = clock

    def best(self, board: Board, should_stop: Callable[[], bool] | None = None) -> tuple[int, ...]:
        """Return the best moves as far as they can be told apart; none if the game is over."""
        if board.outcome:
            return ()
        move = self._book.move(board)
        if move is not None:
            return (move,)
        moves: tuple[int, ...] = ()
        try:
            for better in self._better_and_better(board, should_stop or _never):
                moves = better
        except SearchStopped:
            if should_stop and should_stop():
                raise
        if moves:
            return moves
        look = look_ahead(self._search, board, None, LOOK_SECONDS, should_stop, self._clock)
        return look.evaluation.best

    def _better_and_better(
        self, board: Board, should_stop: Callable[[], bool]
    ) -> Iterator[tuple[int, ...]]:
        """Give moves, each time better ones, until none are; SearchStopped ends it early."""
        started = self._clock()

        def is_result_over() -> bool:
            return should_stop() or self._clock() - started >= RESULT_SECONDS

        def is_proof_over() -> bool:
            return should_stop() or self._clock() - started >= PROOF_SECONDS

        def is_over() -> bool:
            return should_stop() or self._clock() - started >= TRAP_SECONDS

        is_late = board.filled.bit_count() > _BOOK_ENDS
        limit = should_stop if is_late else is_result_over
        move = self._search.move_reaching(board, _DRAW, limit)
        if move is not None:
            yield (move,)
            try:
                winning = self._search.move_reaching(board, _WIN, limit)
            except SearchStopped:
                yield (self._promising(board, move, should_stop),)
                raise
            if winning is not None:
                yield (winning,)
        score = self._search.value(board, should_stop=is_proof_over)
        best = self._search.moves_reaching(board, score, is_proof_over)
        yield best
        if len(best) > 1:
            shares = {move: self._mistakes(board.play(move), score, is_over) for move in best}
            most = max(shares.values())
            yield tuple(move for move in best if shares[move] == most)

    def _promising(self, board: Board, safe: int, should_stop: Callable[[], bool]) -> int:
        """Return the move that looks best if that doesn't lose, or else one that is known not to.

        It may be one that wins, which could not be proven in time.
        """
        look = look_ahead(self._search, board, None, LOOK_SECONDS, should_stop, self._clock)
        started = self._clock()

        def is_over() -> bool:
            return should_stop() or self._clock() - started >= CHECK_SECONDS

        move = look.evaluation.best[0]
        try:
            is_safe = self._search.exceeds(board, move, _DRAW - 1, is_over)
        except SearchStopped:
            is_safe = False
        return move if is_safe else safe

    def _mistakes(self, after: Board, score: int, should_stop: Callable[[], bool]) -> Fraction:
        """Return the share of replies that are mistakes, after a move with that score.

        A reply is one if it gives a win or a draw away; in a lost position, if it loses sooner.
        """
        if after.outcome:
            return Fraction(0)
        kept = 1 if score < 0 else 0 if score == 0 else -score - 1
        good = self._search.moves_reaching(after, kept, should_stop)
        return 1 - Fraction(len(good), len(after.moves()))


def _never() -> bool:
    return False
