"""What the program loads, and when: little at the start, and never anything for a network."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.end_to_end.program import Ended, Program, bare_environment

FOR_A_NETWORK = {"socket", "_socket", "ssl", "_ssl", "asyncio", "PySide6.QtNetwork"}
LATER = {
    "statistics": {"history.statistics", "history.statistics_window", "board.result_bar"},
    "past_games": {
        *("history.past_games", "history.past_games_window"),
        *("board.game_viewer", "board.little_boards"),
    },
    "how_to_play": {"help.pages", "help.pictures", "help.words"},
    "keyboard_shortcuts": {"help.pages"},
    "about": {"help.about"},
    "puzzles": {"puzzles.trainer", "puzzles.window", "puzzles.words"},
}
WHEN_ASKED_FOR = {
    *("tictac_gui.terminal", "tictac_gui.command_line", "tictac_gui.terminal.match_table"),
    *("tictac_gui.analysis.this_game", "tictac_gui.matchups.window"),
    *("tictac_gui.proof.window", "tictac_gui.window.dialogs"),
    "tictac_gui.widgets.two_line_painting",
}


def loaded(tmp_path: Path, *actions: str) -> set[str]:
    """Start the program, trigger actions and return the names of all that it loaded.

    These are modules, and classes for widgets.
    """
    environment = {
        **bare_environment(),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_STYLE_OVERRIDE": "windows",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    command = (sys.executable, "-m", "tests.end_to_end.starting.fresh_program", *actions)
    with Program(command, environment) as program:
        assert program.next_line() == "fusion\n", "the style is ours, whatever the system's"
        modules: set[str] = set()
        while line := program.next_line().strip():
            modules.add(line)
        assert program.wait_for_end() == Ended(status=0, errors="")
    assert "tictac_gui.window.main_window" in modules
    return modules


class TestTheStart:
    def test_loads_no_window_and_no_tool_that_nobody_has_opened(self, tmp_path: Path) -> None:
        modules = loaded(tmp_path)
        later = {f"tictac_gui.{name}" for names in LATER.values() for name in names}
        later |= WHEN_ASKED_FOR
        assert all(find_spec(name) for name in later), "a name here is out of date"
        assert modules & later == set()

    def test_makes_no_class_of_the_style(self, tmp_path: Path) -> None:
        names = loaded(tmp_path)
        assert "PySide6.QtWidgets.QMainWindow" in names
        assert "PySide6.QtWidgets.QStyle" not in names, "its enumerations are large"

    def test_loads_nothing_for_a_network(self, tmp_path: Path) -> None:
        assert loaded(tmp_path) & FOR_A_NETWORK == set()


class TestAnAction:
    @pytest.mark.parametrize("action", LATER)
    def test_loads_what_it_needs(self, tmp_path: Path, action: str) -> None:
        assert {f"tictac_gui.{name}" for name in LATER[action]} <= loaded(tmp_path, action)

    def test_loads_nothing_for_a_network(self, tmp_path: Path) -> None:
        assert loaded(tmp_path, *LATER) & FOR_A_NETWORK == set()
