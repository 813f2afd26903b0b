"""Which of several open windows this is: each has a slot of its own, and its end frees it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.play.files.file_lock import FileLock

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

MOST_SLOTS = 64


class SlotLock(NamedTuple):
    """A slot that no other window has until its lock is released."""

    slot: int
    lock: FileLock


def take_slot(folder: Path, preferred: Iterable[int]) -> SlotLock | None:
    """Take the first free slot, the preferred ones first; None if no lock can be had there."""
    for slot in dict.fromkeys((*preferred, *range(MOST_SLOTS))):
        with suppress(OSError):
            return SlotLock(slot, FileLock(folder / f"window-{slot}.lock"))
    return None
