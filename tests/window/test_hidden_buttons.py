"""Assistive tools reach buttons that nobody sees: to press one must do no harm."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QAbstractButton, QDialog, QPushButton, QToolButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.main_window import KeepGames, OpenWindow, Window
from tests.sample_games import X_WINS
from tictac_gui.games import CONNECT_FOUR, GAMES, Game
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

WINDOWS = ("matchups", "proof", "course", "puzzles", "statistics", "past_games")
PAGES = ("analysis", "how_to_play", "keyboard_shortcuts", "about")


def hidden(window: Window) -> Iterator[QAbstractButton]:
    """Yield each button that is there and enabled, though it can't be seen, also in dialogs.

    Not those with menus: all that pressing them does is to open these.
    """
    pressed: list[QAbstractButton] = []
    while found := [
        button
        for button in window.widget.findChildren(QAbstractButton)
        # Qt's own have names that begin like this.
        if not button.objectName().startswith("qt_")
        and button not in pressed
        and button.isEnabled()
        and not button.isVisible()
        and not (isinstance(button, QPushButton | QToolButton) and button.menu())
    ]:
        pressed.append(found[0])
        yield found[0]


def press(button: QAbstractButton, qtbot: QtBot) -> None:
    """Press a button as an assistive tool does, and wait until that is over."""
    actions = QAccessible.queryAccessibleInterface(button).actionInterface()
    for name in actions.actionNames():
        if name != "SetFocus":
            actions.doAction(name)
    qtbot.waitUntil(lambda: not isValid(button) or not button.isDown())


@pytest.fixture
def window(
    open_window: OpenWindow, keep_games: KeepGames, request: pytest.FixtureRequest
) -> Window:
    game: Game = request.param
    moves = (0, 1, 0, 1, 0, 1, 0) if game is CONNECT_FOUR else X_WINS
    keep_games(Setup(game=game), moves)
    return open_window(Setup(Players.TWO_PEOPLE, game=game))


@pytest.mark.parametrize("window", GAMES, ids=lambda game: game.name, indirect=True)
class TestAHiddenButton:
    @pytest.mark.parametrize("name", [*WINDOWS, *PAGES])
    def test_of_a_window_does_no_harm(self, qtbot: QtBot, window: Window, name: str) -> None:
        window.action(name).trigger()
        for button in hidden(window):
            press(button, qtbot)
            is_open = any(dialog.isVisible() for dialog in window.widget.findChildren(QDialog))
            # What is shown in the window itself is closed by the same action.
            if not is_open and not window.action(name).isChecked():
                window.action(name).trigger()
        assert window.widget.isVisible()

    def test_of_the_game_does_no_harm(self, qtbot: QtBot, window: Window) -> None:
        for button in hidden(window):
            press(button, qtbot)
        assert window.controller.phase is Phase.PERSON


def test_progress_is_not_forgotten_before_that_is_asked_for(open_window: OpenWindow) -> None:
    window = open_window()
    window.action("course").trigger()
    confirm = window.button("course_reset_confirm")
    assert not confirm.isVisible()
    assert not confirm.isEnabled()


@pytest.mark.parametrize("window", GAMES, ids=lambda game: game.name, indirect=True)
def test_hidden_actions_are_disabled(window: Window) -> None:
    for action in window.widget.findChildren(QAction):
        assert action.isVisible() or not action.isEnabled(), action.objectName()
