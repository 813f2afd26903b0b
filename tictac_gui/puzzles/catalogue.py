"""The puzzles there are: the game's own, and positions in which the person has gone wrong.

A worker reviews past games one after the other, and the mistakes that it finds are saved.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine.search import Forecast
from tictac_gui.engine.stopping import Deadline, SearchStopped, ShouldStop
from tictac_gui.games.puzzles import Puzzle, PuzzleKind, is_plain
from tictac_gui.play.records import GameRecord, Mistakes, PastGame
from tictac_gui.storage.database import mistakes, save_mistakes, unreviewed

if TYPE_CHECKING:
    from collections.abc import Hashable
    from datetime import datetime

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Asker, Question
    from tictac_gui.storage.store import Store

SECONDS = 10.0
"""The time limit for a game; its last moves, which take the least time, are judged first."""
_GAMES = 20
"""The number of games read at a time."""


def find_mistakes(record: GameRecord, should_stop: ShouldStop) -> Mistakes:
    """Judge the moves of the people who played, as many as the time limit allows."""
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
            # An earlier position may be in a book, which takes no time.
            undecided.append(number)
            continue
        before = Forecast.of(max(scores.values()))
        after = Forecast.of(scores[record.moves[number]])
        if before.ending is not after.ending and is_plain(before, after):
            found.append(number)
    return Mistakes(tuple(reversed(found)), tuple(reversed(undecided)))


@dataclass(frozen=True, slots=True)
class OwnPuzzle:
    """A position in which a person has gone wrong."""

    puzzle: Puzzle
    since: datetime
    """The beginning of the last game in which that happened."""


class PuzzleCatalogue(QObject):
    """The puzzles of one game, once `fill` has found them; the person's own become more."""

    loaded = Signal()
    """The game's own puzzles have been found."""
    grown = Signal()
    """Past games had more mistakes, or more moves that took too long to judge."""
    failed = Signal(str)

    def __init__(
        self,
        game: Game,
        store: Store,
        worker: Asker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._store = store
        self._worker = worker
        worker.setParent(self)
        self.collection: tuple[Puzzle, ...] = ()
        self._own: dict[Hashable, OwnPuzzle] = {}
        self._undecided: dict[str, int] = {}
        self._reading: Question | None = None
        self._before: int | None = None
        self._waiting: list[GameRecord] = []
        self._is_behind = False

    @property
    def own(self) -> list[OwnPuzzle]:
        """The puzzles from a person's own games, the oldest first."""
        return list(self._own.values())

    @property
    def undecided(self) -> int:
        """The number of moves in a person's own games that took too long to judge."""
        return sum(self._undecided.values())

    @property
    def is_reading(self) -> bool:
        """Whether the store has yet to answer."""
        return self._reading is not None and self._reading.is_open

    def fill(self) -> None:
        """Find the game's own puzzles, and then those in past games."""
        assert self._game.puzzles  # noqa: S101 - only such a game offers them
        work = self._game.puzzles().collection
        self._worker.ask(self, work, self._on_collected, self.failed.emit)

    @Slot()
    def look_for_newer(self) -> None:
        """Review games that have ended since."""
        if self.is_reading or self._worker.is_asked:
            self._is_behind = True
        else:
            self._ask_for_games(None)

    def shutdown(self) -> None:
        """Stop reviewing and end the thread."""
        if self._reading:
            self._reading.drop()
        self._worker.shutdown()

    def _ask_for_games(self, before: int | None) -> None:
        query = partial(unreviewed, self._game, before, _GAMES)
        self._reading = self._store.ask(self, query, self._on_games_found)

    def _review_next(self) -> None:
        if self._waiting:
            work = partial(find_mistakes, self._waiting[0])
            self._worker.ask(self, work, self._on_reviewed, self._on_review_failed)
        elif self._before is not None:
            self._ask_for_games(self._before)
        elif self._is_behind:
            self._is_behind = False
            self._ask_for_games(None)

    def _add(self, record: GameRecord, made: Mistakes) -> bool:
        for number in made.found:
            position = self._game.history(record.moves[:number]).position
            key = position.canonical_key
            former = self._own.get(key)
            # The first of several equivalent positions stands for all, and gives them its name.
            puzzle = former.puzzle if former else Puzzle(PuzzleKind.BETTER_MOVE, position)
            since = max(former.since, record.begun) if former else record.begun
            self._own[key] = OwnPuzzle(puzzle, since)
        self._undecided[record.key] = len(made.undecided)
        return bool(made.found or made.undecided)

    def _on_collected(self, collection: tuple[Puzzle, ...]) -> None:
        self.collection = collection
        self.loaded.emit()
        query = partial(mistakes, self._game)
        self._reading = self._store.ask(self, query, self._on_mistakes_found)

    def _on_reviewed(self, made: Mistakes) -> None:
        record = self._waiting.pop(0)
        self._store.change(self, partial(save_mistakes, record, made))
        if self._add(record, made):
            self.grown.emit()
        self._review_next()

    def _on_review_failed(self, _reason: str) -> None:
        # The asker has logged the failure; the other games can still be reviewed.
        self._waiting.pop(0)
        self._review_next()

    def _on_mistakes_found(self, found: list[tuple[GameRecord, Mistakes]] | None) -> None:
        for record, made in found or ():
            self._add(record, made)
        if found:
            self.grown.emit()
        self._ask_for_games(None)

    def _on_games_found(self, found: tuple[list[PastGame], int | None] | None) -> None:
        games, self._before = found or ([], None)
        self._waiting = [past.record for past in games]
        self._review_next()
