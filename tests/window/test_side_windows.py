import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from weakref import ref

import pytest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.countdown import COUNTDOWN
from tests.main_window import KeepGames, OpenWindow
from tests.sample_games import TWO_PEOPLE, X_WINS
from tictac_gui.play.asking import Asker
from tictac_gui.play.long_run import LongRun

ROOMS = ("course", "history", "matchups", "proof", "puzzles")


def test_their_code_is_not_loaded_before_it_is_needed() -> None:
    assert all(find_spec(f"tictac_gui.{room}") for room in ROOMS)
    code = (
        "import sys, tictac_gui.app; "
        f"rooms = {[f'tictac_gui.{room}' for room in ROOMS]}; "
        "print([name for name in sys.modules if any(name.startswith(room) for room in rooms)])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_they_are_open_at_the_same_time_and_close_with_the_program(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    for name in ("matchups", "proof"):
        window.action(name).trigger()
    dialogs = window.widget.findChildren(QDialog)
    assert [dialog.isVisible() for dialog in dialogs] == [True, True]
    with qtbot.waitSignals([dialog.destroyed for dialog in dialogs]):
        window.widget.close()


@pytest.mark.parametrize("name", ["matchups", "proof"])
def test_one_closed_while_it_runs_is_gone_with_all_its_parts(
    qtbot: QtBot, open_window: OpenWindow, name: str
) -> None:
    window = open_window()
    window.action(name).trigger()
    [dialog] = window.widget.findChildren(QDialog)
    [start] = dialog.findChildren(QPushButton, "start")
    start.click()
    [run] = window.widget.findChildren(LongRun)
    [worker] = run.findChildren(Asker)
    parts = [ref(part) for part in (dialog, run, worker, worker._runner, worker._thread)]
    with qtbot.waitSignal(dialog.destroyed):
        dialog.close()
    del dialog, run, worker, start
    assert [part() for part in parts] == [None] * len(parts)


@pytest.mark.parametrize("name", ["statistics", "past_games", "matchups", "proof", "puzzles"])
def test_another_game_closes_what_is_about_the_first(
    qtbot: QtBot, open_window: OpenWindow, name: str
) -> None:
    window = open_window(TWO_PEOPLE)
    window.action(name).trigger()
    [dialog] = window.widget.findChildren(QDialog)
    with qtbot.waitSignal(dialog.destroyed):
        window.controller.choose_setup(replace(TWO_PEOPLE, game=COUNTDOWN))


def test_past_games_are_those_of_the_game_that_is_played(
    qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
) -> None:
    keep_games(TWO_PEOPLE, X_WINS)
    window = open_window(replace(TWO_PEOPLE, game=COUNTDOWN))
    window.action("past_games").trigger()
    [message] = window.widget.findChildren(QLabel, "message")
    qtbot.waitUntil(lambda: message.text() == "No games yet.")
