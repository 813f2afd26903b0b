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
            # So it was while the frozen program was loaded, see packaging/quiet_start.py.
            signal.signal(signal.SIGINT, signal.default_int_handler)
        # Not at the top, where Ctrl+C would print what is just being loaded.
        from tictac_gui.system.display import has_display

        if not arguments and has_display():
            # As after a double-click: not loading argparse opens the window sooner.
            return _open_window(None, None, None, None)
        from tictac_gui import command_line

        return command_line.run(arguments, _open_window)
    except KeyboardInterrupt:
        from tictac_gui.system.streams import INTERRUPTED

        return INTERRUPTED


def _open_window(
    difficulty: Difficulty | None, person: Mark | None, game: Game | None, folder: Path | None
) -> int:
    # Qt's event loop would keep Python from handling Ctrl+C in the terminal that started us. This
    # way it ends even a hanging program at once; only the window's geometry isn't saved by then.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # The imports create thousands of classes that stay for good, so collecting garbage meanwhile or
    # scanning them later is wasted time. It stays disabled: `app` collects on the GUI thread.
    gc.disable()
    from tictac_gui.system.room_for_types import make_room_for_types

    # Now, too, because this collects its own garbage.
    gc.freeze()
    make_room_for_types()
    from tictac_gui import app

    gc.freeze()
    return app.main(difficulty, person, game, folder)


if __name__ == "__main__":
    sys.exit(main())
