"""Exact scores and a perfect player: from the opening book first, and later from the solver."""

from __future__ import annotations

from fractions import Fraction
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.search import (
    WIN,
    Evaluation,
    Search,
    SearchResult,
    deepen_in_time,
    one_move_later,
)
from tictac_gui.engine.stopping import Deadline, SearchStopped, ShouldStop
from tictac_gui.games.connect_four import CONNECT_FOUR
from tictac_gui.games.connect_four.book import OPENING_BOOK, OpeningBook
from tictac_gui.games.connect_four.cells import CENTRE_FIRST
from tictac_gui.games.connect_four.solver import IS_COMPILED, Solver, new_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games.connect_four.board import Board
    from tictac_gui.games.connect_four.solver import Table

PROOF_SECONDS = 10.0 if IS_COMPILED else 3.2
"""The time to prove which moves are best. Compiled, it suffices for any position that is not in the
book, even on a slow machine; it may not if the book can't be read."""
LOOKAHEAD_SECONDS = 0.8
"""The time to look ahead where nothing could be proven."""
TRAP_SECONDS = 0.3
"""The time to find out which of the best moves an opponent finds hardest to answer."""


class ExactScores:
    """Knows the exact score of every position; threads may share it."""

    def __init__(self, book: OpeningBook) -> None:
        self._book = book
        self._lock = Lock()
        self._table: Table | None = None

    def score(self, board: Board, should_stop: ShouldStop | None = None) -> int:
        """Return the score of a position for the side to move, as `engine.search` counts."""
        if board.is_won:
            return -WIN
        if not board.moves_left:
            return 0
        known = self._book.value(board)
        if known is not None:
            return known
        # The solver may be done before it polls at all.
        if should_stop and should_stop():
            raise SearchStopped
        found = Solver(self._shared_table(), should_stop).score(board.own, board.filled)
        return _as_minimax_counts(found, board.moves_left)

    def move_score(self, board: Board, column: int, should_stop: ShouldStop | None = None) -> int:
        """Return the score of a move."""
        return one_move_later(-self.score(board.play(column), should_stop))

    def scores(self, board: Board, should_stop: ShouldStop | None = None) -> dict[int, int]:
        """Return the score of every move."""
        return {column: self.move_score(board, column, should_stop) for column in board.moves()}

    def scores_in_time(
        self,
        board: Board,
        search: Search,
        exact_seconds: float,
        lookahead_seconds: float,
        should_stop: ShouldStop | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> SearchResult:
        """Return the score of every move if that is found in time.

        Otherwise return what a lookahead sees, but the exact scores where they were found.
        """
        deadline = Deadline(exact_seconds, should_stop, clock)
        found: dict[int, int] = {}
        try:
            for column in CENTRE_FIRST:
                if column in board.moves():
                    found[column] = self.move_score(board, column, deadline)
        except SearchStopped:
            if deadline.is_cancelled:
                raise
            seen = deepen_in_time(search, board, None, lookahead_seconds, should_stop, clock)
            scores = {**seen.evaluation.scores, **found}
            return seen._replace(evaluation=Evaluation(scores, seen.evaluation.positions))
        return SearchResult.to_end(dict(sorted(found.items())))

    def line(self, board: Board, should_stop: ShouldStop | None = None) -> tuple[int, ...]:
        """Return how the game goes on with best play, to its end."""
        line: list[int] = []
        score = self.score(board, should_stop)
        while not board.outcome:
            # The most promising first; one of them keeps the score.
            column, board, score = next(
                (column, after, found)
                for column, after in board.successors()
                if one_move_later(-(found := self.score(after, should_stop))) == score
            )
            line.append(column)
        return tuple(line)

    def _shared_table(self) -> Table:
        with self._lock:
            if self._table is None:
                self._table = new_table()
            return self._table


def _as_minimax_counts(score: int, left: int) -> int:
    """Convert a score of the solver's to one that counts the moves of both sides to the end."""
    if score > 0:
        # The side to move makes the last of them.
        return WIN - 2 * ((left + 1) // 2 - score) - 1
    if score < 0:
        return 2 * (left // 2 + score) + 2 - WIN
    return 0


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
        """Return the best moves as far as they can be distinguished; none if the game is over."""
        if board.outcome:
            return ()
        move = self._book.move(board)
        if move is not None:
            return (move,)
        result = self._exact.scores_in_time(
            board, self._search, self._proof_seconds, LOOKAHEAD_SECONDS, should_stop, self._clock
        )
        best = result.evaluation.best
        if len(best) == 1 or not result.sees_end:
            return best
        return self._traps(board, best, result.evaluation.scores[best[0]], should_stop)

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
        """Return the share of replies that are mistakes, after a move with the score.

        A mistake gives a win or a draw away or, in a lost position, loses sooner.
        """
        if after.outcome:
            return Fraction(0)
        kept = 1 if score < 0 else 0 if score == 0 else -score - 1
        replies = self._exact.scores(after, should_stop)
        return Fraction(sum(reply < kept for reply in replies.values()), len(replies))


EXACT_SCORES = ExactScores(OPENING_BOOK)
PERFECT_PLAYER = PerfectPlayer(EXACT_SCORES, CONNECT_FOUR.search, OPENING_BOOK)
