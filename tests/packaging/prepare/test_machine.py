"""The real machine that the set-up works on, and the Python it finds there."""

import subprocess
import sys
from pathlib import Path

import pytest
from prepare import (
    Machine,
    SetupError,
    newer_python,
)

from tests.end_to_end.program import ROOT
from tests.packaging.prepare.fresh_debian import FreshDebian


class TestAnOldPython:
    def test_gives_way_to_a_newer_one_beside_it(self, root: Path) -> None:
        class HasPython312(FreshDebian):
            def succeeds(self, *command: str) -> bool:
                return command[0] == "python3.12"

        assert newer_python(HasPython312(root)) == "python3.12"

    def test_is_refused_when_it_is_alone(self, debian: FreshDebian) -> None:
        with pytest.raises(SetupError, match=r"Python 3\.11 or newer is needed"):
            newer_python(debian)


class TestTheRealMachine:
    def test_reports_what_commands_do(self, tmp_path: Path) -> None:
        machine = Machine(tmp_path)
        python = sys.executable
        assert machine.run(python, "-c", "raise SystemExit(3)") == 3
        assert machine.succeeds(python, "-c", "")
        assert not machine.succeeds(python, "-c", "raise SystemExit(1)")
        assert machine.output(python, "-c", "import os; print(os.getcwd())") == f"{tmp_path}\n"

    def test_treats_a_missing_command_as_one_that_fails(self, tmp_path: Path) -> None:
        machine = Machine(tmp_path)
        assert not machine.succeeds("no-such-command")
        assert machine.output("no-such-command") == ""
        assert not machine.finds_program("no-such-command")
        assert not machine.finds_module("no_such_module")

    def test_finds_a_program_outside_the_path(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "program.exe").touch(mode=0o755)
        machine = Machine(tmp_path)
        assert not machine.finds_program("program.exe")
        monkeypatch.setattr("prepare.PROGRAM_FOLDERS", ("/usr/sbin", str(tmp_path)))
        assert machine.finds_program("program.exe")

    def test_refuses_an_unknown_goal(self) -> None:
        script = ROOT / "packaging/prepare.py"
        result = subprocess.run([sys.executable, script, "fly"], capture_output=True, check=False)
        assert result.returncode == 2
        assert b"bench" in result.stderr
