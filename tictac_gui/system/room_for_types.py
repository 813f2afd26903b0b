"""Grows PySide6's table of types before there are threads; growing later may crash the program.

Up to Python 3.11, shiboken6 keeps data on its types in one hash table. A new type, and the first
window creates dozens, is added under Python's interpreter lock. But a signal that is sent or
received on any thread looks up its object's type without that lock (PYSIDE-803). If the table is
being moved to a larger place at that moment, the type isn't found, and the program crashes. This
happened in one of about 300 programs that created their 258th type right after a move on the board.

A table that has grown never shrinks. This module goes when Python 3.11 is no longer supported.
"""

from __future__ import annotations

import gc
import sys

from shiboken6 import Shiboken

HAS_TABLE = sys.version_info < (3, 12)
"""Later Pythons have room for such data in every type."""
_FILLERS = 550
"""They make room for 1,109 types; Qt's and ours together are about 800."""


def make_room_for_types() -> None:
    """Call this before the first thread is started; it takes some milliseconds."""
    if not HAS_TABLE:
        return
    fillers = [type("Filler", (Shiboken.Object,), {}) for _ in range(_FILLERS)]
    # A type refers to itself, so it is collected now, while there are no threads.
    del fillers
    gc.collect()
