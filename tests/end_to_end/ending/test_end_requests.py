"""The system asks the program to end: the window is closed as a person would close it."""

import signal
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

if sys.platform != "linux":
    # Not a mark: what follows couldn't even be imported on Windows.
    pytest.skip("signals and folders as on Linux", allow_module_level=True)

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import Ended, Program, bare_environment
from tests.end_to_end.watched_game import Watch, WatchedGame
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.storage.database import Database

ENDED_WELL = Ended(status=0, errors="")
FOR_EVER = "--pause-ms=1000000000"
AT_ONCE = "--pause-ms=0"
TERMINATE, HANG_UP = signal.SIGTERM, signal.SIGHUP


def asked_to_end(game: WatchedGame, number: signal.Signals = TERMINATE) -> Ended:
    game.send(number)
    return game.wait_for_end()


@pytest.fixture
def _no_hang_up() -> Iterator[None]:
    """Start programs as nohup does."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.fixture
def _hang_up() -> Iterator[None]:
    """Start programs as usual, also where nohup has started the tests."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


class TestARequest:
    @pytest.mark.usefixtures("_hang_up")
    @pytest.mark.parametrize("number", [TERMINATE, HANG_UP])
    def test_leaves_everything_as_after_closing_the_window(
        self, watch: Watch, tmp_path: Path, number: signal.Signals
    ) -> None:
        game = watch(FOR_EVER)
        game.click("cell_2")
        game.wait_until(lambda: game.board == "..X......")
        assert asked_to_end(game, number) == ENDED_WELL
        folder = tmp_path / "tictac"
        # And no log of the database, which a program that is killed leaves behind.
        names = {path.name for path in folder.iterdir() if path.suffix != ".lock"}
        assert names == {"games.sqlite", "settings.ini", "tictac.log"}
        assert "geometry=" in (folder / "settings.ini").read_text()
        with closing(Database(folder / "games.sqlite")) as database:
            kept = database.unfinished(TIC_TAC_TOE)
        assert kept
        assert kept.moves == (2,)

    def test_ends_the_program_in_the_middle_of_a_search(self, watch: Watch) -> None:
        game = watch(AT_ONCE, "--endless")
        game.click("cell_0")
        game.wait_until(lambda: game.is_searching)
        assert asked_to_end(game) == ENDED_WELL

    @pytest.mark.parametrize(
        ("keys", "title"),
        [("F1", "How to Play — Tictac"), ("ctrl+m", "Match-ups: Tic-Tac-Toe — Tictac")],
    )
    def test_ends_the_program_while_another_window_is_open(
        self, watch: Watch, desktop: Desktop, keys: str, title: str
    ) -> None:
        game = watch()
        game.press(keys)
        desktop.window(title)
        assert asked_to_end(game) == ENDED_WELL

    def test_ends_the_program_while_a_dialog_blocks_the_window(
        self, watch: Watch, desktop: Desktop
    ) -> None:
        game = watch()
        game.click("Help")
        game.click("action_about_qt")
        desktop.window("About Qt — Tictac")
        assert asked_to_end(game) == ENDED_WELL

    def test_ends_the_program_while_a_menu_is_open(self, watch: Watch) -> None:
        game = watch()
        game.click("Game")
        game.wait_until(lambda: "action_new_game" in game.things)
        assert asked_to_end(game) == ENDED_WELL

    def test_that_comes_again_and_again_changes_nothing(self, watch: Watch) -> None:
        game = watch()
        for number in [TERMINATE, HANG_UP, TERMINATE] * 5:
            game.send(number)
        assert game.wait_for_end() == ENDED_WELL

    @pytest.mark.usefixtures("_no_hang_up")
    def test_that_is_to_be_ignored_is_ignored(self, watch: Watch) -> None:
        game = watch(FOR_EVER)
        game.send(HANG_UP)
        game.click("cell_2")
        game.wait_until(lambda: game.board == "..X......")
        assert asked_to_end(game) == ENDED_WELL


# The request comes when Qt is about to be loaded.
LOADING_SCRIPT = """
import os, signal, sys
from tictac_gui.__main__ import main

class Finder:
    def find_spec(self, name, path, target=None):
        if name == "PySide6.QtWidgets":
            os.kill(os.getpid(), signal.SIGTERM)

sys.meta_path.insert(0, Finder())
sys.exit(main([]))
"""
# It comes when the window is about to be shown, and Qt's event loop doesn't run yet.
SHOWING_SCRIPT = """
import os, signal, sys
from tictac_gui import app
from tictac_gui.__main__ import main

class Window(app.MainWindow):
    def showEvent(self, event):
        os.kill(os.getpid(), signal.SIGTERM)
        super().showEvent(event)

app.MainWindow = Window
sys.exit(main([]))
"""


class TestAnEarlyRequest:
    @pytest.mark.parametrize(
        ("script", "status"),
        [(LOADING_SCRIPT, -TERMINATE), (SHOWING_SCRIPT, 0)],
        ids=["while Qt is loaded", "while the window is opened"],
    )
    def test_ends_the_program_at_once(self, tmp_path: Path, script: str, status: int) -> None:
        environment = {
            **bare_environment(),
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_CONFIG_HOME": str(tmp_path),
            "XDG_DATA_HOME": str(tmp_path),
        }
        with Program([sys.executable, "-c", script], environment) as program:
            assert program.wait_for_end() == Ended(status, errors="")
