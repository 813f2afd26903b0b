"""Why a move was good or bad, for reasons that can be checked on the board; it returns values."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.look import Look
from tictac_gui.engine.study.review import Explanation
from tictac_gui.games.connect_four.board import Board
from tictac_gui.games.connect_four.reasons import Flaw, Reason
from tictac_gui.games.connect_four.why.reasons import Reasons, about
from tictac_gui.games.connect_four.why.threats import (
    forced_fork,
    fork_cells,
    forks,
    within_reach,
)

if TYPE_CHECKING:
    from enum import Enum

    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.connect_four.scores import ExactScores


_MISSED: dict[Enum, Flaw] = {
    Reason.WINS: Flaw.MISSED_WIN,
    Reason.TWO_THREATS: Flaw.MISSED_FORK,
    Reason.FORCES_TWO_THREATS: Flaw.MISSED_FORCED_FORK,
    Reason.LASTING_THREAT: Flaw.MISSED_LASTING_THREAT,
}
"""What was missed, by what makes the better move good."""


class Explanations:
    """Explains best moves with the reasons of hints, and all others with their flaws."""

    def __init__(self, exact: ExactScores, reasons: Reasons) -> None:
        self._exact = exact
        self._reasons = reasons

    def explain(
        self, board: Board, column: int, should_stop: ShouldStop | None = None
    ) -> Explanation:
        """Return why the move was good or bad."""
        look = Look.to_end(self._exact.scores(board, should_stop))
        if column in look.evaluation.best:
            return self._reasons.reason(board, column, look, should_stop)
        better, why = self._reasons.best(board, look, should_stop)
        before, after = (Forecast.of(look.evaluation.scores[move]) for move in (better, column))
        flaws = [_missed(board, better, why, before), _allowed(board, column)]
        if before.ending is not Ending.LOSS:
            flaws.append(self._allowed_later(board.play(column), after, should_stop))
        found = min(filter(None, flaws), key=_plainness, default=Explanation(Flaw.TOO_DEEP))
        return replace(found, better=better)

    def _allowed_later(
        self, after: Board, loss: Forecast, should_stop: ShouldStop | None
    ) -> Explanation | None:
        """Return what the opponent can force, if anything, after a move that loses."""
        if loss.ending is not Ending.LOSS:
            return None
        for reply in after.moves():
            if moves := forced_fork(after, reply, loss.own_moves):
                return _forced(Flaw.ALLOWED_FORCED_FORK, after, moves)
        lasting = self._reasons.lasting_threat(after, is_own=True, should_stop=should_stop)
        if lasting:
            return about(Flaw.ALLOWED_LASTING_THREAT, after.turn, after.own, lasting)
        return None


def _missed(board: Board, better: int, why: Explanation, forecast: Forecast) -> Explanation | None:
    """Return what a move missed, if the better one wins by something that can be seen."""
    flaw = _MISSED.get(why.reason)
    if flaw is Flaw.MISSED_FORCED_FORK:
        return _forced(flaw, board, forced_fork(board, better, forecast.own_moves))
    return replace(why, reason=flaw) if flaw else None


def _allowed(board: Board, column: int) -> Explanation | None:
    """Return what the opponent can do at once, or with two threats at once."""
    after = board.play(column)
    if threats := after.own_threats & within_reach(after):
        left = threats & within_reach(board)
        flaw = Flaw.LEFT_OPEN if left else Flaw.PLAYED_BELOW
        return about(flaw, after.turn, after.own, left or threats)
    return _forced(Flaw.ALLOWED_FORK, after, replies[:1]) if (replies := forks(after)) else None


def _forced(flaw: Flaw, board: Board, moves: tuple[int, ...]) -> Explanation:
    """Return a flaw that is about the fork to which moves of the side to move lead."""
    forked = reduce(Board.play, moves, board)
    own = forked.own ^ forked.filled
    # Where there is one move only, the lines show it.
    shown = moves if len(moves) > 1 else ()
    return replace(about(flaw, board.turn, own, fork_cells(forked)), moves=shown)


def _plainness(found: Explanation) -> int:
    return int(found.reason.value)
