"""The commands of the README: what make does with them."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from prepare import GOALS, LOCKS

from tests.end_to_end.program import ROOT, bare_environment

NOT_SET_UP = shutil.ignore_patterns("__pycache__", "_resources")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy what `make run` needs, without an environment."""
    folder = tmp_path / "a checkout"
    folder.mkdir()
    shutil.copy(ROOT / "Makefile", folder)
    for name in ("packaging", "resources/books", "tictac_gui"):
        shutil.copytree(ROOT / name, folder / name, ignore=NOT_SET_UP)
    return folder


def make(folder: Path, *arguments: str, typed: str = "") -> tuple[int, str]:
    """Run make and return its status and what was printed."""
    ended = subprocess.run(
        ["make", *arguments],
        cwd=folder,
        # These tests may themselves have been started by make.
        env={name: value for name, value in bare_environment().items() if "MAKE" not in name},
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return ended.returncode, ended.stdout


def test_run_without_a_display_plays_in_the_terminal_and_installs_nothing(checkout: Path) -> None:
    # As in a checkout that was moved, or whose Python is gone.
    program = checkout / ".venv" / "bin" / "tictac"
    program.parent.mkdir(parents=True)
    program.write_text("#!/nowhere/python\n")
    program.chmod(0o755)
    # The system's Python, which knows no package: the base of the one that runs the tests.
    python = Path(sys.base_prefix, "bin", f"python3.{sys.version_info.minor}")
    status, output = make(checkout, "run", f"PYTHON={python} -S", typed="7\nq\n")
    assert status == 0, output
    assert "No display found, so here is the game in the terminal." in output
    assert [*(checkout / ".venv").rglob("*")] == [program.parent, program]


def test_test_runs_every_part_though_one_fails_and_fails_then(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    log = tmp_path / "log"
    python = tmp_path / "python"
    for failing in (1, 2, 3, 4):
        log.write_text("")
        # It fails as the part with this number; there is no fourth.
        python.write_text(f'#!/bin/sh\necho "$@" >>"{log}"\n[ "$(wc -l <"{log}")" != {failing} ]\n')
        python.chmod(0o755)
        status, output = make(tmp_path, "test", f"BIN={tmp_path}", "PREPARE=@true")
        assert len(log.read_text().splitlines()) == 3, output
        assert (status == 0) == (failing == 4), output


def test_audit_looks_at_every_lock_by_itself_though_one_is_vulnerable_and_fails_then(
    tmp_path: Path,
) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    locks = {file.name for file in (ROOT / LOCKS).glob("*.txt")} - {"all.txt"}
    log = tmp_path / "log"
    audit = tmp_path / "pip-audit"
    for vulnerable in ("run.txt", "windows.txt", "nothing"):
        log.write_text("")
        audit.write_text(
            f'#!/bin/sh\necho "$@" >>"{log}"\ncase $* in *{vulnerable}) exit 1;; esac\n'
        )
        audit.chmod(0o755)
        status, output = make(tmp_path, "audit", f"BIN={tmp_path}", "PREPARE=@true")
        looked_at = [re.findall(rf"{LOCKS}/(\S+)", line) for line in log.read_text().splitlines()]
        assert sorted(looked_at) == [[name] for name in sorted(locks)], output
        assert (status == 0) == (vulnerable == "nothing"), output


def test_a_command_sets_up_the_programs_without_which_its_script_refuses_to_run() -> None:
    recipe = r"^(\w+): .*\n\t\$\(PREPARE\) (\w+)\n\t\$\(BIN\)/python (packaging/\S+\.py)"
    recipes = re.findall(recipe, (ROOT / "Makefile").read_text(), re.MULTILINE)
    asking = set()
    for command, goal, script in recipes:
        asked = set(re.findall(r'shutil\.which\("(.+?)"\)', (ROOT / script).read_text()))
        assert asked <= GOALS[goal].programs, command
        asking |= {command} if asked else set()
    assert asking == {"trydeb", "elsewhere", "windows"}


def test_every_command_has_a_line_of_help() -> None:
    status, output = make(ROOT, "help")
    phony = next(
        line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith(".PHONY:")
    )
    described = {line.split()[1] for line in output.splitlines() if line.startswith("make ")}
    assert status == 0
    assert described == set(phony.split()[1:])
