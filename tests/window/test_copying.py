"""Positions and games are copied as text, from every window with a board."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QClipboard, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.main_window import KeepGames, OpenWindow, Window
from tests.sample_games import O_WINS, TWO_PEOPLE, X_WINS
from tictac_gui.analysis.thinking_window import ThinkingWindow
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.notation import read, written
from tictac_gui.history.past_games_window import PastGamesWindow
from tictac_gui.play.setup import Players, Setup
from tictac_gui.puzzles.window import PuzzleWindow

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def clipboard(qapp: object) -> QClipboard:  # noqa: ARG001 - it must exist
    board = QGuiApplication.clipboard()
    board.clear()
    return board


def press(qtbot: QtBot, window: QWidget, *, is_game: bool = False) -> None:
    """Press Ctrl+C, or Ctrl+Shift+C, wherever the keyboard is."""
    qtbot.waitUntil(window.isActiveWindow)
    keys = CTRL | SHIFT if is_game else CTRL
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_C, keys)


def opened(window: Window, action: str, kind: type[QWidget]) -> QWidget:
    window.action(action).trigger()
    [found] = window.widget.findChildren(kind)
    return found


def test_the_position_and_the_game_are_copied_by_keys(
    qtbot: QtBot, open_window: OpenWindow, clipboard: QClipboard
) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(4, 0, 8)
    press(qtbot, window.widget)
    assert clipboard.text() == "O../.X./..X"
    press(qtbot, window.widget, is_game=True)
    assert clipboard.text() == "573"


def test_connect_four_is_copied_as_columns_and_rows(
    open_window: OpenWindow, clipboard: QClipboard
) -> None:
    window = open_window(Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR))
    for move in (3, 3, 4, 2):
        window.controller.play_move(move)
    window.action("copy_game").trigger()
    assert clipboard.text() == "4453"
    window.action("copy_position").trigger()
    assert clipboard.text() == "/".join(["......."] * 4 + ["...O...", "..OXX.."])


def test_an_earlier_position_is_copied_as_it_is_shown_and_the_game_whole(
    open_window: OpenWindow, clipboard: QClipboard
) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(4, 0, 8)
    window.action("previous_move").trigger()
    window.action("copy_position").trigger()
    assert clipboard.text() == "O../.X./..."
    window.action("copy_game").trigger()
    assert clipboard.text() == "573"


def test_selected_text_is_copied_where_there_is_some(
    qtbot: QtBot, open_window: OpenWindow, clipboard: QClipboard
) -> None:
    window = open_window(TWO_PEOPLE)
    field = QLineEdit("some text", window.widget)
    field.show()
    field.setFocus()
    field.selectAll()
    press(qtbot, window.widget)
    assert clipboard.text() == "some text"


def test_a_past_game_is_copied(
    qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames, clipboard: QClipboard
) -> None:
    keep_games(TWO_PEOPLE, X_WINS, O_WINS)
    window = open_window(TWO_PEOPLE)
    games = opened(window, "past_games", PastGamesWindow)
    assert isinstance(games, PastGamesWindow)
    qtbot.waitUntil(lambda: games._past_games.viewed.record is not None)
    press(qtbot, games, is_game=True)
    assert clipboard.text() == written(TIC_TAC_TOE, O_WINS)
    qtbot.keyClick(games, Qt.Key.Key_Left)
    press(qtbot, games)
    assert clipboard.text() == str(TIC_TAC_TOE.history(O_WINS[:-1]).position)


def test_nothing_is_copied_while_no_past_game_is_shown(
    qtbot: QtBot, open_window: OpenWindow, clipboard: QClipboard
) -> None:
    games = opened(open_window(TWO_PEOPLE), "past_games", PastGamesWindow)
    for is_game in (False, True):
        press(qtbot, games, is_game=is_game)
    assert clipboard.text() == ""


def test_a_puzzle_is_copied_with_some_moves_that_lead_to_it(
    qtbot: QtBot, open_window: OpenWindow, clipboard: QClipboard
) -> None:
    window = opened(open_window(TWO_PEOPLE), "puzzles", PuzzleWindow)
    assert isinstance(window, PuzzleWindow)
    qtbot.waitUntil(lambda: window.trainer.session.puzzle is not None)
    position = window.trainer.session.position
    press(qtbot, window)
    assert clipboard.text() == str(position)
    press(qtbot, window, is_game=True)
    assert TIC_TAC_TOE.history(read(TIC_TAC_TOE, clipboard.text())).position == position


def test_the_board_in_focus_of_the_search_tree_is_copied_with_the_moves_to_it(
    qtbot: QtBot, open_window: OpenWindow, clipboard: QClipboard
) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(4, 0, 8, 2, 1)
    thinking = opened(window, "thinking", ThinkingWindow)
    assert isinstance(thinking, ThinkingWindow)
    tree = thinking._thinking.tree
    qtbot.waitUntil(lambda: tree.scene is not None)
    for _ in range(3):
        [button] = thinking.findChildren(QAbstractButton, "tree_forward")
        button.click()
    assert tree.scene
    focused = tree.scene.nodes[tree.scene.focus].board
    assert focused != window.controller.board
    press(qtbot, thinking)
    assert clipboard.text() == str(focused)
    press(qtbot, thinking, is_game=True)
    assert clipboard.text().startswith("57398")
    assert TIC_TAC_TOE.history(read(TIC_TAC_TOE, clipboard.text())).position == focused


def test_both_are_offered_at_the_pointer(open_window: OpenWindow) -> None:
    games = opened(open_window(TWO_PEOPLE), "past_games", PastGamesWindow)
    assert games.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
    names: Callable[[QAction], str] = QAction.text
    assert [names(action) for action in games.actions()] == ["Copy Position", "Copy Game"]
