"""The code in the real window: kept from one start to the next, with room made for it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QComboBox, QSlider
from pytestqt.qtbot import QtBot

from tests.language.live_language import open_page
from tests.main_window import OpenWindow, StartProgram, Window
from tictac_gui.analysis.code_text import CodeText
from tictac_gui.analysis.options import AnalysisPage
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.setup import Players, Setup

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)


def code(window: Window) -> CodeText:
    return window.find(CodeText, "code_text")


def show_by_line(window: Window, qtbot: QtBot) -> QSlider:
    open_page(window, "search_tree")
    window.click("tree_code")
    unit = window.find(QComboBox, "tree_unit")
    unit.setCurrentIndex(1)
    unit.activated.emit(1)
    slider = window.find(QSlider, "tree_slider")
    qtbot.waitUntil(lambda: slider.maximum() > 0)
    return slider


class TestTheNextStart:
    def test_shows_the_code_and_steps_by_line_again(
        self, start_program: StartProgram, qtbot: QtBot
    ) -> None:
        first = start_program()
        first.action("analysis").trigger()
        show_by_line(first, qtbot)
        first.widget.close()
        second = start_program()
        assert code(second).isVisible()
        assert second.find(QComboBox, "tree_unit").currentText() == "By line"

    def test_shows_the_tree_alone_at_first(self, start_program: StartProgram) -> None:
        window = start_program()
        window.widget.analysis.show_page(AnalysisPage.SEARCH_TREE)
        assert not code(window).isVisible()
        assert not window.button("tree_code").isChecked()

    def test_believes_only_what_can_be(self, start_program: StartProgram, tmp_path: Path) -> None:
        settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        settings.setValue("tree_code", "banana")
        settings.sync()
        window = start_program()
        window.widget.analysis.show_page(AnalysisPage.SEARCH_TREE)
        assert not code(window).isVisible()


class TestTheWindow:
    @pytest.fixture
    def window(self, open_window: OpenWindow, qtbot: QtBot) -> Window:
        window = open_window(TWO_PEOPLE)
        # The screen of the tests is 800 wide.
        window.widget.resize(330, 600)
        open_page(window, "search_tree")
        qtbot.waitUntil(lambda: window.widget.width() > 700)
        return window

    def test_is_widened_for_the_code_as_far_as_the_screen_allows(
        self, window: Window, qtbot: QtBot
    ) -> None:
        before = window.widget.width()
        window.click("tree_code")
        screen = window.widget.screen().availableGeometry()
        qtbot.waitUntil(lambda: before < window.widget.width() <= screen.width())
        window.click("tree_code")
        qtbot.waitUntil(lambda: window.widget.width() == before)

    def test_is_as_narrow_as_ever_when_the_panel_is_closed_with_the_code(
        self, window: Window, qtbot: QtBot
    ) -> None:
        window.click("tree_code")
        window.action("analysis").trigger()
        qtbot.waitUntil(lambda: window.widget.width() == 330)

    def test_is_left_alone_by_a_panel_of_its_own(self, window: Window) -> None:
        panel = window.widget.analysis.panel
        assert panel
        panel.setFloating(True)  # type: ignore[attr-defined]
        before = window.widget.width()
        window.click("tree_code")
        assert window.widget.width() == before


def test_another_game_shows_its_own_code(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window(TWO_PEOPLE)
    show_by_line(window, qtbot)
    window.controller.switch_game(CONNECT_FOUR)
    qtbot.waitUntil(lambda: "estimate" in code(window).toPlainText())
    assert code(window).isVisible()
    assert window.find(QComboBox, "tree_unit").currentText() == "By line"


def test_digits_play_while_the_code_has_the_focus(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window(TWO_PEOPLE)
    show_by_line(window, qtbot)
    code(window).setFocus()
    qtbot.keyClicks(code(window), "5")
    assert window.marks == ".../.X./..."
