"""The value of every column, shown above it, and values that are pending."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from tests.board.drop_four import DRAWN, DROP_FOUR, DropWindow, OpenBoard
from tests.choosers import Gate, endless
from tests.slow_scores import SlowScores
from tests.window.pictures import picture, shows
from tictac_gui.board.symbols import PENDING
from tictac_gui.engine import Mark, stopping
from tictac_gui.engine.review import MoveValue
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four.board import Board
from tictac_gui.look import theme
from tictac_gui.play.setup import Players
from tictac_gui.words import move_words

VALUES = {
    0: MoveValue(Forecast(Ending.WIN, 2), (0, 0, 3, 0)),
    3: MoveValue(Forecast(Ending.DRAW), (3,)),
}
LATE = DRAWN[:24]


LOSS, DRAW, WIN = (partial(Forecast, ending) for ending in Ending)
EQUALLY_GOOD = [
    [WIN(2), WIN(3), DRAW(), LOSS(1), DRAW(), WIN(9), WIN(2)],
    [DRAW(), LOSS(3), LOSS(2), LOSS(1), LOSS(9), LOSS(9), DRAW()],
    [LOSS(9), LOSS(8), LOSS(2), LOSS(1), LOSS(1), LOSS(1), LOSS(9)],
]
"""Results of the columns, of which the first and the last are the best."""


@pytest.fixture
def board(open_board: OpenBoard) -> DropWindow:
    return open_board()


def shown(board: DropWindow) -> dict[int, str]:
    return {number: each.value.text for number, each in enumerate(board.columns) if each.value}


def pending(board: DropWindow) -> set[int]:
    return {number for number, each in enumerate(board.columns) if each.value == PENDING}


def best(board: DropWindow) -> set[int]:
    return {n for n, column in enumerate(board.columns) if column.value and column.value.is_best}


def exact(position: Board) -> dict[int, str]:
    scores = CONNECT_FOUR.scores(position)
    return {move: move_words.value(Forecast.of(score)) for move, score in scores.items()}


def wait_for_values(qtbot: QtBot, board: DropWindow, text: str) -> None:
    expected = exact(Board.parse(text))
    qtbot.waitUntil(lambda: shown(board) == expected, timeout=20_000)


class TestValues:
    def test_are_turned_on_with_a_key_and_exact(self, qtbot: QtBot, board: DropWindow) -> None:
        board.play(LATE)
        assert shown(board) == {}
        board.window.press(Qt.Key.Key_V)
        wait_for_values(qtbot, board, LATE)
        board.window.press(Qt.Key.Key_V)
        assert shown(board) == {}

    def test_stay_after_a_move_and_after_it_is_undone(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.play(LATE)
        board.window.action("move_values").trigger()
        wait_for_values(qtbot, board, LATE)
        board.play("7")
        assert shown(board) == {}, "they are those of another position"
        wait_for_values(qtbot, board, LATE + "7")
        board.window.action("undo").trigger()
        wait_for_values(qtbot, board, LATE)

    def test_are_those_of_the_position_looked_back_at(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.play(LATE + "56")
        board.window.action("move_values").trigger()
        wait_for_values(qtbot, board, LATE + "56")
        board.window.widget._look_back.look_at(len(LATE))
        wait_for_values(qtbot, board, LATE)

    def test_of_an_earlier_position_are_no_longer_looked_for(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.window.action("move_values").trigger()
        board.play(LATE)
        wait_for_values(qtbot, board, LATE)

    def test_are_shown_while_the_computer_thinks_without_disturbing_it(
        self, qtbot: QtBot, open_board: OpenBoard
    ) -> None:
        gate = Gate()
        board = open_board(Players.PERSON_AS_X, chooser=gate)
        board.window.action("move_values").trigger()
        board.click(3)
        qtbot.waitUntil(lambda: gate.is_reached)
        qtbot.waitUntil(lambda: bool(shown(board)))
        gate.open()

    def test_end_with_the_window_however_long_they_take(
        self, qtbot: QtBot, open_board: OpenBoard
    ) -> None:
        board = open_board(Players.PERSON_AS_X, chooser=endless)
        board.window.action("move_values").trigger()
        board.click(3)
        qtbot.waitUntil(lambda: bool(shown(board)))
        board.window.widget.close()
        worker = board.window.widget.move_values._worker
        assert worker._thread.isFinished()


class TestValuesThatTakeLong:
    # The first four columns are full; the values of the others come in their order.
    SLOW = (5,)
    SENTENCE = "What this leads to is still being worked out."

    @pytest.fixture
    def slow(self) -> Iterator[SlowScores]:
        slow = SlowScores(DROP_FOUR, self.SLOW)
        yield slow
        slow.release()

    @pytest.fixture
    def waiting(self, qtbot: QtBot, open_board: OpenBoard, slow: SlowScores) -> DropWindow:
        """Return a board that knows the value of its fifth column only."""
        board = open_board(game=slow.game)
        board.play(LATE)
        board.window.action("move_values").trigger()
        qtbot.waitUntil(lambda: pending(board) == {5, 6})
        return board

    def test_do_not_delay_those_that_are_known(self, waiting: DropWindow) -> None:
        assert shown(waiting) == {4: exact(Board.parse(LATE))[4], 5: "", 6: ""}

    def test_are_marked_and_described_as_such(self, waiting: DropWindow) -> None:
        column = waiting.columns[5]
        assert column.toolTip() == column.accessibleDescription() == self.SENTENCE
        assert shows(column, theme.LIGHT.muted)

    def test_are_marked_only_after_a_moment(
        self, qtbot: QtBot, open_board: OpenBoard, slow: SlowScores
    ) -> None:
        board = open_board(game=slow.game)
        board.play(LATE)
        values = board.window.widget.move_values
        values._patience.setInterval(600_000)
        board.window.action("move_values").trigger()
        qtbot.waitUntil(lambda: set(shown(board)) == {4})
        assert pending(board) == set()
        assert board.columns[5].toolTip() == ""
        values._patience.setInterval(0)
        qtbot.waitUntil(lambda: pending(board) == {5, 6})

    def test_take_the_place_of_the_mark(
        self, qtbot: QtBot, waiting: DropWindow, slow: SlowScores
    ) -> None:
        slow.release()
        wait_for_values(qtbot, waiting, LATE)
        assert pending(waiting) == set()
        assert self.SENTENCE not in {column.toolTip() for column in waiting.columns}

    def test_are_marked_no_longer_when_values_are_turned_off(self, waiting: DropWindow) -> None:
        waiting.window.action("move_values").trigger()
        assert pending(waiting) == set()
        assert waiting.columns[5].accessibleDescription() == ""

    def test_are_marked_on_the_board_in_another_language_too(self, waiting: DropWindow) -> None:
        with waiting.window.widget._built_anew():
            pass
        assert pending(waiting) == {5, 6}

    def test_are_given_up_after_a_time_limit(
        self, qtbot: QtBot, open_board: OpenBoard, slow: SlowScores, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(stopping, "LONGEST_SECONDS", 0.0)
        board = open_board(game=slow.game)
        board.play(LATE)
        qtbot.waitUntil(lambda: not board.is_falling)
        bare = picture(board.columns[5])
        values = board.window.widget.move_values
        board.window.action("move_values").trigger()
        qtbot.waitUntil(lambda: not values._is_asking)
        assert pending(board) == set()
        qtbot.waitUntil(lambda: picture(board.columns[5]) == bare)

    def test_that_fail_are_marked_no_longer(self, qtbot: QtBot, open_board: OpenBoard) -> None:
        def fail(*_about: object) -> int:
            raise RuntimeError("out of order")

        board = open_board(game=replace(DROP_FOUR, move_scorer=fail))
        values = board.window.widget.move_values
        board.window.action("move_values").trigger()
        qtbot.waitUntil(lambda: not values._is_asking)
        assert pending(board) == set()


class TestAColumn:
    def test_shows_its_value_above_the_board(self, board: DropWindow) -> None:
        board.play("11")
        before = picture(board.columns[0])
        board.board.show_values(VALUES)
        texts = [column.value.text if column.value else "" for column in board.columns]
        assert texts == ["Win in 2", "", "", "Draw", "", "", ""]
        now = picture(board.columns[0])
        top = board.board.cell_rect(0).top() - board.columns[0].y()
        changed = {
            y
            for y in range(now.height())
            for x in range(now.width())
            if now.pixel(x, y) != before.pixel(x, y)
        }
        assert changed
        assert changed <= set(range(top))

    def test_shows_its_value_instead_of_the_disc_in_hand(self, board: DropWindow) -> None:
        board.point_at(3)
        assert shows(board.columns[3], theme.LIGHT.amber)
        board.board.show_values(VALUES)
        assert not shows(board.columns[3], theme.LIGHT.amber)
        assert shows(board.columns[3], theme.LIGHT.muted)
        assert shows(board.columns[3], theme.LIGHT.faded_disc(Mark.X)), "where it would land"

    @pytest.mark.parametrize("forecasts", EQUALLY_GOOD)
    def test_is_marked_as_the_best_only_once_all_are_known(
        self, board: DropWindow, forecasts: list[Forecast]
    ) -> None:
        values = {column: MoveValue(each, (column,)) for column, each in enumerate(forecasts)}
        board.board.show_values({0: values[0], 1: values[1]})
        assert best(board) == set()
        board.board.show_values(values)
        assert best(board) == {0, 6}
        assert board.columns[0].accessibleDescription().startswith("Best move. ")
        assert not board.columns[1].accessibleDescription().startswith("Best move. ")

    def test_is_not_marked_where_all_are_as_good(self, board: DropWindow) -> None:
        board.board.show_values({n: MoveValue(Forecast(Ending.DRAW), (n,)) for n in range(7)})
        assert best(board) == set()

    def test_describes_its_value(self, board: DropWindow) -> None:
        board.board.show_values(VALUES)
        described = board.columns[0].accessibleDescription()
        assert described == (
            "If Amber plays here, it wins in 2 of its moves with best play."
            " Then: Red column 1, Amber column 4, Red column 1."
        )
        assert board.columns[0].toolTip().startswith("If Amber plays here, it wins in 2")
        assert board.columns[1].toolTip() == ""

    def test_is_followed_by_a_preview_where_the_pointer_rests(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.board.show_values(VALUES)
        board.point_at(0)
        qtbot.waitUntil(lambda: bool(board.columns[0].steps))
        assert board.columns[0].steps == {5: (1, Mark.X), 4: (2, Mark.O), 3: (4, Mark.O)}
        assert board.columns[3].steps == {5: (3, Mark.X)}
        board.point_at(5)
        qtbot.waitUntil(lambda: not any(column.steps for column in board.columns))

    def test_goes_on_showing_the_line_when_more_of_it_is_known(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.board.show_values({0: MoveValue(Forecast(Ending.WIN, 2), (0, 1))})
        board.point_at(0)
        qtbot.waitUntil(lambda: board.columns[1].steps == {5: (2, Mark.O)})
        board.board.show_values(VALUES)
        assert board.columns[1].steps == {}
        assert board.columns[3].steps == {5: (3, Mark.X)}

    def test_shows_only_the_beginning_of_a_long_line(self, qtbot: QtBot, board: DropWindow) -> None:
        line = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1)
        board.board.show_values({0: MoveValue(Forecast(Ending.WIN, 9), line)})
        board.point_at(0)
        qtbot.waitUntil(lambda: bool(board.columns[0].steps))
        numbers = [number for column in board.columns for number, _ in column.steps.values()]
        assert sorted(numbers) == list(range(1, 10))

    @pytest.mark.parametrize("side", [60, 36])
    def test_goes_on_showing_its_value_with_a_line(self, board: DropWindow, side: int) -> None:
        board.board.show_values({0: VALUES[0], 3: VALUES[3]})
        board.board.resize(8 * side, 8 * side)
        shown = [board.columns[column].grab() for column in (0, 3)]
        board.board.show_steps({35: (1, Mark.X), 38: (2, Mark.O), 31: (3, Mark.X)})
        above = QRect(0, 0, side, board.board.cell_rect(0).top() - board.columns[0].y())
        for column, before in zip((0, 3), shown, strict=True):
            now = board.columns[column].grab()
            assert now.copy(above).toImage() == before.copy(above).toImage()
        assert shows(board.columns[3], theme.LIGHT.faded_disc(Mark.O))

    def test_with_the_keyboard_shows_its_line_too(self, qtbot: QtBot, board: DropWindow) -> None:
        board.board.show_values(VALUES)
        board.columns[1].setFocus(Qt.FocusReason.OtherFocusReason)
        board.window.press(Qt.Key.Key_Left)
        qtbot.waitUntil(lambda: board.columns[3].steps == {5: (3, Mark.X)})

    def test_is_bare_again_when_the_value_that_it_waits_for_is_given_up(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        bare = picture(board.columns[6])
        qtbot.waitUntil(lambda: not board.board._linger_timer.isActive())
        board.board.show_values(VALUES, pending=[6])
        qtbot.waitUntil(lambda: not board.board._linger_timer.isActive())
        assert picture(board.columns[6]) != bare
        board.board.show_values(VALUES)
        assert not board.columns[6].value
        qtbot.waitUntil(lambda: picture(board.columns[6]) == bare)

    def test_does_not_flicker_between_the_values_of_two_positions(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        bare = picture(board.columns[6])
        board.board.show_values({6: VALUES[0]})
        before = picture(board.columns[6])
        board.play("4")
        assert not board.columns[6].value
        assert picture(board.columns[6]) == before, "it is still seen for a moment"
        qtbot.waitUntil(lambda: picture(board.columns[6]) == bare)

    def test_shows_no_former_value_where_its_disc_has_been_dropped(self, board: DropWindow) -> None:
        board.play("4")
        plain = picture(board.columns[3])
        board.window.action("undo").trigger()
        board.board.show_values({3: VALUES[3]})
        board.play("4")
        assert picture(board.columns[3]) == plain


def test_only_the_beginning_of_a_long_line_is_described() -> None:
    value = MoveValue(Forecast(Ending.WIN, 8), (3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1))
    text = move_words.value_description(DROP_FOUR, value, Mark.X, frozenset(Mark))
    assert text.count("column") == move_words.MOST_SPOKEN
    assert text.endswith("Red column 3, Amber column 3, and so on.")
