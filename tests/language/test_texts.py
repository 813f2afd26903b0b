"""Another language, at once: everything is in it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QMenu,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from tests.language.live_language import (
    HELP,
    PAGES,
    SIDE_WINDOWS,
    english_among,
    only,
    open_page,
    settled,
    switch,
    texts,
)
from tests.main_window import KeepGames, OpenWindow
from tests.sample_games import DRAWN, EASY_AS_X, TWO_PEOPLE, X_WINS
from tictac_gui.play.strengths import DifficultyStrengths
from tictac_gui.window.dialogs import CrashDialog
from tictac_gui.window.side_windows import Kind


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
        # A hidden tab learns of the game when it is chosen.
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
        window.widget._side_windows.show(Kind.LICENCES)
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
