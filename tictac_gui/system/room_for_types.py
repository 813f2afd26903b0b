"""Grows PySide6's table of types before there are threads; growing later may crash the program.

Up to Python 3.11, shiboken6 keeps what it knows of its types in one hash table. Whatever makes a
type, and opening a window for the first time makes dozens, holds Python's interpreter lock. But a
signal that is sent or received, on whatever thread, looks up its object's type without that lock
(PYSIDE-803). If the table is being moved to a larger place just then, the type isn't found, and the
program crashes: so did one of some 300 programs that made their 258th type right after a move.

A table that has grown never shrinks. This module goes when Python 3.11 is no longer supported.
"""

from __future__ import annotations

import gc
import sys

from shiboken6 import Shiboken

HAS_TABLE = sys.version_info < (3, 12)
"""Later Pythons have room for such knowledge in every type."""
_FILLERS = 550
"""Makes room for 1,109 types, whereas Qt's and ours together are about 800."""


def make_room_for_types() -> None:
    """Call this before the first thread is started; it takes some milliseconds."""
    if not HAS_TABLE:
        return
    fillers = [type("Filler", (Shiboken.Object,), {}) for _ in range(_FILLERS)]
    # A type refers to itself: left to themselves, they would be collected when there are threads.
    del fillers
    gc.collect()
