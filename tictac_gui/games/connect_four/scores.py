"""Exact scores and best play: from the opening book as long as that lasts, then from the solver."""

from __future__ import annotations

from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.look import Look, look_ahead
from tictac_gui.engine.minimax import WIN, one_move_later
from tictac_gui.engine.search import Evaluation
from tictac_gui.engine.stopping import Deadline, SearchStopped
from tictac_gui.games.connect_four.cells import CENTRE_FIRST
from tictac_gui.games.connect_four.solver import Solver, new_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.search import Search
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.connect_four.board import Board
    from tictac_gui.games.connect_four.book.opening_book import OpeningBook
    from tictac_gui.games.connect_four.solver import Table


class ExactScores:
    """Knows the exact score of every position; threads may share it."""

    def __init__(self, book: OpeningBook) -> None:
        self._book = book
        self._lock = Lock()
        self._table: Table | None = None

    def score(self, board: Board, should_stop: ShouldStop | None = None) -> int:
        """Return the score of a position for the side to move, as `minimax` counts."""
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

    def look(
        self,
        board: Board,
        search: Search,
        exact_seconds: float,
        look_seconds: float,
        should_stop: ShouldStop | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> Look:
        """Return the score of every move if that is found in time.

        Otherwise return what is seen some moves ahead, beside the scores that were found.
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
            seen = look_ahead(search, board, None, look_seconds, should_stop, clock)
            scores = {**seen.evaluation.scores, **found}
            return seen._replace(evaluation=Evaluation(scores, seen.evaluation.positions))
        return Look.to_end(dict(sorted(found.items())))

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
