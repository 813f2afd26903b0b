"""What attempts at puzzles add up to, without any file or thread."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from tictac_gui.play.records import Result

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date, datetime

    from tictac_gui.play.records import Attempt

TIMES = 2
"""On how many different days a puzzle from a person's own game is to be solved."""


class Progress:
    """What a person has achieved, given all attempts in their order."""

    def __init__(self, attempts: Sequence[Attempt] = ()) -> None:
        self.attempts = tuple(attempts)
        self.streak = 0
        """How many puzzles in a row, up to now, were solved at the first go."""
        self.best_streak = 0
        """The longest such row ever."""
        self._at_first_go: defaultdict[str, list[datetime]] = defaultdict(list)
        solved = set()
        for attempt in self.attempts:
            if attempt.result is not Result.FAILED:
                solved.add(attempt.name)
            if attempt.result is Result.SOLVED:
                self._at_first_go[attempt.name].append(attempt.tried)
                self.streak += 1
            elif attempt.result is Result.FAILED:
                self.streak = 0
            self.best_streak = max(self.best_streak, self.streak)
        self.solved = frozenset(solved)
        """The names of the puzzles that have been solved, at the first go or later."""

    def days_solved(self, name: str, since: datetime) -> frozenset[date]:
        """Return the days on which a puzzle was solved at the first go after a moment."""
        times = self._at_first_go.get(name, ())
        return frozenset(tried.date() for tried in times if tried > since)

    def is_due(self, name: str, since: datetime, today: date) -> bool:
        """Return whether a position in which a person went wrong at a moment comes back today."""
        days = self.days_solved(name, since)
        return len(days) < TIMES and today not in days
