"""Hints: a best move, or one that looks best after a short while, with the reason for it."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.games.connect_four.solver import IS_COMPILED
from tictac_gui.games.game import Hint

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.look import Look
    from tictac_gui.engine.search import Search
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.connect_four.board import Board
    from tictac_gui.games.connect_four.scores import ExactScores
    from tictac_gui.games.connect_four.why.reasons import Reasons

EXACT_SECONDS = 5.0 if IS_COMPILED else 0.5
"""How long it may take to find out what every move leads to; compiled, it hardly takes any time,
unless the book can't be read."""
LOOK_SECONDS = 0.5
"""How long it looks ahead instead where that was not enough."""
_MOST_KEPT = 1_000


class Hints:
    """Finds and keeps hints, so that asking again gives the same one; threads may share it."""

    def __init__(
        self,
        exact: ExactScores,
        search: Search,
        reasons: Reasons,
        clock: Callable[[], float] = perf_counter,
        exact_seconds: float = EXACT_SECONDS,
    ) -> None:
        self._exact = exact
        self._search = search
        self._reasons = reasons
        self._clock = clock
        self._exact_seconds = exact_seconds
        self._found: dict[Board, Hint] = {}

    def find(self, board: Board, should_stop: ShouldStop | None = None) -> Hint:
        """Return the best move that is seen in time, with the most helpful reason."""
        if hint := self._found.get(board):
            return hint
        if board.outcome:
            raise ValueError("there is no move to hint at: the game is over")
        look = self._look(board, should_stop)
        move, why = self._reasons.best(board, look, should_stop)
        lookahead = None if look.sees_end else look.lookahead
        forecast = look.forecast(move)
        hint = Hint(move, why.reason, forecast, lookahead, why.lines, why.side, why.cells)
        if len(self._found) >= _MOST_KEPT:
            self._found.clear()
        self._found[board] = hint
        return hint

    def _look(self, board: Board, should_stop: ShouldStop | None) -> Look:
        """Look to the end of the game if that can be done in time, or else as far as possible."""
        return self._exact.look(
            board, self._search, self._exact_seconds, LOOK_SECONDS, should_stop, self._clock
        )
