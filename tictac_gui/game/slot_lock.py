"""Which of several open windows this is: each takes a slot, and its end frees it, however it ends.

The operating system keeps the lock, so there is nothing to go stale: neither a kill nor a container
whose process ids mean something else leaves a slot taken.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

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


MOST_SLOTS = 64


class SlotLock:
    """A slot that no other window has until it is released."""

    def __init__(self, path: Path, slot: int) -> None:
        """Take the slot; raise BlockingIOError or PermissionError if another window has it."""
        self.slot = slot
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except BaseException:
            os.close(self._file)
            raise

    def release(self) -> None:
        """Leave the slot to the next window. The file stays: another window may have it open."""
        os.close(self._file)


def take_slot(folder: Path, preferred: Iterable[int]) -> SlotLock | None:
    """Take the first free slot, the preferred ones first; None if no lock can be had there."""
    candidates = dict.fromkeys((*preferred, *range(MOST_SLOTS)))
    for slot in candidates:
        with suppress(OSError):
            return SlotLock(folder / f"window-{slot}.lock", slot)
    return None
