"""Folders that belong to somebody else, as after a start with sudo: the program plays on."""

import errno
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.end_to_end.program import Program, bare_environment

NOBODY = 65534
GAMES = "Games are not being saved: their folder can't be written to."
# Whoever may do everything may enter every folder. As root, the tests give that up for the program.
WITHOUT_PRIVILEGES = ("setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner")

Forbid = Callable[[Path], None]


@pytest.fixture
def forbid() -> Iterator[Forbid]:
    """Make folders or files somebody else's, or as good as that, until the test is over."""
    forbidden: list[Path] = []

    def forbid_it(path: Path) -> None:
        forbidden.append(path)
        if os.getuid() == 0:
            os.chown(path, NOBODY, NOBODY)
            path.chmod(0o700)
        else:
            path.chmod(0)

    yield forbid_it
    for path in forbidden:
        path.chmod(0o700)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for folder in ("config/tictac", "data/tictac"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "config/tictac/settings.ini").write_text("[General]\ncourse_offered=true\n")
    return tmp_path


def play_a_move(home: Path) -> list[str]:
    """Start the program, see a move made, and return the notices."""
    environment = {
        **bare_environment(),
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": "C.UTF-8",
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
    }
    command = [sys.executable, "-m", "tests.end_to_end.files.one_move_program"]
    if os.getuid() == 0:
        command = [*WITHOUT_PRIVILEGES, *command]
    with Program(command, environment) as program:
        story = json.loads(program.next_line())
        assert program.wait_for_end().status == 0
    assert story["moves"] >= 1
    notices: list[str] = story["notices"]
    return notices


@pytest.mark.skipif(os.name != "posix", reason="needs the rights that files have on POSIX")
class TestSomebodyElse:
    @pytest.mark.parametrize("folder", ["data/tictac", "data"])
    def test_has_the_folder_of_games(self, home: Path, forbid: Forbid, folder: str) -> None:
        forbid(home / folder)
        assert play_a_move(home) == [GAMES]

    @pytest.mark.parametrize("folder", ["config/tictac", "config"])
    def test_has_the_folder_of_settings(self, home: Path, forbid: Forbid, folder: str) -> None:
        forbid(home / folder)
        file, reason = home / "config/tictac/settings.ini", os.strerror(errno.EACCES)
        assert play_a_move(home) == [
            f"Settings are not being saved, because {file} can't be used: {reason}"
        ]

    def test_has_both(self, home: Path, forbid: Forbid) -> None:
        forbid(home / "config")
        forbid(home / "data")
        games, settings = sorted(play_a_move(home))
        assert games == GAMES
        assert settings.startswith("Settings are not being saved")

    def test_has_the_file_of_games(self, home: Path, forbid: Forbid) -> None:
        file = home / "data/tictac/games.sqlite"
        file.touch()
        forbid(file)
        [notice] = play_a_move(home)
        assert notice.startswith("Games are not being saved: ")

    @pytest.mark.parametrize("name", ["tictac.log", "window-0.lock"])
    def test_has_another_file(self, home: Path, forbid: Forbid, name: str) -> None:
        file = home / "data/tictac" / name
        file.touch()
        forbid(file)
        assert play_a_move(home) == []
