"""Finds the moves of a past game with which a person plainly gave the result away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine.search import Forecast
from tictac_gui.engine.stopping import Deadline, SearchStopped
from tictac_gui.games.puzzles import is_plain
from tictac_gui.play.records import Mistakes

if TYPE_CHECKING:
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.play.records import GameRecord

SECONDS = 10.0
"""How long the moves of a game are judged at most; the last ones, which take the least time, first.
"""


def find_mistakes(record: GameRecord, should_stop: ShouldStop) -> Mistakes:
    """Judge the moves of the people who played, as far as that is done in time."""
    game, deadline = record.setup.game, Deadline(SECONDS, should_stop)
    found: list[int] = []
    undecided: list[int] = []
    for number in reversed(range(len(record.moves))):
        position = game.history(record.moves[:number]).position
        if position.turn not in record.people:
            continue
        try:
            scores = game.scores(position, deadline)
        except SearchStopped:
            if deadline.is_cancelled:
                raise
            # An earlier position may still be in a book, and is judged in no time.
            undecided.append(number)
            continue
        before = Forecast.of(max(scores.values()))
        after = Forecast.of(scores[record.moves[number]])
        if before.ending is not after.ending and is_plain(before, after):
            found.append(number)
    return Mistakes(tuple(reversed(found)), tuple(reversed(undecided)))
