"""The computer's last move can be asked about: the answer is shown, drawn and announced."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.choosers import Script
from tests.main_window import OpenWindow, Window
from tests.sample_games import DRAWN, EASY_AS_X, TWO_PEOPLE
from tictac_gui.board.overlay import Annotation
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

FOUR = Setup(Players.PERSON_AS_X, Difficulty.MEDIUM, game=CONNECT_FOUR)
STOPPED = "Its column 4: it stops you from completing four in a row."


def drop(window: Window, *columns: int) -> None:
    for column in columns:
        window.wait_for(Phase.PERSON)
        window.click(f"column_{column}")
    window.wait_until_not(Phase.COMPUTER)


def ask(window: Window, qtbot: QtBot, start: str = "Its ") -> None:
    window.press(Qt.Key.Key_W)
    qtbot.waitUntil(lambda: window.status.startswith(start))


@pytest.fixture
def blocked(open_window: OpenWindow) -> Window:
    window = open_window(FOUR, Script([0, 1, 3, 6, 6, 5]))
    drop(window, 3, 3, 3)
    assert window.controller.moves[-1] == 3
    return window


class TestTheAnswer:
    def test_is_shown_with_its_lines_and_announced(
        self, qtbot: QtBot, blocked: Window, heard: list[str]
    ) -> None:
        heard.clear()
        ask(blocked, qtbot)
        assert blocked.status == STOPPED
        assert blocked.find(Annotation, "").isVisible()
        assert heard == [f"{STOPPED} Practice: this game doesn't count."]
        assert blocked.controller.is_practice

    def test_goes_with_the_next_move(self, qtbot: QtBot, blocked: Window) -> None:
        ask(blocked, qtbot)
        drop(blocked, 0)
        assert blocked.status.startswith("Practice: this game doesn't count. Your turn")
        assert not blocked.find(Annotation, "").isVisible()

    def test_gives_way_to_a_hint_and_a_hint_to_it(self, qtbot: QtBot, blocked: Window) -> None:
        ask(blocked, qtbot)
        blocked.press(Qt.Key.Key_H)
        qtbot.waitUntil(lambda: blocked.status.startswith("Hint: "))
        ask(blocked, qtbot)
        assert blocked.status == STOPPED
        board = blocked.widget._panel.board
        assert not any(button.is_hinted for button in board._buttons)

    def test_is_about_a_level_s_lookahead_where_nothing_else_shows(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(EASY_AS_X)
        window.play(4)
        window.wait_for(Phase.PERSON)
        ask(window, qtbot)
        assert "it looked only one move ahead. 8 moves seemed about as good" in window.status

    def test_of_a_finished_game_costs_nothing(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, Script(DRAWN[1::2]))
        window.play(*DRAWN[::2])
        window.wait_for(Phase.OVER)
        assert window.action("why").text() == "&Why Did It Play That?"
        ask(window, qtbot)
        assert not window.controller.is_practice
        window.click("new_game")
        assert not window.status.startswith("Its ")


class TestTheAction:
    def test_says_what_it_makes_of_the_game(self, qtbot: QtBot, blocked: Window) -> None:
        assert blocked.action("why").text() == "&Why Did It Play That? (Makes It Practice)"
        ask(blocked, qtbot)
        assert blocked.action("why").text() == "&Why Did It Play That?"

    def test_is_not_there_before_the_computer_has_moved(self, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X)
        assert not window.action("why").isEnabled()

    def test_is_not_there_between_two_people(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4, 0)
        assert not window.action("why").isEnabled()

    def test_is_not_there_for_a_move_that_was_undone(self, blocked: Window) -> None:
        assert blocked.action("why").isEnabled()
        blocked.action("undo").trigger()
        assert not blocked.action("why").isEnabled()
        blocked.action("redo").trigger()
        assert blocked.action("why").isEnabled()

    def test_is_not_there_in_another_game_or_while_looking_back(
        self, qtbot: QtBot, blocked: Window
    ) -> None:
        blocked.action(TIC_TAC_TOE.name).trigger()
        qtbot.waitUntil(lambda: blocked.controller.setup.game is TIC_TAC_TOE)
        assert not blocked.action("why").isEnabled()
        blocked.action(CONNECT_FOUR.name).trigger()
        qtbot.waitUntil(lambda: blocked.controller.setup.game is CONNECT_FOUR)
        assert blocked.action("why").isEnabled()
        blocked.action("previous_move").trigger()
        assert not blocked.action("why").isEnabled()


def test_a_failure_is_reported(
    qtbot: QtBot, blocked: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_about: object) -> None:
        raise RuntimeError("out of reasons")

    monkeypatch.setattr("tictac_gui.play.move_finder.find_why", fail)
    ask(blocked, qtbot, "Why it played that could not be found out: out of reasons")
    assert not blocked.controller.is_practice
