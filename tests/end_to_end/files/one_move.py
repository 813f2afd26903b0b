"""Starts the real program, in which a person makes one move, and returns what they saw."""

import json
import sys
from pathlib import Path
from time import monotonic

from tests.end_to_end.program import Program, bare_environment

LONGEST_CLOSING_S = 2


def play_a_move(home: Path, *before: str) -> list[str]:
    """Start the program, see a move made and the program end, and return the notices.

    Games and settings are in folders of `home`; `before` is a command that starts the program.
    """
    environment = {
        **bare_environment(),
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": "C.UTF-8",
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
    }
    command = [*before, sys.executable, "-m", "tests.end_to_end.files.one_move_program"]
    with Program(command, environment) as program:
        story = json.loads(program.next_line())
        closed_at = monotonic()
        assert program.wait_for_end().status == 0
        assert monotonic() - closed_at < LONGEST_CLOSING_S
    assert story["moves"] >= 1
    notices: list[str] = story["notices"]
    return notices


def make_home(folder: Path) -> Path:
    """Make the folders of games and settings of somebody who isn't new."""
    for part in ("config", "data"):
        (folder / part / "tictac").mkdir(parents=True)
    (folder / "config/tictac/settings.ini").write_text("[General]\ncourse_offered=true\n")
    return folder
