"""Starts the program: the window, unless the command line asks for something else."""

from __future__ import annotations

import gc
import signal
import sys
from typing import TYPE_CHECKING

from tictac_gui.display import has_display
from tictac_gui.quick_qt import load_quickly
from tictac_gui.streams import INTERRUPTED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.engine import Difficulty, Mark


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        if not arguments and has_display():
            # As by a double-click: there is nothing to read, and the window is there sooner.
            return _open_window(None, None)
        from tictac_gui import command_line

        return command_line.run(arguments, _open_window)
    except KeyboardInterrupt:
        return INTERRUPTED


def _open_window(difficulty: Difficulty | None, person: Mark | None) -> int:
    # Qt's event loop would keep Python from seeing Ctrl+C in the terminal that started us. It ends
    # the program at once, even one that is stuck; all but the window's place is on disk already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # While thousands of classes are made, all of them to stay, looking for garbage is in vain; nor
    # need they be looked through later. It stays off: `app` looks for garbage on the GUI thread.
    gc.disable()
    load_quickly()
    from tictac_gui import app

    gc.freeze()
    return app.main(difficulty, person)


if __name__ == "__main__":
    sys.exit(main())
