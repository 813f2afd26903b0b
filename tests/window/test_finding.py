"""At a key moment the board first asks for a better move; two tries, hints, and one click skips."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.choosers import Script
from tests.main_window import OpenWindow, Window
from tests.sample_games import TWO_PEOPLE
from tests.storage.stores import ask
from tictac_gui.board.columns import ColumnButton
from tictac_gui.board.overlay import Annotation
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.controller import Phase
from tictac_gui.play.finding import Finding
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.records import AttemptResult
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.database import Database, attempts

FOUR = Setup(Players.PERSON_AS_X, Difficulty.EASY, game=CONNECT_FOUR)
QUESTION = "Key moment 1 of 2. Your move. What would have been better?"
SENTENCE = (
    "Key moment 1 of 2. You had to stop Red's three in column 3 here: column 3 would have held"
    " the draw."
)


def drop(window: Window, *columns: int) -> None:
    for column in columns:
        window.wait_for(Phase.PERSON)
        window.click(f"column_{column}")


def said(window: Window) -> str:
    return window.find(QLabel, "looking_back").text()


def results(window: Window, qtbot: QtBot, path: Path) -> list[AttemptResult]:
    ask(qtbot, window.controller._store, lambda _database: None)
    with closing(Database(path)) as database:
        return [attempt.result for attempt in attempts(CONNECT_FOUR, database)]


def try_column(window: Window, qtbot: QtBot, column: int) -> None:
    finding = window.find(Finding, "")
    tries = finding.tries
    window.click(f"column_{column}")
    qtbot.waitUntil(lambda: finding.tries > tries or finding.moment is None)


@pytest.fixture
def asked(qtbot: QtBot, open_window: OpenWindow, heard: list[str]) -> Window:
    """Return a window at the first key moment, where X has not stopped three in column 3."""
    window = open_window(FOUR, Script((2, 2, 2, 2)))
    with qtbot.waitSignal(window.find(GameReview, "").reviewed):
        drop(window, 3, 3, 1, 1)
    heard.clear()
    window.click("see_turning_point")
    return window


class TestTheQuestion:
    def test_comes_before_the_key_moment(self, asked: Window, heard: list[str]) -> None:
        assert said(asked) == QUESTION
        assert heard == [QUESTION]
        assert asked.status == "You played column 2. Try another move."
        assert not asked.find(Annotation, "").isVisible()
        assert len(asked.widget._look_back.moves) == 6
        assert not asked.button("see_turning_point_of_it").isVisible()
        assert not asked.button("play_from_here").isVisible()

    @pytest.mark.parametrize("way", ["button", "S", "T"])
    def test_is_skipped_by_one_click_or_key(
        self, qtbot: QtBot, asked: Window, games_path: Path, way: str
    ) -> None:
        if way == "button":
            asked.click("show_me")
        else:
            asked.press(Qt.Key.Key_S if way == "S" else Qt.Key.Key_T)
        assert said(asked) == SENTENCE
        assert asked.find(Annotation, "").isVisible()
        assert not asked.button("show_me").isVisible()
        assert results(asked, qtbot, games_path) == []

    def test_stays_when_more_is_known_about_the_moment(self, asked: Window) -> None:
        finding = asked.find(Finding, "")
        assert finding.moment
        finding.moment = replace(finding.moment, kinds=finding.moment.kinds[:1])
        asked.find(GameReview, "").advanced.emit()
        asked.widget._panel._refresh()
        assert said(asked) == QUESTION

    def test_is_asked_once(self, asked: Window) -> None:
        asked.click("show_me")
        asked.click("back_to_game")
        asked.click("see_turning_point")
        assert said(asked) == SENTENCE

    def test_is_left_for_the_game(self, asked: Window) -> None:
        asked.click("back_to_game")
        assert not asked.find(Finding, "").moment
        assert not asked.button("show_me").isVisible()
        assert asked.status == "The computer wins."

    def test_is_left_by_a_step(self, asked: Window) -> None:
        asked.action("previous_move").trigger()
        assert not asked.find(Finding, "").moment
        assert said(asked) == "Looking back: move 5 of 8"

    def test_is_not_asked_about_the_computer_s_moves(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(FOUR, Script((0, 1, 6)))
        with qtbot.waitSignal(window.find(GameReview, "").reviewed):
            drop(window, 3, 3, 3, 3)
        window.click("see_turning_point")
        assert "Red had to stop Amber's three in column 4 here" in said(window)
        assert window.find(Annotation, "").isVisible()

    def test_is_asked_of_two_people(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        people = Setup(TWO_PEOPLE.players, game=CONNECT_FOUR)
        window = open_window(people)
        with qtbot.waitSignal(window.find(GameReview, "").reviewed):
            drop(window, 3, 2, 3, 2, 1, 2, 1, 2)
        window.click("see_turning_point")
        assert said(window) == QUESTION


class TestATry:
    def test_that_is_right_shows_the_moment_and_is_remembered(
        self, qtbot: QtBot, asked: Window, games_path: Path, heard: list[str]
    ) -> None:
        try_column(asked, qtbot, 2)
        assert said(asked) == f"Right! {SENTENCE}"
        assert heard[-1] == f"Right! {SENTENCE}"
        assert asked.find(Annotation, "").isVisible()
        assert results(asked, qtbot, games_path) == [AttemptResult.SOLVED]
        assert len(asked.controller.moves) == 8, "nothing was played"

    def test_that_is_wrong_is_refuted_on_the_board(
        self, qtbot: QtBot, asked: Window, heard: list[str]
    ) -> None:
        try_column(asked, qtbot, 0)
        text = "Not column 1: Red column 3. One more try."
        assert asked.status == text
        assert heard[-1] == text
        assert asked.find(ColumnButton, "column_0").steps == {5: (1, Mark.X)}
        assert asked.find(ColumnButton, "column_2").steps == {2: (2, Mark.O)}
        assert said(asked) == QUESTION

    def test_may_be_repeated_once(self, qtbot: QtBot, asked: Window, games_path: Path) -> None:
        try_column(asked, qtbot, 0)
        try_column(asked, qtbot, 2)
        assert said(asked) == f"Right! {SENTENCE}"
        assert results(asked, qtbot, games_path) == [AttemptResult.MENDED]

    def test_is_over_after_two_wrong_ones(
        self, qtbot: QtBot, asked: Window, games_path: Path
    ) -> None:
        try_column(asked, qtbot, 0)
        try_column(asked, qtbot, 6)
        assert asked.status == "Not column 7 either: Red column 3."
        assert not asked.button("moment_hint").isEnabled()
        asked.click("column_2")
        assert said(asked) == QUESTION
        asked.click("show_me")
        assert said(asked) == SENTENCE
        assert results(asked, qtbot, games_path) == [AttemptResult.FAILED]

    def test_may_be_the_move_that_was_played(self, qtbot: QtBot, asked: Window) -> None:
        try_column(asked, qtbot, 1)
        assert asked.status == "That is what you played. Then: Red column 3."


class TestHints:
    def test_come_in_stages(self, qtbot: QtBot, asked: Window, games_path: Path) -> None:
        asked.click("moment_hint")
        assert asked.status == "Red is about to complete four in a row."
        assert not asked.find(Annotation, "").isVisible()
        asked.press(Qt.Key.Key_H)
        assert asked.status == "Look at the dashed lines."
        assert asked.find(Annotation, "").isVisible()
        asked.click("moment_hint")
        assert asked.status == "Try column 3."
        assert asked.find(ColumnButton, "column_2").is_hinted
        assert not asked.button("moment_hint").isEnabled()
        try_column(asked, qtbot, 2)
        assert results(asked, qtbot, games_path) == [AttemptResult.MENDED]

    def test_after_a_try_make_room_for_the_next_one(self, qtbot: QtBot, asked: Window) -> None:
        asked.click("moment_hint")
        try_column(asked, qtbot, 0)
        assert asked.status == "Not column 1: Red column 3. One more try."
        asked.click("moment_hint")
        assert asked.status == "Look at the dashed lines."


def test_a_small_window_stays_as_small_as_it_is(qtbot: QtBot, asked: Window) -> None:
    asked.click("back_to_game")
    asked.widget.resize(320, 420)
    QApplication.processEvents()
    size = asked.widget.size()
    asked.find(Finding, "")._asked.clear()
    asked.click("see_turning_point")
    QApplication.processEvents()
    assert asked.widget.size() == size
    try_column(asked, qtbot, 0)
    QApplication.processEvents()
    assert asked.widget.size() == size
