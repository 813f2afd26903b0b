"""Making types must not crash a program whose threads send signals meanwhile."""

import subprocess
import sys

import pytest

from tictac_gui.system.room_for_types import HAS_TABLE


@pytest.mark.skipif(not HAS_TABLE, reason="this Python needs no table of types")
def test_types_can_be_made_while_another_thread_sends_signals() -> None:
    command = [sys.executable, "-m", "tests.system.growing_program"]
    assert subprocess.run(command, check=False).returncode == 0
