"""An earlier position on the board: clearly marked, not to be played on by accident."""

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QLabel, QListView
from pytestqt.qtbot import QtBot

from tests.board.shown_values import shown_values
from tests.changes import wait_for
from tests.choosers import Gate, Script
from tests.main_window import OpenWindow, Window
from tests.tic_tac_toe import move_values
from tictac_gui.board.grid import GridBoard
from tictac_gui.games import Hint
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.change import Event
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.words import move_words

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)


def rows(window: Window) -> QListView:
    return window.find(QListView, "moves")


def choose(window: Window, row: int) -> None:
    moves = rows(window)
    moves.setCurrentIndex(moves.model().index(row, 0, QModelIndex()))


def banner(window: Window) -> str:
    label = window.find(QLabel, "looking_back")
    return label.text() if label.isVisible() else ""


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    window = open_window(TWO_PEOPLE)
    window.action("analysis").trigger()
    window.play(4, 0, 8)
    return window


class TestLookingBack:
    def test_begins_with_a_chosen_move_and_says_so(self, window: Window) -> None:
        assert banner(window) == ""
        choose(window, 1)
        assert window.marks == ".../.X./..."
        assert banner(window) == "Looking back: move 1 of 3"
        assert window.status == "Player X: centre."

    def test_reaches_the_start(self, window: Window) -> None:
        choose(window, 0)
        assert window.marks == ".../.../..."
        assert banner(window) == "Looking back: before the first of 3 moves"

    def test_reaches_the_start_after_a_single_move(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("analysis").trigger()
        window.play(4)
        choose(window, 0)
        assert banner(window) == "Looking back: before the first move"

    @pytest.mark.parametrize("size", [(480, 640), (320, 420), (700, 700)])
    def test_leaves_the_board_where_it_is(
        self, open_window: OpenWindow, size: tuple[int, int]
    ) -> None:
        window = open_window(chooser=Script([0]))
        window.widget.resize(*size)
        window.play(4)
        window.wait_for(Phase.PERSON)
        QApplication.processEvents()
        before = window.find(GridBoard, "").geometry()
        window.widget._look_back.look_at(1)
        QApplication.processEvents()
        assert banner(window)
        assert window.find(GridBoard, "").geometry() == before

    def test_plays_nothing_by_click_or_key(self, qtbot: QtBot, window: Window) -> None:
        choose(window, 1)
        window.click("cell_2")
        qtbot.keyClick(window.cells[4], "9")
        assert window.controller.moves == (4, 0, 8)
        assert banner(window) == "Looking back: move 1 of 3"

    def test_offers_no_ghost_and_no_hint(self, qtbot: QtBot, window: Window) -> None:
        choose(window, 1)
        qtbot.mouseMove(window.cells[2])
        assert window.cells[2].ghost is None
        assert not window.action("hint").isEnabled()

    @pytest.mark.parametrize("way", ["button", "key", "last row"])
    def test_ends_in_several_ways(self, window: Window, way: str) -> None:
        choose(window, 1)
        if way == "button":
            window.click("back_to_game")
        elif way == "key":
            window.press(Qt.Key.Key_Escape)
        else:
            choose(window, 3)
        assert window.marks == "O../.X./..X"
        assert banner(window) == ""
        assert rows(window).currentIndex().row() == 3
        assert window.action("hint").isEnabled()
        window.play(2)
        assert window.marks == "O.O/.X./..X"

    def test_is_stepped_through_with_the_arrow_keys(self, qtbot: QtBot, window: Window) -> None:
        rows(window).setFocus()
        qtbot.keyClick(rows(window), Qt.Key.Key_Up)
        assert window.marks == "O../.X./..."
        qtbot.keyClick(rows(window), Qt.Key.Key_Up)
        assert window.marks == ".../.X./..."
        qtbot.keyClick(rows(window), Qt.Key.Key_End)
        assert banner(window) == ""

    def test_shows_the_values_of_the_position_shown(self, qtbot: QtBot, window: Window) -> None:
        window.action("move_values").trigger()
        choose(window, 1)
        values = move_values(Board().play(4))
        expected = {cell: move_words.value(value.forecast) for cell, value in values.items()}
        qtbot.waitUntil(lambda: shown_values(window) == expected)
        window.click("back_to_game")
        values = move_values(window.controller.board)
        expected = {cell: move_words.value(value.forecast) for cell, value in values.items()}
        qtbot.waitUntil(lambda: shown_values(window) == expected)

    def test_is_announced(self, window: Window, heard: list[str]) -> None:
        heard.clear()
        choose(window, 1)
        assert heard == ["Looking back: move 1 of 3"]
        window.click("cell_2")
        assert heard == ["Looking back: move 1 of 3"] * 2

    def test_ends_with_the_panel(self, window: Window) -> None:
        choose(window, 1)
        window.action("analysis").trigger()
        assert banner(window) == ""
        assert window.marks == "O../.X./..X"

    @pytest.mark.parametrize("action", ["undo", "new_game"])
    def test_ends_with_whatever_the_person_does(self, window: Window, action: str) -> None:
        choose(window, 1)
        window.action(action).trigger()
        assert banner(window) == ""
        assert window.marks == str(window.controller.board)


class TestPlayingFromHere:
    def test_goes_on_from_the_position_shown(self, window: Window) -> None:
        choose(window, 1)
        window.click("play_from_here")
        assert banner(window) == ""
        assert window.controller.moves == (4,)
        assert rows(window).model().rowCount(QModelIndex()) == 2
        window.play(2)
        assert window.marks == "..O/.X./..."

    def test_of_a_finished_game_is_practice(self, window: Window) -> None:
        window.play(2, 6, 1)
        assert window.status == "O wins!"
        choose(window, 5)
        window.click("play_from_here")
        assert window.status == "Practice: this game doesn't count. O to move."
        window.play(1)
        assert window.status == "O wins! Practice, not counted."
        assert window.scores == ["0", "0", "1"]

    def test_is_offered_only_while_looking_back(self, window: Window) -> None:
        assert not window.action("play_from_here").isEnabled()
        assert not window.action("back_to_game").isEnabled()
        choose(window, 1)
        assert window.action("play_from_here").isEnabled()
        assert window.action("back_to_game").isEnabled()


class TestTheComputerMeanwhile:
    def test_replies_without_disturbing_the_look(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        gate = Gate()
        window = open_window(chooser=gate)
        window.action("analysis").trigger()
        window.play(4)
        choose(window, 0)
        gate.open()
        qtbot.waitUntil(lambda: banner(window) == "Looking back: before the first of 2 moves")
        assert window.marks == ".../.../..."
        assert rows(window).currentIndex().row() == 0
        window.click("back_to_game")
        assert window.marks.count("O") == 1
        assert window.status == "Your turn: play X."

    def test_may_end_the_game_which_is_announced_and_seen_afterwards(
        self, qtbot: QtBot, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(chooser=Script([3, 4, 5]))
        window.action("analysis").trigger()
        window.play(0, 1)
        window.wait_for(Phase.PERSON)
        heard.clear()
        window.click("cell_8")
        choose(window, 2)
        window.wait_for(Phase.OVER)
        assert "The computer wins." in heard
        assert window.marks == "X../O../..."
        assert window.winning == set()
        window.click("back_to_game")
        assert window.winning == {3, 4, 5}
        assert window.status == "The computer wins."
        qtbot.waitUntil(lambda: window.scores == ["0", "0", "1"])

    def test_keeps_a_hint_that_comes_too_late_off_the_board(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        gate = Gate()
        window = open_window(TWO_PEOPLE, hint_finder=gate.find_hint)
        window.action("analysis").trigger()
        window.play(4, 0)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: gate.is_reached)
        choose(window, 1)
        with wait_for(qtbot, window.controller, Event.HINT):
            gate.open()
        assert window.hinted == set()
        assert window.status == "Player X: centre."

    def test_keeps_a_hint_that_is_not_found_out_of_the_status(
        self, qtbot: QtBot, open_window: OpenWindow, heard: list[str]
    ) -> None:
        looking = threading.Event()

        def find_late(_board: Board, _should_stop: Callable[[], bool], /) -> Hint:
            assert looking.wait(timeout=30)
            raise RuntimeError("out of ideas")

        window = open_window(TWO_PEOPLE, hint_finder=find_late)
        window.action("analysis").trigger()
        window.play(4, 0)
        window.action("hint").trigger()
        choose(window, 1)
        heard.clear()
        with wait_for(qtbot, window.controller, Event.NO_HINT):
            looking.set()
        assert window.status == "Player X: centre."
        assert heard == []

    def test_may_fail_which_is_announced_and_seen_afterwards(
        self, qtbot: QtBot, open_window: OpenWindow, heard: list[str]
    ) -> None:
        looking = threading.Event()

        def choose_late(
            _game: object, _board: Board, _level: object, _rng: object, _stop: object, /
        ) -> int:
            assert looking.wait(timeout=30)
            raise RuntimeError("out of ideas")

        window = open_window(chooser=choose_late)
        window.action("analysis").trigger()
        window.play(4)
        choose(window, 0)
        heard.clear()
        with wait_for(qtbot, window.controller, Event.FAILED):
            looking.set()
        assert window.status == "The empty board."
        assert "The computer could not find a move: out of ideas" in heard
        window.click("back_to_game")
        assert window.status == "The computer could not find a move."
