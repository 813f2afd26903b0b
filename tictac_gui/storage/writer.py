"""The store's side on a thread of its own: the only one that writes the file of games."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from random import randrange
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.play.records import GameRecord, Score
from tictac_gui.storage.database import Database
from tictac_gui.storage.faults import Fault, fault_of, set_aside, unused_path
from tictac_gui.storage.games_file import (
    BrokenDatabaseError,
    NewerDatabaseError,
    is_broken,
    is_interrupted,
    is_sound,
    is_too_large,
)
from tictac_gui.storage.locks import SlotLock, take_slot
from tictac_gui.storage.reader import Query, Reader, Reading

if TYPE_CHECKING:
    from pathlib import Path

    from tictac_gui.games import Game
    from tictac_gui.play.setup import Seat
    from tictac_gui.storage.store import Pending

_FileId = tuple[int, int]
OpenDatabase = Callable[["Path", float], Database]
"""Takes how many seconds to wait for the file."""

RETRY_MS = 2000
PATIENCE_S = 1.8
"""How long to wait for a program that holds the file, and how long closing may take in all."""
PURGED_AT_ONCE = 3_000
"""Games that can be deleted in one go without a noticeable delay."""

_SLOTS_WITHOUT_LOCK = 2**60
"""Where nothing can be locked, a slot from here on is chosen at random: no other window has it."""
_log = logging.getLogger(__name__)


class FileSignals(QObject):
    """Signals about the file of games."""

    saving_failed = Signal(object, str)
    """Carries the fault and what the system says about it."""
    saving_resumed = Signal()
    file_set_aside = Signal(str)
    """Carries the new name of a file that can't be read."""
    file_lost = Signal()
    file_is_newer = Signal()
    row_skipped = Signal()

    def repeat(self, other: FileSignals) -> None:
        """Pass on the signals of an object on another thread."""
        other.saving_failed.connect(self.saving_failed)
        other.saving_resumed.connect(self.saving_resumed)
        other.file_set_aside.connect(self.file_set_aside)
        other.file_lost.connect(self.file_lost)
        other.file_is_newer.connect(self.file_is_newer)
        other.row_skipped.connect(self.row_skipped)


class Writer(FileSignals):
    """Opens, reads and writes the file, and copes with whatever may be wrong with it.

    Opening has one of four results. The file is used. It can't be read, is set aside, and a new one
    begins. It is a newer version's, which is reported, and it is left alone. Or nothing can be
    saved for now, which is reported and tried again; an older version's file that can't be written
    is read as a copy in memory until it can.
    """

    answered = Signal(int, object)
    """Carries the number of a request and its answer."""
    _asked = Signal(object)

    def __init__(
        self, path: Path, pending: Pending, open_database: OpenDatabase | None = None
    ) -> None:
        super().__init__()
        self._path = path
        self._side_files = [path.with_name(f"{path.name}{ending}") for ending in ("-wal", "-shm")]
        self._pending = pending
        self._open_database = open_database or partial(Database, should_stop=self._gives_up)
        self._database: Database | None = None
        self._slot_lock: SlotLock | None = None
        self._own_slot = _SLOTS_WITHOUT_LOCK + randrange(_SLOTS_WITHOUT_LOCK)
        self._is_failing = False
        self._has_reported_rows = False
        self._first_game: Game | None = None
        self._scores: dict[tuple[Seat, Seat, Game], Score] = {}
        self._open_file_id: _FileId | None = None
        self._side_file_ids: dict[Path, _FileId | None] = {}
        self._newer_file_id: _FileId | None = None
        self._sitting_began = datetime.now(UTC)
        """A sitting lasts as long as this window is open."""
        self._resumed_keys: set[str] = set()
        self._under_way: dict[Game, GameRecord] = {}
        """The last record found or saved of each unfinished game."""
        self._score_version = 0
        """Counts the changes that may have affected a score."""
        self._is_closing = Event()
        self._close_by = 0.0
        self.reader = Reader(self._is_closing)
        """Answers questions, on a thread of its own."""
        self._asked.connect(self.reader.answer)
        self.reader.answered.connect(self._on_read)
        self.reader.failed.connect(self._on_reading_failed)
        self.reader.row_skipped.connect(self._report_skipped_rows)
        self._retry = QTimer(self, interval=RETRY_MS)
        self._retry.timeout.connect(self.flush)

    def hurry(self) -> None:
        """Leave questions unanswered and close within `PATIENCE_S`; called from any thread."""
        self._close_by = monotonic() + PATIENCE_S
        self._is_closing.set()

    @Slot(object)
    def carry_out(self, command: Callable[[Writer], object]) -> None:
        """Run a command of the GUI thread on this one."""
        command(self)

    def start(self, request: int, game: Game) -> None:
        """Find the unfinished game of the kind that is played first."""
        self._first_game = game
        self.find_unfinished(request, game)
        # What was cleared before a sudden end can't be restored any more.
        if not self._is_closing.is_set():
            self.purge()
            self.purge_single()

    def find_unfinished(self, request: int, game: Game) -> None:
        """Find the unfinished game of a kind."""
        unfinished = self._read_here(lambda database: database.unfinished(game))
        if isinstance(unfinished, GameRecord):
            self._under_way[game] = unfinished
        if not self._is_closing.is_set():
            self.answered.emit(request, unfinished)

    @Slot()
    def flush(self) -> None:
        """Write what is not written yet."""
        while self._pending.first() and (database := self._open()):
            # Asked for again, since opening a new file may put earlier games first.
            record = self._pending.first()
            if not record:
                break
            try:
                database.save(record)
            except Exception as error:  # noqa: BLE001 - any failure is reported
                if not self._mend_or_report(error):
                    return
            else:
                self._pending.remove(record)
                _log.debug("saved: %s, %d moves", record.setup.game.name, len(record.moves))
                self._note_saved(record)
        if self._is_failing and (database := self._open()):
            try:
                database.check_writable()
            except Exception as error:  # noqa: BLE001 - any failure is reported
                self._mend_or_report(error)
                return
            self._is_failing = False
            self._retry.stop()
            _log.info("games are being saved again")
            self.saving_resumed.emit()

    def _note_saved(self, record: GameRecord) -> None:
        if record.begun < self._sitting_began:
            self._resumed_keys.add(record.key)
        if record.outcome:
            self._score_version += 1
            self._under_way.pop(record.setup.game, None)
        else:
            self._under_way[record.setup.game] = record

    def flush_unless_failing(self) -> None:
        """Write what is not written yet; while saving fails, leave slow attempts to the timer."""
        if not self._is_failing:
            self.flush()

    def find_score(self, request: int, x: Seat, o: Seat, game: Game) -> None:
        """Answer with the score between the two, or the last known one if the file fails."""
        version = self._score_version

        def report(score: object) -> None:
            if version != self._score_version:
                # The score may or may not include what was saved meanwhile.
                self.find_score(request, x, o, game)
                return
            if isinstance(score, Score):
                self._scores[x, o, game] = score
            saved = self._scores.get((x, o, game), Score())
            self.answered.emit(request, self._pending.added_to(saved, x, o, game))

        self._ask_reader(lambda database: database.score(x, o, game), report)

    def answer(self, request: int, query: Query) -> None:
        """Answer a question."""
        self._ask_reader(query, partial(self.answered.emit, request))

    def change(self, request: int, query: Query) -> None:
        """Carry out a change, also when the program is being closed."""
        self._score_version += 1
        self.answered.emit(request, self._run_here(query))

    def purge(self) -> None:
        """Delete what was cleared; when closing, the next start deletes the rest of many games."""
        self._purge(lambda database: database.purge(PURGED_AT_ONCE))

    def purge_single(self) -> None:
        """Delete the games that were deleted one by one."""
        self._purge(lambda database: database.purge(PURGED_AT_ONCE, is_single=True))

    def _purge(self, query: Query) -> None:
        while self._run_here(query):
            if self._is_closing.is_set():
                break

    def close(self) -> None:
        """Write what is left and let go of everything."""
        try:
            # First, since the last connection to close moves the log into the file.
            self.reader.release()
            # Even if nothing is left to write.
            self._notice_lost_file()
            self.flush()
            self._retry.stop()
            if self._database:
                self._database.close()
            if self._slot_lock:
                self._slot_lock.lock.release()
        finally:
            self.thread().quit()

    def _open(self) -> Database | None:
        """Return the database, opened if need be, or None while it can't be opened."""
        self._notice_lost_file()
        patience = PATIENCE_S
        if self._is_closing.is_set():
            patience = max(0.0, self._close_by - monotonic())
        if self._database:
            self._database.wait_at_most(patience)
            return self._database
        if self._newer_file_id and _file_id(self._path) == self._newer_file_id:
            return None
        try:
            # If it can't be read: `_set_aside` compares this with the file that it is to rename.
            self._open_file_id = _file_id(self._path)
            try:
                self._database = self._open_database(self._path, patience)
            except BrokenDatabaseError:
                self._set_aside()
                self._database = self._open_database(self._path, patience)
            # Opening may have made the file.
            self._open_file_id = _file_id(self._path)
            self._take_slot(self._database)
            self._database.interrupt_when(self._is_overdue)
            self.reader.serve(self._database)
            _log.debug("opened: %s", self._path)
            if self._newer_file_id:
                # The newer file has made way for one that can be used.
                self._newer_file_id = None
                self.saving_resumed.emit()
        except Exception as error:  # noqa: BLE001 - no file, however odd, may end the program
            was_stopped_on_purpose = self._gives_up() and is_interrupted(error)
            if not was_stopped_on_purpose and self._mend_or_report(error):
                return self._open()
        return self._database

    def _gives_up(self) -> bool:
        """Whether to stop opening the file: the program is closing and has nothing to write."""
        return self._is_closing.is_set() and (self._pending.first() is None or self._is_overdue())

    def _is_overdue(self) -> bool:
        """Whether the time for closing is up."""
        return self._is_closing.is_set() and monotonic() > self._close_by

    def _notice_lost_file(self) -> None:
        """Leave the open file if it has lost its name, or else note which log belongs to it."""
        if self._database:
            if _file_id(self._path) != self._open_file_id:
                self._leave_lost_file(self._database)
            else:
                self._side_file_ids = {file: _file_id(file) for file in self._side_files}

    def _leave_lost_file(self, database: Database) -> None:
        """Write this sitting's games to a new file, since the open one has lost its name."""
        self.reader.release()
        with suppress(sqlite3.Error):
            # It can be read until it is closed.
            self._pending.put_back(self._games_of_sitting(database))
        with suppress(sqlite3.Error):
            # Wherever the file is now, it should be whole without its log.
            database.empty_log()
        self._close_database(database)
        self._remove_lost_side_files()
        if self._slot_lock:
            # Its file may have gone the same way.
            self._slot_lock.lock.release()
            self._slot_lock = None
        _log.warning("%s has gone or been replaced; what is saved goes into another", self._path)
        self.file_lost.emit()
        self._scores.clear()
        # This opens another file, and comes back here only if that is lost too.
        self.flush()

    def _remove_lost_side_files(self) -> None:
        """Remove the log of a lost file, which SQLite would take for the log of the new one.

        While another program reads the lost file, its log can't be emptied and is set aside.
        """
        for file, file_id in self._side_file_ids.items():
            if file_id and _file_id(file) == file_id:
                with suppress(OSError):
                    if file.name.endswith("-wal") and file.stat().st_size:
                        set_aside(file)
                    else:
                        file.unlink()

    def _leave_newer_file(self) -> None:
        """Stop saving until another file has the name of this one."""
        if self._database:
            self._close_database(self._database)
        self._newer_file_id = _file_id(self._path)
        self._retry.stop()
        self._is_failing = False
        _log.warning("%s is of a newer version: games are not being saved", self._path)
        self.file_is_newer.emit()

    def _set_aside(self) -> None:
        """Rename a file that can't be read; nothing is ever deleted."""
        if _file_id(self._path) != self._open_file_id:
            # Another window has done so; this is its new file.
            return
        aside = unused_path(self._path)
        journal = self._path.with_name(f"{self._path.name}-journal")
        renamed = []
        # Any of them may be missing: the trouble may be a folder with the name of the log.
        for part in (self._path, *self._side_files, journal):
            with suppress(FileNotFoundError):
                name = part.name.replace(self._path.name, aside.name, 1)
                renamed.append(part.rename(part.with_name(name)))
        if renamed:
            _log.warning("%s could not be read and is now %s", self._path, renamed[0])
            self.file_set_aside.emit(str(renamed[0]))

    def _take_slot(self, database: Database) -> None:
        """Take a slot that no other window has, preferably that of the latest game.

        An unfinished game is resumed by the next window in its slot, so that no two windows play on
        the same game. Without a lock, nothing is resumed.
        """
        if not self._slot_lock:
            slots = database.slots_under_way(self._first_game)
            self._slot_lock = take_slot(self._path.parent, slots)
        database.slot = self._slot_lock.slot if self._slot_lock else self._own_slot

    def _ask_reader(self, query: Query, then: Callable[[object], None]) -> None:
        """Have the reader answer a question; the answer is None while the file is out of reach.

        The reader sees all that was saved until now. A copy in memory is read here: nothing can be
        saved in it, so no save has to wait.
        """
        if self._is_closing.is_set():
            return
        database = self._open()
        if not database or database.is_in_memory:
            then(self._read_here(query) if database else None)
            return
        try:
            self._asked.emit(Reading(query, then, database, database.state()))
        except sqlite3.Error as error:
            self._mend_or_report(error)
            then(None)

    @Slot(object, object)
    def _on_read(self, reading: Reading, answer: object) -> None:
        if self._is_closing.is_set():
            return
        if reading.source is self._database:
            reading.then(answer)
        else:
            # The answer may be from a file that has been lost since.
            self._ask_reader(reading.query, reading.then)

    @Slot(object, object)
    def _on_reading_failed(self, reading: Reading, error: Exception) -> None:
        if self._is_closing.is_set():
            return
        # The reader may be the first to find out. The games of a lost file must be read before the
        # error closes it.
        self._notice_lost_file()
        if is_interrupted(error) or reading.source is not self._database:
            # The file has been released meanwhile.
            self._ask_reader(reading.query, reading.then)
            return
        if self._mend_or_report(error):
            self.flush()
            self._ask_reader(reading.query, reading.then)
        else:
            reading.then(None)

    def _read_here(self, query: Query) -> object:
        """Answer a question on this thread, but not when the program is being closed."""
        if self._is_closing.is_set() or not (database := self._open()):
            return None
        with database.interrupted_when(self._is_closing.is_set):
            return self._run_here(query)

    def _run_here(self, query: Query) -> object:
        """Answer a question or make a change on this thread, even when the program is closing."""
        if not (database := self._open()):
            return None
        try:
            answer = query(database)
        except (sqlite3.Error, NewerDatabaseError) as error:
            if not self._is_closing.is_set() and self._mend_or_report(error):
                self.flush()
            return None
        except Exception:  # noqa: BLE001 - every question must be answered
            _log.exception("a question about the games could not be answered")
            return None
        if database.has_skipped_rows:
            self._report_skipped_rows()
        return answer

    @Slot()
    def _report_skipped_rows(self) -> None:
        if not self._has_reported_rows:
            self._has_reported_rows = True
            _log.warning("some games in %s could not be read", self._path)
            self.row_skipped.emit()

    def _mend_or_report(self, error: Exception) -> bool:
        """Set the file aside if it is to blame, and return True; otherwise report the error."""
        if isinstance(error, NewerDatabaseError):
            self._leave_newer_file()
            return False
        fault = fault_of(error, self._path.parent)
        # Nothing is wrong with the connection to a file that another program holds, and to close it
        # would interrupt whatever is being read. A copy in memory gives way to the file.
        is_in_use = fault is Fault.FILE_IN_USE
        if self._database and (self._database.is_in_memory or not is_in_use):
            games = self._saved_games(self._database) if is_broken(error) else []
            # The next attempt opens it again: by then the trouble may be over.
            self._close_database(self._database)
            if self._is_to_blame(error):
                with suppress(OSError):
                    self._set_aside()
                    self._pending.put_back(games)
                    return True
        if not self._retry.isActive():
            self._retry.start()
        if not self._is_failing:
            self._is_failing = True
            is_usual = isinstance(error, (sqlite3.Error, OSError, BrokenDatabaseError))
            exception = None if is_usual else error
            _log.warning("games are not being saved: %s", error, exc_info=exception)
            reason = error.strerror if isinstance(error, OSError) else None
            self.saving_failed.emit(fault, reason or str(error))
        return False

    def _games_of_sitting(self, database: Database) -> list[GameRecord]:
        return database.games_of_sitting(self._sitting_began, self._resumed_keys)

    def _saved_games(self, database: Database) -> list[GameRecord]:
        """Return this sitting's games, or the unfinished ones if these can't be read."""
        try:
            return self._games_of_sitting(database)
        except sqlite3.Error:
            return list(self._under_way.values())

    def _is_to_blame(self, error: Exception) -> bool:
        """Whether the file is damaged, or has a value that no version of the program wrote."""
        if is_too_large(error):
            return True
        # Something else, such as a copy put in its place, may have disturbed the connection.
        return is_broken(error) and not is_sound(self._path, self._is_closing.is_set)

    def _close_database(self, database: Database) -> None:
        self.reader.release()
        database.close()
        self._database = None


def _file_id(path: Path) -> _FileId | None:
    """Return a key that differs between a file and another that replaces it."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
