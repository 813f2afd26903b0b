"""The SQLite file of games: opened, checked, begun and brought up to date.

It knows the tables, but no queries; those are in `database`.
"""

from __future__ import annotations

import errno
import sqlite3
from contextlib import closing, contextmanager, suppress
from stat import S_ISREG
from typing import TYPE_CHECKING, Any, Self

from tictac_gui.storage.faults import sqlite_code
from tictac_gui.storage.migrations import (
    VERSION,
    Execute,
    copy_into,
    is_schema_of,
    keep_copy,
    migrate,
    sqlite_uri,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

_FILE_HEADER = b"SQLite format 3\0"
# A row of `game` is one game. `moves` has one digit for each move: the cell in tic-tac-toe, the
# column in Connect Four; a game with more than ten moves to choose from would need another form.
# `game` is the name of the game; rows of games that this program doesn't know are left alone.
# `mistakes` has the numbers, from 0, of the moves with which a person gave the result away; it is
# NULL until they were looked for. A row of `puzzle` is one attempt at a puzzle, which is named by
# its board. `migrations.py` leads to these same tables.
_TABLES = f"""
CREATE TABLE game (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    begun TEXT NOT NULL,
    players TEXT NOT NULL,
    x TEXT NOT NULL,
    o TEXT NOT NULL,
    moves TEXT NOT NULL,
    result TEXT NOT NULL,
    counts INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    cleared_by INTEGER,
    game TEXT NOT NULL DEFAULT 'tic_tac_toe',
    mistakes TEXT,
    x_name TEXT NOT NULL DEFAULT '',
    o_name TEXT NOT NULL DEFAULT ''
);
CREATE TABLE puzzle (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    tried TEXT NOT NULL,
    result TEXT NOT NULL
);
PRAGMA user_version = {VERSION};
"""
_INDEXES = (
    "pairing ON game (game, x, o, moves, result) WHERE counts AND cleared_by IS NULL",
    "finished ON game (game) WHERE result IN ('X', 'O', 'draw') AND cleared_by IS NULL",
    "cleared ON game (cleared_by) WHERE cleared_by IS NOT NULL",
    "under_way ON game (game, slot) WHERE result = 'playing'",
)
COLUMNS = "number, key, begun, players, x, o, moves, result, counts, x_name, o_name"
SAVE = (
    "INSERT INTO game"
    " (key, begun, players, x, o, moves, result, counts, slot, game, x_name, o_name)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (key) DO UPDATE SET x = excluded.x, o = excluded.o, moves = excluded.moves,"
    " result = excluded.result, counts = excluded.counts, slot = excluded.slot, mistakes = NULL,"
    " x_name = excluded.x_name, o_name = excluded.o_name"
)
SAVE_ATTEMPT = (
    "INSERT OR IGNORE INTO puzzle (key, game, name, tried, result) VALUES (?, ?, ?, ?, ?)"
)
_BROKEN = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_TOOBIG}
_OUT_OF_REACH = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}
_CACHE_KB = 256
"""SQLite's own cache for a connection; not the usual 2 MB, since the system caches files too."""
_LARGEST_VALUE = 1_000_000
"""Bytes in a field, a row or a definition. Ours have some hundreds; a far larger one is refused
before it is read, since SQLite can't be interrupted while it reads it."""
_LARGEST_FILE = 16 * 1024**3
"""Bytes, as fifty million games take: nobody has played those."""
_STEPS_BETWEEN_LOOKS = 20_000
"""SQLite's own small steps between two calls of `should_stop`."""
_MOST_STEPS = 10_000_000
_MOST_STEPS_PER_BYTE = 2
"""With `_MOST_STEPS`, the limit of a statement. Changing all games takes half a step per byte; only
a damaged file, whose pages lead to each other in circles, takes more."""


class BrokenDatabaseError(Exception):
    """The file is not a database of games that this version can read."""


class NewerDatabaseError(Exception):
    """The file was written by a newer version of the program, which alone may change it."""


class GamesFile:
    """An open file. Every method may raise sqlite3.OperationalError, as for a full disk.

    What changes the file raises NewerDatabaseError once a newer version has taken it over.
    """

    is_in_memory = False
    """Whether this is a copy of a file of an older version that could only be read."""
    _obstacle: sqlite3.OperationalError | None = None
    """The reason why a file of an older version could only be read."""

    def __init__(
        self,
        path: Path,
        patience: float = 2.0,
        should_stop: Callable[[], bool] = bool,
        *,
        options: str | None = None,
    ) -> None:
        """Open the file, or begin it, waiting at most `patience` seconds for its lock.

        Opening, which includes bringing a file of an older version up to date, ends with an error
        as soon as `should_stop` returns True. With `options` for SQLite, a file that is up to date
        is only read.
        """
        self._path = path
        self._patience = patience
        self._should_stop = should_stop
        self._steps = 0
        """The steps that the statement under way has taken."""
        if options:
            self._open(path, options, is_to_be_used=False)
        else:
            self._open_or_begin(path)

    def opened_to_read(self, should_stop: Callable[[], bool]) -> Self:
        """Open the same file once more, for another thread that only reads it."""
        options = self._options.replace("mode=rwc", "mode=ro")
        return type(self)(self._path, self._patience, should_stop, options=options)

    def _open_or_begin(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not _can_be_database(path):
            raise BrokenDatabaseError(path)
        if _version_in_header(path) > VERSION:
            raise NewerDatabaseError(path)
        patience, self._patience = self._patience, 0.0
        with suppress(sqlite3.OperationalError):
            # First only for reading: SQLite would clean up the log of a file that it can't read,
            # and a file that is set aside should be as it was found.
            self._open(path, "mode=ro", is_to_be_used=False)
            self.close()
        self._patience = patience
        try:
            self._open(path, "mode=rwc")
        except sqlite3.OperationalError as error:
            if sqlite_code(error) not in _OUT_OF_REACH or not self._can_be_read(path):
                raise

    def _can_be_read(self, path: Path) -> bool:
        """Try to open a file that can't be written, such as one in a read-only folder."""
        for options in ("mode=ro", "immutable=1"):
            if options == "immutable=1" and _log_size(path):
                # SQLite would ignore the log and show an older state.
                break
            with suppress(sqlite3.OperationalError):
                self._open(path, options)
                return True
        return False

    def _open(self, path: Path, options: str, *, is_to_be_used: bool = True) -> None:
        self._connection = self._connect(sqlite_uri(path, options))
        self._options = options
        try:
            version = self._prepare(path, is_writable=options == "mode=rwc")
            if is_to_be_used and 0 < version < VERSION:
                self._bring_up_to_date(path, is_writable=options == "mode=rwc")
            if options == "mode=rwc" and not self.is_in_memory:
                self._create_missing_indexes()
        except BaseException as error:
            self.close()
            if isinstance(error, sqlite3.DatabaseError) and is_broken(error):
                raise BrokenDatabaseError(path) from error
            raise

    def _connect(self, name: str) -> sqlite3.Connection:
        connection = _connect(name, self._patience)
        connection.set_progress_handler(self._must_stop, _STEPS_BETWEEN_LOOKS)
        return connection

    def _must_stop(self) -> bool:
        """Whether SQLite, which calls this now and then, should end the statement under way."""
        self._steps += _STEPS_BETWEEN_LOOKS
        return self._should_stop() or self._takes_too_much()

    def _takes_too_much(self) -> bool:
        """Whether the statement under way has taken more steps than a sound file allows."""
        if self._steps <= _MOST_STEPS:
            return False
        try:
            size = self._path.stat().st_size + _log_size(self._path)
        except OSError:
            # It was moved or deleted, which the next statement will report.
            return False
        return self._steps > _MOST_STEPS + _MOST_STEPS_PER_BYTE * size

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def wait_at_most(self, seconds: float) -> None:
        """Set how long a statement waits for the file's lock."""
        if seconds != self._patience:
            self._patience = seconds
            self.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")

    def interrupt_when(self, condition: Callable[[], bool]) -> None:
        """Make statements fail from now on as soon as the condition holds."""
        self._should_stop = condition

    @contextmanager
    def interrupted_when(self, condition: Callable[[], bool]) -> Iterator[None]:
        """Make statements fail within the context as soon as the condition holds."""
        before = self._should_stop
        self.interrupt_when(condition)
        try:
            yield
        finally:
            self.interrupt_when(before)

    def empty_log(self) -> None:
        """Move the content of the log into the file itself."""
        self.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def check_writable(self) -> None:
        """Raise sqlite3.OperationalError if nothing can be saved now."""
        with self.change():
            pass

    def execute(self, query: str, values: Sequence[object] = ()) -> list[Any]:
        """Run a statement and return all its rows."""
        try:
            with self._limited():
                return self._connection.execute(query, values).fetchall()
        except sqlite3.OperationalError as error:
            if self._obstacle and sqlite_code(error) == sqlite3.SQLITE_READONLY:
                # It is only read because of an earlier failure, which is the real reason.
                raise self._obstacle from error
            raise

    def rows(self, query: str, values: Sequence[object]) -> Iterator[Any]:
        """Yield one row at a time, since there may be a million."""
        with self._limited():
            yield from self._connection.execute(query, values)

    @contextmanager
    def _limited(self) -> Iterator[None]:
        """Treat a statement that takes too many steps as a sign of damage."""
        self._steps = 0
        try:
            with _readable_errors():
                yield
        except sqlite3.OperationalError as error:
            if is_interrupted(error) and self._takes_too_much():
                raise _damage("there is no end to the rows") from error
            raise

    def _prepare(self, path: Path, *, is_writable: bool) -> int:
        """Begin an empty file, check any other; return the version of its tables."""
        # In one transaction, before any query: another window may be creating the tables or
        # bringing them up to date at this moment.
        with self._transaction("DEFERRED") as execute:
            [(version,)] = execute("PRAGMA user_version")
            [(tables,)] = execute("SELECT count(*) FROM sqlite_master")
            if version > VERSION:
                raise NewerDatabaseError(path)
            if version > 0 and not is_schema_of(version, execute):
                raise BrokenDatabaseError(path)
        self.execute(f"PRAGMA cache_size = -{_CACHE_KB}")
        if is_writable:
            # With a log, a saved game survives if the program is killed, and the file survives a
            # power failure, without waiting for the disk at every move.
            self.execute("PRAGMA journal_mode = WAL")
            self.execute("PRAGMA synchronous = NORMAL")
        else:
            # Otherwise a transaction would begin, and fail only later.
            self.execute("PRAGMA query_only = ON")
        if version == 0 and not tables:
            if not is_writable:
                return 0
            self._create()
            version = VERSION
        elif version < 1 or not self._is_whole(path):
            raise BrokenDatabaseError(path)
        return int(version)

    def _bring_up_to_date(self, path: Path, *, is_writable: bool) -> None:
        """Migrate the tables of an older version, or those of a copy in memory to read."""
        if is_writable:
            try:
                self._migrate(path)
            except sqlite3.OperationalError as error:
                if is_interrupted(error):
                    raise
                self._obstacle = error
            else:
                return
        memory = self._connect(":memory:")
        try:
            copy_into(memory, self._connection, self._should_stop)
        except BaseException:
            memory.close()
            raise
        self._connection.close()
        self._connection = memory
        self.is_in_memory = True
        # Another window may have been quicker than the copy.
        [(version,)] = self.execute("PRAGMA user_version")
        if version > VERSION:
            raise NewerDatabaseError(path)
        migrate(self.execute, version)
        self.execute("PRAGMA query_only = ON")

    def _migrate(self, path: Path) -> None:
        with self._transaction() as execute:
            # Nobody else can write now, but another window may have migrated just before.
            [(version,)] = execute("PRAGMA user_version")
            if version < VERSION:
                # Fails at once if nothing can be written, before a copy is made.
                execute("DELETE FROM game WHERE FALSE")
                keep_copy(path, version, self._should_stop)
                migrate(execute, version)
        if version > VERSION:
            raise NewerDatabaseError(path)

    def _create_missing_indexes(self) -> None:
        """Restore what another program may have removed, so that queries stay quick."""
        [(count,)] = self.execute(
            "SELECT count(*) FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        )
        if count < len(_INDEXES):
            # Without them everything works, only more slowly, and the next start tries again.
            with suppress(sqlite3.OperationalError), self.change() as execute:
                _create_indexes(execute)

    def _is_whole(self, path: Path) -> bool:
        """Whether a file is complete; one that ends in the middle of a page is checked in full.

        SQLite would fill the page up silently. It may be sound, though, as the page may be in the
        log.
        """
        [(page_size,)] = self.execute("PRAGMA page_size")
        if path.stat().st_size % page_size == 0:
            return True
        return self.execute("PRAGMA quick_check(1)") == [("ok",)]

    def _create(self) -> None:
        with self._transaction() as execute:
            # Another window may have done so at this moment.
            if execute("PRAGMA user_version") == [(0,)]:
                for statement in _TABLES.split(";"):
                    execute(statement)
                _create_indexes(execute)

    @contextmanager
    def change(self) -> Iterator[Execute]:
        """Make all changes or none; fail if a newer version has taken the file over."""
        with self._transaction() as execute:
            [(version,)] = execute("PRAGMA user_version")
            if version > VERSION:
                raise NewerDatabaseError
            yield execute

    @contextmanager
    def _transaction(self, kind: str = "IMMEDIATE") -> Iterator[Execute]:
        """Run all statements or none; in a deferred one they read a single state of the file."""
        self.execute(f"BEGIN {kind}")
        try:
            yield self.execute
            self.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self.execute("ROLLBACK")
            raise


def _connect(name: str, patience: float) -> sqlite3.Connection:
    # Autocommit: every statement is a transaction of its own, safe once it returns. Only one thread
    # at a time uses a connection, but not always the one that made it.
    connection = sqlite3.connect(
        name, timeout=patience, isolation_level=None, uri=True, check_same_thread=False
    )
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST_VALUE)
    # Undecodable text invalidates only its row, not the whole file.
    connection.text_factory = lambda text: text.decode(errors="replace")
    return connection


def _create_indexes(execute: Execute) -> None:
    for index in _INDEXES:
        execute(f"CREATE INDEX IF NOT EXISTS {index}")


def _can_be_database(path: Path) -> bool:
    """Return whether SQLite may open the file with its log and journal.

    Opening a pipe or a device might block for ever. A missing file is fine: it is created.
    """
    for name in (path.name, *(f"{path.name}{ending}" for ending in ("-journal", "-wal", "-shm"))):
        try:
            status = path.with_name(name).stat()
        except FileNotFoundError:
            continue
        except OSError as error:
            if error.errno == errno.ELOOP:
                return False
            raise
        if not S_ISREG(status.st_mode) or status.st_size > _LARGEST_FILE:
            return False
    return True


def _log_size(path: Path) -> int:
    """Return the length of the log that SQLite keeps beside a file."""
    try:
        return path.with_name(f"{path.name}-wal").stat().st_size
    except OSError:
        return 0


def _version_in_header(path: Path) -> int:
    """Return the version in the header of an SQLite file, 0 if it can't be read.

    Asking SQLite would leave a log beside a file that must stay as it is.
    """
    try:
        if not path.is_file():
            return 0
        with path.open("rb") as file:
            header = file.read(64)
    except OSError:
        return 0
    is_database = len(header) == 64 and header.startswith(_FILE_HEADER)
    return int.from_bytes(header[60:], "big", signed=True) if is_database else 0


@contextmanager
def _readable_errors() -> Iterator[None]:
    """Replace Python's failure to decode a message of SQLite's by an error of SQLite's.

    The message quotes names from a damaged schema, which may not be text.
    """
    try:
        yield
    except UnicodeDecodeError as error:
        raise _damage("the schema is damaged") from error


def _damage(message: str) -> sqlite3.DatabaseError:
    """Return an error as SQLite raises it for a damaged file."""
    error = sqlite3.DatabaseError(message)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def is_broken(error: Exception) -> bool:
    """Return whether an error means that the file can't be read at all, now or later."""
    return sqlite_code(error) in _BROKEN


def is_interrupted(error: Exception) -> bool:
    """Return whether an error means only that a statement was asked to stop."""
    return sqlite_code(error) == sqlite3.SQLITE_INTERRUPT


def is_too_large(error: Exception) -> bool:
    """Return whether an error means that a value is larger than any of ours."""
    return sqlite_code(error) == sqlite3.SQLITE_TOOBIG


def is_sound(path: Path, should_stop: Callable[[], bool] = bool) -> bool:
    """Return whether SQLite can read all of a file, including its log; True if asked to stop."""
    try:
        with (
            closing(_connect(sqlite_uri(path, "mode=rw"), 0.0)) as connection,
            _readable_errors(),
        ):
            connection.set_progress_handler(should_stop, _STEPS_BETWEEN_LOOKS)
            return connection.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
    except sqlite3.DatabaseError as error:
        return not is_broken(error)
