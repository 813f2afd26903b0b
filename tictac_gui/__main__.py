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
            return _open_window(None, None, None, None)
        from tictac_gui import command_line

        return command_line.run(arguments, _open_window)
    except KeyboardInterrupt:
        from tictac_gui.system.streams import INTERRUPTED

        return INTERRUPTED


def _open_window(
    difficulty: Difficulty | None, person: Mark | None, game: Game | None, folder: Path | None
) -> int:
    # Qt's event loop would keep Python from handling Ctrl+C in the terminal. By its default, Ctrl+C
    # ends even a hanging program at once; only the window's latest geometry isn't saved then.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # The imports create thousands of objects that stay for good: collecting garbage meanwhile, or
    # scanning them later, wastes time. It stays disabled: `app` collects on the GUI thread.
    gc.disable()
    from tictac_gui.system.room_for_types import make_room_for_types

    # Here too, because making room collects garbage.
    gc.freeze()
    make_room_for_types()
    from tictac_gui import app

    gc.freeze()
    return app.main(difficulty, person, game, folder)


if __name__ == "__main__":
    sys.exit(main())
