"""Discs fall, and delay nothing."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.board.drop_four import TWO_LINES, X_WINS, DropWindow, OpenBoard
from tests.window.pictures import picture
from tictac_gui.board.columns import fallen
from tictac_gui.board.overlay import Celebration
from tictac_gui.engine import Mark
from tictac_gui.engine.review import ReviewedMove, Verdict
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games.connect_four.board import Board
from tictac_gui.look.motion import DROP_MS
from tictac_gui.play.change import Change, Event

AN_HOUR_MS = 3_600_000


@pytest.fixture
def board(open_board: OpenBoard, monkeypatch: pytest.MonkeyPatch) -> DropWindow:
    """A board on which discs fall until something else happens."""
    monkeypatch.setattr("tictac_gui.board.columns.DROP_MS", AN_HOUR_MS)
    return open_board(is_animated=True)


def land(qtbot: QtBot, board: DropWindow) -> None:
    """Let the disc that falls arrive."""
    [falling] = [column for column in board.columns if column.is_moving]
    with qtbot.waitSignal(falling.landed):
        falling._fall_animation.setCurrentTime(falling._fall_animation.duration())


def is_striking(board: DropWindow) -> bool:
    return board.board.is_striking


def test_takes_less_than_a_quarter_of_a_second() -> None:
    assert DROP_MS < 250


def test_is_faster_and_faster_and_then_bounces_a_little() -> None:
    way = [fallen(part / 100) for part in range(101)]
    steps = [after - before for before, after in pairwise(way)]
    assert way[0] == 0
    assert way[-1] == pytest.approx(1)
    assert max(way) <= 1
    landed = way.index(max(way[:90]))
    assert 60 < landed < 90
    assert steps[: landed - 1] == sorted(steps[: landed - 1])
    assert 0.96 < min(way[landed:]) < 0.99, "it bounces, but not far"


class TestADisc:
    def test_falls_into_its_place(self, qtbot: QtBot, board: DropWindow) -> None:
        board.play("4")
        assert board.columns[3].is_moving
        above = picture(board.board)
        board.columns[3]._fall_animation.setCurrentTime(
            board.columns[3]._fall_animation.duration() // 2
        )
        on_its_way = picture(board.board)
        assert on_its_way != above
        land(qtbot, board)
        assert not board.is_falling
        assert picture(board.board) not in (above, on_its_way)

    def test_falls_for_a_shorter_time_onto_others(self, board: DropWindow) -> None:
        durations = []
        for _ in range(6):
            board.play("1")
            durations.append(board.columns[0]._fall_animation.duration())
        assert durations == sorted(set(durations), reverse=True)
        assert durations[0] == AN_HOUR_MS

    def test_doesn_t_fall_where_less_motion_is_wanted(self, open_board: OpenBoard) -> None:
        board = open_board()
        board.play("4")
        assert not board.is_falling

    def test_doesn_t_fall_again_when_the_same_board_is_shown_again(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.play("4")
        land(qtbot, board)
        board.window.widget._look_back.changed.emit(Change(Event.LOOKED))
        assert not board.is_falling

    def test_falls_on_while_the_same_board_is_shown_again(self, board: DropWindow) -> None:
        board.play("4")
        board.window.widget._look_back.changed.emit(Change(Event.LOOKED))
        assert board.columns[3].is_moving

    def test_is_followed_by_the_next_only_when_it_has_landed(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.window.press(Qt.Key.Key_Down)
        assert board.hovering == {}
        land(qtbot, board)
        assert board.hovering == {3: "O"}


class TestItEndsAtOnce:
    def test_when_the_next_disc_is_dropped_elsewhere(self, board: DropWindow) -> None:
        board.play("45")
        assert [column.is_moving for column in board.columns].count(True) == 1
        assert board.columns[4].is_moving

    def test_when_the_next_disc_is_dropped_onto_it(self, board: DropWindow) -> None:
        board.play("44")
        assert board.columns[3].last_row == 4
        assert board.discs == str(Board.parse("44"))

    @pytest.mark.parametrize("command", ["undo", "new_game"])
    def test_when_it_is_taken_away(self, board: DropWindow, command: str) -> None:
        board.window.press(Qt.Key.Key_Left)
        empty = picture(board.board)
        board.window.press(Qt.Key.Key_Down)
        board.columns[2]._fall_animation.setCurrentTime(AN_HOUR_MS // 2)
        assert picture(board.board) != empty
        board.window.action(command).trigger()
        assert not board.is_falling
        assert picture(board.board) == empty

    def test_when_a_turning_point_is_shown(self, board: DropWindow) -> None:
        board.play("4")
        draw, loss = Forecast(Ending.DRAW), Forecast(Ending.LOSS, 3)
        board.board.annotate(ReviewedMove(Mark.O, 3, Verdict.MISTAKE, draw, loss, best=(2,)))
        assert not board.is_falling
        assert board.discs == str(Board.parse("44"))


class TestTheWinningDisc:
    def test_lands_before_the_line_is_struck_and_the_result_shown(
        self, qtbot: QtBot, board: DropWindow
    ) -> None:
        board.play(X_WINS)
        assert is_striking(board)
        assert board.window.status == ""
        assert board.board._line.isHidden()
        assert board.winning == set()
        with qtbot.waitSignal(board.board.line_struck):
            land(qtbot, board)
            assert is_striking(board)
            assert board.winning == {36, 37, 38, 39}
        assert not is_striking(board)
        assert board.window.status == "Amber wins!"

    def test_is_celebrated_when_the_line_is_struck(self, qtbot: QtBot, board: DropWindow) -> None:
        [celebration] = board.window.widget.findChildren(Celebration)
        celebration._flying.setDuration(AN_HOUR_MS)
        board.play(TWO_LINES)
        assert celebration.isHidden()
        with qtbot.waitSignal(board.board.line_struck):
            land(qtbot, board)
        assert celebration.is_moving
        assert len(celebration._origins) == 8

    @pytest.mark.parametrize("command", ["undo", "new_game"])
    def test_taken_away_while_it_falls_leaves_no_line(
        self, board: DropWindow, command: str
    ) -> None:
        board.play(X_WINS)
        board.window.action(command).trigger()
        assert not is_striking(board)
        assert board.board._line.isHidden()
        assert board.window.status != ""

    def test_falls_again_after_redo(self, qtbot: QtBot, board: DropWindow) -> None:
        board.play(X_WINS)
        board.window.action("undo").trigger()
        board.window.action("redo").trigger()
        with qtbot.waitSignal(board.board.line_struck):
            land(qtbot, board)
        assert board.window.status == "Amber wins!"

    def test_ends_the_game_at_once_where_less_motion_is_wanted(self, open_board: OpenBoard) -> None:
        board = open_board()
        board.play(X_WINS)
        assert not is_striking(board)
        assert board.winning == {36, 37, 38, 39}
        assert board.window.status == "Amber wins!"
