"""Values, ghosts and lines stay in their places when the board changes its size or colours."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.board.shown_values import (
    expected_values,
    point_at,
    shown_values,
    steps,
    wait_for_values,
)
from tests.main_window import OpenWindow, Window
from tests.sample_games import X_WINS
from tests.window.pictures import picture, shows
from tictac_gui.board.grid import GridBoard
from tictac_gui.board.overlay import Annotation, WinningLine
from tictac_gui.engine import Mark
from tictac_gui.look import theme
from tictac_gui.look.theme import Theme
from tictac_gui.play.setup import Players, Setup

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
SMALL, LARGE = (340, 520), (790, 790)


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    window = open_window(TWO_PEOPLE)
    window.widget.resize(480, 640)
    return window


def board(window: Window) -> GridBoard:
    return window.find(GridBoard, "")


def play_with_values(qtbot: QtBot, window: Window) -> None:
    window.action("move_values").trigger()
    window.play(0, 1)
    wait_for_values(qtbot, window)


def resize(qtbot: QtBot, window: Window, size: tuple[int, int]) -> None:
    before = window.cells[8].geometry()
    window.widget.resize(*size)
    qtbot.waitUntil(lambda: window.cells[8].geometry() != before)
    # The room that is left for the board may depend on the width that texts have got.
    QApplication.processEvents()


def show_another_size_and_back(qtbot: QtBot, window: Window) -> None:
    before = window.widget.size().toTuple()
    resize(qtbot, window, LARGE)
    resize(qtbot, window, before)


def lit(window: Window, colour: Theme = theme.LIGHT) -> set[int]:
    """Return the cells that are filled with X's colour, as they lie now."""
    image = picture(board(window))
    places = [cell.geometry() for cell in window.cells]
    beside = [QPoint(place.left() + place.width() // 9, place.center().y()) for place in places]
    return {number for number, at in enumerate(beside) if image.pixelColor(at) == colour.x}


def under_pointer(window: Window) -> int:
    [number] = [
        number
        for number, cell in enumerate(window.cells)
        if cell.rect().contains(cell.mapFromGlobal(QCursor.pos()))
    ]
    return number


class TestValues:
    @pytest.mark.parametrize("size", [SMALL, LARGE])
    def test_go_along_with_their_cells(
        self, qtbot: QtBot, window: Window, size: tuple[int, int]
    ) -> None:
        play_with_values(qtbot, window)
        resize(qtbot, window, size)
        assert shown_values(window) == expected_values(window)
        assert shows(window.cells[4], theme.LIGHT.win)
        assert not shows(window.cells[0], theme.LIGHT.win)

    def test_take_on_other_colours(self, qtbot: QtBot, window: Window) -> None:
        play_with_values(qtbot, window)
        window.action("dark").trigger()
        assert shown_values(window) == expected_values(window)
        assert shows(window.cells[4], theme.DARK.win)
        assert not shows(window.cells[4], theme.LIGHT.win)

    def test_leave_nothing_on_the_board_when_they_are_turned_off(
        self, qtbot: QtBot, window: Window
    ) -> None:
        window.play(0, 1)
        QApplication.processEvents()
        before = picture(board(window))
        window.action("move_values").trigger()
        wait_for_values(qtbot, window)
        show_another_size_and_back(qtbot, window)
        assert picture(board(window)) != before
        window.action("move_values").trigger()
        assert picture(board(window)) == before
        show_another_size_and_back(qtbot, window)
        assert picture(board(window)) == before

    def test_leave_no_line_of_moves_behind_when_they_are_turned_off(
        self, qtbot: QtBot, window: Window
    ) -> None:
        play_with_values(qtbot, window)
        point_at(qtbot, window, 4)
        qtbot.waitUntil(lambda: bool(steps(window)))
        window.action("move_values").trigger()
        assert steps(window) == {}


class TestUnderAStillPointer:
    def test_the_ghost_is_in_the_cell_that_is_there_now(self, qtbot: QtBot, window: Window) -> None:
        point_at(qtbot, window, 8)
        resize(qtbot, window, LARGE)
        there = under_pointer(window)
        assert there != 8
        ghosts = {number for number, cell in enumerate(window.cells) if cell.ghost}
        assert ghosts == {there}
        assert shows(window.cells[there], theme.LIGHT.ghost(Mark.X))
        assert not shows(window.cells[8], theme.LIGHT.ghost(Mark.X))

    def test_the_ghost_takes_on_other_colours(self, qtbot: QtBot, window: Window) -> None:
        point_at(qtbot, window, 8)
        window.action("dark").trigger()
        assert shows(window.cells[8], theme.DARK.ghost(Mark.X))

    def test_the_line_of_moves_is_that_of_the_cell_that_is_there_now(
        self, qtbot: QtBot, window: Window
    ) -> None:
        play_with_values(qtbot, window)
        point_at(qtbot, window, 8)
        qtbot.waitUntil(lambda: window.cells[8].step == (1, Mark.X))
        resize(qtbot, window, LARGE)
        there = under_pointer(window)
        assert there != 8
        assert steps(window) == {}, "nobody has rested there yet"
        qtbot.waitUntil(lambda: window.cells[there].step == (1, Mark.X))

    def test_there_is_no_line_of_moves_when_the_board_has_gone_from_there(
        self, qtbot: QtBot, window: Window
    ) -> None:
        play_with_values(qtbot, window)
        point_at(qtbot, window, 8)
        qtbot.waitUntil(lambda: bool(steps(window)))
        resize(qtbot, window, SMALL)
        assert steps(window) == {}


@pytest.mark.parametrize("overlay", [WinningLine, Annotation])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_what_is_drawn_over_the_cells_has_room_for_all_of_them(
    qtbot: QtBot, window: Window, overlay: type[QWidget], size: tuple[int, int]
) -> None:
    resize(qtbot, window, size)
    [drawn_over] = board(window).findChildren(overlay)
    assert drawn_over.geometry() == board(window).rect()


class TestTheWinningLine:
    @pytest.mark.parametrize("size", [SMALL, LARGE])
    def test_goes_along_with_its_cells(
        self, qtbot: QtBot, window: Window, size: tuple[int, int]
    ) -> None:
        window.play(*X_WINS)
        resize(qtbot, window, size)
        assert lit(window) == {0, 1, 2}

    def test_takes_on_other_colours(self, window: Window) -> None:
        window.play(*X_WINS)
        window.action("dark").trigger()
        assert lit(window, theme.DARK) == {0, 1, 2}

    def test_leaves_nothing_on_the_board_with_the_next_game(
        self, qtbot: QtBot, window: Window
    ) -> None:
        # Over a cell first: a window that appears under the pointer isn't notified when it leaves.
        point_at(qtbot, window, 4)
        qtbot.mouseMove(window.widget, QPoint(1, 1))
        qtbot.waitUntil(lambda: not any(cell.underMouse() for cell in window.cells))
        before = picture(board(window))
        window.play(*X_WINS)
        resize(qtbot, window, LARGE)
        window.action("new_game").trigger()
        assert lit(window) == set()
        resize(qtbot, window, (480, 640))
        assert picture(board(window)) == before

    @pytest.mark.parametrize("is_animated", [True, False])
    def test_is_struck_once(self, qtbot: QtBot, open_window: OpenWindow, is_animated: bool) -> None:
        window = open_window(TWO_PEOPLE, is_animated=is_animated)
        struck: list[str] = []
        view = board(window)
        view.line_struck.connect(lambda: struck.append(window.status))
        window.play(*X_WINS)
        qtbot.waitUntil(lambda: bool(struck))
        resize(qtbot, window, LARGE)
        window.action("dark").trigger()
        window.action("move_values").trigger()
        window.action("analysis").trigger()
        view.repaint()
        QApplication.processEvents()
        assert not view.is_striking
        assert len(struck) == 1

    def test_is_not_begun_again_by_a_change_while_it_is_struck(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        view, striking = board(window), board(window)._line._striking
        striking.setDuration(3_600_000)
        window.play(*X_WINS)
        qtbot.waitUntil(lambda: view._line.is_moving)
        striking.setCurrentTime(1_800_000)
        with qtbot.assertNotEmitted(view.line_struck):
            resize(qtbot, window, LARGE)
            window.action("dark").trigger()
            view.show_board(window.controller.board, 2, frozenset(Mark))
        assert view.is_striking
        assert striking.currentTime() >= 1_800_000
        with qtbot.waitSignal(view.line_struck):
            striking.setCurrentTime(3_600_000)
        assert window.status == "X wins!"

    def test_is_not_struck_again_by_showing_the_same_end_again(
        self, qtbot: QtBot, window: Window
    ) -> None:
        window.play(*X_WINS)
        with qtbot.assertNotEmitted(board(window).line_struck):
            board(window).show_board(window.controller.board, 2, frozenset(Mark))
        assert lit(window) == {0, 1, 2}

    def test_is_struck_again_when_the_game_ends_again(self, window: Window) -> None:
        struck: list[str] = []
        board(window).line_struck.connect(lambda: struck.append("now"))
        window.play(*X_WINS)
        window.action("undo").trigger()
        assert lit(window) == set()
        window.action("redo").trigger()
        assert lit(window) == {0, 1, 2}
        assert len(struck) == 2


def ghosts(window: Window) -> list[int]:
    return [number for number, cell in enumerate(window.cells) if cell.ghost]


def cell_at_pointer(window: Window) -> list[int]:
    return [
        number
        for number, cell in enumerate(window.cells)
        if cell.rect().contains(cell.mapFromGlobal(QCursor.pos()))
    ]


def test_after_a_resize_the_ghost_is_where_the_pointer_is(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    window.widget.resize(480, 640)
    point_at(qtbot, window, 8)
    assert ghosts(window) == [8]
    for size in ((480, 760), (700, 700), (330, 430), (480, 640)):
        window.widget.resize(*size)
        qtbot.waitUntil(lambda: ghosts(window) == cell_at_pointer(window))


def test_after_a_resize_no_ghost_stays_behind_when_the_pointer_goes(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    for start in range(9):
        window.widget.resize(480, 640)
        point_at(qtbot, window, start)
        # So small that another cell, or none, is now where the first was.
        window.widget.resize(330, 430)
        qtbot.waitUntil(lambda: ghosts(window) == cell_at_pointer(window))
        qtbot.mouseMove(window.find(QLabel, "status"))
        qtbot.waitUntil(lambda: ghosts(window) == [])


def test_after_a_resize_only_the_cell_under_the_pointer_has_a_ghost(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    for start in range(9):
        for end in range(9):
            window.widget.resize(480, 640)
            point_at(qtbot, window, start)
            window.widget.resize(330, 430)
            qtbot.waitUntil(lambda: ghosts(window) == cell_at_pointer(window))
            # Anywhere in the cell but the middle: the pointer may be there already.
            qtbot.mouseMove(window.cells[end], QPoint(3, 3))
            qtbot.waitUntil(lambda: cell_at_pointer(window) == ghosts(window) != [])
            assert ghosts(window) == [end]
