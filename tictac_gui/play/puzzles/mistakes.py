"""Finds the moves of a past game with which a person plainly gave the result away."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from time import perf_counter, sleep
from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.search import HIGHEST_ESTIMATE, SearchStopped
from tictac_gui.engine.study.judging import PATIENCE
from tictac_gui.games.puzzles import LONGEST_REFUTATION, is_plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.records import GameRecord

    ShouldStop = Callable[[], bool]

SECONDS = 10.0
"""How long the suspects of a game are judged at most; the last are judged first."""
_LOOKAHEAD = LONGEST_REFUTATION + 1
"""So many moves ahead, every loss is seen that is near enough, and every win that is missed."""
_BREAK_SECONDS = 0.005


@dataclass(frozen=True, slots=True)
class Mistakes:
    """The numbers of moves in a game, from 0."""

    found: tuple[int, ...] = ()
    """Those that gave the result away."""
    undecided: tuple[int, ...] = ()
    """Those that may have, but to find out takes too long."""


def find_mistakes(
    record: GameRecord, gives_way: Callable[[], bool], should_stop: ShouldStop
) -> Mistakes:
    """Judge at once what can be, and of the rest only what looks like a mistake some moves ahead.

    Whatever is judged here in time is judged as soon when it is asked for.
    """
    game, patience = record.setup.game, _Patience(gives_way, should_stop)
    positions = {
        number: position
        for number in range(len(record.moves))
        if (position := game.history(record.moves[:number]).position).turn in record.people
    }
    judged: dict[int, bool | None] = {}
    for number, position in positions.items():
        move = record.moves[number]
        judged[number] = _judge(game, position, move, patience.ends_soon(), should_stop)
        if judged[number] is None and not _is_suspect(game, position, move, patience.is_over):
            judged[number] = False
    patience.end_in(SECONDS)
    for number in reversed(positions):
        if judged[number] is None:
            move = record.moves[number]
            judged[number] = _judge(game, positions[number], move, patience.is_over, should_stop)
    return Mistakes(
        tuple(number for number, is_mistake in judged.items() if is_mistake),
        tuple(number for number, is_mistake in judged.items() if is_mistake is None),
    )


class _Patience:
    """Knows when a search has taken long enough; as long as it has to give way, time stands still.

    It is asked on the worker's thread, which sleeps meanwhile.
    """

    def __init__(self, gives_way: Callable[[], bool], should_stop: ShouldStop) -> None:
        self._gives_way = gives_way
        self._should_stop = should_stop
        self._end = float("inf")

    def end_in(self, seconds: float) -> None:
        """Have all searches from now on together end after so much time."""
        self._end = perf_counter() + seconds

    def is_over(self) -> bool:
        while self._gives_way() and not self._should_stop():
            sleep(_BREAK_SECONDS)
            self._end += _BREAK_SECONDS
        return self._should_stop() or perf_counter() >= self._end

    def ends_soon(self) -> ShouldStop:
        """Return what ends one search after a few positions."""
        visits = count()
        return lambda: next(visits) >= PATIENCE or self.is_over()


def _judge(
    game: Game,
    position: BoardPosition,
    move: int,
    is_over: ShouldStop,
    should_stop: ShouldStop,
) -> bool | None:
    """Return whether a move plainly gave the result away, None if that takes too long."""
    try:
        scores = game.search.evaluate(position, should_stop=is_over).scores
    except SearchStopped:
        if should_stop():
            raise
        return None
    before, after = Forecast.of(max(scores.values())), Forecast.of(scores[move])
    return before.ending is not after.ending and is_plain(before, after)


def _is_suspect(game: Game, position: BoardPosition, move: int, should_stop: ShouldStop) -> bool:
    """Return whether a move misses a near win, or allows a near loss that another may avoid."""
    scores = game.search.evaluate(position, _LOOKAHEAD, should_stop).scores
    unknown = Forecast(Ending.DRAW)
    seen = {
        each: Forecast.of(score) if abs(score) > HIGHEST_ESTIMATE else unknown
        for each, score in scores.items()
    }
    before, after = seen[max(scores, key=scores.__getitem__)], seen[move]
    return before.ending is not after.ending and is_plain(before, after)
