"""The program keeps to itself: no network, no file that others can read, no foreign code."""

import subprocess
import sys
from pathlib import Path

import pytest

import tictac_gui
from tests.end_to_end.desktop import Desktop
from tests.end_to_end.files.privacy import (
    ENDED_WELL,
    STRACE,
    foreign_calls,
    modes_for_others,
    play_a_move,
    programs_run,
    set_traps,
    ways_in,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at it as Linux allows")
TICTAC = str(Path(sys.executable).with_name("tictac"))


class TestTheNetwork:
    def test_is_never_asked_for(self, desktop: Desktop, tmp_path: Path) -> None:
        bus = desktop.start_bus()
        seen = tmp_path / "calls"
        assert play_a_move(desktop, tmp_path, *STRACE, str(seen), TICTAC) == ENDED_WELL
        calls = seen.read_text()
        assert "socket(AF_UNIX" in calls, "the display's own was not seen"
        assert foreign_calls(calls, bus) == []
        assert programs_run(calls) == {TICTAC}

    def test_would_be_seen(self, tmp_path: Path) -> None:
        """A test that never fails shows nothing."""
        script = """
import socket, subprocess
socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
socket.socket(socket.AF_UNIX).connect_ex("/run/somebody")
subprocess.run(["true"])
"""
        seen = tmp_path / "calls"
        subprocess.run([*STRACE, seen, sys.executable, "-c", script], check=True)
        calls = seen.read_text()
        kinds = [call.split()[1].partition("(")[0] for call in foreign_calls(calls, "path=/bus")]
        assert kinds == ["socket", "connect"]
        assert len(programs_run(calls)) > 1

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
        names = {path.name for path in folder.iterdir()}
        assert {"games.sqlite", "settings.ini", "tictac.log"} <= names
        assert modes_for_others(folder) == {}

    def test_for_others_would_be_seen(self, tmp_path: Path) -> None:
        (tmp_path / "open").mkdir()
        (tmp_path / "open").chmod(0o700)
        (tmp_path / "open" / "games.sqlite").touch()
        (tmp_path / "open" / "games.sqlite").chmod(0o644)
        assert modes_for_others(tmp_path / "open") == {"games.sqlite": "0o644"}


class TestForeignCode:
    def test_in_the_working_folder_or_beside_what_is_kept_is_not_run(
        self, desktop: Desktop, tmp_path: Path
    ) -> None:
        marker, folder = tmp_path / "trapped", tmp_path / "downloads"
        set_traps(folder, marker)
        set_traps(tmp_path / "tictac", marker)
        # What names code here is no more than an unknown word.
        settings = tmp_path / "tictac" / "settings.ini"
        settings.write_text(
            f'[General]\nlanguage=__import__("os")\nx_name={folder}/json.py\n'
            "game=tictac_gui.games\nstyle=evil\nplugins=.\n"
        )
        assert play_a_move(desktop, tmp_path, TICTAC, cwd=folder) == ENDED_WELL
        assert not marker.exists()

    def test_would_be_seen(self, tmp_path: Path) -> None:
        marker, folder = tmp_path / "trapped", tmp_path / "downloads"
        set_traps(folder, marker)
        command = [sys.executable, "-c", "import tictac_gui"]
        subprocess.run(command, cwd=folder, check=False, capture_output=True)
        assert marker.exists()

    def test_has_no_way_in(self) -> None:
        """No text becomes code, no bytes become objects, no shell is asked."""
        files = sorted(Path(tictac_gui.__file__).parent.rglob("*.py"))
        found = [
            f"{path.name}: {way}"
            for path in files
            for way in ways_in(path.read_text(encoding="utf-8"))
        ]
        assert len(files) > 100
        assert not found

    @pytest.mark.parametrize(
        "source",
        [
            *("eval('1')", "exec(text)", "compile(text, '', 'exec')", "__import__(name)"),
            *("import pickle", "from marshal import loads", "import subprocess", "import socket"),
            *("os.system('ls')", "os.popen('ls')", "os.execv(a, b)", "os.spawnl(a)", "os.fork()"),
            *("importlib.import_module(name)", "import_module(name)", "from runpy import run_path"),
            *("from PySide6.QtCore import QProcess", "QProcess.startDetached('ls')"),
        ],
    )
    def test_would_be_found(self, source: str) -> None:
        assert list(ways_in(source))
