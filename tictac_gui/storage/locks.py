"""Lock files that one process at a time can hold, until it releases them or ends.

The operating system holds the lock, so it can't go stale: neither after a kill nor in a container
with its own process ids.
"""

from __future__ import annotations

import errno
import os
import sys
from itertools import chain, count
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD = {errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK}
"""Errors that mean that another process has the lock; any other means that locks don't work."""
_RETRY_SECONDS = 0.01


class LockHeldError(OSError):
    """Another process has the lock; the file itself is fine."""


class FileLock:
    """A lock, held from its creation until `release`."""

    def __init__(self, path: Path, patience: float = 0.0) -> None:
        """Take the lock; raise LockHeldError if another still has it after `patience` seconds.

        Any other OSError means that nobody can lock this file.
        """
        deadline = monotonic() + patience
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        while True:
            try:
                _lock(self._file)
            except OSError as error:
                if error.errno not in _HELD:
                    os.close(self._file)
                    raise
                if monotonic() >= deadline:
                    os.close(self._file)
                    raise LockHeldError(error.errno, error.strerror) from error
                Event().wait(_RETRY_SECONDS)
            else:
                break

    def release(self) -> None:
        """Let another process take it. The file stays: that process may have it open."""
        os.close(self._file)


_MOST_OBSTACLES = 64
"""Unusable lock files that are skipped; a folder may allow no locks at all."""


class SlotLock(NamedTuple):
    """A slot that no other window can take until its lock is released."""

    slot: int
    lock: FileLock


def take_slot(folder: Path, preferred: Iterable[int]) -> SlotLock | None:
    """Take the first free slot, trying the preferred ones first; None if nothing can be locked."""
    obstacles = 0
    for slot in chain(dict.fromkeys(preferred), count()):
        try:
            return SlotLock(slot, FileLock(folder / f"window-{slot}.lock"))
        except LockHeldError:
            continue
        except OSError:
            obstacles += 1
            if obstacles == _MOST_OBSTACLES:
                break
    return None
