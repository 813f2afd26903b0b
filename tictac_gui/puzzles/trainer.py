"""Which puzzle comes next: first the day's, then those of the chosen set that are unsolved."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.games.puzzles import Kind, number_of_day
from tictac_gui.puzzles.catalogue import PuzzleShelf
from tictac_gui.puzzles.progress import Progress, ProgressKeeper
from tictac_gui.puzzles.session import REPLY_MS, PuzzleSession

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tictac_gui.games import Game
    from tictac_gui.games.puzzles import Puzzle
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.records import Result
    from tictac_gui.puzzles.catalogue import OwnPuzzle
    from tictac_gui.puzzles.progress import Clock, Progress
    from tictac_gui.storage.store import Store


class PuzzleSet(Enum):
    """What can be chosen to be asked."""

    TODAY = auto()
    """One puzzle: that of the day."""
    ALL = auto()
    """All kinds in turn, of each the easiest first."""
    WIN_IN_ONE = Kind.WIN_IN_ONE
    STOP_IT = Kind.STOP_IT
    FIND_FORK = Kind.FIND_FORK
    STOP_FORK = Kind.STOP_FORK
    ONLY_MOVE = Kind.ONLY_MOVE
    WIN_IN_THREE = Kind.WIN_IN_THREE
    OWN = Kind.BETTER_MOVE
    """Positions in which the person went wrong, until solved often enough."""


def local_time() -> datetime:
    """Return what the clock says, and where."""
    return datetime.now().astimezone()


class Trainer(QObject):
    """Sets one puzzle after the other and takes note of what becomes of them."""

    changed = Signal()
    """Another set or puzzle, or more that is known about them; the session tells its own."""

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
        self._set = PuzzleSet.TODAY
        self._fault: str | None = None
        self._is_chosen = False
        self._has_finished = False
        self.keeper = ProgressKeeper(game, store, now, self)
        self.shelf = PuzzleShelf(game, store, new_worker(), self)
        self.session = PuzzleSession(game, new_worker(), self, reply_ms)
        self.keeper.loaded.connect(self._on_loaded)
        self.keeper.changed.connect(self.changed)
        self.shelf.loaded.connect(self._on_loaded)
        self.shelf.failed.connect(self._on_failed)
        self.shelf.grown.connect(self._on_grown)
        self.session.ended.connect(self._on_ended)
        self.shelf.fill()

    @property
    def chosen_set(self) -> PuzzleSet:
        """What is being asked."""
        return self._set

    @property
    def fault(self) -> str | None:
        """Why there are no puzzles; None if there are, or will be soon."""
        return self._fault

    @property
    def is_ready(self) -> bool:
        """Whether the first puzzle has been set, or could have been."""
        return self._is_chosen

    @property
    def progress(self) -> Progress:
        """What has been achieved."""
        return self.keeper.progress

    @property
    def has_finished_set(self) -> bool:
        """Whether nothing of the set is left to solve since the puzzle that is set was solved."""
        return self._has_finished

    @property
    def own_puzzle(self) -> OwnPuzzle | None:
        """Where the puzzle comes from, if it is from a game of the person's."""
        return next((own for own in self.shelf.own if own.puzzle is self.session.puzzle), None)

    def members(self, chosen: PuzzleSet) -> Sequence[Puzzle]:
        """Return the puzzles of a set in their order; of a person's own those that come today."""
        collection, today = self.shelf.collection, self._now().date()
        if chosen is PuzzleSet.OWN:
            is_due = self.progress.is_due
            return [
                own.puzzle for own in self.shelf.own if is_due(own.puzzle.name, own.since, today)
            ]
        if chosen is PuzzleSet.ALL:
            return _in_turn(collection)
        if chosen is PuzzleSet.TODAY:
            number = number_of_day(today, len(collection)) if collection else 0
            return collection[number : number + 1]
        return [puzzle for puzzle in collection if puzzle.kind is chosen.value]

    def solved(self, chosen: PuzzleSet) -> int:
        """Return how many puzzles of a set have been solved."""
        solved = self.progress.solved
        return sum(puzzle.name in solved for puzzle in self.members(chosen))

    def choose(self, chosen: PuzzleSet) -> None:
        """Ask from a set, beginning with the first that is not solved."""
        self._set = chosen
        self._begin(self._unsolved_after(-1))

    @Slot()
    def next(self) -> None:
        """Set the next puzzle of the set; after the day's, and where there is none, of all.

        If midnight has passed, that of the new day is next.
        """
        members = list(self.members(self._set))
        current = self.session.puzzle
        at = members.index(current) if current in members else -1
        if not [each for each in members if each is not current]:
            self._set = PuzzleSet.ALL
            at = -1
        self._begin(self._unsolved_after(at))

    @Slot()
    def reset(self) -> None:
        """Forget what has been achieved."""
        self.keeper.reset()

    def shutdown(self) -> None:
        """Stop all that is under way, and end its threads."""
        self.session.shutdown()
        self.shelf.shutdown()

    def _unsolved_after(self, at: int) -> Puzzle | None:
        """Return the next member that is not solved; if all are, just the next."""
        members = list(self.members(self._set))
        later = [*members[at + 1 :], *members[: at + 1]]
        others = [puzzle for puzzle in later if puzzle is not self.session.puzzle]
        return next(iter(self._unsolved(others) or others or later), None)

    def _unsolved(self, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
        # A person's own come back although they have been solved.
        solved = self.progress.solved if self._set is not PuzzleSet.OWN else ()
        return [puzzle for puzzle in puzzles if puzzle.name not in solved]

    def _begin(self, puzzle: Puzzle | None) -> None:
        self._has_finished = False
        self.session.begin(puzzle)
        self.changed.emit()

    @Slot()
    def _on_loaded(self) -> None:
        if not self.shelf.collection or not self.keeper.is_loaded or self._is_chosen:
            return
        self._is_chosen = True
        [first] = self.members(PuzzleSet.TODAY)
        today = self._now().date()
        is_done = any(
            attempt.name == first.name and attempt.tried.date() == today
            for attempt in self.progress.attempts
        )
        self.choose(PuzzleSet.ALL if is_done else PuzzleSet.TODAY)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self._fault = reason
        self.changed.emit()

    @Slot()
    def _on_grown(self) -> None:
        if self._set is PuzzleSet.OWN and not self.session.puzzle:
            self.choose(PuzzleSet.OWN)
        else:
            self.changed.emit()

    @Slot(object)
    def _on_ended(self, result: Result) -> None:
        if puzzle := self.session.puzzle:
            left = self._unsolved(self.members(self._set))
            self.keeper.add(puzzle.name, result)
            self._has_finished = bool(left) and not self._unsolved(self.members(self._set))


def _in_turn(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return one puzzle of each kind, then the next of each, and so on."""
    counts: Counter[Kind] = Counter()
    places = []
    for puzzle in puzzles:
        places.append((counts[puzzle.kind], puzzle.kind.value))
        counts[puzzle.kind] += 1
    order = sorted(range(len(puzzles)), key=places.__getitem__)
    return [puzzles[number] for number in order]
