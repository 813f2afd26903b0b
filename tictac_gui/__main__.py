"""The command line: opens the window, or plays in the terminal."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

from tictac_gui import __version__
from tictac_gui.display import has_display
from tictac_gui.engine import Difficulty, Mark

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if not arguments and has_display():
        # As by a double-click: nothing needs to be read, and the window is there sooner.
        return _open_window(None, None)
    options = _parser().parse_args(arguments)
    difficulty = Difficulty[options.difficulty.upper()] if options.difficulty else None
    person = Mark(options.play_as.upper()) if options.play_as else None
    if not options.terminal and not has_display():
        print("No display found, so here is the game in the terminal.", file=sys.stderr)
        options.terminal = True
    elif options.terminal and not (sys.stdin or sys.stdout) and has_display():
        # On Windows a program with windows has no terminal, whatever it was started from.
        options.terminal = False
    # Each way to play is imported only when it is taken: the terminal needs no Qt.
    if options.terminal:
        from random import Random

        from tictac_gui import terminal

        try:
            status = terminal.play(difficulty or Difficulty.MEDIUM, person or Mark.X, Random())
            if sys.stdout:
                sys.stdout.flush()
        except BrokenPipeError:
            # Whoever read our output has gone, as `head` does. Python would stumble over that
            # once more when it flushes the output at the end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        return status
    return _open_window(difficulty, person)


def _open_window(difficulty: Difficulty | None, person: Mark | None) -> int:
    # While thousands of classes are made, all of them to stay, looking for garbage is in vain; nor
    # need they be looked through later.
    gc.disable()
    from tictac_gui import app

    gc.freeze()
    gc.enable()
    return app.main(difficulty, person)


def _parser() -> ArgumentParser:
    from argparse import ArgumentParser

    parser = ArgumentParser(
        prog="tictac", description="Tic-tac-toe you can't beat, and that shows you why."
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument(
        "--terminal", action="store_true", help="play in the terminal instead of a window"
    )
    parser.add_argument(
        "--difficulty",
        type=str.lower,
        choices=[difficulty.name.lower() for difficulty in Difficulty],
        help="how strongly the computer plays (default: as last time; in the terminal, medium)",
    )
    parser.add_argument(
        "--play-as",
        type=str.lower,
        choices=["x", "o"],
        help="your mark; X moves first (default: as last time; in the terminal, x)",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
