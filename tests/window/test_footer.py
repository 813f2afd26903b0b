"""The buttons below the board: all that is wanted often, with its keys, in step with the menus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from tests.main_window import OpenWindow, Window
from tictac_gui.play.controller import Phase

BUTTONS = {
    "new_game": "new_game",
    "undo": "undo",
    "hint": "hint",
    "values": "move_values",
    "show_analysis": "analysis",
    "back_to_game": "back_to_game",
}
"""The buttons that trigger an action of the menus, which has keys."""
TOGGLES = {"values": "move_values", "show_analysis": "analysis"}


@pytest.mark.parametrize(("button", "action"), BUTTONS.items())
def test_every_button_shows_its_keys(open_window: OpenWindow, button: str, action: str) -> None:
    window = open_window()
    keys = window.action(action).shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    assert keys
    assert window.button(button).toolTip().endswith(f" ({keys})")


def test_the_keys_shown_are_those_of_the_action(open_window: OpenWindow) -> None:
    window = open_window()
    assert window.button("undo").toolTip() == "Undo (Ctrl+Z)"
    window.action("undo").setShortcut("Ctrl+J")
    assert window.button("undo").toolTip() == "Undo (Ctrl+J)"
    window.action("undo").setText("&Rückgängig")
    assert window.button("undo").toolTip() == "Rückgängig (Ctrl+J)"


@pytest.mark.parametrize(("button", "action"), TOGGLES.items())
class TestAToggle:
    def test_does_what_the_menu_does(
        self, open_window: OpenWindow, button: str, action: str
    ) -> None:
        window = open_window()
        for is_on in (True, False, True):
            window.click(button)
            assert window.action(action).isChecked() is is_on
            assert window.button(button).isChecked() is is_on

    def test_shows_what_was_chosen_in_the_menu_or_by_key(
        self, open_window: OpenWindow, button: str, action: str
    ) -> None:
        window = open_window()
        window.action(action).trigger()
        assert window.button(button).isChecked()
        window.action(action).trigger()
        assert not window.button(button).isChecked()

    def test_leaves_the_keyboard_to_the_board(
        self, open_window: OpenWindow, button: str, action: str
    ) -> None:
        window = open_window()
        before = window.focused
        assert not window.action(action).isChecked()
        window.click(button)
        assert window.focused == before


def order_of_tab(window: Window) -> list[str]:
    """Return the names of what Tab reaches from the board, until it is there again."""
    first = window.focused
    names: list[str] = []
    while True:
        window.press(Qt.Key.Key_Tab)
        if window.focused == first:
            return names
        names.append(window.focused)


def test_every_button_is_reached_by_tab(open_window: OpenWindow) -> None:
    window = open_window()
    window.play(4)
    window.wait_for(Phase.PERSON)
    names = order_of_tab(window)
    buttons = {"new_game", "undo", "hint", "values", "show_analysis"}
    assert buttons | {"player_x", "player_o"} <= set(names)
