"""Starts the program in a console of Windows, as tictac-cli.exe: it prints there; no window, no Qt.

A console doesn't wait for a program that has windows: if tictac.exe wrote into the console that it
was started from, its lines would come after the next prompt, and the keys for a game would go to
both. Only a program made for consoles is waited for, so there is one beside it.
"""

from __future__ import annotations

import sys

from tictac_gui import command_line
from tictac_gui.system.streams import INTERRUPTED


def main() -> int:
    """Play in the console, or do there what the arguments ask for; return the exit status."""
    try:
        return command_line.run(sys.argv[1:])
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
