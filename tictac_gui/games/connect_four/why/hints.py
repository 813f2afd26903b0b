"""Hints: a best move, or one that looks best after a short while, with the reason for it."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.look import Look, look_ahead
from tictac_gui.engine.search import SearchStopped
from tictac_gui.games.game import Hint

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.search import Search
    from tictac_gui.games.connect_four.board import Board
    from tictac_gui.games.connect_four.why.reasons import Reasons

    ShouldStop = Callable[[], bool]

SECONDS = 1.0
"""How long may be searched for a hint."""
_EXACT_SECONDS, _EXACT_SECONDS_EARLY = 0.5, 0.05
"""How long of that to the end of the game; early on, that is known from a book or takes minutes."""
_EARLY = 26
"""It is early when more moves than that are left."""
_MOST_KEPT = 1_000


class Hints:
    """Finds and keeps hints, so that asking again gives the same one; threads may share it."""

    def __init__(
        self, search: Search, reasons: Reasons, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._search = search
        self._reasons = reasons
        self._clock = clock
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
        seconds = _EXACT_SECONDS_EARLY if board.moves_left > _EARLY else _EXACT_SECONDS
        began = self._clock()

        def is_over() -> bool:
            return self._clock() >= began + seconds or bool(should_stop and should_stop())

        try:
            evaluation = self._search.evaluate(board, should_stop=is_over)
        except SearchStopped:
            left = began + SECONDS - self._clock()
            return look_ahead(self._search, board, None, left, should_stop, self._clock)
        return Look(evaluation, board.moves_left, sees_end=True)
