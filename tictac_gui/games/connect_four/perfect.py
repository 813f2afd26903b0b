"""The moves of a player who never gives away what a position holds."""

from __future__ import annotations

from fractions import Fraction
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.stopping import Deadline, SearchStopped
from tictac_gui.games.connect_four.solver import IS_COMPILED

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.search import Search
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.connect_four.board import Board
    from tictac_gui.games.connect_four.book.opening_book import OpeningBook
    from tictac_gui.games.connect_four.scores import ExactScores

PROOF_SECONDS = 10.0 if IS_COMPILED else 3.2
"""How long it may take to prove which moves are best. Compiled, that is enough for any position
that is not in the book, also on a slow machine; it may not be where the book can't be read."""
LOOK_SECONDS = 0.8
"""How long it looks ahead where that could not be proven in time."""
TRAP_SECONDS = 0.3
"""How long it may take to find out which of the best moves an opponent finds hardest to answer."""


class PerfectPlayer:
    """Plays by the book as long as that lasts, and then a best move.

    Of several, it takes those after which the most replies are mistakes.
    """

    def __init__(
        self,
        exact: ExactScores,
        search: Search,
        book: OpeningBook,
        clock: Callable[[], float] = perf_counter,
        proof_seconds: float = PROOF_SECONDS,
    ) -> None:
        self._exact = exact
        self._search = search
        self._book = book
        self._clock = clock
        self._proof_seconds = proof_seconds

    def best(self, board: Board, should_stop: ShouldStop | None = None) -> tuple[int, ...]:
        """Return the best moves as far as they can be told apart; none if the game is over."""
        if board.outcome:
            return ()
        move = self._book.move(board)
        if move is not None:
            return (move,)
        look = self._exact.look(
            board, self._search, self._proof_seconds, LOOK_SECONDS, should_stop, self._clock
        )
        best = look.evaluation.best
        if len(best) == 1 or not look.sees_end:
            return best
        return self._traps(board, best, look.evaluation.scores[best[0]], should_stop)

    def _traps(
        self, board: Board, best: tuple[int, ...], score: int, should_stop: ShouldStop | None
    ) -> tuple[int, ...]:
        """Return those of the best moves after which the most replies are mistakes.

        Returns all of them if that takes too long to find out.
        """
        deadline = Deadline(TRAP_SECONDS, should_stop, self._clock)
        try:
            shares = {move: self._mistakes(board.play(move), score, deadline) for move in best}
        except SearchStopped:
            if deadline.is_cancelled:
                raise
            return best
        most = max(shares.values())
        return tuple(move for move in best if shares[move] == most)

    def _mistakes(self, after: Board, score: int, should_stop: ShouldStop) -> Fraction:
        """Return the share of replies that are mistakes, after a move with that score.

        A reply is one if it gives a win or a draw away; in a lost position, if it loses sooner.
        """
        if after.outcome:
            return Fraction(0)
        kept = 1 if score < 0 else 0 if score == 0 else -score - 1
        replies = self._exact.scores(after, should_stop)
        return Fraction(sum(reply < kept for reply in replies.values()), len(replies))
