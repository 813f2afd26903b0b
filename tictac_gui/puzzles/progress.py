"""A person's progress with puzzles; attempts that can't be saved are saved as soon as possible."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.records import DAYS_TO_SOLVE, Attempt, AttemptResult
from tictac_gui.storage.database import attempts, forget_attempts, save_attempts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date, datetime

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Question
    from tictac_gui.storage.store import Store

    Clock = Callable[[], datetime]


class PuzzleProgress:
    """What a person has achieved with these attempts, in their order."""

    def __init__(self, attempts: Sequence[Attempt] = ()) -> None:
        self.attempts = tuple(attempts)
        self.streak = 0
        """The number of puzzles solved at the first go since the last failure."""
        self.best_streak = 0
        self._at_first_go: defaultdict[str, list[datetime]] = defaultdict(list)
        solved = set()
        for attempt in self.attempts:
            if attempt.result is not AttemptResult.FAILED:
                solved.add(attempt.name)
            if attempt.result is AttemptResult.SOLVED:
                self._at_first_go[attempt.name].append(attempt.tried)
                self.streak += 1
            elif attempt.result is AttemptResult.FAILED:
                self.streak = 0
            self.best_streak = max(self.best_streak, self.streak)
        self.days = frozenset(
            attempt.tried.date()
            for attempt in self.attempts
            if attempt.result is not AttemptResult.FAILED
        )
        """The days on which puzzles were solved."""
        self.solved = frozenset(solved)
        """The names of the puzzles that have been solved, at the first go or later."""

    def days_solved(self, name: str, since: datetime) -> frozenset[date]:
        """Return the days after `since` on which a puzzle was solved at the first go."""
        times = self._at_first_go.get(name, ())
        return frozenset(tried.date() for tried in times if tried > since)

    def is_due(self, name: str, since: datetime, today: date) -> bool:
        """Return whether a position in which the person went wrong comes back today."""
        days = self.days_solved(name, since)
        return len(days) < DAYS_TO_SOLVE and today not in days


class ProgressKeeper(QObject):
    """Loads and saves the progress with one game's puzzles; until it is loaded, it is empty."""

    loaded = Signal()
    """The saved attempts have been read, or can't be read now; emitted once."""
    changed = Signal()

    def __init__(self, game: Game, store: Store, now: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._store = store
        self._now = now
        self._saved: list[Attempt] = []
        self._made: list[Attempt] = []
        self._unsaved: list[Attempt] = []
        self._progress: PuzzleProgress | None = None
        self.is_loaded = False
        """Whether `loaded` has been emitted."""
        self.is_saved = True
        """Whether the file has all attempts."""
        self._loading: Question | None = None
        self._forgetting: Question | None = None
        store.saving_resumed.connect(self._on_saving_resumed)
        store.file_lost.connect(self._on_file_lost)
        self._load()

    @property
    def progress(self) -> PuzzleProgress:
        """The progress with all attempts, also those that are not saved."""
        if self._progress is None:
            saved = {attempt.key for attempt in self._saved}
            new = (attempt for attempt in self._made if attempt.key not in saved)
            self._progress = PuzzleProgress([*self._saved, *new])
        return self._progress

    def add(self, name: str, result: AttemptResult) -> None:
        """Save the result of an attempt that has just ended."""
        attempt = Attempt.make(name, self._now(), result)
        self._made.append(attempt)
        self._unsaved.append(attempt)
        self._save()
        self._announce_change()

    def reset(self) -> None:
        """Forget all attempts, as soon as the file has."""
        if not (self._forgetting and self._forgetting.is_open):
            query = partial(forget_attempts, self._game)
            self._forgetting = self._store.change(self, query, self._on_forgotten)

    def _announce_change(self) -> None:
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
        # These attempts may have been read before a save that has failed since.
        is_known_unsaved = self._unsaved and not self.is_saved
        self.is_saved = found is not None and not is_known_unsaved
        if found is not None:
            self._saved = found
        self._progress = None
        if not self.is_loaded:
            self.is_loaded = True
            self.loaded.emit()
        self._announce_change()

    def _on_forgotten(self, is_done: bool | None) -> None:
        self.is_saved = is_done is not None
        if is_done:
            self._saved, self._made, self._unsaved = [], [], []
            if self._loading and self._loading.is_open:
                # The attempts being read may be from before.
                self._load()
        self._announce_change()

    def _on_saved(self, saved: tuple[Attempt, ...], is_done: bool | None) -> None:
        self.is_saved = is_done is not None
        if is_done:
            self._unsaved = [made for made in self._unsaved if made not in saved]
        self._announce_change()

    @Slot()
    def _on_saving_resumed(self) -> None:
        if self._unsaved:
            self._save()
        self._load()

    @Slot()
    def _on_file_lost(self) -> None:
        # The attempts of this sitting are written to the new file, as its games are.
        self._unsaved = list(self._made)
        if self._unsaved:
            self._save()
