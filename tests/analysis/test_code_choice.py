"""The code in the real window: kept from one start to the next, with room made for it."""

from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QComboBox, QSlider
from pytestqt.qtbot import QtBot

from tests.language.live_language import open_page
from tests.main_window import OpenWindow, StartProgram, Window
from tictac_gui.analysis.code_text import CodeText
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
        open_page(first, "search_tree")
        show_by_line(first, qtbot)
        first.widget.close()
        second = start_program()
        open_page(second, "search_tree")
        assert code(second).isVisible()
        assert second.find(QComboBox, "tree_unit").currentText() == "By line"

    def test_shows_the_tree_alone_at_first(self, start_program: StartProgram) -> None:
        window = start_program()
        open_page(window, "search_tree")
        assert not code(window).isVisible()
        assert not window.button("tree_code").isChecked()

    def test_believes_only_what_can_be(self, start_program: StartProgram, tmp_path: Path) -> None:
        settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        settings.setValue("tree_code", "banana")
        settings.sync()
        window = start_program()
        open_page(window, "search_tree")
        assert not code(window).isVisible()


def test_another_game_shows_its_own_code(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window(TWO_PEOPLE)
    show_by_line(window, qtbot)
    window.controller.switch_game(CONNECT_FOUR)
    qtbot.waitUntil(lambda: "estimate" in code(window).toPlainText())
    assert code(window).isVisible()
    assert window.find(QComboBox, "tree_unit").currentText() == "By line"
