"""Numbers the open windows of the program: each takes a slot, and frees it when it ends."""

from __future__ import annotations

from itertools import chain, count
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.play.files.file_lock import FileLock, LockHeldError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_MOST_OBSTACLES = 64
"""How many lock files that can't be used are passed over; a folder may allow none at all."""


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
