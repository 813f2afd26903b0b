"""The disc that hovers above the column where it would fall."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.board.drop_four import X_WINS, DropWindow, OpenBoard
from tests.choosers import endless
from tests.window.pictures import are_alike, picture
from tictac_gui.look import theme
from tictac_gui.play.setup import Players

LIT = theme.LIGHT.lit_board()


@pytest.fixture
def board(open_board: OpenBoard) -> DropWindow:
    return open_board()


def is_seen(board: DropWindow, column: int) -> bool:
    """Return whether an amber disc is painted above the cells of a column."""
    button = board.columns[column]
    place = button.mapTo(board.board, QPoint(button.width() // 2, button.width() // 5))
    return picture(board.board).pixelColor(place) == theme.LIGHT.amber


class TestTheDisc:
    def test_hovers_above_the_column_under_the_pointer(self, board: DropWindow) -> None:
        assert not is_seen(board, 5)
        board.point_at(5)
        assert board.hovering == {5: "X"}
        assert is_seen(board, 5)
        board.point_at(1)
        assert board.hovering == {1: "X"}
        assert not is_seen(board, 5)

    def test_leaves_with_the_pointer(self, qtbot: QtBot, board: DropWindow) -> None:
        board.point_at(5)
        qtbot.mouseMove(board.window.widget, QPoint(1, 1))
        qtbot.waitUntil(lambda: not board.hovering)

    def test_hovers_above_the_column_with_the_keyboard_focus(self, board: DropWindow) -> None:
        board.window.press(Qt.Key.Key_Left)
        assert board.hovering == {2: "X"}
        board.window.press(Qt.Key.Key_Left)
        assert board.hovering == {1: "X"}

    def test_follows_whichever_has_moved_last(self, board: DropWindow) -> None:
        board.point_at(5)
        board.window.press(Qt.Key.Key_Left)
        assert board.hovering == {2: "X"}
        board.point_at(6)
        assert board.hovering == {6: "X"}

    def test_goes_back_to_the_focus_when_the_pointer_leaves(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.window.press(Qt.Key.Key_Left)
        board.point_at(5)
        qtbot.mouseMove(board.window.widget, QPoint(1, 1))
        qtbot.waitUntil(lambda: board.hovering == {2: "X"})

    def test_is_of_the_side_to_move(self, board: DropWindow) -> None:
        board.point_at(5)
        board.click(5)
        assert board.hovering == {5: "O"}

    def test_moves_along_when_the_window_does_under_a_still_pointer(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.point_at(6)
        size = board.window.widget.size()
        board.window.widget.resize(size.width() * 2, size.height())
        qtbot.waitUntil(lambda: set(board.hovering) != {6})
        board.window.widget.resize(size)
        qtbot.waitUntil(lambda: board.hovering == {6: "X"})

    def test_goes_behind_the_upper_edge_of_the_board(self, board: DropWindow) -> None:
        board.point_at(5)
        cell = board.board.cell_rect(5)
        edge = QPoint(cell.center().x(), cell.top() - 2)
        assert are_alike(picture(board.board).pixelColor(edge), LIT)


class TestItsColumn:
    def lit(self, board: DropWindow) -> list[int]:
        image = picture(board.board)
        places = [board.board.cell_rect(cell).bottomLeft() for cell in range(14, 21)]
        beside = [place + QPoint(board.board.cell_rect(0).width() // 9, 0) for place in places]
        return [n for n, at in enumerate(beside) if are_alike(image.pixelColor(at), LIT)]

    def test_is_lit_under_the_pointer_and_with_the_keyboard(self, board: DropWindow) -> None:
        board.point_at(5)
        assert self.lit(board) == [5]
        board.window.press(Qt.Key.Key_Left)
        assert self.lit(board) == [2]

    def test_is_not_lit_where_nothing_can_be_dropped(self, board: DropWindow) -> None:
        board.play("666666")
        board.point_at(5)
        assert self.lit(board) == []


class TestThereIsNoDisc:
    def test_above_a_full_column(self, board: DropWindow) -> None:
        board.play("666666")
        board.point_at(5)
        assert board.hovering == {}

    def test_while_the_computer_thinks(self, open_board: OpenBoard) -> None:
        board = open_board(Players.PERSON_AS_X, chooser=endless)
        board.point_at(5)
        board.click(5)
        assert board.hovering == {}

    def test_when_the_game_is_over(self, board: DropWindow) -> None:
        board.play(X_WINS)
        board.point_at(5)
        assert board.hovering == {}
