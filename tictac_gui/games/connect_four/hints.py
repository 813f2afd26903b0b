"""Hints and explanations: why a move is good or bad, as the board proves it or a search saw it."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.review import Explanation
from tictac_gui.engine.search import HIGHEST_ESTIMATE, Ending, Forecast, Search, SearchResult
from tictac_gui.games.connect_four import CONNECT_FOUR
from tictac_gui.games.connect_four.board import Board
from tictac_gui.games.connect_four.cells import (
    BOTTOM,
    CENTRE_FIRST,
    COLUMN_SETS,
    FULL,
    LINES,
    bits,
    cell_of_bit,
    column_of,
)
from tictac_gui.games.connect_four.reasons import Flaw, Reason
from tictac_gui.games.connect_four.scores import EXACT_SCORES, ExactScores
from tictac_gui.games.connect_four.solver import IS_COMPILED
from tictac_gui.games.connect_four.waiting import WaitingGames
from tictac_gui.games.game import Hint

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import Enum

    from tictac_gui.engine.position import Mark
    from tictac_gui.engine.stopping import ShouldStop

EXACT_SECONDS = 5.0 if IS_COMPILED else 0.5
"""The time to find the exact score of every move; compiled, that takes hardly any, unless the book
can't be read."""
LOOKAHEAD_SECONDS = 0.5
"""The time to look ahead where that was not enough."""
_MOST_CACHED = 1_000


def within_reach(board: Board) -> int:
    """Return the cells that a disc can fill now."""
    return (board.filled + BOTTOM) & FULL


def filled_by(board: Board, column: int) -> int:
    """Return the cell that a disc dropped into the column fills, as a bit."""
    return within_reach(board) & COLUMN_SETS[column]


def threat_lines(discs: int, cells: int) -> tuple[tuple[int, ...], ...]:
    """Return the lines that lack one of the discs, in one of the cells."""
    lacking = ((line, line & ~discs) for line in LINES)
    return tuple(
        tuple(map(cell_of_bit, bits(line)))
        for line, missing in lacking
        if missing & cells == missing and missing.bit_count() == 1
    )


def fork_cells(after: Board) -> int:
    """Return two or more cells of which the side that has just moved completes four next.

    0 if the opponent can stop that or complete four first.
    """
    reach = within_reach(after)
    if after.is_won or after.own_threats & reach:
        return 0
    threats = after.other_threats & reach
    # Two side by side, or one above the other: to stop the lower one makes the upper one possible.
    threats |= threats << 1 & after.other_threats
    return threats if threats.bit_count() > 1 else 0


def forks(board: Board) -> tuple[int, ...]:
    """Return the columns with which the side to move makes two threats at once, the best first."""
    columns = board.moves()
    return tuple([c for c in CENTRE_FIRST if c in columns and fork_cells(board.play(c))])


def forced_fork(board: Board, column: int, own_moves: int) -> tuple[int, ...]:
    """Return threats with one answer each, from a column on, and a last move that makes two.

    The side completes four within `own_moves` moves of its own. Empty if there is no such sequence.
    """
    after = board.play(column)
    reach = within_reach(after)
    threats = after.other_threats & reach
    if own_moves < 3 or after.own_threats & reach or threats.bit_count() != 1 or fork_cells(after):
        return ()
    answer = column_of(threats)
    answered = after.play(answer)
    if last := forks(answered):
        return column, answer, last[0]
    for further in answered.moves():
        if rest := forced_fork(answered, further, own_moves - 1):
            return column, answer, *rest
    return ()


class Hints:
    """Finds hints, and caches them so that asking again gives the same one, and explains any move.

    Best moves are explained with the reasons of hints, all others with their flaws. Threads may
    share it.
    """

    def __init__(
        self,
        exact: ExactScores,
        search: Search,
        clock: Callable[[], float] = perf_counter,
        exact_seconds: float = EXACT_SECONDS,
    ) -> None:
        self._exact = exact
        self._search = search
        self._clock = clock
        self._exact_seconds = exact_seconds
        self._lasting_threat = WaitingGames().lasting_threat
        self._found: dict[Board, Hint] = {}

    def find(self, board: Board, should_stop: ShouldStop | None = None) -> Hint:
        """Return the best move that is seen in time, with the most helpful reason."""
        if hint := self._found.get(board):
            return hint
        if board.outcome:
            raise ValueError("there is no move to hint at: the game is over")
        result = self._exact.scores_in_time(
            board, self._search, self._exact_seconds, LOOKAHEAD_SECONDS, should_stop, self._clock
        )
        move, why = self._best(board, result, should_stop)
        lookahead = None if result.sees_end else result.lookahead
        forecast = result.forecast(move)
        hint = Hint(move, why.reason, forecast, lookahead, why.lines, why.side, why.cells)
        if len(self._found) >= _MOST_CACHED:
            self._found.clear()
        self._found[board] = hint
        return hint

    def explain(
        self, board: Board, column: int, should_stop: ShouldStop | None = None
    ) -> Explanation:
        """Return why the move was good or bad."""
        result = SearchResult.to_end(self._exact.scores(board, should_stop))
        if column in result.evaluation.best:
            return self._reason(board, column, result, should_stop)
        better, why = self._best(board, result, should_stop)
        before, after = (Forecast.of(result.evaluation.scores[move]) for move in (better, column))
        flaws = [_missed(board, better, why, before), _allowed(board, column)]
        if before.ending is not Ending.LOSS:
            flaws.append(self._allowed_later(board.play(column), after, should_stop))
        found = min(filter(None, flaws), key=_plainness, default=Explanation(Flaw.TOO_DEEP))
        return replace(found, better=better)

    def _best(
        self, board: Board, result: SearchResult, should_stop: ShouldStop | None
    ) -> tuple[int, Explanation]:
        """Return that one of the best moves which has the most helpful reason, and the reason.

        Of several, it is the one nearest to the centre. A four is always stopped, even if another
        can't be: a person may not see that one.
        """
        moves = [move for move in CENTRE_FIRST if move in result.evaluation.best]
        if not board.own_threats & within_reach(board):
            threats = board.other_threats & within_reach(board)
            moves = [move for move in CENTRE_FIRST if threats & filled_by(board, move)] or moves
        if max(result.evaluation.scores.values()) < -HIGHEST_ESTIMATE:
            # Why a position is lost doesn't depend on the move.
            moves = moves[:1]
        found = ((move, self._reason(board, move, result, should_stop)) for move in moves)
        return min(found, key=lambda pair: pair[1].reason.value)

    def _reason(
        self, board: Board, move: int, result: SearchResult, should_stop: ShouldStop | None
    ) -> Explanation:
        """Return what makes a best move good: the first reason that applies, in their order."""
        after = board.play(move)
        if after.is_won:
            return _about(Reason.WINS, board.turn, board.own, filled_by(board, move))
        threats = board.other_threats & within_reach(board)
        if threats and not (board.own_threats & within_reach(board)):
            # To stop one makes one above it possible.
            threats |= threats << 1 & board.other_threats
            is_stopped = threats == filled_by(board, move)
            reason = Reason.BLOCKS if is_stopped else Reason.LOST_TO_TWO_THREATS
            return _against(reason, board, threats)
        forecast = result.forecast(move)
        if forecast and forecast.ending is Ending.WIN:
            return self._win(board, move, forecast.own_moves, should_stop)
        if forecast and forecast.ending is Ending.LOSS:
            if lasting := self._lasting_threat(board, is_own=False, should_stop=should_stop):
                return _against(Reason.LOST_TO_LASTING_THREAT, board, lasting)
            return Explanation(Reason.LOST)
        return _defence(board, move, result)

    def _win(
        self, board: Board, move: int, own_moves: int, should_stop: ShouldStop | None
    ) -> Explanation:
        after = board.play(move)
        own = board.own | filled_by(board, move)
        if cells := fork_cells(after):
            return _about(Reason.TWO_THREATS, board.turn, own, cells)
        if forced_fork(board, move, own_moves):
            cells = after.other_threats & within_reach(after)
            return _about(Reason.FORCES_TWO_THREATS, board.turn, own, cells)
        if lasting := self._lasting_threat(after, is_own=False, should_stop=should_stop):
            return _about(Reason.LASTING_THREAT, board.turn, own, lasting)
        return Explanation(Reason.FORCES_WIN)

    def _allowed_later(
        self, after: Board, loss: Forecast, should_stop: ShouldStop | None
    ) -> Explanation | None:
        """Return what the opponent can force, if anything, after a move that loses."""
        if loss.ending is not Ending.LOSS:
            return None
        for reply in after.moves():
            if moves := forced_fork(after, reply, loss.own_moves):
                return _forced(Flaw.ALLOWED_FORCED_FORK, after, moves)
        if lasting := self._lasting_threat(after, is_own=True, should_stop=should_stop):
            return _about(Flaw.ALLOWED_LASTING_THREAT, after.turn, after.own, lasting)
        return None


def _defence(board: Board, move: int, result: SearchResult) -> Explanation:
    """Return what makes a move good that is not known to win or lose."""
    moves = board.moves()
    if len(moves) == 1:
        return Explanation(Reason.ONLY_COLUMN)
    below = _below_threats(board)
    if below & filled_by(board, move):
        # The search ended before the opponent's reply.
        return Explanation(Reason.LOOKS_BEST)
    if below.bit_count() == len(moves) - 1:
        return _against(Reason.ONLY_SAFE, board, below << 1)
    passed = _with_turn_passed(board)
    if (dangers := forks(passed)) and not forks(board.play(move)):
        own = passed.own | filled_by(passed, dangers[0])
        cells = fork_cells(passed.play(dangers[0]))
        return _about(Reason.STOPS_TWO_THREATS, board.turn.other, own, cells)
    forecasts = [result.forecast(other) for other in moves if other != move]
    if all(forecast and forecast.ending is Ending.LOSS for forecast in forecasts):
        return Explanation(Reason.ONLY_DEFENCE)
    if below:
        return _against(Reason.NOT_BELOW, board, below << 1)
    return Explanation(Reason.KEEPS_DRAW if result.forecast(move) else Reason.LOOKS_BEST)


def _below_threats(board: Board) -> int:
    """Return the cells within reach above which the opponent would complete four."""
    return within_reach(board) & board.other_threats >> 1


def _with_turn_passed(board: Board) -> Board:
    """Return the board as if it were the opponent's turn."""
    return board._replace(
        own=board.own ^ board.filled,
        own_threats=board.other_threats,
        other_threats=board.own_threats,
    )


def _against(reason: Reason, board: Board, cells: int) -> Explanation:
    """Return a reason that is about where the opponent would complete four."""
    return _about(reason, board.turn.other, board.own ^ board.filled, cells)


def _about(reason: Enum, side: Mark, discs: int, cells: int) -> Explanation:
    """Return a reason that is about the lines which a side would complete in some cells."""
    return Explanation(
        reason,
        lines=threat_lines(discs, cells),
        side=side,
        cells=tuple(map(cell_of_bit, bits(cells))),
    )


_MISSED: dict[Enum, Flaw] = {
    Reason.WINS: Flaw.MISSED_WIN,
    Reason.TWO_THREATS: Flaw.MISSED_FORK,
    Reason.FORCES_TWO_THREATS: Flaw.MISSED_FORCED_FORK,
    Reason.LASTING_THREAT: Flaw.MISSED_LASTING_THREAT,
}
"""The flaw of a move, by the reason why the better one is good."""


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
        return _about(flaw, after.turn, after.own, left or threats)
    return _forced(Flaw.ALLOWED_FORK, after, replies[:1]) if (replies := forks(after)) else None


def _forced(flaw: Flaw, board: Board, moves: tuple[int, ...]) -> Explanation:
    """Return a flaw that is about the fork to which moves of the side to move lead."""
    forked = reduce(Board.play, moves, board)
    own = forked.own ^ forked.filled
    # Where there is one move only, the lines show it.
    shown = moves if len(moves) > 1 else ()
    return replace(_about(flaw, board.turn, own, fork_cells(forked)), moves=shown)


def _plainness(found: Explanation) -> int:
    return int(found.reason.value)


HINTS = Hints(EXACT_SCORES, CONNECT_FOUR.search)
