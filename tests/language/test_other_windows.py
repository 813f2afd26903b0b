"""Another language, at once: the analysis and all other windows go on."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListView,
    QProgressBar,
    QSlider,
    QSpinBox,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.choosers import endless
from tests.language.live_language import (
    HELP,
    PAGES,
    SIDE_WINDOWS,
    english_among,
    is_german,
    only,
    open_page,
    settled,
    switch,
    texts,
)
from tests.main_window import KeepGames, OpenWindow, Window
from tests.sample_games import DRAWN, EASY_AS_X, TWO_PEOPLE, X_WINS
from tictac_gui.analysis.code_text import CodeText
from tictac_gui.analysis.this_game import ThisGame
from tictac_gui.analysis.tree_view import TreeView
from tictac_gui.engine import Mark
from tictac_gui.history.statistics_window import StatisticsWindow
from tictac_gui.matchups.window import MatchupWindow
from tictac_gui.play.asking import Asker
from tictac_gui.play.controller import Phase
from tictac_gui.window.dialogs import NamesDialog


class TestAnalysis:
    def test_stays_beside_the_board_and_as_wide(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        open_page(window, "moves")
        before = only(window, ThisGame).geometry(), window.widget.geometry()
        switch(window, "german", qtbot)
        qtbot.waitUntil(lambda: len(window.widget.findChildren(ThisGame)) == 1)
        panel = only(window, ThisGame)
        assert panel.isVisible()
        assert (panel.geometry(), window.widget.geometry()) == before
        assert window.action("analysis").isChecked()
        assert english_among(texts(window, visible=True)) == set()

    def test_shows_the_same_move(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*X_WINS)
        open_page(window, "moves")
        window.find(QListView, "moves").keyboardSearch("centre")
        row = window.find(QListView, "moves").currentIndex().row()
        switch(window, "german", qtbot)
        qtbot.waitUntil(lambda: len(window.widget.findChildren(ThisGame)) == 1)
        assert only(window, QListView, "moves").currentIndex().row() == row

    def test_that_was_closed_again_stays_closed(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        open_page(window, "moves")
        window.action("analysis").trigger()
        switch(window, "german", qtbot)
        assert not window.widget.findChildren(ThisGame)
        window.action("analysis").trigger()
        assert english_among(settled(window, qtbot)) == set()

    def test_that_shows_how_it_thinks_stays_at_its_page(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        open_page(window, "methods")
        switch(window, "german", qtbot)
        tabs = only(window, QTabWidget, "thinking_tabs")
        assert tabs.tabText(tabs.currentIndex()) == "Methoden"

    def test_shows_the_same_step_of_the_same_search(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        open_page(window, "search_tree")
        window.find(QComboBox, "tree_speed").setCurrentIndex(4)
        qtbot.waitUntil(window.button("tree_small_example").isVisible)
        steps = window.find(QSlider, "tree_slider").maximum()
        window.click("tree_small_example")
        qtbot.waitUntil(lambda: 5 < window.find(QSlider, "tree_slider").maximum() < steps)
        window.find(QSlider, "tree_slider").setValue(5)
        window.click("tree_zoom_larger")
        zoom = window.find(TreeView, "tree").zoom
        chosen = window.find(QComboBox, "tree_source").currentIndex()
        switch(window, "german", qtbot)
        assert window.find(QComboBox, "tree_source").currentIndex() == chosen
        assert window.find(QComboBox, "tree_speed").currentIndex() == 4
        assert window.find(QSlider, "tree_slider").value() == 5
        assert window.find(TreeView, "tree").zoom == zoom
        assert not window.find(TreeView, "tree").is_fitted
        assert english_among({window.find(QLabel, "tree_words").text()}) == set()
        window.click("tree_forward")
        assert window.find(QSlider, "tree_slider").value() == 6

    def test_shows_the_same_line_of_the_code(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        open_page(window, "search_tree")
        window.click("tree_code")
        window.widget.code.step_by_line(True)
        qtbot.waitUntil(lambda: window.find(QSlider, "tree_slider").maximum() > 0)
        window.find(QSlider, "tree_slider").setValue(1_234)
        code = window.find(CodeText, "code_text")
        before = code.line, code.toPlainText()
        switch(window, "german", qtbot)
        code = window.find(CodeText, "code_text")
        assert code.isVisible()
        assert (code.line, code.toPlainText()) == before
        window.click("tree_forward")
        assert window.find(QSlider, "tree_slider").value() == 1_235

    def test_goes_on_playing_the_search(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        open_page(window, "search_tree")
        window.find(QComboBox, "tree_speed").setCurrentIndex(3)
        slider = window.find(QSlider, "tree_slider")
        qtbot.waitUntil(lambda: slider.maximum() > 0)
        window.click("tree_play")
        switch(window, "german", qtbot)
        slider = window.find(QSlider, "tree_slider")
        before = slider.value()
        qtbot.waitUntil(lambda: slider.value() > before)

    def test_goes_on_comparing_methods(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        open_page(window, "methods")
        window.click("run_methods")
        progress = window.find(QProgressBar, "methods_progress")
        qtbot.waitUntil(lambda: progress.value() > 0)
        before = progress.value()
        switch(window, "german", qtbot)
        progress = window.find(QProgressBar, "methods_progress")
        assert window.button("cancel_methods").isEnabled()
        qtbot.waitUntil(lambda: progress.value() > before)
        assert english_among(texts(window)) == set()
        window.click("cancel_methods")
        assert window.find(QLabel, "methods_status").text().startswith("Abgebrochen")
        switch(window, "english", qtbot)
        assert window.find(QLabel, "methods_status").text().startswith("Cancelled")
        assert english_among(texts(window))


class TestOtherWindows:
    @pytest.mark.parametrize("name", [*SIDE_WINDOWS, *HELP])
    def test_stay_where_they_are_and_leave_the_keyboard_to_the_board(
        self, qtbot: QtBot, open_window: OpenWindow, name: str
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.action(name).trigger()
        dialog = only(window, QDialog)
        dialog.resize(600, 500)
        dialog.move(123, 134)
        window.widget.activateWindow()
        qtbot.waitUntil(window.widget.isActiveWindow)
        switch(window, "german", qtbot)
        assert only(window, QDialog) is not dialog
        assert only(window, QDialog).pos().toTuple() == (123, 134)
        assert window.widget.isActiveWindow()

    @pytest.mark.parametrize("name", SIDE_WINDOWS)
    def test_stay_as_large(self, qtbot: QtBot, open_window: OpenWindow, name: str) -> None:
        window = open_window(TWO_PEOPLE)
        window.action(name).trigger()
        only(window, QDialog).resize(760, 700)
        switch(window, "german", qtbot)
        assert only(window, QDialog).size().toTuple() == (760, 700)

    def test_go_on_with_their_games(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("matchups").trigger()
        only(window, QSpinBox, "games").setValue(1_000_000)
        only(window, QSpinBox, "seed").setValue(321)
        only(window, QComboBox, "player_x").setCurrentIndex(2)
        window.find(QTabWidget, "tabs").setCurrentIndex(1)
        window.click("start")
        qtbot.waitUntil(lambda: bool(status(window)))
        switch(window, "german", qtbot)
        assert window.find(QTabWidget, "tabs").currentIndex() == 1
        assert only(window, QSpinBox, "games").value() == 1_000_000
        assert only(window, QSpinBox, "seed").value() == 321
        assert only(window, QComboBox, "player_x").currentIndex() == 2
        former = status(window)
        assert english_among(texts(window)) == set()
        qtbot.waitUntil(lambda: status(window) != former)
        assert not window.button("start").isEnabled()
        window.click("cancel")
        qtbot.waitUntil(window.button("start").isEnabled)
        assert status(window).startswith("Nach ")
        switch(window, "english", qtbot)
        assert status(window).startswith("Cancelled after ")

    def test_show_the_same_past_game(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(TWO_PEOPLE, X_WINS, DRAWN, X_WINS)
        window = open_window(TWO_PEOPLE)
        window.action("past_games").trigger()
        games = only(window, QListView, "past_games")
        qtbot.waitUntil(lambda: games.model().rowCount() == 3)
        games.setCurrentIndex(games.model().index(1, 0))
        window.click("step_back")
        assert only(window, QLabel, "step_status").text().startswith("Move 8 of 9")
        switch(window, "german", qtbot)
        games = only(window, QListView, "past_games")
        assert games.currentIndex().row() == 1
        assert only(window, QLabel, "step_status").text().startswith("Zug 8 von 9")
        window.click("step_back")
        assert only(window, QLabel, "step_status").text().startswith("Zug 7 von 9")
        window.play(*X_WINS)
        qtbot.waitUntil(lambda: games.model().rowCount() == 4)

    def test_keep_names_that_are_being_typed(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("names").trigger()
        window.find(QLineEdit, "o_name").setText("Ben")
        switch(window, "german", qtbot)
        edits = (window.find(QLineEdit, name) for name in ("x_name", "o_name"))
        assert [edit.text() for edit in edits] == ["", "Ben"]
        only(window, NamesDialog).accept()
        assert window.controller.names.of(Mark.O) == "Ben"

    def test_can_still_undo_a_clearing(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        window = open_window(EASY_AS_X)
        assert window.scores == ["1", "0", "0"]
        window.action("statistics").trigger()
        qtbot.waitUntil(window.button("clear").isEnabled)
        window.click("clear")
        window.click("confirm_clear")
        qtbot.waitUntil(lambda: window.button("clear").text() == "Undo clear")
        switch(window, "german", qtbot)
        assert window.scores == ["0", "0", "0"]
        assert window.button("clear").isEnabled()
        window.click("clear")
        qtbot.waitUntil(lambda: window.button("clear").text() == "Löschen…")
        assert window.scores == ["1", "0", "0"]
        assert only(window, StatisticsWindow).isVisible()


def status(window: Window) -> str:
    """What the match-ups say of themselves."""
    found = only(window, MatchupWindow).findChild(QLabel, "status")
    assert found
    return found.text()


class TestManyTimes:
    def test_leaves_nothing_behind(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, chooser=endless)
        window.play(4)
        window.action("move_values").trigger()
        for page in PAGES:
            open_page(window, page)
        for name in (*SIDE_WINDOWS, *HELP):
            window.action(name).trigger()
        switch(window, "german", qtbot)
        before = census(window)
        for _ in range(5):
            window.action("language_english").trigger()
            window.action("language_german").trigger()
        qtbot.waitUntil(lambda: not window.widget.isHidden() and is_german())
        qtbot.waitUntil(lambda: census(window) == before)
        assert english_among(texts(window)) == set()
        assert window.controller.phase is Phase.COMPUTER

    def test_then_closing_ends_everything(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, chooser=endless)
        window.play(4)
        open_page(window, "methods")
        window.action("matchups").trigger()
        for name in ("german", "english", "german"):
            window.action(f"language_{name}").trigger()
        window.widget.close()
        # What was chosen last is still due, and must not begin anything.
        qtbot.waitUntil(is_german)
        assert census(window)["threads"] == 0


def census(window: Window) -> dict[str, int]:
    """Count what must not become more with each switch."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    workers = [each for each in gc.get_objects() if type(each) is Asker]
    application = QCoreApplication.instance()
    assert application
    return {
        "windows": len(QApplication.topLevelWidgets()),
        "widgets": len(window.widget.findChildren(QWidget)),
        "actions": len(window.widget.findChildren(QAction)),
        "threads": sum(worker._thread.isRunning() for worker in workers),
        "workers": len(workers),
        "translators": len(application.findChildren(QTranslator)),
    }
