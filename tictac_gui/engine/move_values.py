"""What every move of a board leads to, and the game that follows it with best play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Prospect
from tictac_gui.engine.known import SEARCH
from tictac_gui.games.tic_tac_toe.hints import find_hint

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games.tic_tac_toe.board import Board


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What one move leads to, for the side that makes it."""

    prospect: Prospect
    line: tuple[int, ...]
    """The move itself and all that follow to the end, each of them a best one."""


def move_values(
    board: Board, should_stop: Callable[[], bool] | None = None
) -> dict[int, MoveValue]:
    """Return the value of every move; there is none when the game is over."""
    scores = SEARCH.evaluate(board, should_stop=should_stop).scores
    return {
        cell: MoveValue(Prospect.of(score), _line(board, cell, should_stop))
        for cell, score in scores.items()
    }


def _line(board: Board, cell: int, should_stop: Callable[[], bool] | None) -> tuple[int, ...]:
    line = [cell]
    board = board.play(cell)
    while not board.outcome:
        # The hint is the best move that is easiest to understand.
        line.append(find_hint(board, should_stop).cell)
        board = board.play(line[-1])
    return tuple(line)
