"""The games that are not written yet, shared by the thread that plays and the one that writes."""

from __future__ import annotations

from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING

from tictac_gui.engine import Mark
from tictac_gui.play.records import GameRecord, Score

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tictac_gui.games import Game
    from tictac_gui.play.setup import Seat


class Pending:
    """Each game as it is now, in the order in which they are to be written."""

    def __init__(self) -> None:
        self._records: dict[str, GameRecord] = {}
        self._lock = Lock()

    def put(self, record: GameRecord) -> None:
        """Have a game written, instead of any earlier state of it."""
        with self._lock:
            # To the end: of all games the one saved last is under way.
            self._records.pop(record.key, None)
            # A copy: what is being written may be this very record, which is put once more.
            self._records[record.key] = replace(record)

    def put_back(self, records: Iterable[GameRecord]) -> None:
        """Have games written once more, before all others; a later state of one stands."""
        with self._lock:
            self._records = {record.key: record for record in records} | self._records

    def first(self) -> GameRecord | None:
        """Return the game to be written next."""
        with self._lock:
            return next(iter(self._records.values()), None)

    def remove(self, record: GameRecord) -> None:
        """Forget a game that was written, unless it has gone on meanwhile."""
        with self._lock:
            if self._records.get(record.key) is record:
                del self._records[record.key]

    def added_to(self, score: Score, x: Seat, o: Seat, game: Game) -> Score:
        """Return the score with what the two have played of the game that waits to be written."""
        with self._lock:
            unsaved = list(self._records.values())
        wins = {Mark.X: score.x_wins, None: score.draws, Mark.O: score.o_wins}
        person_changes_marks = (x is None) != (o is None)
        for record in unsaved:
            outcome = record.outcome
            if not outcome or not record.counts or record.setup.game is not game:
                continue
            seats = record.seat(Mark.X), record.seat(Mark.O)
            if seats == (x, o):
                wins[outcome.winner] += 1
            elif person_changes_marks and seats == (o, x):
                wins[{Mark.X: Mark.O, Mark.O: Mark.X, None: None}[outcome.winner]] += 1
        return Score(wins[Mark.X], wins[None], wins[Mark.O])
