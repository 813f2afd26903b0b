"""The names of the columns and cells, which a screen reader reads."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.board.drop_four import X_WINS, DropWindow, OpenBoard
from tests.choosers import Script
from tictac_gui.board import columns
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players


@pytest.fixture
def board(open_board: OpenBoard) -> DropWindow:
    return open_board()


def column_names(board: DropWindow) -> list[str]:
    return [column.accessibleName() for column in board.columns]


def cell_name(board: DropWindow, cell: int) -> str:
    return board.window.find(QWidget, f"cell_{cell}").accessibleName()


class TestAColumn:
    def test_says_how_many_discs_it_has_and_whose_is_on_top(self, board: DropWindow) -> None:
        board.play("334")
        assert column_names(board)[:4] == [
            "Column 1, empty",
            "Column 2, empty",
            "Column 3, 2 discs, top: red",
            "Column 4, 1 disc: amber, just played",
        ]

    def test_says_that_it_is_full_and_can_t_be_played(
        self, board: DropWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(columns, "announce", lambda _widget, text: said.append(text))
        board.play("111111")
        assert column_names(board)[0] == "Column 1, full, top: red, just played"
        assert board.columns[0].toolTip() == "Column 1 is full."
        assert said == []
        board.click(0)
        assert said == ["Column 1 is full."]

    def test_says_that_it_is_hinted_at_until_it_is_not(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.play("112233")
        board.window.action("hint").trigger()
        qtbot.waitUntil(lambda: board.columns[3].is_hinted)
        assert column_names(board)[3] == "Column 4, empty, hint"
        assert cell_name(board, 38) == "Row 6, column 4, empty, hint"
        board.play("7")
        assert column_names(board)[3] == "Column 4, empty"
        assert cell_name(board, 38) == "Row 6, column 4, empty"


class TestACell:
    def test_says_where_it_is_and_what_is_in_it(self, board: DropWindow) -> None:
        board.play("44")
        assert cell_name(board, 0) == "Row 1, column 1, empty"
        assert cell_name(board, 38) == "Row 6, column 4, amber"
        assert cell_name(board, 31) == "Row 5, column 4, red, last move"

    def test_says_who_played_it_last(self, open_board: OpenBoard) -> None:
        board = open_board(Players.PERSON_AS_X, chooser=Script([3]))
        board.play("4")
        assert cell_name(board, 38) == "Row 6, column 4, amber, your last move"
        board.window.wait_for(Phase.PERSON)
        assert cell_name(board, 31) == "Row 5, column 4, red, the computer's last move"

    def test_says_that_it_has_won(self, board: DropWindow) -> None:
        board.play(X_WINS)
        winning = [cell for cell in range(42) if "in the winning line" in cell_name(board, cell)]
        assert winning == [36, 37, 38, 39]


def test_all_columns_and_cells_are_reached_through_the_board(board: DropWindow) -> None:
    board.play("4")
    interface = QAccessible.queryAccessibleInterface(board.board)
    children = [interface.child(number) for number in range(interface.childCount())]
    named = {child.text(QAccessible.Text.Name): child.role() for child in children if child}
    columns = [name for name, role in named.items() if role is QAccessible.Role.Button]
    cells = [name for name, role in named.items() if role is QAccessible.Role.StaticText]
    assert len(columns) == 7
    assert len(cells) == 42
    assert "Column 4, 1 disc: amber, just played" in columns
    assert "Row 6, column 4, amber, last move" in cells


def test_one_column_takes_the_focus_from_the_keyboard(board: DropWindow) -> None:
    stops = [name.objectName() for name in board.window.focusable if name in board.columns]
    assert stops == ["column_3"]
    board.window.press(Qt.Key.Key_Right)
    stops = [name.objectName() for name in board.window.focusable if name in board.columns]
    assert stops == ["column_4"]
