"""Whole games by pointer and by keys, in the real window."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.board.drop_four import DRAWN, TWO_LINES, X_WINS, DropWindow, OpenBoard
from tictac_gui.games.connect_four.board import Board
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players

LEFT, RIGHT, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down
FULL_COLUMN = "444444"


@pytest.fixture
def board(open_board: OpenBoard) -> DropWindow:
    return open_board()


def hold(board: DropWindow, key: Qt.Key, text: str = "") -> None:
    """Hold a key down until it has repeated three times, and release it."""
    focused = board.window.widget.focusWidget()
    assert focused
    for is_repeated in (False, True, True, True):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if kind == QEvent.Type.KeyPress or is_repeated:
                event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, is_repeated)
                QApplication.sendEvent(focused, event)
    released = QKeyEvent(
        QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier, text, autorep=False
    )
    QApplication.sendEvent(focused, released)


class TestAClick:
    @pytest.mark.parametrize("at", [0.01, 0.3, 0.99])
    @pytest.mark.parametrize("column", range(7))
    def test_anywhere_in_a_column_drops_a_disc_to_its_bottom(
        self, board: DropWindow, column: int, at: float
    ) -> None:
        board.click(column, at)
        assert board.discs == str(Board().play(column))

    def test_into_the_same_column_puts_a_disc_onto_the_last(self, board: DropWindow) -> None:
        board.play("444")
        assert board.discs == str(Board.parse("444"))

    def test_into_a_full_column_does_nothing(self, board: DropWindow) -> None:
        board.play(FULL_COLUMN)
        board.click(3)
        assert board.discs == str(Board.parse(FULL_COLUMN))

    @pytest.mark.parametrize("is_animated", [False, True])
    @pytest.mark.parametrize("text", [X_WINS, TWO_LINES, DRAWN])
    def test_after_the_other_without_waiting_loses_no_disc(
        self, open_board: OpenBoard, text: str, is_animated: bool
    ) -> None:
        board = open_board(is_animated=is_animated)
        board.play(text)
        assert board.discs == str(Board.parse(text))
        assert board.window.controller.phase is Phase.OVER


class TestKeys:
    @pytest.mark.parametrize(
        ("keys", "column"),
        [((), 3), ((LEFT,), 2), ((RIGHT,), 4), ((LEFT,) * 9, 0), ((RIGHT,) * 9, 6)],
    )
    def test_choose_a_column_beginning_in_the_middle(
        self, board: DropWindow, keys: tuple[Qt.Key, ...], column: int
    ) -> None:
        board.window.press(*keys)
        assert board.window.focused == f"column_{column}"

    @pytest.mark.parametrize("key", [DOWN, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
    def test_drop_a_disc_into_it(self, board: DropWindow, key: Qt.Key) -> None:
        board.window.press(LEFT, key, key)
        assert board.discs == str(Board.parse("33"))
        assert board.window.focused == "column_2"

    @pytest.mark.parametrize("key", [DOWN, Qt.Key.Key_Space, Qt.Key.Key_Return])
    def test_held_down_drop_one_disc_only(self, board: DropWindow, key: Qt.Key) -> None:
        hold(board, key)
        assert board.discs == str(Board.parse("4"))

    def test_that_are_digits_drop_a_disc_into_that_column(self, board: DropWindow) -> None:
        board.window.press(*map(Qt.Key, map(ord, X_WINS)))
        assert board.discs == str(Board.parse(X_WINS))
        assert board.window.status == "Amber wins!"

    def test_that_are_digits_and_held_drop_one_disc_only(self, board: DropWindow) -> None:
        hold(board, Qt.Key.Key_5, "5")
        assert board.discs == str(Board.parse("5"))

    def test_that_are_other_digits_do_nothing(self, board: DropWindow) -> None:
        board.window.press(Qt.Key.Key_0, Qt.Key.Key_8, Qt.Key.Key_9)
        assert board.discs == str(Board())

    def test_that_stand_for_a_full_column_do_nothing(self, board: DropWindow) -> None:
        board.play(FULL_COLUMN)
        board.window.press(DOWN, Qt.Key.Key_4)
        assert board.discs == str(Board.parse(FULL_COLUMN))

    def test_tab_leaves_the_board_at_once(self, board: DropWindow) -> None:
        board.window.press(Qt.Key.Key_Tab)
        assert not board.window.focused.startswith("column")
        board.window.press(Qt.Key.Key_Backtab)
        assert board.window.focused == "column_3"


class TestAgainstTheComputer:
    @pytest.mark.parametrize("players", [Players.PERSON_AS_X, Players.PERSON_AS_O])
    @pytest.mark.parametrize("is_animated", [False, True])
    def test_a_whole_game_is_shown_move_by_move(
        self, open_board: OpenBoard, players: Players, is_animated: bool
    ) -> None:
        board = open_board(players, is_animated=is_animated)
        controller = board.window.controller
        while controller.phase is not Phase.OVER:
            board.window.wait_until_not(Phase.COMPUTER)
            if controller.phase is Phase.PERSON:
                board.click(controller.board.moves()[0])
            assert board.discs == str(controller.board)
        assert board.discs == str(controller.board)

    def test_it_plays_on_after_undo(self, qtbot: QtBot, open_board: OpenBoard) -> None:
        board = open_board(Players.PERSON_AS_X, is_animated=True)
        board.play("4")
        qtbot.waitUntil(lambda: len(board.window.controller.moves) == 2)
        board.window.action("undo").trigger()
        assert board.discs == str(Board())
        board.play("1")
        qtbot.waitUntil(lambda: len(board.window.controller.moves) == 2)
        assert board.discs == str(board.window.controller.board)

    def test_clicks_out_of_turn_do_nothing(self, open_board: OpenBoard) -> None:
        board = open_board(Players.PERSON_AS_X, pause_ms=60_000)
        board.click(3)
        board.click(2)
        assert board.discs == str(Board.parse("4"))
