"""Hints: a best move for a board, with a reason that can be checked on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.games.game import Hint
from tictac_gui.games.tic_tac_toe.reasons import Reason
from tictac_gui.games.tic_tac_toe.threats import forks, is_fork, threats

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.search import Evaluation, Search
    from tictac_gui.games.tic_tac_toe.board import Board
    from tictac_gui.games.tic_tac_toe.traps import Traps


class Hints:
    """Finds and caches hints; safe to share between threads, since a board's hint never changes."""

    def __init__(self, search: Search, traps: Traps) -> None:
        self._search = search
        self._traps = traps
        self._found: dict[Board, Hint] = {}

    def find(self, board: Board, should_stop: Callable[[], bool] | None = None) -> Hint:
        """Return the best move with the most helpful reason; always the same one for a board.

        Ties are broken by the most promising trap, then by the number of lines through the cell.
        """
        if board not in self._found:
            self._found[board] = self._hint(board, should_stop)
        return self._found[board]

    def _hint(self, board: Board, should_stop: Callable[[], bool] | None) -> Hint:
        evaluation = self._search.evaluate(board, should_stop=should_stop)
        reasons = {cell: good_reason(board, cell, evaluation) for cell in evaluation.best}
        if not reasons:
            raise ValueError("there is no move to hint at: the game is over")
        order = board.promising_moves()
        cell = min(
            reasons,
            key=lambda cell: (
                reasons[cell].value,
                -self._traps.chance(board.play(cell), board.turn, should_stop),
                order.index(cell),
            ),
        )
        return Hint(cell, reasons[cell], Forecast.of(evaluation.scores[cell]))


def good_reason(board: Board, cell: int, evaluation: Evaluation) -> Reason:
    """Return what makes a best move good: the first reason that applies, in their order."""
    side, opponent = board.turn, board.turn.other
    after = board.play(cell)
    endings = [Forecast.of(score).ending for score in evaluation.scores.values()]
    ending = max(endings, key=lambda ending: ending.value)
    keeping = endings.count(ending)
    if after.outcome and after.outcome.winner is side:
        return Reason.WINS
    if threats(board, opponent) == {cell}:
        return Reason.BLOCKS
    if ending is Ending.WIN:
        if is_fork(after, side):
            return Reason.FORKS
        return Reason.ONLY_WIN if keeping == 1 else Reason.FORCES_WIN
    if ending is Ending.LOSS:
        return Reason.LOST
    if not forks(after) and any(forks(board.play(other)) for other in board.moves()):
        return Reason.STOPS_FORK
    if keeping < len(endings):
        return Reason.ONLY_DRAW if keeping == 1 else Reason.KEEPS_DRAW
    return Reason.LAST_CELL if len(endings) == 1 else Reason.EVEN
