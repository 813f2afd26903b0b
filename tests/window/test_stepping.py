"""Stepping through a game right below the board, once it is over or looked back at."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.sample_games import X_WINS
from tests.window.clipping import settle
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.setup import Players, Setup

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
LEFT, RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right


def shown(window: Window) -> int:
    """Return how many moves lead to the position shown."""
    return len(window.widget._look_back.moves)


def are_visible(window: Window) -> list[bool]:
    return [window.button(name).isVisible() for name in ("previous_move", "next_move")]


class TestTheButtons:
    def test_are_there_once_the_game_is_over(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*X_WINS[:-1])
        assert are_visible(window) == [False, False]
        window.play(X_WINS[-1])
        assert are_visible(window) == [True, True]
        window.click("new_game")
        assert are_visible(window) == [False, False]

    def test_go_through_the_game_and_back_to_its_end(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*X_WINS)
        assert not window.button("next_move").isEnabled()
        for count in range(len(X_WINS) - 1, -1, -1):
            window.click("previous_move")
            assert shown(window) == count
        assert not window.button("previous_move").isEnabled()
        for _ in X_WINS:
            window.click("next_move")
        assert not window.widget._look_back.is_active
        assert window.status == "X wins!"
        assert window.button("new_game").text() == "Play again"

    def test_name_their_keys(self, open_window: OpenWindow) -> None:
        window = open_window()
        assert window.button("previous_move").toolTip() == "Previous Move (Alt+Left)"
        assert window.button("next_move").toolTip() == "Next Move (Alt+Right)"

    @pytest.mark.parametrize("size", [(320, 420), (560, 720)])
    def test_leave_the_board_where_it_is(
        self, open_window: OpenWindow, size: tuple[int, int]
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.resize(*size)
        window.play(*X_WINS[:-1])
        settle()
        before = [cell.geometry() for cell in window.cells]
        window.play(X_WINS[-1])
        settle()
        assert [cell.geometry() for cell in window.cells] == before


class TestTheArrowKeys:
    def test_move_between_cells_until_the_game_is_over(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*X_WINS[:-1])
        window.cells[4].setFocus()
        window.press(LEFT)
        assert (window.focused, shown(window)) == ("cell_3", len(X_WINS) - 1)
        window.play(X_WINS[-1])
        before = window.focused
        window.press(LEFT, LEFT, RIGHT)
        assert (window.focused, shown(window)) == (before, len(X_WINS) - 1)
        window.press(RIGHT)
        assert not window.widget._look_back.is_active

    def test_step_in_connect_four_too(self, open_window: OpenWindow) -> None:
        window = open_window(Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR))
        for column in (0, 1, 0, 1, 0, 1, 0):
            window.click(f"column_{column}")
        window.press(LEFT, LEFT)
        assert shown(window) == 5

    def test_move_between_cells_again_in_the_next_game(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*X_WINS)
        window.click("new_game")
        window.cells[4].setFocus()
        window.press(RIGHT)
        assert window.focused == "cell_5"


class TestAltAndAnArrow:
    def test_steps_at_any_time(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4, 0, 8)
        alt = Qt.KeyboardModifier.AltModifier
        qtbot.keyClick(window.widget, LEFT, alt)
        qtbot.keyClick(window.widget, LEFT, alt)
        assert shown(window) == 1
        assert are_visible(window) == [True, True]
        qtbot.keyClick(window.widget, RIGHT, alt)
        assert shown(window) == 2
        qtbot.keyClick(window.widget, RIGHT, alt)
        assert not window.widget._look_back.is_active
        assert are_visible(window) == [False, False]

    def test_does_nothing_beyond_the_first_and_the_last_position(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        alt = Qt.KeyboardModifier.AltModifier
        qtbot.keyClick(window.widget, LEFT, alt)
        assert not window.widget._look_back.is_active
        window.play(4)
        qtbot.keyClick(window.widget, RIGHT, alt)
        assert not window.widget._look_back.is_active
        for _ in range(3):
            qtbot.keyClick(window.widget, LEFT, alt)
        assert shown(window) == 0
