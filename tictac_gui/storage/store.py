"""Saves and finds games without ever waiting for the disk: the store's side on the GUI thread.

An answer includes all that was saved or changed before the question. Saving and changing never wait
for answers, so an answer may come after a later change. What can't be written waits in memory until
it can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from PySide6.QtCore import QObject, QThread, Signal, Slot

from tictac_gui.engine import Mark
from tictac_gui.play.asking import Question
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.storage.writer import FileSignals, OpenDatabase, Writer

if TYPE_CHECKING:
    from pathlib import Path

    from tictac_gui.games import Game
    from tictac_gui.play.setup import Seat
    from tictac_gui.storage.reader import Query

Arguments = ParamSpec("Arguments")
Then = Callable[..., object]
"""Takes the answer."""


class Store(FileSignals):
    """All games ever played; lives on the GUI thread.

    `then` is called with the answer on this thread, later, but not once the question is dropped or
    replaced, its owner has gone or the store is shut down. Any number of questions can be open.
    """

    _commanded = Signal(object)
    """Carries a command for the writer's thread."""

    def __init__(
        self,
        path: Path,
        open_database: OpenDatabase | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._ids = count(1)
        self._questions: dict[int, Question] = {}
        self._pending = Pending()
        self.writing_thread = QThread()
        """The thread on which files are written."""
        self.writing_thread.setObjectName("store")
        self._writer = Writer(path, self._pending, open_database)
        self._writer.moveToThread(self.writing_thread)
        self._reading_thread = QThread()
        self._reading_thread.setObjectName("store reader")
        self._writer.reader.moveToThread(self._reading_thread)
        self._commanded.connect(self._writer.carry_out)
        self._writer.answered.connect(self._on_answered)
        self.repeat(self._writer)
        self.writing_thread.start()
        self._reading_thread.start()

    def start(self, owner: QObject, game: Game, then: Then) -> Question:
        """Open the file, and find the unfinished game of the kind that is played first."""
        return self._ask(Question(owner, then), Writer.start, game)

    def find_unfinished(self, owner: QObject, game: Game, then: Then) -> Question:
        """Find the record of the unfinished game of a kind, None if there is none."""
        return self._ask(Question(owner, then), Writer.find_unfinished, game)

    def save(self, record: GameRecord) -> None:
        """Save a game as it is now."""
        self._pending.put(record)
        self._commanded.emit(Writer.flush_unless_failing)

    def find_score(
        self,
        owner: QObject,
        x: Seat,
        o: Seat,
        game: Game,
        then: Then,
        *,
        instead_of: Question | None = None,
    ) -> Question:
        """Find how the two have done against each other in a game."""
        _drop(instead_of)
        return self._ask(Question(owner, then), Writer.find_score, x, o, game)

    def ask(
        self, owner: QObject, query: Query, then: Then, *, instead_of: Question | None = None
    ) -> Question:
        """Have the database answer a question, perhaps in place of an earlier one.

        The answer is None while the database is out of reach.
        """
        _drop(instead_of)
        return self._ask(Question(owner, then), Writer.answer, query)

    def change(self, owner: QObject, query: Query, then: Then | None = None) -> Question:
        """Like `ask`, for a change to the database: it is made even if nobody wants the answer."""
        return self._ask(Question(owner, then), Writer.change, query)

    def purge(self) -> None:
        """Delete what was cleared."""
        self._commanded.emit(Writer.purge)

    def purge_single(self) -> None:
        """Delete the games that were deleted one by one."""
        self._commanded.emit(Writer.purge_single)

    def shutdown(self) -> None:
        """Write what is left, close the file and end the threads, within two seconds."""
        for question in self._questions.values():
            question.drop()
        self._questions.clear()
        if self.writing_thread.isRunning():
            self._writer.hurry()
            self._commanded.emit(Writer.close)
            self.writing_thread.wait()
            self._reading_thread.quit()
            self._reading_thread.wait()

    def _ask(
        self,
        question: Question,
        command: Callable[Concatenate[Writer, int, Arguments], None],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Question:
        request = next(self._ids)
        self._questions[request] = question
        question.note_asked(next(filter(callable, args), command))
        self._commanded.emit(lambda writer: command(writer, request, *args, **kwargs))
        return question

    @Slot(int, object)
    def _on_answered(self, request: int, answer: object) -> None:
        # There are no questions any more once the store is shut down.
        if question := self._questions.pop(request, None):
            question.end(question.then, answer)


def _drop(question: Question | None) -> None:
    if question:
        question.drop()


class ScoreKeeper(QObject):
    """The score of one pairing at a time, asked for again whenever it may have changed."""

    score_found = Signal(object)

    def __init__(self, store: Store, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._pairing: tuple[Seat, Seat, Game] | None = None
        self._question: Question | None = None
        self.score = Score()
        """The score as far as it is known."""

    def follow(self, x: Seat, o: Seat, game: Game) -> None:
        """Keep the score between these players from now on."""
        before, self._pairing = self._pairing, (x, o, game)
        if before != self._pairing:
            # Players who only swap marks keep their score until the store answers.
            old, is_swapped = self.score, before == (o, x, game)
            self.score = Score(old.o_wins, old.draws, old.x_wins) if is_swapped else Score()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Ask the store again."""
        if self._pairing:
            self._question = self._store.find_score(
                self, *self._pairing, self._on_score_found, instead_of=self._question
            )

    def _on_score_found(self, score: Score) -> None:
        self.score = score
        self.score_found.emit(score)


class Pending:
    """The latest state of each game that is not written yet, in the order in which to write them.

    The GUI thread and the writer's thread share it.
    """

    def __init__(self) -> None:
        self._records: dict[str, GameRecord] = {}
        self._lock = Lock()

    def put(self, record: GameRecord) -> None:
        """Add a game, in place of any earlier state of it."""
        with self._lock:
            # At the end, since the game saved last is the one under way.
            self._records.pop(record.key, None)
            # A copy, so that `remove` can tell it from the same record put earlier.
            self._records[record.key] = replace(record)

    def put_back(self, records: Iterable[GameRecord]) -> None:
        """Add games that were written before, ahead of all others; keep later states of them."""
        with self._lock:
            self._records = {record.key: record for record in records} | self._records

    def first(self) -> GameRecord | None:
        """Return the game to be written next."""
        with self._lock:
            return next(iter(self._records.values()), None)

    def remove(self, record: GameRecord) -> None:
        """Remove a game that was written, unless it has gone on meanwhile."""
        with self._lock:
            if self._records.get(record.key) is record:
                del self._records[record.key]

    def added_to(self, score: Score, x: Seat, o: Seat, game: Game) -> Score:
        """Return the score plus the two players' results that wait to be written."""
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
