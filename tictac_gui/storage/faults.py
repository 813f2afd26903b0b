"""Reasons why a file can't be used, and the renaming of one that can't be read.

Nothing here deletes anything.
"""

from __future__ import annotations

import errno
import shutil
import sqlite3
from datetime import datetime
from enum import Enum, auto
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_FULL_BELOW_BYTES = 256 * 1024
"""With less free space than this, any other fault counts as a full disk.

SQLite reports a plain I/O error if the disk is too full for its shared-memory file.
"""


class Fault(Enum):
    """What prevents saving."""

    DISK_FULL = auto()
    FILE_IN_USE = auto()
    READ_ONLY = auto()
    OTHER = auto()


_OF_SQLITE = {
    sqlite3.SQLITE_FULL: Fault.DISK_FULL,
    sqlite3.SQLITE_BUSY: Fault.FILE_IN_USE,
    sqlite3.SQLITE_LOCKED: Fault.FILE_IN_USE,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
}
_OF_SYSTEM = {
    errno.ENOSPC: Fault.DISK_FULL,
    errno.EDQUOT: Fault.DISK_FULL,
    errno.EROFS: Fault.READ_ONLY,
    errno.EACCES: Fault.READ_ONLY,
    errno.EPERM: Fault.READ_ONLY,
}


def fault_of(error: Exception, folder: Path) -> Fault:
    """Return what an error that occurred while saving into the folder means."""
    if isinstance(error, OSError):
        fault = _OF_SYSTEM.get(error.errno or 0, Fault.OTHER)
    else:
        fault = _OF_SQLITE.get(sqlite_code(error), Fault.OTHER)
    return Fault.DISK_FULL if fault is Fault.OTHER and is_full(folder) else fault


def sqlite_code(error: Exception) -> int:
    """Return the primary code of an SQLite error, without the bits that extend it."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def interruption() -> sqlite3.OperationalError:
    """Return the error that SQLite raises when a statement is interrupted."""
    error = sqlite3.OperationalError("interrupted")
    error.sqlite_errorcode = sqlite3.SQLITE_INTERRUPT
    return error


def is_full(folder: Path) -> bool:
    """Return whether the disk has too little room for anything more."""
    try:
        return shutil.disk_usage(folder).free < _FULL_BELOW_BYTES
    except OSError:
        return False


def set_aside(path: Path) -> Path:
    """Rename a file or folder to an unused name beside it, and return the new path."""
    return path.rename(unused_path(path))


def unused_path(path: Path) -> Path:
    """Return a path beside a file or folder that it can be renamed to."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{path.stem}-set-aside-{stamp}-{number}{path.suffix}" for number in count(1))
    # To Python a broken link doesn't exist, but renaming would replace it.
    return next(
        other for other in map(path.with_name, names) if not (other.exists() or other.is_symlink())
    )
