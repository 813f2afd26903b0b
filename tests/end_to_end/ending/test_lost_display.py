"""The screen goes away under the program: it ends in order, and the game goes on at the next start.

Qt would call `exit`, and destroying the threads that still run then aborts.
"""

import shutil
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import Ended, Program, bare_environment, wait_until
from tests.end_to_end.watched_game import Watch
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.storage.database import Database

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="its own screens end as on Linux")
TICTAC = str(Path(sys.executable).with_name("tictac"))
WARNING = "WARNING qt (MainThread): The {} connection broke"


@pytest.mark.parametrize("options", [["--pause-ms=1000000000"], ["--pause-ms=0", "--endless"]])
def test_an_x_server_that_is_killed_ends_the_program_and_the_game_is_kept(
    watch: Watch, desktop: Desktop, tmp_path: Path, options: list[str]
) -> None:
    game = watch(*options)
    game.click("cell_2")
    game.wait_until(lambda: game.board == "..X......")
    desktop.go_away()
    ended = game.wait_for_end()
    assert ended.status == 1
    [said] = ended.errors.splitlines()
    assert WARNING.format("X11") in said
    path = tmp_path / "tictac" / "games.sqlite"
    assert list(path.parent.glob("*-wal")) == [], "the file is closed as usual"
    with closing(Database(path)) as database:
        kept = database.unfinished(TIC_TAC_TOE)
    assert kept
    assert kept.moves == (2,)


@pytest.mark.skipif(not shutil.which("weston"), reason="needs a Wayland compositor")
def test_a_compositor_that_is_killed_ends_the_program(tmp_path: Path) -> None:
    places = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")
    environment = {**bare_environment(), **dict.fromkeys(places, str(tmp_path))}
    command = ("weston", "--backend=headless-backend.so", "--socket=wayland-test")
    with Program(command, environment) as compositor:
        wait_until((tmp_path / "wayland-test").exists, "the compositor listens")
        with Program([TICTAC], {**environment, "WAYLAND_DISPLAY": "wayland-test"}) as program:
            # With the first choices to be kept, which come with the window.
            wait_until((tmp_path / "tictac" / "settings.ini").exists, "the window is there")
            compositor.kill()
            assert program.wait_for_end() == Ended(status=1, errors="")
    assert WARNING.format("Wayland") in (tmp_path / "tictac" / "tictac.log").read_text()
