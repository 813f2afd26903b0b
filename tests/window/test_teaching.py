"""A teaching game shows a mistake at once, and lets it be taken back by button or key."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.choosers import Script
from tests.main_window import OpenWindow, StartProgram, Window
from tests.sample_games import EASY_AS_X, TWO_PEOPLE
from tictac_gui.board.columns import ColumnButton
from tictac_gui.board.overlay import Annotation
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.games.teaching import Teaching
from tictac_gui.history.statistics_window import StatisticsWindow
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

FOUR = Setup(Players.PERSON_AS_X, Difficulty.MEDIUM, game=CONNECT_FOUR)
LEFT_OPEN = "Red can complete four in a row now. Take it back?"


def is_played(window: Window, game: Game) -> bool:
    return window.controller.setup.game is game


def drop(window: Window, *columns: int) -> None:
    for column in columns:
        window.wait_for(Phase.PERSON)
        window.click(f"column_{column}")


def teach(window: Window, teaching: Teaching) -> None:
    window.action(f"teaching_{teaching.name.lower()}").trigger()


def label(window: Window) -> QLabel:
    [dialog] = window.widget.findChildren(StatisticsWindow)
    found = dialog.findChild(QLabel, "taught")
    assert isinstance(found, QLabel)
    return found


@pytest.fixture(params=[Teaching.THREATS, Teaching.RESULT])
def warned(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    open_window: OpenWindow,
    heard: list[str],  # noqa: ARG001 - it listens from the beginning
) -> Window:
    """Return a window in which the person has not stopped three of Red's in a column."""
    window = open_window(FOUR, Script([2, 2, 2, 0, 2]))
    drop(window, 3, 3, 1)
    window.wait_for(Phase.PERSON)
    teach(window, request.param)
    drop(window, 1)
    qtbot.waitUntil(window.button("take_back").isVisible)
    return window


class TestAMistake:
    def test_is_shown_with_its_refutation_while_the_computer_waits(
        self, warned: Window, heard: list[str]
    ) -> None:
        assert warned.status == LEFT_OPEN
        assert heard[-1] == LEFT_OPEN
        assert warned.find(ColumnButton, "column_2").steps == {2: (1, Mark.O)}
        assert not warned.button("undo").isVisible()
        assert warned.controller.phase is Phase.COMPUTER
        assert warned.controller.awaits_verdict
        assert not warned.controller._finder.is_searching

    @pytest.mark.parametrize("way", ["button", "key", "undo"])
    def test_is_taken_back(self, warned: Window, way: str) -> None:
        if way == "button":
            warned.click("take_back")
        elif way == "key":
            warned.press(Qt.Key.Key_B)
        else:
            warned.action("undo").trigger()
        assert warned.controller.moves == (3, 2, 3, 2, 1, 2)
        assert warned.controller.phase is Phase.PERSON
        assert not warned.button("take_back").isVisible()
        assert not warned.action("take_back").isEnabled()
        assert warned.button("undo").isVisible()
        assert not warned.find(ColumnButton, "column_2").steps
        drop(warned, 2)
        warned.wait_for(Phase.PERSON)
        assert warned.controller.moves[-2:] == (2, 0)

    @pytest.mark.parametrize("way", ["button", "key", "off"])
    def test_stands_if_the_person_wants_it(self, warned: Window, way: str) -> None:
        if way == "button":
            warned.click("play_on")
        elif way == "key":
            warned.press(Qt.Key.Key_P)
        else:
            teach(warned, Teaching.OFF)
        assert not warned.button("play_on").isVisible()
        assert not warned.find(ColumnButton, "column_2").steps
        assert not warned.find(Annotation, "").isVisible()
        warned.wait_for(Phase.PERSON)
        assert warned.controller.moves[-2:] == (1, 0)

    def test_is_not_modal(self, warned: Window) -> None:
        warned.action("new_game").trigger()
        assert not warned.button("take_back").isVisible()
        assert warned.controller.moves == ()
        assert warned.button("undo").isVisible()

    def test_waits_while_looking_back(self, warned: Window) -> None:
        warned.action("previous_move").trigger()
        assert not warned.button("take_back").isVisible()
        assert warned.status != LEFT_OPEN
        warned.press(Qt.Key.Key_Escape)
        assert warned.status == LEFT_OPEN
        assert warned.button("take_back").isVisible()
        assert warned.find(ColumnButton, "column_2").steps == {2: (1, Mark.O)}

    def test_stands_once_the_game_was_left_for_another(self, qtbot: QtBot, warned: Window) -> None:
        for game in (TIC_TAC_TOE, CONNECT_FOUR):
            warned.action(game.name).trigger()
            qtbot.waitUntil(partial(is_played, warned, game))
            assert not warned.button("take_back").isVisible()
        warned.wait_for(Phase.PERSON)
        assert warned.controller.moves[-2:] == (1, 0)

    def test_leaves_a_small_window_as_small_as_it_is(self, warned: Window) -> None:
        warned.click("take_back")
        warned.widget.resize(320, 420)
        QApplication.processEvents()
        size = warned.widget.size()
        drop(warned, 1)
        warned._qtbot.waitUntil(warned.button("take_back").isVisible)
        QApplication.processEvents()
        assert warned.widget.size() == size


class TestAGoodMove:
    def test_is_answered_without_a_word(self, open_window: OpenWindow) -> None:
        window = open_window(FOUR, Script([3]))
        teach(window, Teaching.RESULT)
        drop(window, 3)
        window.wait_for(Phase.PERSON)
        assert window.controller.moves == (3, 3)
        assert window.controller.is_practice
        assert not window.button("take_back").isVisible()


class TestATeachingGame:
    def test_does_not_count(self, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, Script([3, 4]))
        teach(window, Teaching.THREATS)
        window.play(0, 1, 2)
        window.wait_for(Phase.OVER)
        assert window.status == "You win! Practice, not counted."
        assert window.scores == ["0", "0", "0"]

    def test_is_over_with_the_choice(self, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, Script([3, 4]))
        teach(window, Teaching.THREATS)
        teach(window, Teaching.OFF)
        window.play(0, 1, 2)
        window.wait_for(Phase.OVER)
        assert window.status == "You win!"

    def test_shows_mistakes_of_tic_tac_toe(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, Script([4, 2, 6]))
        teach(window, Teaching.RESULT)
        window.play(0, 1)
        window.play(3)
        qtbot.waitUntil(window.button("take_back").isVisible)
        assert window.status == "O can complete three in a row now. Take it back?"
        assert window.find(Annotation, "").isVisible()

    def test_is_not_offered_to_two_people(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        teach(window, Teaching.RESULT)
        assert not window.action("teaching").isEnabled()
        window.play(0, 1, 2)
        assert not window.controller.is_practice

    def test_is_one_at_the_next_start_too(self, start_program: StartProgram) -> None:
        window = start_program()
        teach(window, Teaching.THREATS)
        window.widget.close()
        again = start_program()
        assert again.action("teaching_threats").isChecked()
        assert again.widget.teacher.teaching is Teaching.THREATS

    def test_goes_on_where_a_move_can_t_be_judged(
        self, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*_about: object) -> None:
            raise RuntimeError("out of ideas")

        monkeypatch.setattr("tictac_gui.play.teacher.find_mistake", fail)
        window = open_window(FOUR, Script([3]))
        teach(window, Teaching.RESULT)
        drop(window, 3)
        window.wait_for(Phase.PERSON)
        assert window.controller.moves == (3, 3)


class TestItsMistakes:
    def test_are_counted_taken_back_or_not(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, Script([4, 2, 6]))
        teach(window, Teaching.RESULT)
        assert window.widget.teacher.counts(TIC_TAC_TOE) == ()
        window.play(0, 1)
        for _ in range(2):
            window.play(3)
            qtbot.waitUntil(window.button("take_back").isVisible)
            window.click("take_back")
        window.play(3)
        qtbot.waitUntil(window.button("take_back").isVisible)
        window.click("play_on")
        window.wait_for(Phase.OVER)
        assert window.widget.teacher.counts(TIC_TAC_TOE) == (3,)
        window.action("undo").trigger()
        window.play(5)
        assert window.widget.teacher.counts(TIC_TAC_TOE) == (3,), "it has ended before"
        window.action("statistics").trigger()
        assert label(window).text() == "Mistakes in your last teaching games: 3."

    def test_are_there_at_the_next_start(self, start_program: StartProgram) -> None:
        window = start_program()
        window.widget.teacher.set_counts(TIC_TAC_TOE, tuple(range(40)))
        window.widget.close()
        counts = start_program().widget.teacher.counts(TIC_TAC_TOE)
        assert counts == tuple(range(10, 40)), "only the last ones"

    def test_are_shown_with_how_they_fall(self, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X)
        window.action("statistics").trigger()
        assert label(window).isHidden()
        teacher = window.widget.teacher
        teacher.set_counts(CONNECT_FOUR, (9,))
        assert label(window).isHidden(), "another game's"
        teacher.set_counts(TIC_TAC_TOE, (5, 4, 4, 3, 3, 2, 1, 2, 0, 1, 1))
        assert label(window).text() == (
            "Mistakes in your last teaching games: 4, 4, 3, 3, 2, 1, 2, 0, 1, 1."
            " On average 3.8 at first, 1.0 in the last 5."
        )
        assert label(window).isVisible()
