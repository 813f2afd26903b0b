"""The window that opens positions: by menu, by pasting, by pointer and by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.sample_games import TWO_PEOPLE
from tictac_gui.analysis.thinking_window import ThinkingWindow
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.play.controller import Phase
from tictac_gui.play.looking_back import LookBack
from tictac_gui.play.setup import Players, Setup
from tictac_gui.positions.window import PositionWindow


class Page:
    """The window, reached by the names of its parts."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        qtbot.waitUntil(lambda: len(window.widget.findChildren(PositionWindow)) == 1)
        [self.widget] = window.widget.findChildren(PositionWindow)
        self._main = window
        self._qtbot = qtbot
        qtbot.waitUntil(self.widget.isActiveWindow)

    @property
    def field(self) -> QLineEdit:
        [field] = self.widget.findChildren(QLineEdit, "position_text")
        return field

    @property
    def status(self) -> str:
        [label] = self.widget.findChildren(QLabel, "position_status")
        return label.text()

    def type(self, text: str) -> None:
        self.field.selectAll()
        self._qtbot.keyClicks(self.field, text)

    def cell(self, number: int) -> QAbstractButton:
        [cell] = self.widget.findChildren(QAbstractButton, f"cell_{number}")
        return cell

    def click(self, *cells: int) -> None:
        for number in cells:
            self._qtbot.mouseClick(self.cell(number), Qt.MouseButton.LeftButton)

    def button(self, name: str) -> QPushButton:
        [button] = self.widget.findChildren(QPushButton, f"position_{name}")
        return button

    def press(self, name: str) -> None:
        self._qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def choose(self, name: str, index: int) -> None:
        [box] = self.widget.findChildren(QComboBox, f"position_{name}")
        box.setCurrentIndex(index)
        box.activated.emit(index)


def opened(window: Window, qtbot: QtBot) -> Page:
    window.action("open_position").trigger()
    return Page(window, qtbot)


def pasted(window: Window, qtbot: QtBot, text: str) -> Page:
    QGuiApplication.clipboard().setText(text)
    qtbot.keyClick(window.widget.focusWidget(), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    return Page(window, qtbot)


def test_a_typed_position_is_played_on_from(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    page = opened(window, qtbot)
    page.type("O.X/X.X/.OO")
    assert page.status == "X to move"
    page.choose("players", 2)
    page.press("play")
    assert window.marks == "O.X/X.X/.OO"
    assert window.controller.is_practice
    window.play(4)
    assert window.winning == {3, 4, 5}


def test_either_side_can_be_played_at_any_level(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(Setup(game=CONNECT_FOUR))
    page = opened(window, qtbot)
    page.type("112233")
    page.choose("players", 1)
    page.choose("level", 3)
    page.press("play")
    # The computer is Amber, and wins at once.
    window.wait_for(Phase.OVER)
    assert window.controller.board == Grid.parse("1122334")
    assert window.controller.setup == Setup(
        Players.PERSON_AS_O, Difficulty.UNBEATABLE, game=CONNECT_FOUR
    )


def test_clicks_put_a_position_together(qtbot: QtBot, open_window: OpenWindow) -> None:
    page = opened(open_window(TWO_PEOPLE), qtbot)
    page.click(4, 0, 8)
    assert page.field.text() == "573"
    page.choose("brush", 1)
    page.click(0)
    assert page.field.text() == "X../.X./..X"
    assert page.status.startswith("Impossible, because there are 3 X and 0 O")
    assert not any(page.button(name).isEnabled() for name in ("play", "analyse", "search"))
    page.press("clear")
    assert (page.field.text(), page.status) == ("", "X to move")


def test_keys_put_a_position_together(qtbot: QtBot, open_window: OpenWindow) -> None:
    page = opened(open_window(TWO_PEOPLE), qtbot)
    page.cell(0).setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Up):
        qtbot.keyClick(page.widget.focusWidget(), key)
    assert page.widget.focusWidget() is page.cell(1)
    qtbot.keyClick(page.widget.focusWidget(), Qt.Key.Key_Return)
    qtbot.keyClick(page.widget.focusWidget(), Qt.Key.Key_Up)
    assert page.field.text() == "58"
    assert page.widget.isVisible()
    assert page.cell(4).accessibleName() == "Row 2, column 2, X"
    assert page.cell(0).accessibleName() == "Row 1, column 1, empty"
    # Tab leads to the board once.
    tabbed = [n for n in range(9) if page.cell(n).focusPolicy() is Qt.FocusPolicy.StrongFocus]
    assert tabbed == [1]


def test_a_position_is_analysed_and_the_game_under_way_stays(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(0)
    page = opened(window, qtbot)
    page.type("5137")
    page.press("analyse")
    assert window.marks == "O../.X./O.X"
    assert window.widget.analysis.is_open
    assert window.find(QLabel, "looking_back").text() == "Opened position: move 4 of 4"
    assert window.controller.moves == (0,)


def test_how_it_thinks_about_a_position_is_shown(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    page = opened(window, qtbot)
    page.type("O.X/X.X/.OO")
    page.press("search")
    [thinking] = window.widget.findChildren(ThinkingWindow)
    tree = thinking._thinking.tree
    qtbot.waitUntil(lambda: tree.walk is not None)
    assert tree.walk
    assert str(tree.walk.trace.root.position) == "O.X/X.X/.OO"
    assert window.find(LookBack, "").is_active


class TestPasting:
    def test_shows_the_position_and_leaves_the_game(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0)
        page = pasted(window, qtbot, "X.O\r\n.X.\r\n..O\r\n")
        assert page.status == "X to move"
        assert window.controller.moves == (0,)

    def test_shows_the_other_game_if_it_is_one_of_that(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        page = pasted(window, qtbot, "4453")
        assert window.controller.setup.game is CONNECT_FOUR
        assert page.widget.windowTitle() == "Open Position: Connect Four"
        assert (page.field.text(), page.status) == ("4453", "Amber to move")

    @pytest.mark.parametrize(
        ("text", "status"),
        [
            ("hello", "Row 1: “h” is not x, o or a dot."),
            ("5x", "Move 2: “x” is not a cell from 1 to 9."),
            ("x", "A board has 3 rows, not 1."),
            ("5", "O to move"),
            ("", "X to move"),
            ("55555", "Move 2: cell 5 is taken."),
        ],
    )
    def test_of_what_is_no_position_says_what_is_wrong(
        self, qtbot: QtBot, open_window: OpenWindow, text: str, status: str
    ) -> None:
        window = open_window(TWO_PEOPLE)
        page = pasted(window, qtbot, text)
        if text == "55555":
            # Possible in the other game.
            assert window.controller.setup.game is CONNECT_FOUR
        else:
            assert page.status == status

    def test_of_a_megabyte_does_not_freeze_the_window(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        page = pasted(open_window(TWO_PEOPLE), qtbot, "X" * 1_000_000)
        assert page.status == "The text is far longer than any game."
        assert len(page.field.text()) < 2_000
        page.field.selectAll()
        page.field.paste()
        assert page.status == "The text is far longer than any game."


def test_what_was_typed_is_there_when_the_window_opens_again(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(TWO_PEOPLE)
    page = opened(window, qtbot)
    page.type("51")
    page.widget.close()
    qtbot.waitUntil(lambda: not window.widget.findChildren(PositionWindow))
    assert opened(window, qtbot).field.text() == "51"
