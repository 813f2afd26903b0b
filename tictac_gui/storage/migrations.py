"""Upgrades a database from an older version of the program, after making a copy beside it.

Migrations are history: they share no SQL with today's code, and are never edited when the tables
change again.
"""

from __future__ import annotations

import filecmp
import logging
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

from tictac_gui.storage.faults import interruption

if TYPE_CHECKING:
    from pathlib import Path

Execute = Callable[..., list[Any]]
_VERSION_1 = """
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
    cleared_by INTEGER
);
CREATE INDEX pairing ON game (x, o, moves, result) WHERE counts AND cleared_by IS NULL;
CREATE INDEX cleared ON game (cleared_by) WHERE cleared_by IS NOT NULL;
CREATE INDEX under_way ON game (slot) WHERE result = 'playing';
"""
# The first files of version 1 had this index. SQLite itself makes the tables: for ANALYZE, and for
# AUTOINCREMENT.
_ALSO_KNOWN = """
CREATE INDEX pairing ON game (x, o, result) WHERE counts AND cleared_by IS NULL;
CREATE TABLE sqlite_sequence(name,seq);
CREATE TABLE sqlite_stat1(tbl,idx,stat);
CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample);
"""
_SUFFIXES = ("", "-journal", "-wal", "-shm")
_PAGES_AT_ONCE = 1_000
"""Pages, a few megabytes, that are copied between two calls of `should_stop`."""
_log = logging.getLogger(__name__)


def _add_game(execute: Execute) -> None:
    """Add the game played; until now it was always tic-tac-toe."""
    # A window of version 1 that is still open goes on saving, and its rows need the default.
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


def _judge_again(execute: Execute) -> None:
    """Mark games with moves that took too long to judge as unjudged: they no longer take long."""
    execute("UPDATE game SET mistakes = NULL WHERE mistakes LIKE '%?%'")


def _add_names(execute: Execute) -> None:
    """Add the names of two people; of the games until now, nobody's are known."""
    execute("ALTER TABLE game ADD COLUMN x_name TEXT NOT NULL DEFAULT ''")
    execute("ALTER TABLE game ADD COLUMN o_name TEXT NOT NULL DEFAULT ''")


MIGRATIONS: tuple[Callable[[Execute], None], ...] = (
    _add_game,
    _add_puzzles,
    _judge_again,
    _add_names,
)
"""From version 1 to 2, and so on."""
VERSION = len(MIGRATIONS) + 1
"""The current version."""


def migrate(execute: Execute, version: int) -> None:
    """Upgrade the tables from the given version; the caller has begun a transaction."""
    for number, change in enumerate(MIGRATIONS[version - 1 :], version + 1):
        change(execute)
        execute(f"PRAGMA user_version = {number}")
        _log.debug("brought up to date: from version %d to %d", number - 1, number)


def is_schema_of(version: int, execute: Execute) -> bool:
    """Return whether a database has the tables of a version, and nothing unknown.

    A file with views, triggers, other tables or other columns wasn't made by this program, and
    what others have put there isn't run: SQLite may have to evaluate it whenever games are read or
    saved. A missing index is no reason to refuse a file; it can be created again.
    """
    with closing(sqlite3.connect(":memory:")) as model:

        def run(statement: str) -> list[Any]:
            return model.execute(statement).fetchall()

        model.executescript(_VERSION_1)
        for change in MIGRATIONS[: version - 1]:
            change(run)
        known = _definitions(run)
    tables = {definition for definition in known if definition.startswith("CREATE TABLE")}
    found = _definitions(execute)
    return tables <= found <= known | set(map(_normalised, _ALSO_KNOWN.split(";")))


def _definitions(execute: Execute) -> set[str]:
    # Without a definition are only the indexes of UNIQUE columns.
    found = execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {_normalised(str(sql)) for (sql,) in found}


def _normalised(sql: str) -> str:
    """Remove needless spaces from a definition: ALTER TABLE adds some."""
    return re.sub(r"\s*([(),])\s*", r"\1", " ".join(sql.split()))


def keep_copy(path: Path, version: int, should_stop: Callable[[], bool] = bool) -> None:
    """Put a copy beside a file that nobody is writing to, unless an identical copy exists.

    The copy gets its name only once it is complete. A migration that was interrupted and runs again
    finds its earlier copy. If asked to stop, it fails like an interrupted statement.
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
                _log.debug("copied: %s to %s", path, copy)
                break
    finally:
        with suppress(OSError):
            _remove(part)


def sqlite_uri(path: Path, options: str) -> str:
    """Return the URI with which SQLite opens a file with the given options."""
    # Not Path.as_uri(), which from Python 3.14 on loads modules for networks. SQLite takes every
    # other character as it is.
    name = path.absolute().as_posix().replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    # Windows' paths begin with a drive.
    return f"file://{'' if name.startswith('/') else '/'}{name}?{options}"


def copy_into(
    target: sqlite3.Connection,
    source: sqlite3.Connection,
    should_stop: Callable[[], bool] = bool,
) -> None:
    """Copy all pages as they are, including those still in the write-ahead log."""
    progress = partial(_check_progress, should_stop=should_stop)
    source.backup(target, pages=_PAGES_AT_ONCE, progress=progress)


def _copy(path: Path, part: Path, should_stop: Callable[[], bool]) -> None:
    # A new connection: SQLite can't back up with one that has begun a transaction.
    with (
        closing(sqlite3.connect(sqlite_uri(path, "mode=ro"), uri=True)) as source,
        closing(sqlite3.connect(part)) as copy,
    ):
        # An incomplete copy is deleted, so it needs no journal.
        copy.execute("PRAGMA journal_mode = OFF")
        # Nobody else has it open, so its write-ahead log needs no shared-memory file.
        copy.execute("PRAGMA locking_mode = EXCLUSIVE")
        copy_into(copy, source, should_stop)
        # A single file without a log, which can be read even in a read-only folder.
        copy.execute("PRAGMA journal_mode = DELETE")


def _check_progress(
    status: int, _remaining: int, _total: int, should_stop: Callable[[], bool] = bool
) -> None:
    """Fail when asked to stop, or if the file is locked: Python would retry for ever."""
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = status
        raise error
    if should_stop():
        raise interruption()


def _remove(part: Path) -> None:
    for ending in _SUFFIXES:
        part.with_name(f"{part.name}{ending}").unlink(missing_ok=True)
