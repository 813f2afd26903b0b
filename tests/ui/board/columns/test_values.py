"""What every column leads to, shown where a disc would land: seen first, then proven."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.choosers import Gate, endless
from tests.ui.board.columns.conftest import DropWindow, OpenBoard
from tests.ui.board.columns.drop_four import DRAWN, DROP_FOUR
from tests.ui.pictures import picture, shows
from tictac_gui.engine import Mark, Search
from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.study.move_values import MoveValue, Outlook
from tictac_gui.games.connect_four.board import Board
from tictac_gui.play.setup import Players
from tictac_gui.ui.look import theme
from tictac_gui.ui.words.moves import value_words

VALUES = {
    0: MoveValue(Forecast(Ending.WIN, 2), (0, 0, 3, 0)),
    3: MoveValue(Forecast(Ending.DRAW), (3,)),
}
LATE = DRAWN[:24]


@pytest.fixture
def board(open_board: OpenBoard) -> DropWindow:
    return open_board()


def shown(board: DropWindow) -> dict[int, str]:
    return {number: each.value.text for number, each in enumerate(board.columns) if each.value}


def exact(position: Board) -> dict[int, str]:
    scores = Search().evaluate(position).scores
    return {move: value_words.value(Forecast.of(score)) for move, score in scores.items()}


def wait_until_proven(qtbot: QtBot, board: DropWindow, text: str) -> None:
    expected = exact(Board.parse(text))
    qtbot.waitUntil(lambda: shown(board) == expected, timeout=20_000)


class TestValues:
    def test_are_turned_on_with_a_key_and_become_exact(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.play(LATE)
        assert shown(board) == {}
        board.window.press(Qt.Key.Key_V)
        wait_until_proven(qtbot, board, LATE)
        board.window.press(Qt.Key.Key_V)
        assert shown(board) == {}

    def test_stay_after_a_move_and_after_it_is_undone(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.play(LATE)
        board.window.action("move_values").trigger()
        wait_until_proven(qtbot, board, LATE)
        board.play("7")
        assert shown(board) == {}, "they are those of another position"
        wait_until_proven(qtbot, board, LATE + "7")
        board.window.action("undo").trigger()
        wait_until_proven(qtbot, board, LATE)

    def test_are_first_seen_as_far_as_possible(self, qtbot: QtBot, board: DropWindow) -> None:
        board.window.action("move_values").trigger()
        qtbot.waitUntil(lambda: len(shown(board)) == 7)
        assert all(column.value and not column.value.is_proven for column in board.columns)
        for column in board.columns:
            assert "moves ahead." in column.toolTip()
            assert "moves ahead. Then: O " in column.accessibleDescription()

    def test_are_those_of_the_position_looked_back_at(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.play(LATE + "56")
        board.window.action("move_values").trigger()
        wait_until_proven(qtbot, board, LATE + "56")
        board.window.widget._look_back.look_at(len(LATE))
        wait_until_proven(qtbot, board, LATE)

    def test_of_an_earlier_position_are_no_longer_looked_for(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.window.action("move_values").trigger()
        qtbot.waitUntil(lambda: len(shown(board)) == 7)
        board.play(LATE)
        wait_until_proven(qtbot, board, LATE)

    def test_are_shown_while_the_computer_thinks_and_leave_it_alone(
        self, qtbot: QtBot, open_board: OpenBoard
    ) -> None:
        gate = Gate()
        board = open_board(Players.PERSON_AS_X, chooser=gate)
        board.window.action("move_values").trigger()
        board.click(3)
        qtbot.waitUntil(lambda: gate.is_reached)
        assert board.window.controller.is_searching
        qtbot.waitUntil(lambda: len(shown(board)) == 7)
        gate.open()

    def test_end_with_the_window_however_long_they_take(
        self, qtbot: QtBot, open_board: OpenBoard
    ) -> None:
        board = open_board(Players.PERSON_AS_X, chooser=endless)
        board.window.action("move_values").trigger()
        board.click(3)
        qtbot.waitUntil(lambda: len(shown(board)) == 7)
        board.window.widget.close()
        latest = board.window.widget.move_values._latest_answer
        assert latest
        assert latest._worker._thread.isFinished()


class TestAColumn:
    def test_shows_its_value_where_a_disc_would_land(self, board: DropWindow) -> None:
        board.play("11")
        before = picture(board.columns[0])
        board.board.show_values(VALUES)
        texts = [column.value.text if column.value else "" for column in board.columns]
        assert texts == ["Win in 2", "", "", "Draw", "", "", ""]
        now, cell = picture(board.columns[0]), board.board.cell_rect(21)
        top = cell.top() - board.columns[0].y()
        changed = {
            y
            for y in range(now.height())
            for x in range(now.width())
            if now.pixel(x, y) != before.pixel(x, y)
        }
        assert changed
        assert changed <= set(range(top, top + cell.height()))

    def test_describes_its_value(self, board: DropWindow) -> None:
        board.board.show_values(VALUES)
        described = board.columns[0].accessibleDescription()
        assert described == (
            "If X plays here, it wins in 2 of its moves with best play."
            " Then: O column 1, X column 4, O column 1."
        )
        assert board.columns[0].toolTip().startswith("If X plays here, it wins in 2")
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
        board.board.show_values({0: MoveValue(Outlook(Ending.WIN, 2), (0, 1))})
        board.point_at(0)
        qtbot.waitUntil(lambda: board.columns[1].steps == {5: (2, Mark.O)})
        board.board.show_values(VALUES)
        assert board.columns[1].steps == {}
        assert board.columns[3].steps == {5: (3, Mark.X)}

    @pytest.mark.parametrize(
        ("side", "number", "is_shown"), [(60, 1, True), (25, 1, False), (60, 3, False)]
    )
    def test_shows_its_value_with_the_first_move_of_a_line_if_there_is_room(
        self, board: DropWindow, side: int, number: int, is_shown: bool
    ) -> None:
        board.board.show_values({0: VALUES[0], 3: VALUES[3]})
        board.board.resize(8 * side, 8 * side)
        board.board.show_steps({35: (number, Mark.X), 38: (2, Mark.O)})
        assert shows(board.columns[0], theme.LIGHT.win) is is_shown
        assert shows(board.columns[3], theme.LIGHT.faded_disc(Mark.O))

    def test_with_the_keyboard_shows_its_line_too(self, qtbot: QtBot, board: DropWindow) -> None:
        board.board.show_values(VALUES)
        board.columns[1].setFocus(Qt.FocusReason.OtherFocusReason)
        board.window.press(Qt.Key.Key_Left)
        qtbot.waitUntil(lambda: board.columns[3].steps == {5: (3, Mark.X)})

    @pytest.mark.parametrize("ending", Ending)
    @pytest.mark.parametrize("size", [(150, 150), (420, 420), (1800, 1400)])
    def test_tells_what_is_proven_from_what_is_only_seen(
        self, board: DropWindow, ending: Ending, size: tuple[int, int]
    ) -> None:
        board.board.setMinimumSize(*size)
        board.window.widget.resize(board.window.widget.sizeHint())
        pictures = []
        for forecast in (Forecast(ending, 4), Outlook(ending, 8), Outlook(ending, 9)):
            board.board.show_values({2: MoveValue(forecast, (2,))})
            assert shows(board.columns[2], theme.LIGHT.ending(ending))
            pictures.append(picture(board.columns[2]))
        assert pictures[0] != pictures[1]

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


@pytest.mark.parametrize(
    ("people", "sentences"),
    [
        (
            frozenset({Mark.X}),
            [
                "If you play here, your chances look good, seen 9 moves ahead.",
                "If you play here, it looks even, seen 9 moves ahead.",
                "If you play here, your chances look bad, seen 9 moves ahead.",
            ],
        ),
        (
            frozenset({Mark.O}),
            [
                "If the computer plays here, its chances look good, seen 9 moves ahead.",
                "If the computer plays here, it looks even, seen 9 moves ahead.",
                "If the computer plays here, its chances look bad, seen 9 moves ahead.",
            ],
        ),
        (
            frozenset(Mark),
            [
                "If X plays here, its chances look good, seen 9 moves ahead.",
                "If X plays here, it looks even, seen 9 moves ahead.",
                "If X plays here, its chances look bad, seen 9 moves ahead.",
            ],
        ),
    ],
)
def test_what_is_only_seen_is_said_as_such(people: frozenset[Mark], sentences: list[str]) -> None:
    endings = (Ending.WIN, Ending.DRAW, Ending.LOSS)
    told = [value_words.value_in_full(Outlook(each, 9), Mark.X, people) for each in endings]
    assert told == sentences
    assert value_words.value(Outlook(Ending.WIN, 9)) == "sees 9"
    assert value_words.short_value(Outlook(Ending.WIN, 9)) == "?"


def test_a_long_line_is_not_told_to_its_end() -> None:
    value = MoveValue(Forecast(Ending.WIN, 8), (3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1))
    text = value_words.value_description(DROP_FOUR, value, Mark.X, frozenset(Mark))
    assert text.count("column") == value_words.MOST_HEARD
    assert text.endswith("O column 3, X column 3, and so on.")
