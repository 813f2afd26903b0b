"""The smoke test itself: it lets the game pass, and no program with a flaw.

The programs are the game from this checkout, with a few lines before or after it.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.program import PATIENCE, ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs an X server")

PROGRAM = """\
#!{python}
import os, pathlib, subprocess, sys
sys.path.insert(0, {root!r})
from tictac_gui import command_line
from tictac_gui.__main__ import main
# As in a bundle, also where this checkout has no compiler.
command_line.IS_COMPILED = True
has_window = len(sys.argv) == 1
{before}
status = main()
{after}
sys.exit(status)
"""


def smoke_test(
    folder: Path, *, before: str = "", after: str = ""
) -> subprocess.CompletedProcess[str]:
    program = folder / "program"
    program.write_text(
        PROGRAM.format(python=sys.executable, root=str(ROOT), before=before, after=after)
    )
    program.chmod(0o755)
    return subprocess.run(
        [sys.executable, "packaging/smoke.py", program, "--artefacts", folder / "artefacts"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )


def test_the_game_passes_and_is_seen_in_pictures(tmp_path: Path) -> None:
    ended = smoke_test(tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    kept = {file.name for file in (tmp_path / "artefacts").iterdir()}
    assert kept == {"finished-game.png", "second-start.png", "unwritable-home.png"}


FLAWS = {
    "opens no window": ("if has_window: sys.exit(3)", "", "the program ended with 3"),
    "writes to stderr": (
        "if has_window: print('odd', file=sys.stderr)",
        "",
        r"saw Ended(status=0, errors='odd\n')",
    ),
    "ends with another status": (
        "",
        "status = 1 if has_window else status",
        "saw Ended(status=1, errors='')",
    ),
    "keeps no game": (
        "",
        "for file in pathlib.Path.home().rglob('games.sqlite'): file.unlink()",
        "but there is no such file",
    ),
    "keeps no level": (
        "",
        "for file in pathlib.Path.home().rglob('settings.ini'): file.write_text('[General]')",
        "whether difficulty=hard is on file: expected True, saw False",
    ),
    "leaves a process": (
        "",
        "if has_window: subprocess.Popen(['sleep', '600'])",
        "expected [], saw ['sleep 600']",
    ),
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_program_does_not_pass_that(flaw: str, tmp_path: Path) -> None:
    before, after, told = FLAWS[flaw]
    ended = smoke_test(tmp_path, before=before, after=after)
    assert ended.returncode == 1
    assert ended.stderr.startswith("The smoke test failed: ")
    assert told in ended.stderr
    assert (tmp_path / "artefacts" / "failure.png").is_file()


def test_a_program_does_not_pass_whose_solver_is_not_compiled(tmp_path: Path) -> None:
    ended = smoke_test(tmp_path, before="command_line.IS_COMPILED = False")
    assert ended.returncode == 1
    assert "the beginning of --version: " in ended.stderr
    assert "so slower" in ended.stderr


def test_a_program_that_prints_another_version_does_not_pass(tmp_path: Path) -> None:
    ended = smoke_test(tmp_path, before="if '--version' in sys.argv: sys.exit('tictac 0')")
    assert ended.returncode == 1
    assert "the end of --version: " in ended.stderr
