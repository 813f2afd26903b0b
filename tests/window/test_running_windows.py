"""What the windows with long runs share: how they are opened, and closed while something runs."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.sample_games import TWO_PEOPLE
from tests.window.running_window import RunningWindow
from tictac_gui.play.long_run import LongRun
from tictac_gui.widgets.run_window import RunWindow

Opened = Callable[[], RunningWindow[RunWindow]]


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    # With animations, the proof pauses between its games.
    return open_window(TWO_PEOPLE, is_animated=True)


@pytest.fixture(params=["matchups", "proof"])
def opened(request: pytest.FixtureRequest, qtbot: QtBot, window: Window) -> Opened:
    def open_it() -> RunningWindow[RunWindow]:
        window.action(request.param).trigger()
        [widget] = window.widget.findChildren(RunWindow)
        return RunningWindow(widget, window, qtbot)

    return open_it


def start(shown: RunningWindow[RunWindow]) -> None:
    """Start a run that takes longer than the test."""
    for games in shown.widget.findChildren(QSpinBox, "games"):
        games.setValue(1_000_000)
    shown.click("start")


def test_is_opened_once_and_blocks_nothing(window: Window, opened: Opened) -> None:
    first = opened()
    assert not first.widget.isModal()
    assert opened().widget is first.widget
    window.play(4)
    assert window.marks == ".../.X./..."


def test_closed_while_it_runs_leaves_nothing_behind(
    qtbot: QtBot, window: Window, opened: Opened
) -> None:
    shown = opened()
    with qtbot.waitSignal(shown.run.advanced):
        start(shown)
    assert shown.run.is_running
    thread = shown.worker._thread
    with qtbot.waitSignal(shown.widget.destroyed):
        qtbot.keyClick(shown.widget, Qt.Key.Key_Escape)
    assert thread.isFinished()
    assert not window.widget.findChildren(LongRun)


def test_ends_its_work_when_the_whole_program_is_closed(window: Window, opened: Opened) -> None:
    shown = opened()
    start(shown)
    thread = shown.worker._thread
    window.widget.close()
    assert thread.isFinished()
