"""Folders that belong to somebody else, as after a start with sudo: the program plays on."""

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.end_to_end.files.one_move import make_home, play_a_move

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
    return make_home(tmp_path)


def play(home: Path) -> list[str]:
    return play_a_move(home, *(WITHOUT_PRIVILEGES if os.getuid() == 0 else ()))


@pytest.mark.skipif(os.name != "posix", reason="needs the rights that files have on POSIX")
class TestSomebodyElse:
    @pytest.mark.parametrize("folder", ["data/tictac", "data"])
    def test_has_the_folder_of_games(self, home: Path, forbid: Forbid, folder: str) -> None:
        forbid(home / folder)
        assert play(home) == [GAMES]

    @pytest.mark.parametrize("folder", ["config/tictac", "config"])
    def test_has_the_folder_of_settings(self, home: Path, forbid: Forbid, folder: str) -> None:
        forbid(home / folder)
        file, reason = home / "config/tictac/settings.ini", os.strerror(errno.EACCES)
        assert play(home) == [
            f"Settings are not being saved, because {file} can't be used: {reason}"
        ]

    def test_has_both(self, home: Path, forbid: Forbid) -> None:
        forbid(home / "config")
        forbid(home / "data")
        games, settings = sorted(play(home))
        assert games == GAMES
        assert settings.startswith("Settings are not being saved")

    def test_has_the_file_of_games(self, home: Path, forbid: Forbid) -> None:
        file = home / "data/tictac/games.sqlite"
        file.touch()
        forbid(file)
        [notice] = play(home)
        assert notice.startswith("Games are not being saved: ")

    @pytest.mark.parametrize("name", ["tictac.log", "window-0.lock"])
    def test_has_another_file(self, home: Path, forbid: Forbid, name: str) -> None:
        file = home / "data/tictac" / name
        file.touch()
        forbid(file)
        assert play(home) == []
