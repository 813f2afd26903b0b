"""Keeps games without ever waiting for the disk: the GUI thread's side of it.

A `Store` is told what has happened and asked what is known. An answer has all that was saved or
changed before the question; saving and changing never wait for answers, so that an answer may come
after a later change was carried out. What can't be written is kept and written as soon as it can.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from PySide6.QtCore import QObject, QThread, Signal, Slot

from tictac_gui.engine import Mark
from tictac_gui.play.asking import Question
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.storage.keeper import FileSignals, Keeper, OpenDatabase

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tictac_gui.games import Game
    from tictac_gui.play.setup import Seat
    from tictac_gui.storage.reader import Query

Arguments = ParamSpec("Arguments")
Then = Callable[..., object]
"""Takes the answer."""


class Store(FileSignals):
    """The games of all times; lives on the GUI thread.

    Whoever asks says who owns the question and what to call with the answer. It is called on this
    thread, later, and never once the question is dropped or replaced, its owner has gone or the
    store is shut down. Any number of questions can be open. What was read before a change may be
    answered after it.
    """

    _commanded = Signal(object)
    """Carries what the keeper is to do on its thread."""

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
        self._keeper = Keeper(path, self._pending, open_database)
        self._keeper.moveToThread(self.writing_thread)
        self._reading_thread = QThread()
        self._reading_thread.setObjectName("store reader")
        self._keeper.reader.moveToThread(self._reading_thread)
        self._commanded.connect(self._keeper.carry_out)
        self._keeper.answered.connect(self._on_answered)
        self.repeat(self._keeper)
        self.writing_thread.start()
        self._reading_thread.start()

    def start(self, owner: QObject, game: Game, then: Then) -> Question:
        """Open the file, and find what was left under way of the game that is played first."""
        return self._ask(Question(owner, then), Keeper.start, game)

    def find_unfinished(self, owner: QObject, game: Game, then: Then) -> Question:
        """Find the record of what was left under way of a game, None if there is none."""
        return self._ask(Question(owner, then), Keeper.find_unfinished, game)

    def save(self, record: GameRecord) -> None:
        """Keep a game as it is now."""
        self._pending.put(record)
        self._commanded.emit(Keeper.flush_unless_failing)

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
        return self._ask(Question(owner, then), Keeper.find_score, x, o, game)

    def ask(
        self, owner: QObject, query: Query, then: Then, *, instead_of: Question | None = None
    ) -> Question:
        """Have a question answered by the database, perhaps in place of an earlier one.

        The answer is None while the database is out of reach.
        """
        _drop(instead_of)
        return self._ask(Question(owner, then), Keeper.answer, query)

    def change(self, owner: QObject, query: Query, then: Then | None = None) -> Question:
        """Like `ask`, for what changes the database: it is done though nobody wants the answer."""
        return self._ask(Question(owner, then), Keeper.change, query)

    def purge(self) -> None:
        """Forget for good what was cleared."""
        self._commanded.emit(Keeper.purge)

    def shutdown(self) -> None:
        """Write what is left, close the file and end the threads, within two seconds."""
        for question in self._questions.values():
            question.drop()
        self._questions.clear()
        if self.writing_thread.isRunning():
            self._keeper.hurry()
            self._commanded.emit(Keeper.close)
            self.writing_thread.wait()
            self._reading_thread.quit()
            self._reading_thread.wait()

    def _ask(
        self,
        question: Question,
        command: Callable[Concatenate[Keeper, int, Arguments], None],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Question:
        request = next(self._ids)
        self._questions[request] = question
        question.ask(next(filter(callable, args), command))
        self._commanded.emit(lambda keeper: command(keeper, request, *args, **kwargs))
        return question

    @Slot(int, object)
    def _on_answered(self, request: int, answer: object) -> None:
        # Once the store is shut down, it knows of no question.
        if question := self._questions.pop(request, None):
            question.end(question.then, answer)


def _drop(question: Question | None) -> None:
    if question:
        question.drop()


class ScoreKeeper(QObject):
    """Asks for the score of one pairing at a time; answers about others come too late."""

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
    """The games that are not written yet, each as it is now, in the order to be written.

    The thread that plays and the one that writes share them.
    """

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
