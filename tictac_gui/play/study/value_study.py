"""Finds what moves lead to on a worker's thread, and gives way to the search of the game itself."""

from __future__ import annotations

from time import perf_counter, sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.study.move_values import MoveValue
    from tictac_gui.games import BoardPosition, Game

_BREAK_SECONDS = 0.005


def study_values(
    is_searching: Callable[[], bool],
    subject: tuple[Game, BoardPosition],
    should_stop: Callable[[], bool],
) -> Iterator[dict[int, MoveValue]]:
    """Yield the values of all moves in a position, as more of them become known.

    Python runs one thread at a time: once there is something to show, whoever waits for a move or
    a hint has the computer to themselves.
    """
    game, board = subject
    is_told = False
    waited = 0.0

    def give_way() -> bool:
        nonlocal waited
        while is_told and is_searching() and not should_stop():
            began = perf_counter()
            sleep(_BREAK_SECONDS)
            waited += perf_counter() - began
        return should_stop()

    def clock() -> float:
        """Tell the time without that in which nothing could be found."""
        return perf_counter() - waited

    for values in game.value_stages(board, give_way, clock=clock):
        yield values
        is_told = True
