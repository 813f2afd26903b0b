"""A match-up played from the command line."""

import subprocess
import sys

import pytest

from tests.end_to_end.command_line.console import run, tictac
from tests.end_to_end.program import (
    PATIENCE,
    ROOT,
    Program,
    bare_environment,
)
from tictac_gui.games.tic_tac_toe.levels import Player


class TestAMatchUp:
    def test_is_the_same_every_time_with_the_same_seed(self) -> None:
        options = ("--match", "random", "unbeatable", "--games", "1000", "--seed", "1")
        runs = [tictac(*options, PYTHONHASHSEED=seed) for seed in ("1", "2")]
        for once in runs:
            assert (once.returncode, once.stderr) == (0, "")
        assert runs[0].stdout == runs[1].stdout
        assert runs[0].stdout.splitlines()[4:] == [
            "         games    played     exact",
            "X wins       0    0.000%    0.000%",
            "Draws       76    7.600%    8.360%",
            "O wins     924   92.400%   91.640%",
            "Total    1,000",
        ]

    def test_chooses_and_names_a_seed_that_repeats_it(self) -> None:
        first = tictac("--match", "random", "random")
        [seed] = [line for line in first.stdout.splitlines() if line.startswith("Seed: ")]
        again = tictac("--match", "random", "random", "--seed", seed.removeprefix("Seed: "))
        assert again.stdout == first.stdout

    def test_with_an_unknown_player_lists_the_known_ones(self) -> None:
        result = tictac("--match", "random", "godlike")
        assert (result.returncode, result.stdout) == (2, "")
        for player in Player:
            assert player.name.lower() in result.stderr

    @pytest.mark.usefixtures("_ctrl_c")
    def test_prints_what_was_played_when_ctrl_c_ends_it(self) -> None:
        endless = ["--match", "random", "random", "--games", "1000000000000"]
        command = [sys.executable, "-m", "tictac_gui", *endless]
        with Program(command, bare_environment()) as program:
            assert program.next_line() == "X: Random\n"
            program.interrupt()
            ended = program.wait_for_end()
            printed = program.remaining_lines()
        assert (ended.status, ended.errors) == (130, "")
        assert printed[-1].startswith("Total")

    def test_ends_quietly_when_its_reader_is_gone(self) -> None:
        result = subprocess.run(
            ["sh", "-c", f"'{sys.executable}' -m tictac_gui --match easy easy | head -n 1"],
            cwd=ROOT,
            env=bare_environment(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (result.stdout, result.stderr) == ("X: Easy\n", "")

    def test_needs_no_qt(self) -> None:
        script = """\
import sys
from tictac_gui.__main__ import main
status = main(["--match", "hard", "minimax"])
print([name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))])
sys.exit(status)
"""
        result = run("-c", script)
        assert result.returncode == 0
        assert result.stdout.endswith("\n[]\n")
