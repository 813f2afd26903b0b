"""Making types must not crash a program whose threads send signals meanwhile."""

import subprocess
import sys

import pytest

from tictac_gui.__main__ import HAS_TABLE_OF_TYPES


@pytest.mark.skipif(not HAS_TABLE_OF_TYPES, reason="this Python needs no table of types")
def test_types_can_be_made_while_another_thread_sends_signals() -> None:
    command = [sys.executable, "-m", "tests.end_to_end.starting.growing_program"]
    assert subprocess.run(command, check=False).returncode == 0
