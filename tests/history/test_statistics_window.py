from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListView, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from tests.choosers import Script
from tests.main_window import (
    HideFile,
    KeepGames,
    LockFile,
    OpenWindow,
    Window,
)
from tests.sample_games import DRAWN, EASY_AS_O, EASY_AS_X, O_WINS, TWO_PEOPLE, X_WINS
from tests.window.clipping import assert_no_label_is_clipped, shrink
from tictac_gui.board.result_bar import ResultBar
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.history.past_games_window import PastGamesWindow
from tictac_gui.history.statistics_window import StatisticsWindow, TallyRow
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.storage.database import Database

ONE_WIN = "1 played · 1 won · 0 drawn · 0 lost · best streak 1"
NO_GAMES = "no games yet"


class StatisticsPage:
    """The window of statistics, reached by the names of its widgets."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        # Nothing else keeps the main window alive.
        self._window = window
        window.action("statistics").trigger()
        [self.widget] = window.widget.findChildren(StatisticsWindow)
        self._qtbot = qtbot

    def row(self, name: str) -> TallyRow:
        [row] = self.widget.findChildren(TallyRow, f"tally_{name}")
        return row

    def counts(self, name: str) -> str:
        return self.row(name).text.replace("\N{NO-BREAK SPACE}", " ")

    def wait_for(self, name: str, counts: str) -> None:
        self._qtbot.waitUntil(lambda: self.counts(name) == counts)

    @property
    def clear(self) -> QPushButton:
        [button] = self.widget.findChildren(QPushButton, "clear")
        return button

    def click_clear(self) -> None:
        self._qtbot.waitUntil(self.clear.isEnabled)
        self._qtbot.mouseClick(self.clear, Qt.MouseButton.LeftButton)

    def answer(self, name: str) -> None:
        """Answer the question whether to clear."""
        [box] = self.widget.findChildren(QMessageBox)
        [button] = box.findChildren(QPushButton, name)
        with self._qtbot.waitSignal(box.destroyed):
            self._qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def clear_all(self) -> None:
        self.click_clear()
        self.answer("confirm_clear")
        self._qtbot.waitUntil(lambda: self.clear.text() == "Undo clear")

    def close(self) -> None:
        with self._qtbot.waitSignal(self.widget.destroyed):
            self._qtbot.keyClick(self.widget, Qt.Key.Key_Escape)


class TestTheCounts:
    def test_are_shown_for_every_level_and_mark(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS, X_WINS, DRAWN, X_WINS, O_WINS)
        keep_games(EASY_AS_O, O_WINS)
        statistics = StatisticsPage(open_window(), qtbot)
        statistics.wait_for("easy_x", "5 played · 3 won · 1 drawn · 1 lost · best streak 2")
        assert statistics.counts("easy_o") == ONE_WIN
        for difficulty in ("medium", "hard", "unbeatable"):
            assert statistics.counts(f"{difficulty}_x") == NO_GAMES
            assert statistics.counts(f"{difficulty}_o") == NO_GAMES

    def test_are_named_for_those_who_do_not_see_them(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        statistics = StatisticsPage(open_window(), qtbot)
        statistics.wait_for("easy_x", ONE_WIN)
        row = statistics.row("easy_x")
        assert row.accessibleName() == "Easy as X: 1 played, 1 won, 0 drawn, 0 lost, best streak 1"
        assert statistics.row("hard_o").accessibleName() == "Hard as O: no games yet"

    def test_are_one_sentence_as_long_as_there_are_none(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(EASY_AS_X, Script([3, 4]))
        statistics = StatisticsPage(window, qtbot)
        [sentence] = statistics.widget.findChildren(QLabel, "no_games")
        qtbot.waitUntil(sentence.isVisible)
        assert sentence.text().startswith("No games yet. ")
        assert not statistics.row("easy_x").isVisible()
        window.play(0, 1, 2)
        qtbot.waitUntil(statistics.row("easy_x").isVisible)
        assert not sentence.isVisible()

    def test_are_all_reached_with_tab(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        statistics = StatisticsPage(open_window(), qtbot)
        statistics.wait_for("easy_x", ONE_WIN)
        qtbot.waitUntil(statistics.widget.isActiveWindow)
        reached = set()
        for _ in range(14):
            focused = statistics.widget.focusWidget()
            reached.add(focused.objectName())
            qtbot.keyClick(focused, Qt.Key.Key_Tab)
        rows = {row.objectName() for row in statistics.widget.findChildren(TallyRow)}
        assert len(rows) == 10
        assert reached >= rows

    def test_have_bars_in_proportion(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS, X_WINS, DRAWN, O_WINS)
        statistics = StatisticsPage(open_window(), qtbot)
        [bar] = statistics.row("easy_x").findChildren(ResultBar)
        qtbot.waitUntil(lambda: bar.shares == (0.5, 0.25))

    def test_follow_a_game_that_ends_meanwhile(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, Script([3, 4]))
        statistics = StatisticsPage(window, qtbot)
        window.play(0, 1, 2)
        statistics.wait_for("easy_x", ONE_WIN)

    def test_say_when_they_cannot_be_read_until_they_can(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames, hide_file: HideFile
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        with hide_file():
            window = open_window()
            statistics = StatisticsPage(window, qtbot)
            [message] = statistics.widget.findChildren(QLabel, "message")
            qtbot.waitUntil(message.isVisible)
            assert message.text() == "The statistics can't be read at the moment."
            assert not statistics.clear.isEnabled()
        statistics.wait_for("easy_x", ONE_WIN)
        assert not message.isVisible()


class TestClearing:
    @pytest.fixture
    def window(self, open_window: OpenWindow, keep_games: KeepGames) -> Window:
        keep_games(EASY_AS_X, X_WINS)
        return open_window(EASY_AS_X)

    @pytest.fixture
    def statistics(self, qtbot: QtBot, window: Window) -> StatisticsPage:
        statistics = StatisticsPage(window, qtbot)
        statistics.wait_for("easy_x", ONE_WIN)
        return statistics

    def test_asks_first_and_no_changes_nothing(self, statistics: StatisticsPage) -> None:
        assert statistics.clear.text() == "Clear…"
        statistics.click_clear()
        statistics.answer("keep")
        assert statistics.clear.text() == "Clear…"
        assert statistics.counts("easy_x") == ONE_WIN

    def test_empties_the_counts_and_the_score(
        self, window: Window, statistics: StatisticsPage
    ) -> None:
        assert window.scores == ["1", "0", "0"]
        statistics.clear_all()
        statistics.wait_for("easy_x", NO_GAMES)
        assert window.scores == ["0", "0", "0"]

    def test_can_be_undone(self, window: Window, statistics: StatisticsPage) -> None:
        statistics.clear_all()
        statistics.wait_for("easy_x", NO_GAMES)
        statistics.click_clear()
        statistics.wait_for("easy_x", ONE_WIN)
        assert statistics.clear.text() == "Clear…"
        assert window.scores == ["1", "0", "0"]

    def test_keeps_the_focus_on_the_button(self, statistics: StatisticsPage) -> None:
        statistics.clear.setFocus()
        statistics.clear_all()
        statistics.wait_for("easy_x", NO_GAMES)
        assert statistics.widget.focusWidget() is statistics.clear

    def test_is_for_good_once_the_window_is_closed(
        self, qtbot: QtBot, window: Window, statistics: StatisticsPage, games_path: Path
    ) -> None:
        statistics.clear_all()
        statistics.close()
        again = StatisticsPage(window, qtbot)
        assert window.scores == ["0", "0", "0"]
        assert again.clear.text() == "Clear…"
        assert not again.clear.isEnabled()
        assert restored(games_path) == 0

    def test_is_for_good_once_the_whole_program_is_closed(
        self, window: Window, statistics: StatisticsPage, games_path: Path
    ) -> None:
        statistics.clear_all()
        window.widget.close()
        assert restored(games_path) == 0

    def test_that_was_undone_leaves_everything_when_the_window_is_closed(
        self, window: Window, statistics: StatisticsPage, games_path: Path
    ) -> None:
        statistics.clear_all()
        statistics.click_clear()
        statistics.wait_for("easy_x", ONE_WIN)
        statistics.close()
        window.widget.close()
        assert restored(games_path) == 1

    def test_takes_the_past_games_along(
        self, qtbot: QtBot, window: Window, statistics: StatisticsPage
    ) -> None:
        window.action("past_games").trigger()
        [past_games] = window.widget.findChildren(PastGamesWindow)
        [rows] = past_games.findChildren(QListView)
        qtbot.waitUntil(lambda: rows.model().rowCount() == 1)
        statistics.clear_all()
        qtbot.waitUntil(lambda: rows.model().rowCount() == 0)
        statistics.click_clear()
        qtbot.waitUntil(lambda: rows.model().rowCount() == 1)

    def test_confirmed_just_before_the_window_is_closed_is_seen_everywhere(
        self, qtbot: QtBot, window: Window, statistics: StatisticsPage, games_path: Path
    ) -> None:
        window.action("past_games").trigger()
        [past_games] = window.widget.findChildren(PastGamesWindow)
        [rows] = past_games.findChildren(QListView)
        qtbot.waitUntil(lambda: rows.model().rowCount() == 1)
        assert window.scores == ["1", "0", "0"]
        answering = Event()
        store = window.controller._store
        store.ask(store, lambda _database: answering.wait(timeout=30), bool)
        statistics.click_clear()
        statistics.answer("confirm_clear")
        statistics.close()
        answering.set()
        assert window.scores == ["0", "0", "0"]
        assert rows.model().rowCount() == 0
        assert restored(games_path) == 0

    def test_is_offered_for_games_without_statistics_too(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        statistics = StatisticsPage(window, qtbot)
        assert window.scores == ["0", "0", "0"]
        assert not statistics.clear.isEnabled()
        window.play(*X_WINS)
        qtbot.waitUntil(statistics.clear.isEnabled)

    def test_that_fails_leaves_everything_as_it_was(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames, lock_file: LockFile
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        window = open_window(EASY_AS_X)
        statistics = StatisticsPage(window, qtbot)
        statistics.wait_for("easy_x", ONE_WIN)
        [message] = statistics.widget.findChildren(QLabel, "message")
        with lock_file(window):
            statistics.click_clear()
            statistics.answer("confirm_clear")
            qtbot.waitUntil(message.isVisible)
        qtbot.waitUntil(lambda: not message.isVisible())
        assert statistics.clear.text() == "Clear…"
        assert statistics.counts("easy_x") == ONE_WIN


class TestTheWindow:
    def test_is_opened_once_and_blocks_nothing(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        first = StatisticsPage(window, qtbot)
        assert not first.widget.isModal()
        assert StatisticsPage(window, qtbot).widget is first.widget
        window.play(4)
        assert window.marks == ".../.X./..."

    def test_can_be_opened_again_after_escape(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        StatisticsPage(window, qtbot).close()
        assert StatisticsPage(window, qtbot).widget.isVisible()

    def test_is_painted_in_every_scheme(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS, DRAWN, O_WINS)
        window = open_window()
        statistics = StatisticsPage(window, qtbot)
        qtbot.waitUntil(statistics.row("easy_x").isVisible)
        light = statistics.widget.grab().toImage()
        window.find(Appearance, "").choose(Scheme.DARK)
        dark = statistics.widget.grab().toImage()
        assert light.pixelColor(24, 90).lightness() > 200
        assert dark.pixelColor(24, 90).lightness() < 60

    @pytest.mark.usefixtures("doubled_font")
    def test_clips_no_text_in_twice_the_size(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        statistics = StatisticsPage(open_window(), qtbot)
        statistics.wait_for("easy_x", ONE_WIN)
        shrink(statistics.widget)
        assert statistics.widget.width() < 500
        assert_no_label_is_clipped(statistics.widget)


def restored(path: Path) -> int:
    """Restore cleared games, and count those that came back."""
    with closing(Database(path)) as database:
        database.restore(TIC_TAC_TOE)
        return database.count(TIC_TAC_TOE)
