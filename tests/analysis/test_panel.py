"""The panel beside the board: makes room for itself, and leaves the window as it was."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QListView
from pytestqt.qtbot import QtBot

from tests.choosers import endless
from tests.main_window import OpenWindow, StartProgram, Window
from tests.window.clipping import settle, wait_until_unclipped
from tictac_gui.analysis.methods_model import MethodsModel
from tictac_gui.analysis.this_game import ThisGame
from tictac_gui.analysis.tree_model import TreeModel
from tictac_gui.play.asking import Asker
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.setup import Players, Setup
from tictac_gui.widgets.side_by_side import SideBySide
from tictac_gui.window.game_panel import GamePanel

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
SMALL = (330, 420)
"""No room for both; the screen of the tests is 800 wide."""
FORMER_PANELS = (
    # Beside the board.
    (
        r"panels=@ByteArray(\x9c\x45\x18g\0\0\0\xff\0\0\0\0\xfd\0\0\0\x1\0\0\0\x1\0\0\x1\xad\0"
        r"\0\x2\x85\xfc\x2\0\0\0\x1\xfb\0\0\0\x10\0\x61\0n\0\x61\0l\0y\0s\0i\0s\x1\0\0\0\x13\0"
        r"\0\x2\x85\0\0\0t\0\xff\xff\xff\0\0\x2:\0\0\x2\x85\0\0\0\x4\0\0\0\x4\0\0\0\b\0\0\0\b"
        r"\xfc\0\0\0\0)"
    ),
    # In a window of its own.
    (
        r"panels=@ByteArray(\xa4\xa2\b\x1f\0\0\0\xff\0\0\0\0\xfd\0\0\0\x1\0\0\0\x1\0\0\x1\xad"
        r"\0\0\x2\x85\xfc\x2\0\0\0\x1\xfb\0\0\0\x10\0\x61\0n\0\x61\0l\0y\0s\0i\0s\x3\0\0\x3\xc"
        r"a\0\0\0\x90\0\0\x1\xad\0\0\x2\x85\0\0\x3\xf1\0\0\x2\x85\0\0\0\x4\0\0\0\x4\0\0\0\b\0"
        r"\0\0\b\xfc\0\0\0\0)"
    ),
    # At the left.
    (
        r"panels=@ByteArray(\xb1-\xeg\0\0\0\xff\0\0\0\0\xfd\0\0\0\x1\0\0\0\0\0\0\x1\x44\0\0\x2"
        r"\x85\xfc\x2\0\0\0\x1\xfb\0\0\0\x10\0\x61\0n\0\x61\0l\0y\0s\0i\0s\x1\0\0\0\x13\0\0\x2"
        r"\x85\0\0\0t\0\xff\xff\xff\0\0\x2\xa3\0\0\x2\x85\0\0\0\x4\0\0\0\x4\0\0\0\b\0\0\0\b\xf"
        r"c\0\0\0\0)"
    ),
    # Below the board.
    (
        r"panels=@ByteArray(\x7f\xad\x83\xc5\0\0\0\xff\0\0\0\0\xfd\0\0\0\x1\0\0\0\x3\0\0\x3\xf"
        r"1\0\0\x1$\xfc\x1\0\0\0\x1\xfb\0\0\0\x10\0\x61\0n\0\x61\0l\0y\0s\0i\0s\x1\0\0\0\0\0\0"
        r"\x3\xf1\0\0\0\xe8\0\xff\xff\xff\0\0\x3\xf1\0\0\x1W\0\0\0\x4\0\0\0\x4\0\0\0\b\0\0\0\b"
        r"\xfc\0\0\0\0)"
    ),
)
"""As version 0.1 wrote them, when the panel was a dock."""
FORMER_GEOMETRY = (
    r"geometry=@ByteArray(\x1\xd9\xd0\xcb\0\x3\0\0\0\0\x1\x85\0\0\0i\0\0\x5w\0\0\x3\x19\0"
    r"\0\x1\x86\0\0\0}\0\0\x5v\0\0\x3\x14\0\0\0\0\0\0\0\0\x5x\0\0\x1\x86\0\0\0}\0\0\x5v\0"
    r"\0\x3\x14)"
)


def panel(window: Window) -> ThisGame:
    return window.find(ThisGame, "analysis")


def is_open(window: Window) -> bool:
    return window.widget.analysis.is_open


def is_beside(window: Window) -> bool:
    return window.find(SideBySide, "").is_beside


def open_small(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> Window:
    """Open a window on a screen that has no room for more."""
    monkeypatch.setattr("tictac_gui.look.placement._screen_at", lambda _place: QRect(0, 0, *SMALL))
    window = open_window(TWO_PEOPLE)
    window.widget.resize(*SMALL)
    return window


class TestOpening:
    def test_is_done_from_the_menu_and_undone(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        assert not window.widget.findChildren(ThisGame)
        window.action("analysis").trigger()
        assert panel(window).isVisible()
        window.action("analysis").trigger()
        assert not is_open(window)
        assert not window.action("analysis").isChecked()

    def test_has_a_key(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.press(Qt.Key.Key_A)
        assert panel(window).isVisible()

    def test_is_no_dock(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        assert not window.widget.findChildren(QDockWidget)
        assert panel(window).window() is window.widget

    def test_widens_the_window_and_leaves_the_board_alone(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.resize(340, 560)
        settle()
        before = window.cells[0].geometry()
        window.action("analysis").trigger()
        assert window.widget.width() >= 740
        settle()
        assert window.cells[0].geometry() == before

    @pytest.mark.parametrize("place", [(10, 20, 340, 560), (420, 20, 380, 600)])
    def test_undone_leaves_the_window_where_it_was(
        self, open_window: OpenWindow, place: tuple[int, int, int, int]
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.setGeometry(*place)
        window.action("analysis").trigger()
        assert window.widget.geometry() != QRect(*place)
        window.action("analysis").trigger()
        assert window.widget.geometry() == QRect(*place)

    def test_of_a_window_with_room_for_it_changes_nothing_and_nor_does_closing_it(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        wide = QRect(0, 0, 1500, 640)
        window.widget.setGeometry(wide)
        settle()
        for is_shown in (True, False):
            window.action("analysis").trigger()
            settle()
            assert is_open(window) is is_shown
            assert window.widget.geometry() == wide

    def test_undone_keeps_what_the_person_has_done_to_the_window(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.setGeometry(10, 20, 340, 560)
        window.action("analysis").trigger()
        added = window.widget.width() - 340
        window.widget.setGeometry(30, 40, window.widget.width() - 20, 500)
        window.action("analysis").trigger()
        assert window.widget.geometry() == QRect(30, 40, 320, 500)
        assert added > 300

    def test_stays_on_the_screen(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.resize(760, 560)
        window.action("analysis").trigger()
        room = window.widget.windowHandle().screen().availableGeometry()
        assert room.contains(window.widget.frameGeometry())
        assert window.cells[0].width() >= 48

    def test_leaves_a_maximised_window_as_it_is(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.showMaximized()
        qtbot.waitUntil(lambda: window.widget.width() > 700)
        size = window.widget.size()
        window.action("analysis").trigger()
        assert window.widget.size() == size
        assert is_beside(window)
        window.action("analysis").trigger()
        assert window.widget.size() == size

    def test_leaves_digits_to_the_board(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        qtbot.keyClick(window.find(QListView, "moves"), "5")
        assert window.marks == ".../.X./..."

    def test_has_no_second_way_behind_the_menu(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        for widget in (window.widget.menuBar(), panel(window)):
            reason, point = QContextMenuEvent.Reason.Mouse, QPoint(4, 4)
            QApplication.sendEvent(
                widget, QContextMenuEvent(reason, point, widget.mapToGlobal(point))
            )
            assert QApplication.activePopupWidget() is None

    def test_gives_the_keyboard_back_to_the_board_when_undone(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        window.find(QListView, "moves").setFocus()
        window.action("analysis").trigger()
        assert window.focused == "cell_4"

    def test_keeps_every_text_unclipped(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        window.play(0, 4)
        wait_until_unclipped(qtbot, window)

    def test_names_all_that_takes_the_focus(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        for control in window.focusable:
            assert control.accessibleName() or control.property("text"), control.objectName()

    def test_ends_its_threads_with_the_window(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, endless)
        window.action("analysis").trigger()
        window.action("thinking").trigger()
        [review] = window.find(GameReview, "").findChildren(Asker)
        tree, methods = window.find(TreeModel, ""), window.find(MethodsModel, "")
        window.widget.close()
        for worker in (review, tree._worker, methods._worker):
            assert not worker._thread.isRunning()


class TestWithoutRoomForBoth:
    @pytest.fixture
    def window(self, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> Window:
        window = open_small(open_window, monkeypatch)
        window.play(0, 1, 8)
        window.action("analysis").trigger()
        return window

    def test_it_takes_the_place_of_the_board(self, window: Window) -> None:
        assert panel(window).isVisible()
        assert not is_beside(window)
        assert not window.find(GamePanel, "").isVisible()
        assert window.focused == "moves"
        assert (window.widget.width(), window.widget.height()) == SMALL

    @pytest.mark.parametrize("way", ["button", "esc", "key"])
    def test_there_is_a_way_back(self, qtbot: QtBot, window: Window, way: str) -> None:
        match way:
            case "button":
                assert window.button("back_to_board").isVisible()
                window.click("back_to_board")
            case "esc":
                window.press(Qt.Key.Key_Escape)
            case "key":
                window.press(Qt.Key.Key_A)
        assert window.find(GamePanel, "").isVisible()
        assert not window.action("analysis").isChecked()
        assert window.focused.startswith("cell_")
        qtbot.waitUntil(lambda: not window.widget.findChildren(ThisGame))

    def test_the_way_back_shows_the_move_that_was_chosen(self, window: Window) -> None:
        window.find(QListView, "moves").keyboardSearch("top middle")
        window.press(Qt.Key.Key_Escape)
        assert window.marks == "XO./.../..."
        assert window.find(QLabel, "looking_back").text() == "Looking back: move 2 of 3"
        window.press(Qt.Key.Key_Escape)
        assert window.marks == "XO./.../..X"

    def test_one_button_stands_out_wherever_the_panel_is(
        self, qtbot: QtBot, window: Window
    ) -> None:
        window.play(2, 4)
        retry, again = window.button("retry_from_there"), window.button("new_game")
        qtbot.waitUntil(retry.isVisible)
        assert retry.property("emphasised")
        assert not again.isVisible()
        window.widget.resize(1200, 640)
        settle()
        assert again.property("emphasised")
        assert not retry.property("emphasised")

    def test_both_are_shown_once_there_is(self, window: Window) -> None:
        window.widget.resize(800, 500)
        assert is_beside(window)
        assert window.find(GamePanel, "").isVisible()
        assert not window.button("back_to_board").isVisible()

    def test_it_closes_where_the_room_has_gone(self, window: Window) -> None:
        window.widget.resize(800, 500)
        window.widget.resize(*SMALL)
        assert window.find(GamePanel, "").isVisible()
        assert not is_open(window)
        assert not window.action("analysis").isChecked()


def test_its_code_is_loaded_when_it_is_opened() -> None:
    code = (
        "import sys; from tictac_gui import app;"
        "late = ('this_game', 'moves_list', 'graph', 'thinking', 'tree_model');"
        "sys.exit(any(f'tictac_gui.analysis.{name}' in sys.modules for name in late))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


class TestTheNextStart:
    def test_shows_values_and_panel_again(self, qtbot: QtBot, start_program: StartProgram) -> None:
        first = start_program()
        first.action("move_values").trigger()
        first.action("analysis").trigger()
        first.widget.resize(790, 600)
        size, width = first.widget.size(), panel(first).width()
        first.widget.close()
        second = start_program()
        assert second.action("move_values").isChecked()
        assert second.action("analysis").isChecked()
        assert panel(second).isVisible()
        assert second.widget.size() == size
        assert abs(panel(second).width() - width) < 40
        qtbot.waitUntil(lambda: all(cell.value for cell in second.cells))

    @pytest.mark.usefixtures("doubled_font")
    def test_never_shows_it_instead_of_the_board(self, start_program: StartProgram) -> None:
        first = start_program()
        first.action("analysis").trigger()
        assert not is_beside(first)
        first.widget.close()
        second = start_program()
        assert second.find(GamePanel, "").isVisible()
        assert not second.action("analysis").isChecked()

    def test_leaves_room_for_all_menus_when_the_panel_is_closed(
        self, start_program: StartProgram
    ) -> None:
        first = start_program()
        first.action("analysis").trigger()
        first.widget.close()
        second = start_program()
        assert is_beside(second)
        second.action("analysis").trigger()
        assert second.widget.width() >= second.widget.menuBar().sizeHint().width()
        assert second.widget.width() < first.widget.width()

    def test_keeps_the_panel_closed_where_it_was(self, start_program: StartProgram) -> None:
        first = start_program()
        first.action("analysis").trigger()
        first.action("analysis").trigger()
        first.widget.close()
        second = start_program()
        assert not second.widget.findChildren(ThisGame)
        assert not second.action("analysis").isChecked()

    def test_survives_nonsense(self, start_program: StartProgram, tmp_path: Path) -> None:
        settings = tmp_path / "config" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text("[General]\nanalysis=true\nmove_values=7\n")
        window = start_program()
        assert panel(window).isVisible()
        assert not window.action("move_values").isChecked()
        assert window.notice.startswith("Some settings could not be read")

    @pytest.mark.parametrize("panels", FORMER_PANELS)
    @pytest.mark.parametrize("page", ["moves", "search_tree"])
    def test_after_a_former_version_is_as_any_other(
        self, start_program: StartProgram, tmp_path: Path, panels: str, page: str
    ) -> None:
        settings = tmp_path / "config" / "settings.ini"
        settings.parent.mkdir()
        lines = ("[General]", "analysis=true", f"analysis_page={page}", FORMER_GEOMETRY, panels)
        settings.write_text("\n".join(lines) + "\n")
        window = start_program()
        assert panel(window).isVisible()
        assert is_beside(window)
        assert window.find(GamePanel, "").isVisible()
        assert window.notice == ""
