"""What makes a move good, for reasons that the board proves; where none does, what a search saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending
from tictac_gui.engine.search import HIGHEST_ESTIMATE
from tictac_gui.engine.study.review import Explanation
from tictac_gui.games.connect_four.cells import CENTRE_FIRST, bits, cell_of_bit
from tictac_gui.games.connect_four.reasons import Reason
from tictac_gui.games.connect_four.why.threats import (
    below_threats,
    forced_fork,
    fork_cells,
    forks,
    stone,
    threat_lines,
    with_turn_passed,
    within_reach,
)
from tictac_gui.games.connect_four.why.waiting import WaitingGames

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import Enum

    from tictac_gui.engine.look import Look
    from tictac_gui.engine.position import Mark
    from tictac_gui.games.connect_four.board import Board


class Reasons:
    """Finds reasons; threads may share it."""

    def __init__(self) -> None:
        self.lasting_threat = WaitingGames().lasting_threat

    def best(
        self, board: Board, look: Look, should_stop: Callable[[], bool] | None = None
    ) -> tuple[int, Explanation]:
        """Return that one of the best moves which has the most helpful reason, and the reason.

        Of several, it is the one nearest to the centre. A four is always stopped, even if another
        can't be: a person may not see that one.
        """
        moves = [move for move in CENTRE_FIRST if move in look.evaluation.best]
        if not board.own_threats & within_reach(board):
            threats = board.other_threats & within_reach(board)
            moves = [move for move in CENTRE_FIRST if threats & stone(board, move)] or moves
        if max(look.evaluation.scores.values()) < -HIGHEST_ESTIMATE:
            # Why a position is lost doesn't depend on the move.
            moves = moves[:1]
        found = ((move, self.reason(board, move, look, should_stop)) for move in moves)
        return min(found, key=lambda pair: pair[1].reason.value)

    def reason(
        self, board: Board, move: int, look: Look, should_stop: Callable[[], bool] | None = None
    ) -> Explanation:
        """Return what makes a best move good: the first reason that applies, in their order."""
        after = board.play(move)
        if after.is_won:
            return about(Reason.WINS, board.turn, board.own, stone(board, move))
        threats = board.other_threats & within_reach(board)
        if threats and not (board.own_threats & within_reach(board)):
            # To stop one makes one above it possible.
            threats |= threats << 1 & board.other_threats
            reason = Reason.BLOCKS if threats == stone(board, move) else Reason.LOST_TO_TWO_THREATS
            return _against(reason, board, threats)
        forecast = look.forecast(move)
        if forecast and forecast.ending is Ending.WIN:
            return self._win(board, move, forecast.own_moves, should_stop)
        if forecast and forecast.ending is Ending.LOSS:
            if lasting := self.lasting_threat(board, is_own=False, should_stop=should_stop):
                return _against(Reason.LOST_TO_LASTING_THREAT, board, lasting)
            return Explanation(Reason.LOST)
        return _defence(board, move, look)

    def _win(
        self, board: Board, move: int, own_moves: int, should_stop: Callable[[], bool] | None
    ) -> Explanation:
        after = board.play(move)
        own = board.own | stone(board, move)
        if cells := fork_cells(after):
            return about(Reason.TWO_THREATS, board.turn, own, cells)
        if forced_fork(board, move, own_moves):
            cells = after.other_threats & within_reach(after)
            return about(Reason.FORCES_TWO_THREATS, board.turn, own, cells)
        if lasting := self.lasting_threat(after, is_own=False, should_stop=should_stop):
            return about(Reason.LASTING_THREAT, board.turn, own, lasting)
        return Explanation(Reason.FORCES_WIN)


def _defence(board: Board, move: int, look: Look) -> Explanation:
    """Return what makes a move good that is not known to win or lose."""
    moves = board.moves()
    if len(moves) == 1:
        return Explanation(Reason.ONLY_COLUMN)
    below = below_threats(board)
    if below & stone(board, move):
        # That far it has not looked.
        return Explanation(Reason.LOOKS_BEST)
    if below.bit_count() == len(moves) - 1:
        return _against(Reason.ONLY_SAFE, board, below << 1)
    passed = with_turn_passed(board)
    if (dangers := forks(passed)) and not forks(board.play(move)):
        own = passed.own | stone(passed, dangers[0])
        cells = fork_cells(passed.play(dangers[0]))
        return about(Reason.STOPS_TWO_THREATS, board.turn.other, own, cells)
    forecasts = [look.forecast(other) for other in moves if other != move]
    if all(forecast and forecast.ending is Ending.LOSS for forecast in forecasts):
        return Explanation(Reason.ONLY_DEFENCE)
    if below:
        return _against(Reason.NOT_BELOW, board, below << 1)
    return Explanation(Reason.KEEPS_DRAW if look.forecast(move) else Reason.LOOKS_BEST)


def _against(reason: Reason, board: Board, cells: int) -> Explanation:
    """Return a reason that is about where the opponent would complete four."""
    return about(reason, board.turn.other, board.own ^ board.filled, cells)


def about(reason: Enum, side: Mark, stones: int, cells: int) -> Explanation:
    """Return a reason that is about the lines which a side would complete in some cells."""
    return Explanation(
        reason,
        lines=threat_lines(stones, cells),
        side=side,
        cells=tuple(map(cell_of_bit, bits(cells))),
    )
