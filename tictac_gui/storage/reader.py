"""Answers questions on a thread and a connection of its own: saving never waits for reading.

SQLite's log lets one connection read for any time while another writes. The writer decides which
file is read and what an error means.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Lock

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.storage.database import Database
from tictac_gui.storage.faults import interruption
from tictac_gui.storage.games_file import BrokenDatabaseError, NewerDatabaseError

Query = Callable[[Database], object]
_log = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False)
class Reading:
    """A question, the file it is about, and what to call with the answer."""

    query: Query
    then: Callable[[object], None]
    source: Database
    state: object
    """The writer's `Database.state`."""


class Reader(QObject):
    """Reads the file that the writer has open. Every question is answered or fails."""

    answered = Signal(object, object)
    """Carries the reading and the answer, None after an error that is no fault of the file."""
    failed = Signal(object, object)
    """Carries the reading and the error, an interruption if the file was released or the program
    is being closed."""
    row_skipped = Signal()

    def __init__(self, is_closing: Event) -> None:
        super().__init__()
        self._is_closing = is_closing
        self._is_releasing = Event()
        self._lock = Lock()
        """Held while the file is in use."""
        self._source: Database | None = None
        self._database: Database | None = None

    def serve(self, source: Database) -> None:
        """Answer questions about a file from now on; called by the writer, on its thread."""
        self._source = source

    @Slot(object)
    def answer(self, reading: Reading) -> None:
        """Answer a question, unless the program is being closed."""
        try:
            with self._lock:
                database = self._open(reading.source)
                database.known_state = reading.state
                answer = reading.query(database)
                has_skipped_rows = database.has_skipped_rows
        # Outside the lock, since the receiver may release the file.
        except (sqlite3.Error, OSError, BrokenDatabaseError, NewerDatabaseError) as error:
            self.failed.emit(reading, error)
            return
        except Exception:  # noqa: BLE001 - every question must be answered
            _log.exception("a question about the games could not be answered")
            self.answered.emit(reading, None)
            return
        if has_skipped_rows:
            self.row_skipped.emit()
        self.answered.emit(reading, answer)

    def release(self) -> None:
        """Stop reading, close the file and open it no more; called by the writer, on its thread."""
        # First, since the next question would open whatever file has the name by then.
        self._source = None
        self._is_releasing.set()
        with self._lock:
            self._is_releasing.clear()
            if self._database:
                self._database.close()
                self._database = None

    def _open(self, source: Database) -> Database:
        if source is not self._source or self._is_closing.is_set():
            raise interruption()
        if not self._database:
            self._database = source.opened_to_read(self._must_stop)
        return self._database

    def _must_stop(self) -> bool:
        return self._is_releasing.is_set() or self._is_closing.is_set()
