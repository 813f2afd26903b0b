"""What every move in a position leads to, and how the game continues with best play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from tictac_gui.engine.forecast import Forecast
from tictac_gui.engine.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.search import Search

_Position = TypeVar("_Position", bound=Position)


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What one move leads to, for the side that makes it."""

    forecast: Forecast
    line: tuple[int, ...]
    """The move itself and the best moves that follow, to the end of the game."""


def move_values(
    position: _Position,
    search: Search,
    best_move: Callable[[_Position], int],
    should_stop: Callable[[], bool] | None = None,
) -> dict[int, MoveValue]:
    """Return the value of every legal move.

    `best_move` picks the best move with which a line continues.
    """
    scores = search.evaluate(position, should_stop=should_stop).scores
    return {
        move: MoveValue(Forecast.of(score), _line(position, move, best_move))
        for move, score in scores.items()
    }


def _line(position: _Position, move: int, best_move: Callable[[_Position], int]) -> tuple[int, ...]:
    line = [move]
    position = position.play(move)
    while not position.outcome:
        line.append(best_move(position))
        position = position.play(line[-1])
    return tuple(line)
