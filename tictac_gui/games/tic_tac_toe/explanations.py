"""Why a move was good or bad, for reasons that can be checked on the board; it returns values."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.study.review import Explanation
from tictac_gui.games.tic_tac_toe.board import Board
from tictac_gui.games.tic_tac_toe.hints import good_reason
from tictac_gui.games.tic_tac_toe.reasons import Flaw, Reason
from tictac_gui.games.tic_tac_toe.threats import forced_fork, forks, threat_lines, threats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tictac_gui.engine.search import Search
    from tictac_gui.games.tic_tac_toe.hints import Hints


_WINNING = (Reason.WINS, Reason.FORKS, Reason.ONLY_WIN, Reason.FORCES_WIN)


class Explanations:
    """Explains best moves with the reasons of hints, and all others with their flaws."""

    def __init__(self, search: Search, hints: Hints) -> None:
        self._search = search
        self._hints = hints

    def explain(
        self, board: Board, cell: int, should_stop: Callable[[], bool] | None = None
    ) -> Explanation:
        """Return why the move was good or bad; the better move is the one that is hinted at."""
        evaluation = self._search.evaluate(board, should_stop=should_stop)
        if cell in evaluation.best:
            return _good(board, cell, good_reason(board, cell, evaluation))
        better = self._hints.find(board, should_stop).move
        is_won = Forecast.of(evaluation.scores[better]).ending is Ending.WIN
        return _flawed(board, cell, better, is_won=is_won)


def _good(board: Board, cell: int, reason: Reason) -> Explanation:
    side, opponent, after = board.turn, board.turn.other, board.play(cell)
    if reason is Reason.BLOCKS:
        return Explanation(reason, lines=threat_lines(board, opponent), side=opponent)
    lines = after.winning_lines or threat_lines(after, side)
    if lines and reason in _WINNING:
        return Explanation(reason, lines=lines, side=side)
    return Explanation(reason)


def _flawed(board: Board, cell: int, better: int, *, is_won: bool) -> Explanation:
    side, opponent, after = board.turn, board.turn.other, board.play(cell)
    if threats(board, side):
        lines = board.play(better).winning_lines
        return Explanation(Flaw.MISSED_WIN, better, lines, side)
    if lines := threat_lines(after, opponent):
        return Explanation(Flaw.LEFT_OPEN, better, lines, opponent)
    if forks(after):
        lines = threat_lines(after.play(forks(after)[0]), opponent)
        return Explanation(Flaw.ALLOWED_FORK, better, lines, opponent)
    if is_won and better in forks(board):
        return Explanation(Flaw.MISSED_FORK, better, threat_lines(board.play(better), side), side)
    for reply in after.promising_moves():
        if forcing := forced_fork(after, reply):
            lines = threat_lines(_played(after, forcing), opponent)
            return Explanation(Flaw.ALLOWED_FORCED_FORK, better, lines, opponent, forcing)
    if is_won and (forcing := forced_fork(board, better)):
        lines = threat_lines(_played(board, forcing), side)
        return Explanation(Flaw.MISSED_FORCED_FORK, better, lines, side, forcing)
    return Explanation(Flaw.TOO_DEEP, better)


def _played(board: Board, cells: Iterable[int]) -> Board:
    return reduce(Board.play, cells, board)
