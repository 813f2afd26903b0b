"""Another language, at once: everything is in it, and all else stays as it was."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTimer, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QListView,
    QListWidget,
    QMenu,
    QProgressBar,
    QSlider,
    QSpinBox,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.choosers import Gate, endless
from tests.sample_games import DRAWN, EASY_AS_O, EASY_AS_X, TWO_PEOPLE, WATCHED, X_WINS
from tests.ui.board.shown_values import shown_values
from tests.ui.conftest import KeepGames, OpenWindow, Window
from tests.ui.live_language import english_among, is_german, switch, texts
from tictac_gui.engine import Difficulty
from tictac_gui.play.controller import Phase
from tictac_gui.play.runs.difficulty_strengths import DifficultyStrengths
from tictac_gui.play.search_worker import SearchWorker, _Request
from tictac_gui.play.setup import Players, Setup
from tictac_gui.ui import game_panel, main_window
from tictac_gui.ui.analysis.panel import AnalysisPanel
from tictac_gui.ui.crash_dialog import CrashDialog
from tictac_gui.ui.game_panel import GamePanel
from tictac_gui.ui.history.statistics_window import StatisticsWindow
from tictac_gui.ui.matchups.window import MatchupWindow

SIDE_WINDOWS = ("statistics", "past_games", "matchups", "proof", "names")
HELP = ("how_to_play", "keyboard_shortcuts", "about")
PAGES = {"moves": 0, "search_tree": 1, "methods": 2}
Widget = TypeVar("Widget", bound=QWidget)


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    usual = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(usual)


def only(window: Window, kind: type[Widget], name: str = "") -> Widget:
    children = window.widget.findChildren(kind)
    [found] = [child for child in children if name in ("", child.objectName())]
    return found


def open_page(window: Window, page: str) -> None:
    if not window.action("analysis").isChecked():
        window.action("analysis").trigger()
    window.find(QTabWidget, "analysis_tabs").setCurrentIndex(PAGES[page])


class TestTheTexts:
    def test_are_in_the_other_language_without_a_restart(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        switch(window, "german", qtbot)
        assert window.status == "X ist dran."
        assert window.action("new_game").text() == "&Neues Spiel"
        switch(window, "english", qtbot)
        assert window.status == "X to move."

    @pytest.mark.parametrize("moves", [(), (4, 0), X_WINS, DRAWN])
    def test_are_those_of_a_window_that_was_opened_in_that_language_to_the_pixel(
        self, qtbot: QtBot, open_window: OpenWindow, games_path: Path, moves: tuple[int, ...]
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("move_values").trigger()
        window.play(*moves)
        in_english = settled(window, qtbot)
        assert english_among(in_english)
        switch(window, "german", qtbot)
        in_german, picture = settled(window, qtbot), window.widget.grab().toImage()
        assert english_among(in_german) == set()
        window.widget.close()
        for path in games_path.parent.glob("games*"):
            path.unlink()
        other = open_window(TWO_PEOPLE)
        other.play(*moves)
        assert settled(other, qtbot) == in_german
        assert other.widget.grab().toImage() == picture
        switch(other, "english", qtbot)
        assert settled(other, qtbot) == in_english

    @pytest.mark.parametrize("page", PAGES)
    def test_of_analysis_are_in_it_too(
        self, qtbot: QtBot, open_window: OpenWindow, page: str
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*X_WINS)
        open_page(window, page)
        in_english = settled(window, qtbot, visible=True)
        switch(window, "german", qtbot)
        assert english_among(settled(window, qtbot)) == set()
        switch(window, "english", qtbot)
        # A tab that is hidden is told the game when it is chosen.
        assert settled(window, qtbot, visible=True) == in_english

    @pytest.mark.parametrize("name", [*SIDE_WINDOWS, *HELP])
    def test_of_other_windows_are_in_it_too(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames, name: str
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        window = open_window(TWO_PEOPLE)
        window.action(name).trigger()
        measured = window.find(DifficultyStrengths, "")
        qtbot.waitUntil(lambda: name != "how_to_play" or bool(measured.by_difficulty))
        in_english = settled(window, qtbot)
        switch(window, "german", qtbot)
        assert only(window, QDialog).isVisible()
        assert english_among(settled(window, qtbot)) == set()
        switch(window, "english", qtbot)
        assert settled(window, qtbot) == in_english

    def test_of_the_licences_are_in_it_too(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.licences_asked.emit()
        assert only(window, QDialog).windowTitle() == "Licences"
        window.find(QListWidget, "parts").setCurrentRow(2)
        switch(window, "german", qtbot)
        assert only(window, QDialog).windowTitle() == "Lizenzen"
        assert window.find(QListWidget, "parts").currentRow() == 2
        assert only(window, QDialog).isVisible()

    def test_of_a_report_of_a_problem_are_in_it_too(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        report = CrashDialog("details", "path", is_written=True, goes_on=True, parent=window.widget)
        report.show()
        in_english = texts(window)
        switch(window, "german", qtbot)
        assert english_among(texts(window)) == set()
        assert not any(text.startswith("Show Details") for text in texts(window))
        switch(window, "english", qtbot)
        assert texts(window) == in_english

    def test_of_notices_are_in_it_too(
        self, qtbot: QtBot, open_window: OpenWindow, tmp_path: Path
    ) -> None:
        (tmp_path / "settings.ini").write_text("[General]\nplayers=dogs\n", encoding="utf-8")
        window = open_window()
        assert window.notice.startswith("Some settings could not be read")
        switch(window, "german", qtbot)
        assert window.notice.startswith("Einige Einstellungen")
        window.click("close_notice")
        switch(window, "english", qtbot)
        assert window.notice == ""

    def test_of_strengths_are_in_it_too(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        menu = next(each for each in window.widget.findChildren(QMenu) if "Diff" in each.title())
        menu.aboutToShow.emit()
        qtbot.waitUntil(lambda: window.action("easy").toolTip() != "Easy")
        assert english_among({window.action("easy").toolTip()})
        switch(window, "german", qtbot)
        tip = window.action("easy").toolTip()
        assert tip not in ("", "Leicht")
        assert english_among({tip}) == set()

    def test_numbers_are_written_to_match(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        window.action("matchups").trigger()
        switch(window, "german", qtbot)
        assert only(window, QSpinBox, "games").text() == "1.000"
        assert window.widget.locale().language() is QLocale.Language.German
        switch(window, "english", qtbot)
        assert only(window, QSpinBox, "games").text() == "1,000"


def settled(window: Window, qtbot: QtBot, *, visible: bool = False) -> set[str]:
    """Return all texts once every thread has answered what it was asked."""
    assert window.scores
    for worker in window.widget.findChildren(SearchWorker):
        if worker._thread.isRunning():
            with qtbot.waitSignal(
                worker.finished, check_params_cb=lambda request, _answer: request == 0
            ):
                worker._requested.emit(_Request(0, lambda _should_stop: None, Event()))
    if words := window.widget.findChild(QLabel, "tree_words"):
        qtbot.waitUntil(lambda: not words.isVisible() or len(words.text()) > len("Working…"))
    return texts(window, visible=visible)


class TestTheGame:
    @pytest.mark.parametrize("moves", [(), (4, 0), X_WINS, DRAWN])
    def test_goes_on_where_it_is(
        self, qtbot: QtBot, open_window: OpenWindow, moves: tuple[int, ...]
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*moves)
        if moves:
            window.action("undo").trigger()
        marks, scores, winning = window.marks, window.scores, window.winning
        switch(window, "german", qtbot)
        assert (window.marks, window.scores, window.winning) == (marks, scores, winning)
        assert window.action("redo").isEnabled() is bool(moves)
        window.action("redo").trigger()
        assert window.controller.moves == moves

    def test_goes_on_while_the_computer_thinks(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        gate = Gate()
        window = open_window(EASY_AS_X, chooser=gate)
        window.play(4)
        switch(window, "german", qtbot)
        assert window.controller.phase is Phase.COMPUTER
        assert english_among({window.status}) == set()
        gate.open()
        window.wait_for(Phase.PERSON)
        assert window.marks.count("O") == 1
        assert window.status == "Du bist dran mit X."

    def test_may_change_right_after_the_switch(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4)
        panel = only(window, GamePanel)
        with qtbot.waitSignal(window.controller.game_started):
            window.action("language_german").trigger()
            # Its turn comes before anything that is deleted later is.
            QTimer.singleShot(0, window.controller, window.controller.new_game)
        assert is_german()
        assert not isValid(panel)
        assert window.marks == ".../.../..."
        assert window.status == "X ist dran."

    def test_shows_its_winner_even_if_the_line_was_being_struck(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.play(*X_WINS)
        assert only(window, GamePanel).board.is_striking
        switch(window, "german", qtbot)
        assert not only(window, GamePanel).board.is_striking
        assert window.status == "X gewinnt!"
        assert window.winning == {0, 1, 2}
        assert window.scores == ["1", "0", "0"]

    def test_strikes_no_line_again_and_announces_no_winner_again(
        self, qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.play(*X_WINS)
        qtbot.waitUntil(lambda: window.status == "X wins!")
        said: list[str] = []
        monkeypatch.setattr(game_panel, "announce", lambda _widget, text: said.append(text))
        switch(window, "german", qtbot)
        assert said == []
        assert not only(window, GamePanel).board.is_striking
        assert window.status == "X gewinnt!"

    def test_that_two_computers_play_stays_paused(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(WATCHED, pause_ms=60_000)
        window.widget.watching.pause()
        in_english = texts(window, visible=True)
        switch(window, "german", qtbot)
        assert window.widget.watching.is_paused
        assert english_among(texts(window)) == set()
        switch(window, "english", qtbot)
        assert texts(window, visible=True) == in_english

    def test_with_a_computer_gives_back_the_marks_that_were_chosen(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(EASY_AS_O, pause_ms=60_000)
        window.action("opponent_two_people").trigger()
        switch(window, "german", qtbot)
        window.action("opponent_easy").trigger()
        assert window.controller.setup == EASY_AS_O

    def test_keeps_its_hint(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 4, 1)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: window.hinted == {2})
        switch(window, "german", qtbot)
        assert window.hinted == {2}
        assert window.status.startswith("Tipp")
        window.play(8)
        switch(window, "english", qtbot)
        assert window.hinted == set()

    def test_is_looked_back_at_as_before(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4, 0, 8)
        open_page(window, "moves")
        moves = window.find(QListView, "moves")
        moves.setCurrentIndex(moves.model().index(1, 0))
        assert window.marks == ".../.X./..."
        switch(window, "german", qtbot)
        assert window.marks == ".../.X./..."
        assert window.find(QListView, "moves").currentIndex().row() == 1
        assert window.find(QLabel, "looking_back").text() == "Rückblick: Zug 1 von 3"
        window.action("back_to_game").trigger()
        assert window.marks == "O../.X./..X"

    def test_shows_move_values_at_once(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("move_values").trigger()
        qtbot.waitUntil(lambda: len(shown_values(window)) == 9)
        switch(window, "german", qtbot)
        assert len(shown_values(window)) == 9
        assert window.action("move_values").isChecked()
        window.play(4)
        qtbot.waitUntil(lambda: len(shown_values(window)) == 8)
        window.action("move_values").trigger()
        assert not shown_values(window)


class TestTheWindow:
    def test_stays_the_same_one_where_it_is(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.setGeometry(40, 60, 700, 720)
        switch(window, "german", qtbot)
        assert window.widget.geometry().getRect() == (40, 60, 700, 720)
        assert window.widget.isActiveWindow()

    def test_stays_maximised(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.showMaximized()
        switch(window, "german", qtbot)
        assert window.widget.isMaximized()

    @pytest.mark.parametrize("name", ["cell_0", "cell_8", "new_game", "opponent", "tree_speed"])
    def test_keeps_the_focus_where_it_is(
        self, qtbot: QtBot, open_window: OpenWindow, name: str
    ) -> None:
        window = open_window()
        open_page(window, "search_tree")
        window.find(QWidget, name).setFocus()
        assert window.focused == name
        switch(window, "german", qtbot)
        assert window.focused == name

    @pytest.mark.parametrize(
        "reason", [Qt.FocusReason.MouseFocusReason, Qt.FocusReason.TabFocusReason]
    )
    def test_shows_the_focus_only_if_it_did_before(
        self, qtbot: QtBot, open_window: OpenWindow, reason: Qt.FocusReason
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.cells[0].setFocus(reason)
        is_shown = window.cells[0].has_keyboard
        assert is_shown is (reason is Qt.FocusReason.TabFocusReason)
        switch(window, "german", qtbot)
        assert window.focused == "cell_0"
        assert window.cells[0].has_keyboard is is_shown

    def test_says_which_language_it_is_in_now(
        self, qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(main_window, "announce", lambda _widget, text: said.append(text))
        window = open_window(TWO_PEOPLE)
        switch(window, "german", qtbot)
        switch(window, "english", qtbot)
        assert [text.split(": ")[1] for text in said] == ["Deutsch", "English"]

    def test_is_never_painted_half_translated(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*X_WINS)
        open_page(window, "moves")
        settled(window, qtbot)
        painted = Painted(window)
        switch(window, "german", qtbot)
        qtbot.waitUntil(lambda: painted.in_german > 0)
        assert painted.mixed == []

    def test_shows_what_has_been_chosen(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(Setup(Players.PERSON_AS_O, Difficulty.HARD))
        window.action("animations").trigger()
        is_animated = window.action("animations").isChecked()
        switch(window, "german", qtbot)
        for name in ("language_german", "hard", "person_as_o"):
            assert window.action(name).isChecked(), name
        assert not window.action("language_system").isChecked()
        assert window.action("animations").isChecked() is is_animated


class Painted:
    """Looks at the texts each time before something in the window is painted."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.in_german = 0
        self.mixed: list[set[str]] = []
        self._watch = _PaintWatch(window.widget, self._look)

    def _look(self) -> None:
        visible = {
            text
            for label in self._window.widget.findChildren(QLabel)
            if label.isVisible() and (text := label.text())
        }
        if is_german():
            self.in_german += 1
            if english := english_among(visible):
                self.mixed.append(english)


class _PaintWatch(QWidget):
    def __init__(self, window: QWidget, look: Callable[[], None]) -> None:
        super().__init__()
        self._look = look
        window.installEventFilter(self)

    def eventFilter(self, _watched: object, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.UpdateRequest:
            self._look()
        return False


class TestAnalysis:
    @pytest.mark.parametrize("page", PAGES)
    def test_stays_open_at_its_page_and_as_wide(
        self, qtbot: QtBot, open_window: OpenWindow, page: str
    ) -> None:
        window = open_window(TWO_PEOPLE)
        open_page(window, page)
        panel = only(window, AnalysisPanel)
        window.widget.resizeDocks([panel], [310], Qt.Orientation.Horizontal)
        qtbot.waitUntil(lambda: panel.width() == 310)
        size = window.widget.size()
        switch(window, "german", qtbot)
        assert only(window, AnalysisPanel) is panel
        assert panel.isVisible()
        assert (panel.width(), window.widget.size()) == (310, size)
        assert window.find(QTabWidget, "analysis_tabs").currentIndex() == PAGES[page]
        assert window.action("analysis").isChecked()
        window.action("analysis").trigger()
        assert not panel.isVisible()
        assert not window.action("analysis").isChecked()

    def test_stays_beside_the_window_if_it_was_taken_out(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        open_page(window, "moves")
        panel = only(window, AnalysisPanel)
        panel.setFloating(True)
        panel.setGeometry(30, 40, 420, 480)
        place = panel.geometry()
        switch(window, "german", qtbot)
        assert panel.isFloating()
        assert panel.isVisible()
        assert panel.geometry() == place

    def test_that_was_closed_again_stays_closed(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        for page in PAGES:
            open_page(window, page)
        window.action("analysis").trigger()
        switch(window, "german", qtbot)
        assert not only(window, AnalysisPanel).isVisible()
        window.action("analysis").trigger()
        assert english_among(settled(window, qtbot)) == set()

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
        chosen = window.find(QComboBox, "tree_source").currentIndex()
        switch(window, "german", qtbot)
        assert window.find(QComboBox, "tree_source").currentIndex() == chosen
        assert window.find(QComboBox, "tree_speed").currentIndex() == 4
        assert window.find(QSlider, "tree_slider").value() == 5
        assert english_among({window.find(QLabel, "tree_words").text()}) == set()
        window.click("tree_forward")
        assert window.find(QSlider, "tree_slider").value() == 6

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
        told = status(window)
        assert english_among(texts(window)) == set()
        qtbot.waitUntil(lambda: status(window) != told)
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
    workers = [each for each in gc.get_objects() if type(each) is SearchWorker]
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
