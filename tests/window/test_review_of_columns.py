"""Games of Connect Four are judged in the background: verdicts, and where the game turned."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListView
from pytestqt.qtbot import QtBot

from tests.analysis.move_list import described
from tests.choosers import Script
from tests.main_window import KeepGames, OpenWindow, Window
from tests.slow_scores import SlowScores
from tictac_gui.board.columns import ColumnButton, ColumnsBoard
from tictac_gui.board.overlay import Annotation
from tictac_gui.engine import Difficulty, Mark, stopping
from tictac_gui.engine.review import Verdict
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.play.asking import Asker
from tictac_gui.play.controller import Phase
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.setup import Players, Setup

PEOPLE = Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR)
AS_X = Setup(Players.PERSON_AS_X, Difficulty.EASY, game=CONNECT_FOUR)
# With the last move, X doesn't stop three of O's in a column.
LOST, REPLIES = (3, 3, 1, 1), (2, 2, 2, 2)
LONG = tuple(int(column) - 1 for column in "72231753726414443653515")


def drop(window: Window, *columns: int) -> None:
    for column in columns:
        window.wait_for(Phase.PERSON)
        window.click(f"column_{column}")


def said(window: Window) -> str:
    return window.find(QLabel, "looking_back").text()


def see(window: Window) -> None:
    """Have the key moment shown, without looking for it oneself."""
    window.click("see_turning_point")
    window.click("show_me")


def review_of(window: Window) -> GameReview:
    return window.find(GameReview, "")


@pytest.fixture
def lost(qtbot: QtBot, open_window: OpenWindow) -> Window:
    window = open_window(AS_X, Script(REPLIES))
    with qtbot.waitSignal(review_of(window).reviewed):
        drop(window, *LOST)
    return window


@pytest.fixture
def long(qtbot: QtBot, open_window: OpenWindow) -> Window:
    """Return a window with a game whose moves up to the 15th take long to judge."""
    slow = SlowScores(CONNECT_FOUR, least_left=CONNECT_FOUR.start.moves_left - 14)
    window = open_window(replace(PEOPLE, game=slow.game))
    drop(window, *LONG[:-1])
    window.action("analysis").trigger()
    with qtbot.waitSignal(review_of(window).advanced):
        drop(window, LONG[-1])
    return window


class TestWhereItTurned:
    def test_is_shown_on_the_columns(self, lost: Window) -> None:
        assert lost.status == "The computer wins."
        see(lost)
        move = lost.find(Annotation, "").move_shown
        assert move
        assert (move.move, move.verdict) == (1, Verdict.MISTAKE)
        board = lost.find(ColumnsBoard, "")
        assert board.annotated_move is move
        assert board.board.mark_at(37) is Mark.O
        assert board.board.mark_at(16) is None, "it is shown before the end"
        assert said(lost) == (
            "Key moment 1 of 2. You had to stop Red's three in column 3 here: column 3 would have"
            " held the draw."
        )
        lost.click("play_from_here")
        assert lost.controller.moves == (3, 2, 3, 2, 1, 2)

    @pytest.mark.parametrize("way", ["button", "key"])
    def test_leads_on_to_the_next_key_moment_and_back_to_the_first(
        self, lost: Window, heard: list[str], way: str
    ) -> None:
        assert lost.button("see_turning_point").text() == "Key moments"
        see(lost)
        first = said(lost)
        button = lost.button("see_turning_point_of_it")
        assert (button.isVisible(), button.text()) == (True, "Next key moment")
        heard.clear()
        if way == "button":
            lost.click("see_turning_point_of_it")
        else:
            lost.press(Qt.Key.Key_T)
        assert said(lost) == "Key moment 2 of 2. Your move. What would have been better?"
        lost.click("show_me")
        second = (
            "Key moment 2 of 2. Here you could still win, with column 4. Your move let Red draw."
        )
        assert said(lost) == second
        assert heard[-1] == second
        assert lost.status.startswith("Better: Amber column 4, Red column ")
        lost.press(Qt.Key.Key_T)
        assert said(lost) == first
        assert lost.status == "Then: Red column 3."

    def test_shows_the_moves_that_follow_by_their_numbers(self, qtbot: QtBot, lost: Window) -> None:
        see(lost)
        column = lost.find(ColumnButton, "column_2")
        assert column.steps == {2: (1, Mark.O)}
        lost.action("move_values").trigger()
        qtbot.waitUntil(lambda: column.value is not None)
        assert column.steps == {2: (1, Mark.O)}
        lost.click("back_to_game")
        assert not column.steps

    def test_offers_no_search_that_could_not_explain_it(self, lost: Window) -> None:
        see(lost)
        assert not lost.button("show_search").isVisible()
        assert not lost.action("show_search").isEnabled()

    def test_is_offered_by_its_key(self, lost: Window) -> None:
        lost.press(Qt.Key.Key_T, Qt.Key.Key_T)
        assert lost.find(Annotation, "").isVisible()
        lost.press(Qt.Key.Key_Escape)
        assert not lost.find(Annotation, "").isVisible()

    def test_is_there_for_a_past_game_too(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(AS_X, (3, 2, 3, 2, 1, 2, 1, 2))
        window = open_window(PEOPLE)
        window.action("past_games").trigger()
        past = window.find(QListView, "past_games")
        qtbot.waitUntil(lambda: past.model().rowCount() == 1)
        window.click("open_in_analysis")
        qtbot.waitUntil(window.button("see_turning_point_of_it").isVisible)
        assert described(window)[7].endswith(": Mistake")
        window.click("see_turning_point_of_it")
        window.click("show_me")
        assert window.find(Annotation, "").isVisible()


class TestVerdicts:
    def test_come_from_the_end_while_the_move_being_judged_is_named(
        self, qtbot: QtBot, long: Window
    ) -> None:
        judging = long.find(QLabel, "judging")
        qtbot.waitUntil(judging.isVisible)
        qtbot.waitUntil(lambda: judging.text() == "Judging move 15 of 23…")
        is_judged = [": " in row for row in described(long)[1:]]
        assert is_judged == [False] * 15 + [True] * 8

    def test_are_given_up_some_day(
        self, qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(stopping, "LONGEST_SECONDS", 0.0)
        window = open_window(replace(PEOPLE, game=SlowScores(CONNECT_FOUR).game))
        window.action("analysis").trigger()
        drop(window, 3)
        judging = window.find(QLabel, "judging")
        qtbot.waitUntil(judging.isVisible)
        assert judging.text() == "To judge every move would take too long."

    @pytest.mark.parametrize("command", ["new_game", "undo", TIC_TAC_TOE.name])
    def test_are_not_looked_for_any_longer_than_the_game_is_there(
        self, qtbot: QtBot, long: Window, command: str
    ) -> None:
        review = review_of(long)
        [worker] = review.findChildren(Asker)
        with qtbot.waitSignal(worker.ended):
            long.action(command).trigger()
        if command != "undo":
            # A game without its last move is judged anew, beside the board.
            qtbot.waitUntil(lambda: not review.is_running)
            assert not long.find(QLabel, "judging").isVisible()
        assert not review.found or len(review.found.by_number) == len(long.controller.moves)

    def test_do_not_delay_the_end_of_the_program(self, long: Window) -> None:
        assert review_of(long).is_running
        long.widget.close()
        [worker] = review_of(long).findChildren(Asker)
        assert worker._thread.isFinished()
