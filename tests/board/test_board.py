"""What the boards of all games have in common, in a window of their own."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.board.drop_four import DROP_FOUR
from tests.window.looks import look
from tictac_gui.board.board import BoardButton, BoardWidget, board_for
from tictac_gui.board.columns import ColumnsBoard
from tictac_gui.board.grid import GridBoard
from tictac_gui.board.overlay import WinningLine
from tictac_gui.engine import Mark
from tictac_gui.engine.review import MoveValue
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.words.side_words import side

PEOPLE = frozenset(Mark)
NewBoard = Callable[[Game], BoardWidget]
every_game = pytest.mark.parametrize(
    "game", [TIC_TAC_TOE, CONNECT_FOUR], ids=lambda game: game.name
)


@pytest.fixture
def new_board(qtbot: QtBot) -> NewBoard:
    """Open a window with a board and room around it."""
    # qtbot closes them after the test, but doesn't keep them.
    opened: list[QWidget] = []

    def new(game: Game) -> BoardWidget:
        window = QWidget()
        opened.append(window)
        window.resize(500, 500)
        board = board_for(game, look())
        layout = QVBoxLayout(window)
        layout.setContentsMargins(50, 50, 50, 50)
        layout.addWidget(board)
        board.show_board(game.start, None, PEOPLE)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        # Over a button first: a window that appears under the pointer isn't notified when that
        # leaves.
        qtbot.mouseMove(buttons(board)[0])
        qtbot.waitUntil(buttons(board)[0].underMouse)
        qtbot.mouseMove(window, QPoint(1, 1))
        qtbot.waitUntil(lambda: not any(button.underMouse() for button in buttons(board)))
        return board

    return new


def buttons(board: BoardWidget) -> list[BoardButton]:
    kind = "cell" if board.findChildren(BoardButton, "cell_0") else "column"
    count = 9 if kind == "cell" else 7
    return [board.findChildren(BoardButton, f"{kind}_{number}")[0] for number in range(count)]


@every_game
def test_takes_all_the_room_there_is_but_not_less_than_it_needs(
    new_board: NewBoard, game: Game
) -> None:
    board = new_board(game)
    assert board.size().toTuple() == (400, 400)
    assert board.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Expanding
    assert board.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Expanding
    least, usual = board.minimumSizeHint(), board.sizeHint()
    assert least.width() == least.height()
    assert usual.width() == usual.height() > 2 * least.width()


@every_game
def test_reports_the_move_that_is_clicked(qtbot: QtBot, new_board: NewBoard, game: Game) -> None:
    board = new_board(game)
    for move, button in enumerate(buttons(board)):
        with qtbot.waitSignal(board.move_clicked) as clicked:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert clicked.args == [move]


@every_game
def test_tab_leads_to_the_middle_and_later_to_where_one_was(
    new_board: NewBoard, game: Game
) -> None:
    board = new_board(game)
    middle = len(buttons(board)) // 2

    def stops() -> list[int]:
        policies = [button.focusPolicy() for button in buttons(board)]
        return [number for number, each in enumerate(policies) if each & Qt.FocusPolicy.TabFocus]

    assert stops() == [middle]
    buttons(board)[1].setFocus()
    assert stops() == [1]
    assert board.focusProxy() is buttons(board)[1]


@every_game
def test_attention_is_where_the_pointer_is_then_where_the_keyboard_is(
    qtbot: QtBot, new_board: NewBoard, game: Game
) -> None:
    board = new_board(game)
    buttons(board)[2].setFocus(Qt.FocusReason.TabFocusReason)
    assert list(board.attended_moves) == [2]
    qtbot.mouseMove(buttons(board)[5])
    qtbot.waitUntil(buttons(board)[5].underMouse)
    assert list(board.attended_moves) == [5, 2]
    board.focus_quietly()
    assert list(board.attended_moves) == [5]
    assert board.focusWidget() is buttons(board)[2]
    qtbot.mouseMove(board.window(), QPoint(1, 1))
    qtbot.waitUntil(lambda: list(board.attended_moves) == [])


@every_game
def test_knows_the_keys_of_the_moves(new_board: NewBoard, game: Game) -> None:
    board = new_board(game)
    moves = {board.move_of_key(key) for key in "123456789"}
    assert moves - {None} == set(game.start.moves())
    assert board.move_of_key("x") is None


@every_game
def test_values_are_described_on_their_buttons_until_they_are_gone(
    new_board: NewBoard, game: Game
) -> None:
    board = new_board(game)
    value = MoveValue(Forecast(Ending.WIN, 3), (1,))
    board.show_values({1: value})
    described = buttons(board)[1]
    first = side(game, Mark.X)
    said = f"If {first} plays here, it wins in 3 of its moves with best play."
    assert described.toolTip() == said
    assert "wins in 3 of its moves with best play" in described.accessibleDescription()
    assert not buttons(board)[0].toolTip()
    assert not buttons(board)[0].accessibleDescription()
    board.show_values({})
    assert not described.toolTip()
    assert not described.accessibleDescription()


class TestWhoCanPlay:
    def ghost(self, qtbot: QtBot, board: BoardWidget) -> Mark | None:
        cell = buttons(board)[8]
        qtbot.mouseMove(board.window(), QPoint(1, 1))
        qtbot.mouseMove(cell)
        qtbot.waitUntil(cell.underMouse)
        ghost: Mark | None = cell.ghost  # type: ignore[attr-defined]
        return ghost

    def test_sees_a_ghost_of_the_mark(self, qtbot: QtBot, new_board: NewBoard) -> None:
        board = new_board(TIC_TAC_TOE)
        board.show_board(Board.parse("X../.../..."), 0, frozenset({Mark.O}))
        assert self.ghost(qtbot, board) is Mark.O

    def test_is_whose_turn_it_is(self, qtbot: QtBot, new_board: NewBoard) -> None:
        board = new_board(TIC_TAC_TOE)
        board.show_board(Board.parse("X../.../..."), 0, frozenset({Mark.X}))
        assert self.ghost(qtbot, board) is None

    def test_is_nobody_when_the_game_is_over(self, qtbot: QtBot, new_board: NewBoard) -> None:
        board = new_board(TIC_TAC_TOE)
        board.show_board(Board.parse("XXX/OO./..."), 0, PEOPLE)
        assert self.ghost(qtbot, board) is None

    def test_is_nobody_where_nothing_is_playable(self, qtbot: QtBot, new_board: NewBoard) -> None:
        board = new_board(TIC_TAC_TOE)
        board.show_board(TIC_TAC_TOE.start, None, PEOPLE, is_playable=False)
        assert self.ghost(qtbot, board) is None


def test_the_line_is_struck_once_and_goes_with_the_next_board(
    qtbot: QtBot, new_board: NewBoard
) -> None:
    board = new_board(TIC_TAC_TOE)
    [line] = board.findChildren(WinningLine)
    assert line.isHidden()
    won = Board.parse("XXX/OO./...")
    with qtbot.waitSignal(board.line_struck):
        board.show_board(won, 2, PEOPLE)
    assert line.isVisible()
    assert not board.is_striking
    with qtbot.assertNotEmitted(board.line_struck):
        board.show_board(won, 2, PEOPLE)
    board.show_board(TIC_TAC_TOE.start, None, PEOPLE)
    assert line.isHidden()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_button_is_pressed_once_however_long_a_key_is_held(
    new_board: NewBoard, key: Qt.Key
) -> None:
    board = new_board(TIC_TAC_TOE)
    clicked: list[int] = []
    board.move_clicked.connect(clicked.append)
    cell = buttons(board)[4]
    cell.setFocus()
    QTest.keyClick(cell, key)
    assert clicked == [4]
    assert cell.has_keyboard


@pytest.mark.parametrize(("game", "kind"), [(TIC_TAC_TOE, GridBoard), (DROP_FOUR, ColumnsBoard)])
def test_a_game_is_played_on_the_board_that_fits_it(
    qtbot: QtBot, game: Game, kind: type[BoardWidget]
) -> None:
    board = board_for(game, look(is_animated=True))
    qtbot.addWidget(board)
    assert type(board) is kind
    assert board.board is game.start
    assert [board.move_of_key(key) for key in game.moves_by_key] == list(game.start.moves())
