"""Hints: a move that looks best after a short while, with a reason that the board proves."""

from __future__ import annotations

from enum import Enum, auto
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending
from tictac_gui.engine.look import look_ahead
from tictac_gui.games.connect_four.cells import BOTTOM, CENTRE_FIRST, COLUMN_SETS, FULL
from tictac_gui.games.game import Hint

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.look import Look
    from tictac_gui.engine.search import Search
    from tictac_gui.games.connect_four.board import Board

SECONDS = 1.0
"""How long a hint may take."""
_MOST_KEPT = 1_000


class Reason(Enum):
    """What makes a move good, from the most to the least helpful reason."""

    WINS = auto()
    """It completes four."""
    BLOCKS = auto()
    """It takes the one cell where the opponent would complete four at once."""
    TWO_THREATS = auto()
    """It threatens to complete four in two cells, and the opponent can't stop both."""
    FORCES_WIN = auto()
    """It wins whatever the opponent does."""
    LOST = auto()
    """All moves lose, and none later than this one."""
    ONLY_COLUMN = auto()
    """All other columns are full."""
    ONLY_DEFENCE = auto()
    """All other moves lose."""
    KEEPS_DRAW = auto()
    """It draws with best play, and no move wins."""
    LOOKS_BEST = auto()
    """As far as was looked ahead."""


class Hints:
    """Finds and keeps hints, so that asking again gives the same one; threads may share it."""

    def __init__(self, search: Search, clock: Callable[[], float] = perf_counter) -> None:
        self._search = search
        self._clock = clock
        self._found: dict[Board, Hint] = {}

    def find(self, board: Board, should_stop: Callable[[], bool] | None = None) -> Hint:
        """Return the best move that is seen in time, with the most helpful reason."""
        if hint := self._found.get(board):
            return hint
        if board.outcome:
            raise ValueError("there is no move to hint at: the game is over")
        look = look_ahead(self._search, board, None, SECONDS, should_stop, self._clock)
        reasons = {move: _reason(board, move, look) for move in look.evaluation.best}
        move = min(reasons, key=lambda move: (reasons[move].value, CENTRE_FIRST.index(move)))
        lookahead = None if look.sees_end else look.lookahead
        hint = Hint(move, reasons[move], look.forecast(move), lookahead)
        if len(self._found) >= _MOST_KEPT:
            self._found.clear()
        self._found[board] = hint
        return hint


def _reason(board: Board, move: int, look: Look) -> Reason:
    """Return what makes a best move good: the first reason that applies, in their order."""
    after = board.play(move)
    if after.is_won:
        return Reason.WINS
    endings = [_ending(look, each) for each in board.moves()]
    if _within_reach(board) & board.other_threats == _stone(board, move):
        return Reason.BLOCKS
    if _ending(look, move) is Ending.WIN:
        return Reason.TWO_THREATS if _makes_two_threats(after) else Reason.FORCES_WIN
    if _ending(look, move) is Ending.LOSS:
        return Reason.LOST
    if len(endings) == 1:
        return Reason.ONLY_COLUMN
    if endings.count(Ending.LOSS) == len(endings) - 1:
        return Reason.ONLY_DEFENCE
    if _ending(look, move) is Ending.DRAW:
        return Reason.KEEPS_DRAW
    return Reason.LOOKS_BEST


def _ending(look: Look, move: int) -> Ending | None:
    forecast = look.forecast(move)
    return forecast.ending if forecast else None


def _makes_two_threats(after: Board) -> bool:
    """Return whether a side that wins can complete four next, wherever that is stopped."""
    threats = after.other_threats & _within_reach(after)
    # Two side by side, or one above the other: to stop the lower one makes the upper one possible.
    return threats.bit_count() > 1 or bool(threats << 1 & after.other_threats)


def _within_reach(board: Board) -> int:
    """Return the cells that a stone can fill now."""
    return (board.filled + BOTTOM) & FULL


def _stone(board: Board, column: int) -> int:
    return _within_reach(board) & COLUMN_SETS[column]
