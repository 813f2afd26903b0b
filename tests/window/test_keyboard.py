import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.choosers import Gate
from tests.main_window import OpenWindow, Window, assert_mnemonics_differ
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    return open_window(TWO_PEOPLE)


class TestArrowKeys:
    def test_start_in_the_centre(self, window: Window) -> None:
        assert window.focused == "cell_4"

    @pytest.mark.parametrize(
        ("keys", "cell"),
        [
            ((LEFT,), 3),
            ((RIGHT,), 5),
            ((UP,), 1),
            ((DOWN,), 7),
            ((UP, LEFT), 0),
            ((UP, LEFT, DOWN), 3),
            ((DOWN, RIGHT), 8),
        ],
    )
    def test_go_where_the_eye_expects(
        self, window: Window, keys: tuple[Qt.Key, ...], cell: int
    ) -> None:
        window.press(*keys)
        assert window.focused == f"cell_{cell}"

    @pytest.mark.parametrize(
        ("keys", "cell"),
        [((LEFT,) * 3, 3), ((RIGHT,) * 3, 5), ((UP,) * 3, 1), ((DOWN,) * 3, 7)],
    )
    def test_stop_at_the_edges(self, window: Window, keys: tuple[Qt.Key, ...], cell: int) -> None:
        window.press(*keys)
        assert window.focused == f"cell_{cell}"


class TestPlaying:
    @pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
    def test_with_a_key_marks_the_focused_cell(self, window: Window, key: Qt.Key) -> None:
        window.press(LEFT, key)
        assert window.marks == ".../X../..."

    @pytest.mark.parametrize(
        ("digit", "cell"),
        [(7, 0), (8, 1), (9, 2), (4, 3), (5, 4), (6, 5), (1, 6), (2, 7), (3, 8)],
    )
    @pytest.mark.parametrize(
        "modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier]
    )
    def test_with_a_digit_marks_the_cell_in_its_place_on_a_keypad(
        self, qtbot: QtBot, window: Window, digit: int, cell: int, modifier: Qt.KeyboardModifier
    ) -> None:
        qtbot.keyClick(window.cells[4], str(digit), modifier)
        assert window.cells[cell].mark

    def test_with_zero_or_letters_does_nothing(self, qtbot: QtBot, window: Window) -> None:
        for key in "0abx":
            qtbot.keyClick(window.cells[4], key)
        assert window.marks == ".../.../..."

    @pytest.mark.parametrize(
        "modifier", [Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier]
    )
    def test_with_a_digit_and_another_key_does_nothing(
        self, qtbot: QtBot, window: Window, modifier: Qt.KeyboardModifier
    ) -> None:
        qtbot.keyClick(window.cells[4], "9", modifier)
        assert window.marks == ".../.../..."

    def test_holding_a_digit_plays_once(self, window: Window) -> None:
        for repeated in (False, True, True):
            QApplication.sendEvent(
                window.cells[4],
                QKeyEvent(
                    QEvent.Type.KeyPress,
                    Qt.Key.Key_5 if not repeated else Qt.Key.Key_9,
                    Qt.KeyboardModifier.NoModifier,
                    "9" if repeated else "5",
                    repeated,
                ),
            )
        assert window.marks == ".../.X./..."

    def test_a_whole_game_needs_no_mouse(self, window: Window) -> None:
        window.press(*map(Qt.Key, map(ord, "74859")))
        assert window.status == "X wins!"


class TestFocus:
    def test_stays_on_a_cell_that_gets_taken(self, window: Window) -> None:
        window.press(Qt.Key.Key_Space)
        assert window.focused == "cell_4"

    def test_is_where_it_was_after_the_computer_s_move(self, open_window: OpenWindow) -> None:
        gate = Gate()
        window = open_window(chooser=gate)
        window.press(LEFT, Qt.Key.Key_Space)
        assert window.focused == "cell_3"
        gate.open()
        window.wait_for(Phase.PERSON)
        assert window.focused == "cell_3"

    def test_shows_a_ring_for_the_keyboard_but_not_for_the_mouse(self, window: Window) -> None:
        window.click("cell_0")
        assert not window.cells[0]._shows_focus
        window.press(RIGHT)
        assert window.cells[1]._shows_focus

    def test_keeps_its_ring_when_a_menu_or_another_window_was_open(self, window: Window) -> None:
        window.press(RIGHT)
        for reason in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            QApplication.sendEvent(window.cells[5], QFocusEvent(QEvent.Type.FocusIn, reason))
            assert window.cells[5]._shows_focus

    def test_goes_back_to_the_board_from_a_button_that_can_do_no_more(self, window: Window) -> None:
        window.play(4)
        window.button("undo").setFocus(Qt.FocusReason.TabFocusReason)
        window.press(Qt.Key.Key_Space)
        assert window.marks == ".../.../..."
        assert window.focused == "cell_4"

    def test_stays_at_the_board_when_a_button_is_clicked(self, window: Window) -> None:
        window.press(RIGHT)
        window.click("new_game")
        assert window.focused == "cell_5"

    def test_goes_from_the_board_to_the_buttons_with_tab(self, window: Window) -> None:
        window.press(RIGHT, Qt.Key.Key_Tab)
        assert window.focused == "new_game"

    def test_comes_back_to_the_cell_where_it_was(self, window: Window) -> None:
        window.press(RIGHT, Qt.Key.Key_Tab)
        while not window.focused.startswith("cell"):
            window.press(Qt.Key.Key_Tab)
        assert window.focused == "cell_5"


class TestMenus:
    def test_all_have_mnemonics_that_differ(self, window: Window) -> None:
        assert_mnemonics_differ(window)

    def test_h_asks_for_a_hint(self, qtbot: QtBot, window: Window) -> None:
        window.press(Qt.Key.Key_H)
        qtbot.waitUntil(lambda: len(window.hinted) == 1)
