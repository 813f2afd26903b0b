"""The program for consoles of Windows, which runs on other systems too."""

import platform

import pytest

from tests.end_to_end.command_line.console import run
from tictac_gui import __version__

NO_QT_SCRIPT = """
import sys
sys.modules["PySide6"] = None
sys.argv[1:] = {options}
from tictac_gui.command_line import main
sys.exit(main())
"""


class TestTheProgramForConsoles:
    def test_plays_there_although_windows_could_be_opened(self) -> None:
        lines = [*"123456789", "q"]
        result = run("-m", "tictac_gui.command_line", lines=lines, QT_QPA_PLATFORM="offscreen")
        assert (result.returncode, result.stderr) == (0, "")
        results = ("You win!", "The computer wins.", "A draw.")
        assert sum(map(result.stdout.count, results)) == 1

    def test_prints_the_version(self) -> None:
        result = run("-m", "tictac_gui.command_line", "--version")
        first, _, python = result.stdout.splitlines()
        assert (first, python) == (f"tictac {__version__}", f"Python {platform.python_version()}")
        assert (result.returncode, result.stderr) == (0, "")

    @pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four"])
    def test_lets_players_meet_without_qt(self, game: str) -> None:
        options = ["--match", "random", "easy", "--games", "4", "--game", game]
        result = run("-c", NO_QT_SCRIPT.format(options=options))
        assert (result.returncode, result.stderr) == (0, "")
        assert "Seed: " in result.stdout
