"""Upgrades a database from an older version of the program, after making a copy beside it.

Migrations are history: they share no SQL with today's code, and are never edited when the tables
change again.
"""

from __future__ import annotations

import filecmp
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

Execute = Callable[..., list[Any]]
_SUFFIXES = ("", "-journal", "-wal", "-shm")
_PAGES_AT_ONCE = 1_000
"""How much is copied, a few megabytes, before anybody is asked whether to go on."""


def _add_game(execute: Execute) -> None:
    """Add the game played; until now it was always tic-tac-toe."""
    # A window of version 1 that is still open goes on saving: its rows need the default.
    execute("ALTER TABLE game ADD COLUMN game TEXT NOT NULL DEFAULT 'tic_tac_toe'")
    execute("DROP INDEX IF EXISTS pairing")
    execute("DROP INDEX IF EXISTS under_way")
    execute(
        "CREATE INDEX pairing ON game (game, x, o, moves, result)"
        " WHERE counts AND cleared_by IS NULL"
    )
    execute(
        "CREATE INDEX finished ON game (game)"
        " WHERE result IN ('X', 'O', 'draw') AND cleared_by IS NULL"
    )
    execute("CREATE INDEX under_way ON game (game, slot) WHERE result = 'playing'")


def _add_puzzles(execute: Execute) -> None:
    """Add attempts at puzzles, and which moves of a game were a person's mistakes."""
    execute(
        "CREATE TABLE puzzle (number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE,"
        " game TEXT NOT NULL, name TEXT NOT NULL, tried TEXT NOT NULL, result TEXT NOT NULL)"
    )
    execute("ALTER TABLE game ADD COLUMN mistakes TEXT")


MIGRATIONS: tuple[Callable[[Execute], None], ...] = (_add_game, _add_puzzles)
"""From version 1 to 2, and so on."""
VERSION = len(MIGRATIONS) + 1
"""The current version."""


def migrate(execute: Execute, version: int) -> None:
    """Upgrade the tables from the given version; the caller has begun a transaction."""
    for number, change in enumerate(MIGRATIONS[version - 1 :], version + 1):
        change(execute)
        execute(f"PRAGMA user_version = {number}")


def keep_copy(path: Path, version: int, should_stop: Callable[[], bool] = bool) -> None:
    """Put a copy beside a file that nobody is writing to, unless an identical copy exists.

    The copy gets its name only once it is complete. A migration that was interrupted and runs again
    finds its earlier copy. When it is to stop, it fails as an interrupted statement does.
    """
    part = path.with_name(f"{path.stem}-version-{version}{path.suffix}.part")
    _remove(part)
    try:
        _copy(path, part, should_stop)
        for number in count(1):
            ending = f"-{number}" if number > 1 else ""
            copy = path.with_name(f"{path.stem}-version-{version}{ending}{path.suffix}")
            if copy.is_file() and filecmp.cmp(copy, part, shallow=False):
                break
            # To Python a broken link doesn't exist, but renaming would replace it.
            if not (copy.exists() or copy.is_symlink()):
                part.rename(copy)
                break
    finally:
        with suppress(OSError):
            _remove(part)


def uri(path: Path, options: str) -> str:
    """Return what SQLite calls a file that is to be opened with some options."""
    # Not Path.as_uri(), which from Python 3.14 on loads all that the standard library has for
    # networks. SQLite takes every other character as it is.
    name = path.absolute().as_posix().replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    # Windows' paths begin with a drive.
    return f"file://{'' if name.startswith('/') else '/'}{name}?{options}"


def copy_into(target: sqlite3.Connection, source: sqlite3.Connection) -> None:
    """Copy all pages as they are, including those still in the write-ahead log."""
    source.backup(target, progress=_refuse_to_wait)


def _copy(path: Path, part: Path, should_stop: Callable[[], bool]) -> None:
    # A new connection: SQLite can't back up with one that has begun a transaction.
    with (
        closing(sqlite3.connect(uri(path, "mode=ro"), uri=True)) as source,
        closing(sqlite3.connect(part)) as copy,
    ):
        # An incomplete copy is deleted, so it needs no journal.
        copy.execute("PRAGMA journal_mode = OFF")
        # Nobody else has it open, so its write-ahead log needs no shared-memory file.
        copy.execute("PRAGMA locking_mode = EXCLUSIVE")
        for_now = partial(_refuse_to_wait, should_stop=should_stop)
        source.backup(copy, pages=_PAGES_AT_ONCE, progress=for_now)
        # A single file without a log, which can be read even in a read-only folder.
        copy.execute("PRAGMA journal_mode = DELETE")


def _refuse_to_wait(
    status: int, _remaining: int, _total: int, should_stop: Callable[[], bool] = bool
) -> None:
    """Fail if another program has locked the file: Python would retry for ever."""
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = status
        raise error
    if should_stop():
        error = sqlite3.OperationalError("interrupted")
        error.sqlite_errorcode = sqlite3.SQLITE_INTERRUPT
        raise error


def _remove(part: Path) -> None:
    for ending in _SUFFIXES:
        part.with_name(f"{part.name}{ending}").unlink(missing_ok=True)
