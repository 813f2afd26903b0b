"""Keeps how far a person has got with puzzles; what can't be saved now is saved once it can be."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.records import TIMES, Attempt, Result
from tictac_gui.storage.database import attempts, forget_attempts, save_attempts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date, datetime

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Question
    from tictac_gui.storage.store import Store

    Clock = Callable[[], datetime]


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


class ProgressKeeper(QObject):
    """The progress with puzzles of one game; it is there from the start, if perhaps empty."""

    loaded = Signal()
    """What was kept is known, or that it can't be read now; emitted once."""
    changed = Signal()

    def __init__(self, game: Game, store: Store, now: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._store = store
        self._now = now
        self._kept: list[Attempt] = []
        self._made: list[Attempt] = []
        self._unsaved: list[Attempt] = []
        self._progress: Progress | None = None
        self.is_loaded = False
        """Whether `loaded` has been emitted."""
        self.is_saved = True
        """Whether the file has taken all that it was given."""
        self._loading: Question | None = None
        self._forgetting: Question | None = None
        store.saving_resumed.connect(self._on_saving_resumed)
        store.file_lost.connect(self._on_file_lost)
        self._load()

    @property
    def progress(self) -> Progress:
        """What has been achieved, whether it is saved or not."""
        if self._progress is None:
            kept = {attempt.key for attempt in self._kept}
            new = (attempt for attempt in self._made if attempt.key not in kept)
            self._progress = Progress([*self._kept, *new])
        return self._progress

    def add(self, name: str, result: Result) -> None:
        """Keep that an attempt at a puzzle has just ended."""
        attempt = Attempt.make(name, self._now(), result)
        self._made.append(attempt)
        self._unsaved.append(attempt)
        self._save()
        self._tell_change()

    def reset(self) -> None:
        """Forget all attempts, once the file has."""
        if not (self._forgetting and self._forgetting.is_open):
            query = partial(forget_attempts, self._game)
            self._forgetting = self._store.change(self, query, self._on_forgotten)

    def _tell_change(self) -> None:
        self._progress = None
        self.changed.emit()

    def _load(self) -> None:
        query = partial(attempts, self._game)
        self._loading = self._store.ask(self, query, self._on_loaded, instead_of=self._loading)

    def _save(self) -> None:
        unsaved = tuple(self._unsaved)
        query = partial(save_attempts, self._game, unsaved)
        self._store.change(self, query, partial(self._on_saved, unsaved))

    def _on_loaded(self, found: list[Attempt] | None) -> None:
        # It may have been read before a save that has failed.
        is_known_unsaved = self._unsaved and not self.is_saved
        self.is_saved = found is not None and not is_known_unsaved
        if found is not None:
            self._kept = found
        self._progress = None
        if not self.is_loaded:
            self.is_loaded = True
            self.loaded.emit()
        self._tell_change()

    def _on_forgotten(self, is_done: bool | None) -> None:
        self.is_saved = is_done is not None
        if is_done:
            self._kept, self._made, self._unsaved = [], [], []
            if self._loading and self._loading.is_open:
                # What is being read may be from before.
                self._load()
        self._tell_change()

    def _on_saved(self, saved: tuple[Attempt, ...], is_done: bool | None) -> None:
        self.is_saved = is_done is not None
        if is_done:
            self._unsaved = [made for made in self._unsaved if made not in saved]
        self._tell_change()

    @Slot()
    def _on_saving_resumed(self) -> None:
        if self._unsaved:
            self._save()
        self._load()

    @Slot()
    def _on_file_lost(self) -> None:
        # As the games are: those of this sitting are written to the new file.
        self._unsaved = list(self._made)
        if self._unsaved:
            self._save()
