"""Keeps games, off the GUI thread: whatever the disk does, the game plays on.

A `Store` is told what has happened and asked what is known, and answers by signal, in the order
of the questions. What can't be written is kept and written as soon as it can.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, QThread, QTimer, Signal, Slot

from tictac_gui.engine import Mark
from tictac_gui.game.database import BrokenDatabaseError, Database, is_broken
from tictac_gui.game.records import GameRecord, Score

if TYPE_CHECKING:
    from pathlib import Path

    from tictac_gui.game.setup import Seat

Query = Callable[[Database], object]

RETRY_MS = 2000
_MOST_WINDOWS = 64

_log = logging.getLogger(__name__)


class _Keeper(QObject):
    """Lives on the store's thread and alone touches the file."""

    unfinished_found = Signal(object)
    score_found = Signal(object, object, object)
    answered = Signal(int, object)
    saving_failed = Signal(str)
    saving_resumed = Signal()
    file_set_aside = Signal(str)
    row_skipped = Signal()

    def __init__(
        self, path: Path, pending: _Pending, open_database: Callable[[Path], Database]
    ) -> None:
        super().__init__()
        self._path = path
        self._pending = pending
        self._open_database = open_database
        self._database: Database | None = None
        self._slot_lock: QLockFile | None = None
        self._slot = 0
        self._is_failing = False
        self._has_reported_rows = False
        self._scores: dict[tuple[Seat, Seat], Score] = {}
        self._identity: tuple[int, int] | None = None
        self._retry = QTimer(self, interval=RETRY_MS)
        self._retry.timeout.connect(self.flush)

    @Slot()
    def start(self) -> None:
        self.unfinished_found.emit(self._read(lambda database: database.unfinished()))
        # What was cleared before a sudden end can't be restored any more.
        self._read(lambda database: database.purge())

    @Slot()
    def flush(self) -> None:
        """Write what is not written yet."""
        while (record := self._pending.first()) is not None:
            if not (database := self._open()):
                return
            try:
                database.save(record)
            except sqlite3.Error as error:
                if self._fail(error):
                    return
            else:
                self._pending.remove(record)
        if self._is_failing and (database := self._open()):
            try:
                database.check_writable()
            except sqlite3.Error as error:
                self._fail(error)
                return
            self._is_failing = False
            self._retry.stop()
            _log.info("games are being saved again")
            self.saving_resumed.emit()

    @Slot()
    def flush_unless_failing(self) -> None:
        """Write what is not written yet; in bad luck only the timer tries, for a try takes time."""
        if not self._is_failing:
            self.flush()

    @Slot(object, object)
    def find_score(self, x: Seat, o: Seat) -> None:
        score = self._read(lambda database: database.score(x, o))
        if isinstance(score, Score):
            self._scores[x, o] = score
        saved = self._scores.get((x, o), Score())
        self.score_found.emit(x, o, _with_unsaved(saved, self._pending.records(), x, o))

    @Slot(int, object)
    def answer(self, request: int, query: Query) -> None:
        self.answered.emit(request, self._read(query))

    @Slot()
    def close(self) -> None:
        try:
            self.flush()
            self._retry.stop()
            if self._database:
                self._database.close()
            if self._slot_lock:
                self._slot_lock.unlock()
        finally:
            self.thread().quit()

    def _open(self) -> Database | None:
        if self._database:
            return self._database
        try:
            self._identity = _identity(self._path)
            try:
                self._database = self._open_database(self._path)
            except BrokenDatabaseError:
                self._set_aside()
                self._database = self._open_database(self._path)
            self._identity = _identity(self._path)
            if not self._slot_lock:
                self._take_slot(self._database)
            self._database.slot = self._slot
        except (sqlite3.Error, OSError, BrokenDatabaseError) as error:
            self._fail(error)
        return self._database

    def _set_aside(self) -> None:
        """Give a file that can't be read another name; nothing is ever deleted."""
        if _identity(self._path) != self._identity:
            # Another window has done it: what is there now is a new file.
            return
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        for number in count(1):
            name = f"{self._path.stem}-set-aside-{stamp}-{number}{self._path.suffix}"
            aside = self._path.with_name(name)
            if not aside.exists():
                break
        self._path.rename(aside)
        for part in ("-wal", "-shm"):
            if (log := self._path.with_name(f"{self._path.name}{part}")).exists():
                log.rename(aside.with_name(f"{aside.name}{part}"))
        _log.warning("%s could not be read and is now %s", self._path, aside)
        self.file_set_aside.emit(str(aside))

    def _take_slot(self, database: Database) -> None:
        """Take a place that no other window of the program has, the latest game's if it is free.

        The game under way is resumed by the next window in the same place, so that two windows
        never play on the same game.
        """
        for slot in (*database.slots_under_way(), *range(_MOST_WINDOWS)):
            lock = QLockFile(str(self._path.with_name(f"window-{slot}.lock")))
            # However long a window is open: only its end frees the place.
            lock.setStaleLockTime(0)
            if lock.tryLock(0):
                self._slot, self._slot_lock = slot, lock
                return
            if lock.error() != QLockFile.LockError.LockFailedError:
                return

    def _read(self, query: Query) -> object:
        if not (database := self._open()):
            return None
        try:
            answer = query(database)
        except sqlite3.Error as error:
            self._fail(error)
            return None
        self._report_skipped_rows(database)
        return answer

    def _report_skipped_rows(self, database: Database) -> None:
        if database.has_skipped_rows and not self._has_reported_rows:
            self._has_reported_rows = True
            _log.warning("some games in %s could not be read", self._path)
            self.row_skipped.emit()

    def _fail(self, error: Exception) -> bool:
        """Take note of an error; return False if its cause has just been mended."""
        if self._database:
            # It is opened anew at the next try: by then the trouble may be over.
            self._database.close()
            self._database = None
            if is_broken(error):
                with suppress(OSError):
                    self._set_aside()
                    return False
        if not self._retry.isActive():
            self._retry.start()
        if not self._is_failing:
            self._is_failing = True
            _log.warning("games are not being saved: %s", error)
            reason = error.strerror if isinstance(error, OSError) else None
            self.saving_failed.emit(reason or str(error))
        return True


class _Pending:
    """The games that are not written yet, as they are now; safe between threads."""

    def __init__(self) -> None:
        self._records: dict[str, GameRecord] = {}
        self._lock = Lock()

    def put(self, record: GameRecord) -> None:
        with self._lock:
            # To the end: of all games the one saved last is under way.
            self._records.pop(record.key, None)
            self._records[record.key] = record

    def first(self) -> GameRecord | None:
        with self._lock:
            return next(iter(self._records.values()), None)

    def remove(self, record: GameRecord) -> None:
        """Forget a game that was written, unless it has gone on meanwhile."""
        with self._lock:
            if self._records.get(record.key) is record:
                del self._records[record.key]

    def records(self) -> list[GameRecord]:
        with self._lock:
            return list(self._records.values())


class Store(QObject):
    """The games of all times; lives on the GUI thread and never waits for the disk."""

    unfinished_found = Signal(object)
    score_found = Signal(object, object, object)
    answered = Signal(int, object)
    saving_failed = Signal(str)
    saving_resumed = Signal()
    file_set_aside = Signal(str)
    row_skipped = Signal()
    _started = Signal()
    _saved = Signal()
    _score_asked = Signal(object, object)
    _asked = Signal(int, object)
    _closed = Signal()

    def __init__(
        self,
        path: Path,
        open_database: Callable[[Path], Database] = Database,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._ids = count(1)
        self._pending = _Pending()
        self._thread = QThread()
        self._thread.setObjectName("store")
        self._keeper = _Keeper(path, self._pending, open_database)
        self._keeper.moveToThread(self._thread)
        for asked, slot in (
            (self._started, self._keeper.start),
            (self._saved, self._keeper.flush_unless_failing),
            (self._score_asked, self._keeper.find_score),
            (self._asked, self._keeper.answer),
            (self._closed, self._keeper.close),
        ):
            asked.connect(slot)
        for told, signal in (
            (self._keeper.unfinished_found, self.unfinished_found),
            (self._keeper.score_found, self.score_found),
            (self._keeper.answered, self.answered),
            (self._keeper.saving_failed, self.saving_failed),
            (self._keeper.saving_resumed, self.saving_resumed),
            (self._keeper.file_set_aside, self.file_set_aside),
            (self._keeper.row_skipped, self.row_skipped),
        ):
            told.connect(signal)
        self._thread.start()

    @property
    def writing_thread(self) -> QThread:
        """The thread on which files are written."""
        return self._thread

    def start(self) -> None:
        """Open the file and look for a game that was left under way."""
        self._started.emit()

    def save(self, record: GameRecord) -> None:
        """Keep a game as it is now."""
        self._pending.put(record)
        self._saved.emit()

    def find_score(self, x: Seat, o: Seat) -> None:
        """Ask how the two have done against each other."""
        self._score_asked.emit(x, o)

    def ask(self, query: Query) -> int:
        """Have a question answered by the database; return the id that the answer will carry.

        The answer is None while the database is out of reach.
        """
        request = next(self._ids)
        self._asked.emit(request, query)
        return request

    def shutdown(self) -> None:
        """Write what is left, close the file and end the thread."""
        if self._thread.isRunning():
            self._closed.emit()
            self._thread.wait()


def _identity(path: Path) -> tuple[int, int] | None:
    """Tell a file from another that takes its place, whatever their names."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _with_unsaved(score: Score, unsaved: list[GameRecord], x: Seat, o: Seat) -> Score:
    """Add the games that wait to be written."""
    wins = {Mark.X: score.x_wins, None: score.draws, Mark.O: score.o_wins}
    person_changes_marks = (x is None) != (o is None)
    for record in unsaved:
        outcome = record.outcome
        if not outcome or not record.counts:
            continue
        seats = record.seat(Mark.X), record.seat(Mark.O)
        if seats == (x, o):
            wins[outcome.winner] += 1
        elif person_changes_marks and seats == (o, x):
            wins[{Mark.X: Mark.O, Mark.O: Mark.X, None: None}[outcome.winner]] += 1
    return Score(wins[Mark.X], wins[None], wins[Mark.O])
