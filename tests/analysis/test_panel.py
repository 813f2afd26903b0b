"""The panel beside the board: makes room for itself, and is remembered."""

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QListView,
    QMainWindow,
    QTabWidget,
)
from pytestqt.qtbot import QtBot

from tests.choosers import endless
from tests.main_window import OpenWindow, StartProgram, Window
from tests.window.clipping import wait_until_unclipped
from tictac_gui.analysis.methods_model import MethodsModel
from tictac_gui.analysis.options import AnalysisPage
from tictac_gui.analysis.panel import AnalysisPanel
from tictac_gui.analysis.tree_model import TreeModel
from tictac_gui.games import TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.setup import Players, Setup
from tictac_gui.widgets.containers import CentredColumn

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)


def panel(window: Window) -> QDockWidget:
    return window.find(QDockWidget, "analysis")


class TestOpening:
    def test_is_done_from_the_menu_and_undone(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        assert window.widget.findChild(QDockWidget) is None
        window.action("analysis").trigger()
        assert panel(window).isVisible()
        window.action("analysis").trigger()
        assert not panel(window).isVisible()
        assert not window.action("analysis").isChecked()

    def test_has_a_key(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.press(Qt.Key.Key_A)
        assert panel(window).isVisible()

    def test_widens_the_window_and_leaves_the_board_alone(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.resize(340, 560)
        QApplication.processEvents()
        before = window.cells[0].width()
        window.action("analysis").trigger()
        assert window.widget.width() >= 740
        qtbot.waitUntil(lambda: abs(window.cells[0].width() - before) <= 6)
        assert all(cell.width() == cell.height() for cell in window.cells)
        window.action("analysis").trigger()
        qtbot.waitUntil(lambda: window.widget.width() == 340)

    def test_stays_on_the_screen(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.resize(760, 560)
        window.action("analysis").trigger()
        room = window.widget.windowHandle().screen().availableGeometry()
        qtbot.waitUntil(lambda: window.widget.frameGeometry().right() <= room.right())
        assert window.widget.frameGeometry().left() >= room.left()
        assert window.cells[0].width() >= 48

    def test_leaves_a_maximised_window_as_it_is(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.showMaximized()
        size = window.widget.size()
        window.action("analysis").trigger()
        assert window.widget.size() == size
        window.action("analysis").trigger()
        assert window.widget.size() == size

    def test_by_its_own_button_is_undone_too(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        panel(window).close()
        assert not window.action("analysis").isChecked()
        window.action("analysis").trigger()
        assert panel(window).isVisible()

    def test_is_not_undone_by_detaching_the_panel(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        window.play(4, 0)
        window.find(QListView, "moves").keyboardSearch("centre")
        assert window.marks == ".../.X./..."
        for is_floating in (True, False):
            panel(window).setFloating(is_floating)
            qtbot.waitUntil(panel(window).isVisible)
            assert window.action("analysis").isChecked()
            assert window.marks == ".../.X./...", "the look back is over"

    @pytest.mark.parametrize("is_floating", [True, False])
    def test_leaves_digits_to_the_board(
        self, qtbot: QtBot, open_window: OpenWindow, is_floating: bool
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        panel(window).setFloating(is_floating)
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
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        moves = window.find(QListView, "moves")
        qtbot.waitUntil(moves.isVisible)
        moves.setFocus()
        window.action("analysis").trigger()
        assert window.focused == "cell_4"

    def test_asks_for_the_same_width_whatever_is_shown(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        tabs = window.find(QTabWidget, "analysis_tabs")
        widths = []
        for page in range(tabs.count()):
            tabs.setCurrentIndex(page)
            QApplication.processEvents()
            widths.append(panel(window).sizeHint().width())
        assert widths == [420] * 3

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
        for page in AnalysisPage:
            window.widget.analysis.show_page(page)
        [review] = window.find(GameReview, "").findChildren(Asker)
        tree, methods = window.find(TreeModel, ""), window.find(MethodsModel, "")
        window.widget.close()
        for worker in (review, tree._worker, methods._worker):
            assert worker._thread.isFinished()


def test_its_code_is_loaded_when_it_is_opened() -> None:
    code = (
        "import sys; from tictac_gui import app;"
        "late = ('tictac_gui.analysis.panel', 'tictac_gui.analysis.moves');"
        "sys.exit(any(name.startswith(late) for name in sys.modules))"
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
        qtbot.waitUntil(lambda: panel(second).width() == width)
        qtbot.waitUntil(lambda: all(cell.value for cell in second.cells))

    @pytest.mark.usefixtures("doubled_font")
    def test_leaves_room_for_all_menus_when_the_panel_is_closed(
        self, qtbot: QtBot, start_program: StartProgram
    ) -> None:
        first = start_program()
        first.action("analysis").trigger()
        first.widget.close()
        second = start_program()
        menus = second.widget.menuBar()
        # As on every small screen, the panel leaves too little for them.
        assert second.widget.width() - panel(second).width() < menus.sizeHint().width()
        second.action("analysis").trigger()
        qtbot.waitUntil(lambda: second.widget.width() == menus.sizeHint().width())

    def test_keeps_the_panel_closed_where_it_was(self, start_program: StartProgram) -> None:
        first = start_program()
        first.action("analysis").trigger()
        first.action("analysis").trigger()
        first.widget.close()
        second = start_program()
        assert second.widget.findChild(QDockWidget) is None
        assert not second.action("analysis").isChecked()

    def test_shows_a_detached_panel_again(self, start_program: StartProgram) -> None:
        first = start_program()
        first.action("analysis").trigger()
        panel(first).setFloating(True)
        first.widget.close()
        second = start_program()
        assert second.action("analysis").isChecked()
        assert panel(second).isVisible()
        assert panel(second).isFloating()

    def test_keeps_the_side_that_the_panel_was_moved_to(self, start_program: StartProgram) -> None:
        left = Qt.DockWidgetArea.LeftDockWidgetArea
        first = start_program()
        first.action("analysis").trigger()
        first.widget.addDockWidget(left, panel(first))
        first.widget.close()
        second = start_program()
        assert second.widget.dockWidgetArea(panel(second)) == left

    def test_survives_nonsense(self, start_program: StartProgram, tmp_path: Path) -> None:
        settings = tmp_path / "config" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text(
            "[General]\nanalysis=true\nanalysis_page=banana\nmove_values=7\npanels=@ByteArray(?)\n"
        )
        window = start_program()
        assert panel(window).isVisible()
        assert not window.action("move_values").isChecked()
        assert window.notice.startswith("Some settings could not be read")


class Tab(QLabel):
    """A tab that notes what it is told."""

    def __init__(self, name: str, told: list[str]) -> None:
        super().__init__(name)
        self._told = told
        told.append(f"{name} made")

    def show_position(self, _game: Game, board: BoardPosition) -> None:
        self._told.append(f"{self.text()} {board}")


class TestTabs:
    @pytest.fixture
    def told(self) -> list[str]:
        return []

    @pytest.fixture
    def window(self, qtbot: QtBot) -> QMainWindow:
        window = QMainWindow()
        qtbot.addWidget(window)
        return window

    @pytest.fixture
    def tabbed(self, window: QMainWindow, told: list[str]) -> AnalysisPanel:
        return AnalysisPanel(
            {
                AnalysisPage.MOVES: lambda: Tab("moves", told),
                AnalysisPage.SEARCH_TREE: lambda: Tab("tree", told),
            },
            AnalysisPage.MOVES,
            CentredColumn(),
            window,
        )

    def test_are_built_when_first_looked_at(self, tabbed: AnalysisPanel, told: list[str]) -> None:
        assert told == []
        tabbed.show_position(TIC_TAC_TOE, Board())
        assert told == ["moves made", "moves .../.../..."]
        tabbed.findChild(QTabWidget).setCurrentIndex(1)  # type: ignore[union-attr]
        assert told[2:] == ["tree made", "tree .../.../..."]

    def test_that_are_hidden_get_the_position_when_they_are_chosen(
        self, tabbed: AnalysisPanel, told: list[str]
    ) -> None:
        tabbed.show_position(TIC_TAC_TOE, Board())
        tabs = tabbed.findChild(QTabWidget)
        assert tabs
        tabs.setCurrentIndex(1)
        told.clear()
        tabbed.show_position(TIC_TAC_TOE, Board().play(4))
        assert told == ["tree .../.X./..."]
        tabs.setCurrentIndex(0)
        assert told == ["tree .../.X./...", "moves .../.X./..."]

    def test_tell_which_one_was_chosen(
        self, qtbot: QtBot, tabbed: AnalysisPanel, told: list[str]
    ) -> None:
        tabs = tabbed.findChild(QTabWidget)
        assert tabs
        with qtbot.waitSignal(tabbed.page_chosen) as chosen:
            tabs.setCurrentIndex(1)
        assert chosen.args == [AnalysisPage.SEARCH_TREE]
        assert told == [], "nothing is on the board yet"

    def test_that_were_built_are_built_anew_in_another_language(
        self, tabbed: AnalysisPanel, told: list[str]
    ) -> None:
        tabbed.show_position(TIC_TAC_TOE, Board())
        tabbed.retranslate()
        assert told[2:] == ["moves made", "moves .../.../..."]
        assert len(tabbed.findChildren(Tab)) == 1

    def test_begin_with_the_page_that_was_last_chosen(
        self, window: QMainWindow, told: list[str]
    ) -> None:
        factories = {page: partial(Tab, page.name, told) for page in AnalysisPage}
        opened = AnalysisPanel(factories, AnalysisPage.METHODS, CentredColumn(), window)
        opened.show_position(TIC_TAC_TOE, Board())
        assert told[0] == "METHODS made"


def test_an_invalid_state_is_ignored(open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    window.widget.analysis.restore(QByteArray(b"?"), AnalysisPage.MOVES, is_open=True)
    assert panel(window).isVisible()
