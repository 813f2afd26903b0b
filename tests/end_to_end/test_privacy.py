"""The program keeps to itself: no network, no file that others can read, no foreign code."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tictac_gui
from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import Ended, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at it as Linux allows")
TICTAC = str(Path(sys.executable).with_name("tictac"))
ENDED_WELL = Ended(status=0, errors="")
TRAP = "open({!r}, 'a').write(__name__)\nraise SystemExit('foreign code was run')\n"


def play_a_move(desktop: Desktop, folder: Path, *command: str, cwd: Path | None = None) -> Ended:
    """Start the program, play a move that is saved, and close it."""
    program = desktop.start(*command, cwd=cwd or folder)
    window = desktop.window("Tictac")
    desktop.press(window, "5")
    games = folder / "tictac" / "games.sqlite"
    wait_until(games.exists, "the game is saved")
    desktop.press(window, "ctrl+q")
    return program.wait_for_end()


class TestTheNetwork:
    def test_is_never_asked_for(self, desktop: Desktop, tmp_path: Path) -> None:
        seen = tmp_path / "calls"
        strace = ("strace", "-f", "-o", str(seen), "-e", "trace=socket,connect,bind,sendto")
        assert play_a_move(desktop, tmp_path, *strace, TICTAC) == ENDED_WELL
        calls = seen.read_text()
        assert "socket(AF_UNIX" in calls, "the display's own was not seen"
        foreign = re.findall(r"socket\((?!AF_UNIX)\w+", calls)
        assert not foreign

    def test_can_be_refused(self, desktop: Desktop, tmp_path: Path) -> None:
        alone = ("unshare", "--map-root-user", "--net")
        if subprocess.run([*alone, "true"], check=False, capture_output=True).returncode:
            pytest.skip("this system lets nobody refuse it")
        assert play_a_move(desktop, tmp_path, *alone, TICTAC) == ENDED_WELL


class TestFiles:
    def test_are_for_the_user_alone_whatever_others_may_usually_do(
        self, desktop: Desktop, tmp_path: Path
    ) -> None:
        command = ("sh", "-c", 'umask 0; exec "$0"', TICTAC)
        assert play_a_move(desktop, tmp_path, *command) == ENDED_WELL
        folder = tmp_path / "tictac"
        modes = {path.name: path.stat().st_mode & 0o777 for path in [folder, *folder.iterdir()]}
        assert {"games.sqlite", "settings.ini", "tictac.log"} <= set(modes)
        assert {name: oct(mode) for name, mode in modes.items() if mode & 0o077} == {}


class TestForeignCode:
    def test_in_the_working_folder_is_not_run(self, desktop: Desktop, tmp_path: Path) -> None:
        marker = tmp_path / "trapped"
        folder = tmp_path / "downloads"
        (folder / "tictac_gui").mkdir(parents=True)
        for name in ("sqlite3", "json", "random", "PySide6", "sitecustomize", "usercustomize"):
            (folder / f"{name}.py").write_text(TRAP.format(str(marker)))
        (folder / "tictac_gui" / "__init__.py").write_text(TRAP.format(str(marker)))
        (folder / "qt.conf").write_text("[Paths]\nPlugins=.\n")
        assert play_a_move(desktop, tmp_path, TICTAC, cwd=folder) == ENDED_WELL
        assert not marker.exists()

    def test_has_no_way_in(self) -> None:
        """No text becomes code, no bytes become objects, no shell is asked."""
        refused = {"eval", "exec", "compile", "__import__", "import_module", "system", "popen"}
        modules = {"pickle", "marshal", "shelve", "subprocess", "code", "runpy"}
        found = []
        for path in sorted(Path(tictac_gui.__file__).parent.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    names = {alias.name.split(".")[0] for alias in node.names} & modules
                elif isinstance(node, ast.ImportFrom):
                    names = {(node.module or "").split(".")[0]} & modules
                elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    names = {node.func.id} & refused
                elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    is_of_os = isinstance(node.func.value, ast.Name) and node.func.value.id == "os"
                    names = {node.func.attr} & refused if is_of_os else set()
                else:
                    names = set()
                found += [f"{path.name}: {name}" for name in names]
        assert not found
