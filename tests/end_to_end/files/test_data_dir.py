"""With --data-dir everything is in one folder, for a trial; nothing else is touched."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.command_line.console import tictac
from tests.end_to_end.desktop import Desktop
from tests.end_to_end.files.privacy import ENDED_WELL, play_a_move
from tests.end_to_end.files.test_forbidden_folders import WITHOUT_PRIVILEGES
from tests.end_to_end.program import PATIENCE, bare_environment

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at it as Linux allows")
TICTAC = str(Path(sys.executable).with_name("tictac"))
CHANGES = "trace=open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat"


def changed(calls: str) -> set[Path]:
    """Return all that a program made, opened for writing, renamed or removed, if it could."""
    found = set()
    for call in calls.splitlines():
        name, _, arguments = call.partition(" ")[2].lstrip().partition("(")
        is_change = not name.startswith("open") or re.search("O_(WRONLY|RDWR|CREAT)", arguments)
        if is_change and " = -1 " not in call:
            found |= {Path(path) for path in re.findall(r'"([^"]*)"', arguments)}
    # What Python has compiled has nothing to do with the person.
    return {path for path in found if path.is_absolute() and "__pycache__" not in path.parts}


class TestAFolder:
    def test_has_all_files_and_no_other_is_touched(self, desktop: Desktop, tmp_path: Path) -> None:
        folder = tmp_path / "new" / "tictac"
        seen = tmp_path / "calls"
        command = ("strace", "-f", "-e", CHANGES, "-o", str(seen), TICTAC, "--data-dir")
        ended = play_a_move(desktop, folder.parent, *command, "new/tictac", cwd=tmp_path)
        assert ended == ENDED_WELL
        names = {path.name for path in folder.iterdir()}
        assert {"games.sqlite", "settings.ini", "tictac.log"} <= names
        assert folder.stat().st_mode & 0o777 == 0o700
        changes = changed(seen.read_text())
        assert folder / "games.sqlite" in changes
        outside = {path for path in changes if not path.is_relative_to(folder.parent)}
        assert {path for path in outside if path.parts[1] not in ("dev", "proc")} == set()

    def test_is_not_used_without_being_named(self, desktop: Desktop, tmp_path: Path) -> None:
        (tmp_path / "new").mkdir()
        assert play_a_move(desktop, tmp_path, TICTAC, cwd=tmp_path) == ENDED_WELL
        assert list((tmp_path / "new").iterdir()) == []


class TestAFolderThatCantBeUsed:
    def check(self, name: Path | str, fault: str) -> None:
        # Root may write anywhere, and gives that up here.
        command = (*(WITHOUT_PRIVILEGES if os.getuid() == 0 else ()), TICTAC)
        ended = subprocess.run(
            [*command, "--data-dir", str(name), "--terminal"],
            env=bare_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (ended.returncode, ended.stdout) == (2, "")
        assert ended.stderr.endswith(f"{fault}\n")
        assert "Traceback" not in ended.stderr

    def test_is_a_file(self, tmp_path: Path) -> None:
        path = tmp_path / "file"
        path.touch()
        self.check(path, f"tictac: error: {path} can't be used: it isn't a folder")
        inside = path / "folder"
        self.check(inside, f"tictac: error: {inside} can't be used: Not a directory")

    def test_can_only_be_read(self, tmp_path: Path) -> None:
        path = tmp_path / "folder"
        path.mkdir(0o500)
        self.check(path, f"tictac: error: {path} can't be used: it can't be written to")
        inside = path / "another"
        self.check(inside, f"tictac: error: {inside} can't be used: Permission denied")

    def test_has_no_name(self) -> None:
        self.check("", "tictac: error: argument --data-dir: the name is empty")

    def test_is_refused_for_a_match_up(self, tmp_path: Path) -> None:
        path = tmp_path / "folder"
        ended = tictac("--match", "easy", "hard", "--data-dir", str(path))
        assert ended.returncode == 2
        assert "--match can't be combined with --data-dir" in ended.stderr
        assert not path.exists()
