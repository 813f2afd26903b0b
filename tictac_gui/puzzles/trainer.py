"""The choice of puzzles: first the day's, then the unsolved ones of the chosen set."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.games.puzzles import Puzzle, PuzzleKind, number_of_day
from tictac_gui.play.records import local_time
from tictac_gui.puzzles.catalogue import OwnPuzzle, PuzzleCatalogue
from tictac_gui.puzzles.progress import ProgressKeeper
from tictac_gui.puzzles.session import REPLY_MS, PuzzleSession

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.records import AttemptResult
    from tictac_gui.puzzles.progress import Clock, PuzzleProgress
    from tictac_gui.storage.store import Store


CALENDAR_DAYS = 28


class PuzzleSet(Enum):
    """A set of puzzles that a person can choose."""

    TODAY = auto()
    """The puzzle of the day."""
    ALL = auto()
    """All kinds in turn, the easiest of each kind first."""
    WIN_IN_ONE = PuzzleKind.WIN_IN_ONE
    STOP_IT = PuzzleKind.STOP_IT
    FIND_FORK = PuzzleKind.FIND_FORK
    STOP_FORK = PuzzleKind.STOP_FORK
    ONLY_MOVE = PuzzleKind.ONLY_MOVE
    WIN_IN_THREE = PuzzleKind.WIN_IN_THREE
    OWN = PuzzleKind.BETTER_MOVE
    """Positions in which the person went wrong, until they are solved often enough."""


class Trainer(QObject):
    """Sets one puzzle after the other, and records how each of them ends."""

    changed = Signal()
    """The set, the puzzle, the catalogue or the progress has changed; the session has a signal
    of its own."""

    def __init__(
        self,
        game: Game,
        store: Store,
        new_worker: Callable[[], Asker],
        parent: QObject | None = None,
        *,
        now: Clock = local_time,
        reply_ms: int = REPLY_MS,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self._now = now
        self.chosen_set = PuzzleSet.TODAY
        self.fault: str | None = None
        """Why there are no puzzles; None if there are, or will be soon."""
        self.is_ready = False
        """Whether the first puzzle has been set, or could have been."""
        self._day: date | None = None
        """The day whose puzzle was offered last."""
        self.has_finished_set = False
        """Whether the latest puzzle solved was the last of the set."""
        self.keeper = ProgressKeeper(game, store, now, self)
        self.catalogue = PuzzleCatalogue(game, store, new_worker(), self)
        self.session = PuzzleSession(game, new_worker(), self, reply_ms)
        self.keeper.loaded.connect(self._on_loaded)
        self.keeper.changed.connect(self.changed)
        self.catalogue.loaded.connect(self._on_loaded)
        self.catalogue.failed.connect(self._on_failed)
        self.catalogue.grown.connect(self._on_grown)
        self.session.ended.connect(self._on_ended)
        self.catalogue.fill()

    @property
    def solved_days(self) -> list[bool]:
        """Whether anything was solved on each of the last days, the oldest first, today last."""
        today = self._now().date()
        days = self.progress.days
        return [today - timedelta(days=ago) in days for ago in reversed(range(CALENDAR_DAYS))]

    @property
    def progress(self) -> PuzzleProgress:
        """What the person has achieved."""
        return self.keeper.progress

    @property
    def own_puzzle(self) -> OwnPuzzle | None:
        """The puzzle that is set, if it is from a game of the person's."""
        return next((own for own in self.catalogue.own if own.puzzle is self.session.puzzle), None)

    def members(self, chosen: PuzzleSet) -> Sequence[Puzzle]:
        """Return the puzzles of a set in their order; of the person's own, those due today."""
        collection, today = self.catalogue.collection, self._now().date()
        if chosen is PuzzleSet.OWN:
            is_due = self.progress.is_due
            return [
                own.puzzle
                for own in self.catalogue.own
                if is_due(own.puzzle.name, own.since, today)
            ]
        if chosen is PuzzleSet.ALL:
            return _in_turn(collection)
        if chosen is PuzzleSet.TODAY:
            number = number_of_day(today, len(collection)) if collection else 0
            return collection[number : number + 1]
        return [puzzle for puzzle in collection if puzzle.kind is chosen.value]

    def solved(self, chosen: PuzzleSet) -> int:
        """Return the number of puzzles of a set that have been solved."""
        solved = self.progress.solved
        return sum(puzzle.name in solved for puzzle in self.members(chosen))

    def choose(self, chosen: PuzzleSet) -> None:
        """Choose a set, beginning with its first unsolved puzzle."""
        self.chosen_set = chosen
        self._begin(self._unsolved_after(-1))

    @Slot()
    def next(self) -> None:
        """Set the next puzzle of the set, or of all puzzles where the set has no other.

        After midnight, the puzzle of the day is another.
        """
        members = list(self.members(self.chosen_set))
        current = self.session.puzzle
        at = members.index(current) if current in members else -1
        if not [puzzle for puzzle in members if puzzle is not current]:
            self.chosen_set = PuzzleSet.ALL
            at = -1
        self._begin(self._unsolved_after(at))

    @Slot()
    def reset(self) -> None:
        """Forget what the person has achieved."""
        self.keeper.reset()

    @Slot()
    def begin_new_day(self) -> None:
        """Set the puzzle of the day if the day is a new one and no puzzle is half solved."""
        if self.is_ready and self._now().date() != self._day and not self.session.is_under_way:
            self._begin_day()

    @Slot()
    def refresh(self) -> None:
        """Review games that have ended since, or try again to find the puzzles."""
        if self.fault is None:
            self.catalogue.look_for_newer()
        else:
            self.fault = None
            self.catalogue.fill()

    def shutdown(self) -> None:
        """Stop the session and the catalogue, and end their threads."""
        self.session.shutdown()
        self.catalogue.shutdown()

    def _unsolved_after(self, at: int) -> Puzzle | None:
        """Return the next unsolved puzzle of the set; if all are solved, the next one."""
        members = list(self.members(self.chosen_set))
        later = [*members[at + 1 :], *members[: at + 1]]
        others = [puzzle for puzzle in later if puzzle is not self.session.puzzle]
        return next(iter(self._unsolved(others) or others or later), None)

    def _unsolved(self, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
        # The person's own puzzles come back although they have been solved.
        solved = self.progress.solved if self.chosen_set is not PuzzleSet.OWN else ()
        return [puzzle for puzzle in puzzles if puzzle.name not in solved]

    def _begin(self, puzzle: Puzzle | None) -> None:
        self.has_finished_set = False
        self.session.begin(puzzle)
        self.changed.emit()

    @Slot()
    def _on_loaded(self) -> None:
        if not self.catalogue.collection or not self.keeper.is_loaded or self.is_ready:
            return
        self.is_ready = True
        self._begin_day()

    def _begin_day(self) -> None:
        [first] = self.members(PuzzleSet.TODAY)
        self._day = today = self._now().date()
        is_done = any(
            attempt.name == first.name and attempt.tried.date() == today
            for attempt in self.progress.attempts
        )
        self.choose(PuzzleSet.ALL if is_done else PuzzleSet.TODAY)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self.fault = reason
        self.changed.emit()

    @Slot()
    def _on_grown(self) -> None:
        if self.chosen_set is PuzzleSet.OWN and not self.session.puzzle:
            self.choose(PuzzleSet.OWN)
        else:
            self.changed.emit()

    @Slot(object)
    def _on_ended(self, result: AttemptResult) -> None:
        if puzzle := self.session.puzzle:
            left = self._unsolved(self.members(self.chosen_set))
            self.keeper.add(puzzle.name, result)
            self.has_finished_set = bool(left) and not self._unsolved(self.members(self.chosen_set))


def _in_turn(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the first puzzle of every kind, then the second of every kind, and so on."""
    counts: Counter[PuzzleKind] = Counter()
    places = []
    for puzzle in puzzles:
        places.append((counts[puzzle.kind], puzzle.kind.value))
        counts[puzzle.kind] += 1
    order = sorted(range(len(puzzles)), key=places.__getitem__)
    return [puzzles[number] for number in order]
