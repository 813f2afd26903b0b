"""The cards of the players are buttons: each opens a menu of who plays, and how strongly."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.choosers import Script, endless
from tests.main_window import OpenWindow, Window
from tictac_gui.engine import ADAPTIVE, Difficulty, Mark
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.window.player_cards import PlayerCard

LEVELS = ["action_easy", "action_medium", "action_hard", "action_unbeatable", "action_adaptive"]
PLAYERS = [
    *("action_person_as_x", "action_person_as_o", "action_alternating"),
    *("action_two_people", "action_two_computers", "action_teaching", "action_names"),
]


def card(window: Window, mark: Mark) -> PlayerCard:
    return window.find(PlayerCard, f"player_{mark.name.lower()}")


def menu_of(window: Window, mark: Mark) -> QMenu:
    menu = card(window, mark).menu()
    # As when it is opened, but without waiting until it is closed.
    menu.aboutToShow.emit()
    return menu


def actions_of(window: Window, mark: Mark) -> list[QAction]:
    return [each for each in menu_of(window, mark).actions() if not each.isSeparator()]


def names(window: Window, mark: Mark) -> list[str]:
    return [action.objectName() for action in actions_of(window, mark)]


class TestTheMenu:
    def test_of_a_person_has_the_players(self, open_window: OpenWindow) -> None:
        assert names(open_window(), Mark.X) == PLAYERS

    def test_of_the_computer_has_its_levels_first(self, open_window: OpenWindow) -> None:
        assert names(open_window(), Mark.O) == [*LEVELS, *PLAYERS]

    def test_of_each_of_two_computers_has_its_own_levels(self, open_window: OpenWindow) -> None:
        window = open_window(Setup(Players.TWO_COMPUTERS), endless)
        for mark in Mark:
            levels = [f"action_{mark.name.lower()}_{level.name.lower()}" for level in Difficulty]
            assert names(window, mark) == [*levels, *PLAYERS]

    def test_has_the_actions_of_the_menu_bar_themselves(self, open_window: OpenWindow) -> None:
        window = open_window()
        for action in actions_of(window, Mark.O):
            assert action is window.action(action.objectName().removeprefix("action_"))

    def test_has_mnemonics_that_differ(self, open_window: OpenWindow) -> None:
        window = open_window()
        texts = [action.text() for action in actions_of(window, Mark.O)]
        keys = [text[text.index("&") + 1].lower() for text in texts]
        assert len(set(keys)) == len(keys)

    def test_keeps_the_items_of_the_menu_bar_whole_when_it_is_filled_again(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window()
        for _ in range(3):
            menu = menu_of(window, Mark.O)
        assert len(menu.actions()) == len([*LEVELS, *PLAYERS]) + 2
        [difficulty] = [
            each for each in window.widget.findChildren(QMenu) if each.title() == "&Difficulty"
        ]
        heights = {difficulty.actionGeometry(each).height() for each in difficulty.actions()[:4]}
        assert heights == {menu.actionGeometry(window.action("easy")).height()}

    def test_changes_the_level_and_lets_the_game_go_on(self, open_window: OpenWindow) -> None:
        window = open_window(chooser=Script([0]))
        window.play(4)
        window.wait_for(Phase.PERSON)
        [easy] = [each for each in actions_of(window, Mark.O) if each.text().startswith("&Easy")]
        easy.trigger()
        assert window.marks == "O../.X./..."
        assert card(window, Mark.O).accessibleName() == "Computer, Easy: 0"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
class TestACard:
    @pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
    def test_opens_its_menu_by_key(
        self, qtbot: QtBot, open_window: OpenWindow, key: Qt.Key
    ) -> None:
        window = open_window()
        button = card(window, Mark.O)
        assert button in window.focusable
        menu = button.menu()
        shown: list[bool] = []
        menu.aboutToShow.connect(lambda: shown.append(True))
        # Opening waits until the menu is closed.
        menu.aboutToShow.connect(menu.close, Qt.ConnectionType.QueuedConnection)
        qtbot.keyClick(button, key)
        assert shown

    def test_leaves_the_keyboard_to_the_board_when_it_is_clicked(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        menu = card(window, Mark.X).menu()
        menu.aboutToShow.connect(menu.close, Qt.ConnectionType.QueuedConnection)
        qtbot.mouseClick(card(window, Mark.X), Qt.MouseButton.LeftButton)
        assert window.focused == "cell_4"

    @pytest.mark.parametrize(
        ("setup", "spoken"),
        [
            (Setup(), ["You: 0, to move", "Computer, Medium: 0"]),
            (
                Setup(difficulty=ADAPTIVE),
                ["You: 0, to move", "Computer, Adaptive, step 9 of 20: 0"],
            ),
            (Setup(Players.TWO_PEOPLE), ["Player X: 0, to move", "Player O: 0"]),
            (
                Setup(Players.TWO_COMPUTERS),
                ["Player X, Unbeatable: 0, to move", "Player O, Medium: 0"],
            ),
        ],
    )
    def test_says_player_level_score_and_turn_to_a_screen_reader(
        self, open_window: OpenWindow, setup: Setup, spoken: list[str]
    ) -> None:
        window = open_window(setup, endless)
        assert [card(window, mark).accessibleName() for mark in Mark] == spoken
        for mark in Mark:
            role = QAccessible.queryAccessibleInterface(card(window, mark)).role()
            assert role is QAccessible.Role.ButtonMenu
