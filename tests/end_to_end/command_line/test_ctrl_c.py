"""Ctrl+C ends the program at any moment."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.program import (
    Ended,
    Program,
    bare_environment,
    wait_until,
)

THINKING_SCRIPT = """
import sys
from tictac_gui.__main__ import main
from tictac_gui.games import Game

def think(*position):
    print("The computer thinks.", flush=True)
    while True:
        pass

Game.choose_move = think
sys.exit(main(["--terminal", "--play-as", "o"]))
"""
# Ctrl+C is pressed when a module is about to be loaded.
LOADING_SCRIPT = """
import os, signal, sys
from tictac_gui.__main__ import main

class Finder:
    def find_spec(self, name, path, target=None):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finder())
sys.exit(main(["--terminal"]))
"""


@pytest.mark.usefixtures("_ctrl_c")
@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signals")
class TestCtrlCInTheTerminal:
    def test_ends_the_game_while_the_computer_thinks(self) -> None:
        with Program([sys.executable, "-c", THINKING_SCRIPT], bare_environment()) as program:
            while program.next_line() != "The computer thinks.\n":
                pass
            program.interrupt()
            assert program.wait_for_end() == Ended(130, errors="")
            assert program.remaining_lines() == ["\n", "Good-bye.\n"]

    def test_ends_the_game_while_the_person_thinks(self) -> None:
        command = [sys.executable, "-m", "tictac_gui", "--terminal"]
        with Program(command, bare_environment(), stdin=subprocess.PIPE) as program:
            while program.next_line() != " 1 | 2 | 3 \n":
                pass
            program.interrupt()
            assert program.wait_for_end() == Ended(130, errors="")
            assert program.remaining_lines()[-1] == "Good-bye.\n"

    @pytest.mark.parametrize("module", ["system.display", "command_line", "engine", "terminal"])
    def test_ends_the_program_while_it_is_loaded(self, module: str) -> None:
        command = [sys.executable, "-c", LOADING_SCRIPT, f"tictac_gui.{module}"]
        with Program(command, bare_environment()) as program:
            assert program.wait_for_end() == Ended(130, errors="")


class TestTheWindow:
    @pytest.mark.usefixtures("_ctrl_c")
    @pytest.mark.skipif(sys.platform != "linux", reason="the folders are named as on Linux")
    def test_is_ended_by_ctrl_c_without_any_message(self, tmp_path: Path) -> None:
        environment = {
            **bare_environment(),
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_CONFIG_HOME": str(tmp_path),
            "XDG_DATA_HOME": str(tmp_path),
        }
        with Program([sys.executable, "-m", "tictac_gui"], environment) as program:
            wait_until((tmp_path / "tictac" / "games.sqlite").exists, "the program has begun")
            program.interrupt()
            assert program.wait_for_end() == Ended(-signal.SIGINT, errors="")
