"""A file that only one process at a time can have, until it lets go or ends, however it ends.

The operating system keeps the lock, so there is nothing to go stale: neither a kill nor a container
whose process ids mean something else leaves it taken.
"""

from __future__ import annotations

import os
import sys
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_BETWEEN_TRIES_S = 0.01


class FileLock:
    """A lock that is held from its making to its release."""

    def __init__(self, path: Path, patience: float = 0.0) -> None:
        """Take the lock; raise OSError if another process has it for all of `patience` seconds."""
        give_up = monotonic() + patience
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        while True:
            try:
                _lock(self._file)
            except OSError:
                if monotonic() >= give_up:
                    os.close(self._file)
                    raise
                Event().wait(_BETWEEN_TRIES_S)
            else:
                break

    def release(self) -> None:
        """Let another process have it. The file stays: that process may have it open."""
        os.close(self._file)
