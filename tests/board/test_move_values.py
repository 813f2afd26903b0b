"""The values of the moves on the board: the right ones, never those of another position."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.board.shown_values import (
    expected_values,
    point_at,
    shown_values,
    steps,
    wait_for_values,
)
from tests.choosers import Gate, Script, endless
from tests.main_window import OpenWindow, Window
from tests.tic_tac_toe import move_values
from tests.window.pictures import shows
from tictac_gui.board.columns import ColumnButton
from tictac_gui.board.overlay import LinePreview
from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending
from tictac_gui.look import theme
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)


def is_resting(window: Window) -> bool:
    return window.find(LinePreview, "")._rest.isActive()


@pytest.fixture
def window(qtbot: QtBot, open_window: OpenWindow) -> Window:
    """A window of two people with values shown, X having forced a win."""
    window = open_window(TWO_PEOPLE)
    window.action("move_values").trigger()
    window.play(0, 1)
    wait_for_values(qtbot, window)
    return window


class TestValues:
    def test_are_shown_only_when_wanted(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 1)
        assert shown_values(window) == {}
        window.action("move_values").trigger()
        wait_for_values(qtbot, window)
        assert shown_values(window)[4] == "Win in 3"
        assert shown_values(window)[5] == "Draw"
        window.action("move_values").trigger()
        assert shown_values(window) == {}

    def test_are_turned_on_and_off_with_a_key(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.press(Qt.Key.Key_V)
        wait_for_values(qtbot, window)
        window.press(Qt.Key.Key_V)
        assert shown_values(window) == {}

    def test_follow_every_move_and_undo(self, qtbot: QtBot, window: Window) -> None:
        for cell in (4, 8):
            window.play(cell)
            assert shown_values(window) == {}, "no value of the board before"
            wait_for_values(qtbot, window)
        window.action("undo").trigger()
        wait_for_values(qtbot, window)
        window.action("new_game").trigger()
        wait_for_values(qtbot, window)
        assert set(shown_values(window).values()) == {"Draw"}

    def test_are_complete_even_if_the_position_is_shown_again_as_the_last_arrives(
        self, qtbot: QtBot, window: Window
    ) -> None:
        worker = window.widget.move_values._worker
        look_back = window.widget._look_back
        worker.ended.connect(lambda: look_back.changed.emit(Change(Event.LOOKED)))
        with qtbot.waitSignal(worker.ended):
            window.play(4)
        wait_for_values(qtbot, window)

    def test_stay_when_the_same_position_is_shown_again(self, window: Window) -> None:
        before = shown_values(window)
        assert before
        window.widget._look_back.changed.emit(Change(Event.LOOKED))
        assert shown_values(window) == before

    def test_are_gone_at_the_end(self, window: Window) -> None:
        window.play(3, 4, 6)
        assert window.status == "X wins!"
        assert shown_values(window) == expected_values(window) == {}

    def test_are_not_shown_on_the_board_of_another_game(self, qtbot: QtBot, window: Window) -> None:
        assert shown_values(window)
        seen: list[object] = []

        def look(change: Change) -> None:
            if change.event is Event.SWITCHED:
                seen.extend(column.value for column in window.widget.findChildren(ColumnButton))

        # No answer about that board can have come by then.
        window.widget._look_back.changed.connect(look)
        window.action("connect_four").trigger()
        qtbot.waitUntil(lambda: bool(seen))
        assert seen == [None] * 7

    def test_are_those_of_the_side_to_move_while_the_computer_thinks(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        gate = Gate()
        window = open_window(chooser=gate)
        window.action("move_values").trigger()
        window.play(0)
        wait_for_values(qtbot, window)
        assert shown_values(window)[4] == "Draw"
        assert shown_values(window)[1] == "Lose in 3"
        assert window.cells[1].toolTip().startswith("If the computer plays here, it loses after 3")
        gate.open()
        window.wait_for(Phase.PERSON)
        wait_for_values(qtbot, window)

    def test_do_not_disturb_the_computer_s_thinking(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(chooser=Script([4, 8]))
        window.action("move_values").trigger()
        window.play(0)
        window.wait_for(Phase.PERSON)
        window.play(1)
        window.wait_for(Phase.PERSON)
        assert window.marks == "XX./.O./..O"
        wait_for_values(qtbot, window)

    def test_end_their_thread_with_the_window(self, qtbot: QtBot, window: Window) -> None:
        values = window.widget.move_values
        window.widget.close()
        assert values._worker._thread.isFinished()
        qtbot.waitUntil(lambda: not window.widget.isVisible())


class TestACell:
    def test_describes_its_value_in_full(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(chooser=Script([1]))
        window.action("move_values").trigger()
        window.play(0)
        window.wait_for(Phase.PERSON)
        wait_for_values(qtbot, window)
        sentence = "If you play here, you win in 3 of your moves with best play."
        assert window.cells[4].toolTip() == sentence
        description = window.cells[4].accessibleDescription()
        assert description.startswith(f"Best move. {sentence} Then: O bottom right, X ")
        assert window.cells[0].toolTip() == ""
        assert window.cells[0].accessibleDescription() == ""

    def test_says_nothing_any_more_when_values_are_off(self, window: Window) -> None:
        assert window.cells[4].toolTip()
        window.action("move_values").trigger()
        assert window.cells[4].toolTip() == ""
        assert window.cells[4].accessibleDescription() == ""

    def test_keeps_its_name(self, window: Window) -> None:
        assert window.cells[4].accessibleName() == "Row 2, column 2, empty"

    def test_shows_a_sign_and_a_text_in_the_colour_of_the_ending(
        self, qtbot: QtBot, window: Window
    ) -> None:
        assert shows(window.cells[4], theme.LIGHT.win)
        assert shows(window.cells[5], theme.LIGHT.muted)
        window.play(4)
        wait_for_values(qtbot, window)
        assert shows(window.cells[2], theme.LIGHT.loss)

    def test_marks_the_best_by_more_than_a_colour(self, qtbot: QtBot, window: Window) -> None:
        wait_for_values(qtbot, window)
        values = move_values(window.controller.board)
        wins = {cell for cell, value in values.items() if value.forecast.ending is Ending.WIN}
        soonest = min(values[cell].forecast.own_moves for cell in wins)
        best = {cell for cell in wins if values[cell].forecast.own_moves == soonest}
        cells = enumerate(window.cells)
        assert {number for number, cell in cells if cell.value and cell.value.is_best} == best
        for cell in best:
            assert window.cells[cell].accessibleDescription().startswith("Best move. ")

    def test_too_small_for_words_still_shows_the_result(self, window: Window) -> None:
        assert window.cells[4].value
        window.widget.resize(window.widget.minimumSizeHint())
        assert shows(window.cells[4], theme.LIGHT.win)


class TestRestingOnACell:
    def test_shows_the_line_that_follows_as_numbered_ghosts(
        self, qtbot: QtBot, window: Window
    ) -> None:
        line = move_values(window.controller.board)[4].line
        point_at(qtbot, window, 4)
        assert steps(window) == {}, "passing by shows nothing"
        marks = [Mark.X, Mark.O, Mark.X, Mark.O, Mark.X]
        expected = {
            cell: (number + 1, mark)
            for number, (cell, mark) in enumerate(zip(line, marks, strict=True))
        }
        qtbot.waitUntil(lambda: steps(window) == expected)
        assert shows(window.cells[line[1]], theme.LIGHT.o)
        assert shows(window.cells[line[1]], theme.LIGHT.ghost(Mark.O))

    def test_is_over_when_the_pointer_leaves(self, qtbot: QtBot, window: Window) -> None:
        point_at(qtbot, window, 4)
        qtbot.waitUntil(lambda: bool(steps(window)))
        qtbot.mouseMove(window.widget, QPoint(1, 1))
        qtbot.waitUntil(lambda: not steps(window))

    def test_goes_on_to_the_next_cell(self, qtbot: QtBot, window: Window) -> None:
        point_at(qtbot, window, 4)
        qtbot.waitUntil(lambda: window.cells[4].step == (1, Mark.X))
        point_at(qtbot, window, 8)
        qtbot.waitUntil(lambda: window.cells[8].step == (1, Mark.X))

    def test_is_over_with_a_move(self, qtbot: QtBot, window: Window) -> None:
        point_at(qtbot, window, 4)
        qtbot.waitUntil(lambda: bool(steps(window)))
        window.play(4)
        assert steps(window) == {}

    def test_works_with_the_keyboard_too(self, qtbot: QtBot, window: Window) -> None:
        qtbot.mouseMove(window.widget, QPoint(1, 1))
        window.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
        cell = window.widget.focusWidget()
        number = int(window.focused[-1])
        assert number in shown_values(window)
        qtbot.waitUntil(lambda: window.cells[number].step == (1, Mark.X))
        assert cell is window.cells[number]
        window.press(Qt.Key.Key_Tab)
        assert steps(window) == {}

    def test_shows_nothing_without_values(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, endless)
        point_at(qtbot, window, 4)
        assert not is_resting(window)
        assert steps(window) == {}

    def test_on_a_taken_cell_shows_nothing(self, qtbot: QtBot, window: Window) -> None:
        point_at(qtbot, window, 0)
        assert not is_resting(window)
