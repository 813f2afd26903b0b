"""Numbers the open windows of the program: each takes a slot, and frees it when it ends."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.play.files.file_lock import FileLock

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

MOST_SLOTS = 64


class SlotLock(NamedTuple):
    """A slot that no other window can take until its lock is released."""

    slot: int
    lock: FileLock


def take_slot(folder: Path, preferred: Iterable[int]) -> SlotLock | None:
    """Take the first free slot, trying the preferred ones first; None if there is none."""
    for slot in dict.fromkeys((*preferred, *range(MOST_SLOTS))):
        with suppress(OSError):
            return SlotLock(slot, FileLock(folder / f"window-{slot}.lock"))
    return None
