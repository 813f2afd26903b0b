"""The game in a real terminal, with colours and without."""

import os
import subprocess
import sys

import pytest

from tests.end_to_end.command_line.console import on_linux
from tests.end_to_end.program import PATIENCE, ROOT, bare_environment

BLUE_X = b"\x1b[1;94mX\x1b[0m"


def played_in_a_terminal(typed: bytes, **variables: str) -> bytes:
    """Type ahead into a terminal of the program's own, and return all that it shows."""
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "tictac_gui", "--terminal", "--difficulty", "unbeatable"],
        cwd=ROOT,
        env={**bare_environment(), **variables},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    ) as program:
        os.close(theirs)
        os.write(ours, typed)
        shown = b""
        while part := _read(ours):
            shown += part
        assert program.wait(PATIENCE) == 0
    os.close(ours)
    return shown


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:
        # So Linux says that the other end has closed.
        return b""


@on_linux
def test_a_terminal_with_colours_gets_them() -> None:
    shown = played_in_a_terminal(b"5\nv\nh\nq\n", TERM="xterm-256color")
    assert BLUE_X in shown
    assert b"A best move: \x1b[1m" in shown
    assert shown.endswith(b"Good-bye.\r\n")


@on_linux
@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_nobody_gets_them_against_their_will(variables: dict[str, str]) -> None:
    shown = played_in_a_terminal(b"5\nq\n", **{"TERM": "xterm", **variables})
    assert b"\x1b" not in shown
    assert b" | X | " in shown


@on_linux
def test_ctrl_d_ends_it() -> None:
    shown = played_in_a_terminal(b"5\n\x04", TERM="xterm-256color")
    assert shown.endswith(b"Good-bye.\r\n")
