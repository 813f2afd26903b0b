"""Brings a file of games that an older version has written up to date, a copy beside it first.

A migration is history: it says in its own words what to change, and never follows later changes
of the tables.
"""

from __future__ import annotations

import filecmp
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

Execute = Callable[..., list[Any]]
_BESIDE = ("", "-journal", "-wal", "-shm")


def _add_game(execute: Execute) -> None:
    """There is more than one game now; what was kept so far was tic-tac-toe."""
    # A window of version 1 that is still open goes on saving: its games need the default.
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


MIGRATIONS: tuple[Callable[[Execute], None], ...] = (_add_game,)
"""From version 1 to 2, and so on."""
VERSION = len(MIGRATIONS) + 1
"""What a file has that is up to date."""


def migrate(execute: Execute, version: int) -> None:
    """Change tables of the given version to those of today; the caller has begun a transaction."""
    for number, change in enumerate(MIGRATIONS[version - 1 :], version + 1):
        change(execute)
        execute(f"PRAGMA user_version = {number}")


def keep_copy(path: Path, version: int) -> None:
    """Put a copy beside a file that nobody writes to now, unless there is one just like it.

    It has its name only once it is whole. A migration that was cut short finds its copy there.
    """
    part = path.with_name(f"{path.stem}-version-{version}{path.suffix}.part")
    _remove(part)
    try:
        _copy(path, part)
        for number in count(1):
            ending = f"-{number}" if number > 1 else ""
            copy = path.with_name(f"{path.stem}-version-{version}{ending}{path.suffix}")
            if copy.is_file() and filecmp.cmp(copy, part, shallow=False):
                break
            # A link that leads nowhere doesn't exist to Python, but renaming would replace it.
            if not (copy.exists() or copy.is_symlink()):
                part.rename(copy)
                break
    finally:
        with suppress(OSError):
            _remove(part)


def copy_into(target: sqlite3.Connection, source: sqlite3.Connection) -> None:
    """Copy all pages as they are, those in the log too."""
    source.backup(target, progress=_refuse_to_wait)


def _copy(path: Path, part: Path) -> None:
    # Not the connection that has begun a transaction: SQLite makes no copies with that.
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as source, closing(sqlite3.connect(part)) as copy:
        # What is written by half is never looked at again.
        copy.execute("PRAGMA journal_mode = OFF")
        # Nobody else has it open, so that a log needs no index on the disk.
        copy.execute("PRAGMA locking_mode = EXCLUSIVE")
        copy_into(copy, source)
        # One file by itself, which can be read wherever it is put.
        copy.execute("PRAGMA journal_mode = DELETE")


def _refuse_to_wait(status: int, _remaining: int, _total: int) -> None:
    """Fail while another program holds the file: Python would try again for ever."""
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = status
        raise error


def _remove(part: Path) -> None:
    for ending in _BESIDE:
        part.with_name(f"{part.name}{ending}").unlink(missing_ok=True)
