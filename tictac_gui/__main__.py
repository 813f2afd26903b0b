"""Starts the program: opens the window, unless the command line asks for something else."""

from __future__ import annotations

import gc
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tictac_gui.engine import Difficulty, Mark
    from tictac_gui.games import Game

HAS_TABLE_OF_TYPES = sys.version_info < (3, 12)
"""Later Pythons have room for shiboken6's data in every type."""
_FILLERS = 550
"""They make room for 1,109 types; Qt's and ours together are about 800."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
            # The frozen program leaves it like that, see packaging/quiet_start.py.
            signal.signal(signal.SIGINT, signal.default_int_handler)
        # Not at the top, where Ctrl+C would print a traceback.
        from tictac_gui.system.display import has_display

        if not arguments and has_display():
            # As after a double-click. Without argparse the window opens sooner.
            return _open_window(None, None, None, None, None)
        from tictac_gui import command_line

        return command_line.run(arguments, _open_window, _libraries)
    except KeyboardInterrupt:
        from tictac_gui.system.streams import INTERRUPTED

        return INTERRUPTED


def _open_window(
    difficulty: Difficulty | None,
    person: Mark | None,
    game: Game | None,
    folder: Path | None,
    moves: tuple[int, ...] | None,
) -> int:
    # Qt's event loop would keep Python from handling Ctrl+C in the terminal. By its default, Ctrl+C
    # ends even a hanging program at once; only the window's latest geometry isn't saved then.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # The imports create thousands of objects that stay for good: collecting garbage meanwhile, or
    # scanning them later, wastes time. It stays disabled: `app` collects on the GUI thread.
    gc.disable()
    make_room_for_types()
    from tictac_gui import app

    gc.freeze()
    return app.main(difficulty, person, game, folder, moves)


def _libraries() -> list[str]:
    """Name what windows are made with; the terminal's modes do without."""
    try:
        from PySide6 import __version__
        from PySide6.QtCore import qVersion
    except ImportError:
        return []
    return [f"Qt {qVersion()}", f"PySide6 {__version__}"]


def make_room_for_types() -> None:
    """Grow PySide6's table of types before there are threads; that takes some milliseconds.

    Up to Python 3.11, shiboken6 keeps data on its types in one hash table. A new type, and the
    first window creates dozens, is added under Python's interpreter lock. But a signal that is
    sent or received on any thread looks up its object's type without that lock (PYSIDE-803). If
    the table is being moved to a larger place at that moment, the type isn't found, and the
    program crashes. This happened in one of about 300 programs that created their 258th type right
    after a move on the board. A table that has grown never shrinks.
    """
    if not HAS_TABLE_OF_TYPES:
        return
    from shiboken6 import Shiboken

    # What the import has created stays, so it isn't scanned below.
    gc.freeze()
    fillers = [type("Filler", (Shiboken.Object,), {}) for _ in range(_FILLERS)]
    # A type refers to itself, so it is collected now, while there are no threads.
    del fillers
    gc.collect()


if __name__ == "__main__":
    sys.exit(main())
