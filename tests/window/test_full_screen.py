"""The full screen, which F11 and the View menu turn on and off, and Escape leaves."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow
from tictac_gui.play.setup import Players, Setup

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)


def test_f11_turns_it_on_and_off(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    for is_full in (True, False):
        qtbot.keyClick(window.widget, Qt.Key.Key_F11)
        assert window.widget.isFullScreen() is is_full
        assert window.action("full_screen").isChecked() is is_full


def test_escape_leaves_it(open_window: OpenWindow) -> None:
    window = open_window()
    window.action("full_screen").trigger()
    assert window.widget.isFullScreen()
    window.press(Qt.Key.Key_Escape)
    assert not window.widget.isFullScreen()
    assert not window.action("full_screen").isChecked()


def test_escape_first_leads_back_to_the_game(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(4, 0)
    window.action("full_screen").trigger()
    window.action("previous_move").trigger()
    qtbot.keyClick(window.widget, Qt.Key.Key_Escape)
    assert not window.widget._look_back.is_active
    assert window.widget.isFullScreen()


def test_a_maximised_window_is_maximised_again(open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.showMaximized()
    window.action("full_screen").trigger()
    window.action("full_screen").trigger()
    assert window.widget.isMaximized()


def test_the_choice_follows_the_window_manager_and_another_game(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    window.widget.showFullScreen()
    assert window.action("full_screen").isChecked()
    window.action("connect_four").trigger()
    qtbot.waitUntil(lambda: window.controller.setup.game.name == "connect_four")
    QApplication.processEvents()
    assert window.widget.isFullScreen()
    assert window.action("full_screen").isChecked()
