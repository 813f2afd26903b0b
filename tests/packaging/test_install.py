"""The archive for Linux unpacked, installed into one's own folders, started there, and removed.

The program in it is made up: it says how it was called. `tests/frozen` does it with the real one.
"""

import os
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest
from archives import tar
from freedesktop import beside_program

from tests.packaging.desktop_entry import commands
from tests.packaging.test_desktop_files import complaints
from tictac_gui.app import APPLICATION_ID

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")

PROGRAM = '#!/bin/sh\nprintf "%s\\n" "played as $0" "$@"\n'
ENTRY = Path("applications", f"{APPLICATION_ID}.desktop")


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """Return the folder of an unpacked archive, in a folder with a space in its name."""
    made = tmp_path / "made"
    (made / "_internal").mkdir(parents=True)
    (made / "_internal" / "library").write_text("")
    (made / "tictac").write_text(PROGRAM)
    (made / "tictac").chmod(0o755)
    parts = {"tictac": made / "tictac", "_internal/library": made / "_internal" / "library"}
    archive = tmp_path / "x.tar.xz"
    archive.write_bytes(tar({f"tictac 1/{k}": v for k, v in (parts | beside_program()).items()}, 0))
    with tarfile.open(archive) as members:
        members.extraction_filter = lambda member, _path: member
        members.extractall(tmp_path)  # noqa: S202 - it is our own
    return tmp_path / "tictac 1"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a home whose name has all that means something to shells and in desktop entries."""
    folder = tmp_path / 'Änne & it\'s 100 % "$HOME" `so` \\n'
    folder.mkdir()
    return folder


Script = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def script(home: Path) -> Script:
    def run(folder: Path, *options: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [folder / "install.sh", *options],
            env={"PATH": os.environ["PATH"], "HOME": str(home), **variables},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


def everything(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


class TestInstalling:
    def test_makes_a_command_and_an_entry_that_start_the_program(
        self, unpacked: Path, home: Path, script: Script
    ) -> None:
        assert script(unpacked).returncode == 0
        program = home / ".local/lib/tictac/tictac"
        assert (home / ".local/bin/tictac").resolve() == program
        entry = home / ".local/share" / ENTRY
        assert complaints("desktop-file-validate", entry) == []
        for command in commands(entry):
            told = subprocess.check_output(command, text=True)
            assert told.splitlines() == [f"played as {program}", *command[1:]]
        options = [command[1:] for command in commands(entry)]
        assert options == [[], ["--game", "tic-tac-toe"], ["--game", "connect-four"]]

    def test_heeds_where_data_is_kept(self, unpacked: Path, home: Path, script: Script) -> None:
        assert script(unpacked, XDG_DATA_HOME=f"{home}/my data").returncode == 0
        assert (home / "my data" / ENTRY).is_file()
        assert not (home / ".local" / "share").exists()
        # Wherever that is meanwhile.
        assert script(home / ".local/lib/tictac", "--uninstall").returncode == 0
        assert everything(home) == set()

    def test_leaves_nothing_of_an_earlier_version(
        self, unpacked: Path, home: Path, script: Script
    ) -> None:
        script(unpacked)
        before = everything(home)
        (unpacked / "_internal" / "library").rename(unpacked / "_internal" / "newer")
        assert script(unpacked).returncode == 0
        renamed = {".local/lib/tictac/_internal/library", ".local/lib/tictac/_internal/newer"}
        assert everything(home) ^ before == renamed

    @pytest.mark.parametrize("place", [".local/bin/tictac", ".local/lib/tictac"])
    def test_touches_no_other_installation(
        self, unpacked: Path, home: Path, script: Script, place: str
    ) -> None:
        (home / place).parent.mkdir(parents=True)
        (home / place).symlink_to("pipx has put it here")
        before = everything(home)
        refused = script(unpacked)
        assert (refused.returncode, everything(home)) == (1, before)
        assert f"{place} is there already" in refused.stderr

    def test_is_refused_where_it_is_installed(
        self, unpacked: Path, home: Path, script: Script
    ) -> None:
        script(unpacked)
        before = everything(home)
        assert script(home / ".local/lib/tictac").returncode == 1
        assert everything(home) == before


class TestRemoving:
    @pytest.mark.parametrize("is_unpacked", [True, False])
    def test_leaves_nothing(
        self, unpacked: Path, home: Path, script: Script, *, is_unpacked: bool
    ) -> None:
        script(unpacked)
        assert len(everything(home)) > 10
        folder = unpacked if is_unpacked else home / ".local/lib/tictac"
        assert script(folder, "--uninstall").returncode == 0
        assert everything(home) == set()

    def test_leaves_what_is_not_its_own(self, unpacked: Path, home: Path, script: Script) -> None:
        mine = {".local", ".local/bin", ".local/share", ".local/share/icons"}
        for folder in sorted(mine):
            (home / folder).mkdir()
        script(unpacked)
        (home / ".local/share/applications/other.desktop").touch()
        script(unpacked, "--uninstall")
        other = {".local/share/applications", ".local/share/applications/other.desktop"}
        assert everything(home) == mine | other

    @pytest.mark.parametrize("with_games", [True, False])
    def test_takes_games_and_settings_only_if_asked_to(
        self, unpacked: Path, home: Path, script: Script, *, with_games: bool
    ) -> None:
        script(unpacked)
        played = [home / ".local/share/tictac/games.sqlite", home / ".config/tictac/settings.ini"]
        for file in played:
            file.parent.mkdir(parents=True)
            file.touch()
        # A newer version takes over the folders that the earlier one has made.
        script(unpacked)
        script(unpacked, "--uninstall", *(["--games"] if with_games else []))
        if with_games:
            assert everything(home) == set()
        else:
            assert [file.is_file() for file in played] == [True, True]
            left = {file for file in home.rglob("*") if file.is_file()}
            assert left == {*played}

    def test_fails_where_nothing_is_installed(
        self, unpacked: Path, home: Path, script: Script
    ) -> None:
        assert script(unpacked, "--uninstall").returncode == 1
        assert everything(home) == set()


@pytest.mark.parametrize("options", [["--help"], ["--games"], ["--uninstall", "--all"]])
def test_other_options_are_answered_by_how_it_is_used(
    unpacked: Path, home: Path, script: Script, options: list[str]
) -> None:
    answer = script(unpacked, *options)
    assert (answer.returncode, everything(home)) == (1, set())
    assert "--uninstall [--games]" in answer.stderr
