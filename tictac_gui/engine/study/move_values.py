"""What every move in a position leads to, and how the game continues with best play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tictac_gui.engine.forecast import Forecast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.position import Position
    from tictac_gui.engine.stopping import ShouldStop

    # Any: these are only ever called with positions of the game that they belong to.
    MoveScore = Callable[[Any, int, ShouldStop | None], int]
    """The exact score of one move."""
    Line = Callable[[Any, ShouldStop | None], tuple[int, ...]]
    """How the game goes on from a position with best play, to its end."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What one move leads to, for the side that makes it."""

    forecast: Forecast
    line: tuple[int, ...]
    """The move itself and, once they are found, the best moves that follow, to the game's end."""

    @property
    def is_proven(self) -> bool:
        """Always True, since values are exact; for programs that ask."""
        return True


def move_values(
    position: Position, move_score: MoveScore, line: Line, should_stop: ShouldStop | None = None
) -> Iterator[dict[int, MoveValue]]:
    """Yield the values that are known so far: of one move more each time, then also their lines."""
    found: dict[int, MoveValue] = {}
    for move in position.moves():
        forecast = Forecast.of(move_score(position, move, should_stop))
        found = {**found, move: MoveValue(forecast, (move,))}
        yield found
    for move in position.moves():
        replies = line(position.play(move), should_stop)
        found = {**found, move: replace(found[move], line=(move, *replies))}
        yield found
