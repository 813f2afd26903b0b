"""Whatever changes is painted at once, without being asked for."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialog, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.board.drop_four import DROP_FOUR, columns
from tests.board.drop_four import X_WINS as COLUMNS_WON
from tests.language.live_language import open_page, settled
from tests.main_window import KeepGames, OpenWindow
from tests.sample_games import EASY_AS_X, TWO_PEOPLE, X_WINS
from tests.window.pictures import on_screen, wait_until_up_to_date
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

FOUR = Setup(Players.TWO_PEOPLE, game=DROP_FOUR)
GAMES = {"cell": (TWO_PEOPLE, X_WINS), "column": (FOUR, columns(COLUMNS_WON))}


class Onlooker:
    """Looks at a window again and again."""

    def __init__(self, qtbot: QtBot, window: QWidget) -> None:
        self._qtbot = qtbot
        self._window = window
        self._seen = on_screen(window)

    def sees_a_change(self) -> None:
        wait_until_up_to_date(self._qtbot, self._window)
        seen = on_screen(self._window)
        assert seen != self._seen
        self._seen = seen


@pytest.mark.parametrize("kind", GAMES)
class TestABoard:
    def test_shows_moves_and_the_end(
        self, qtbot: QtBot, open_window: OpenWindow, kind: str
    ) -> None:
        setup, moves = GAMES[kind]
        window = open_window(setup)
        onlooker = Onlooker(qtbot, window.widget)
        for move in moves:
            window.wait_for(Phase.PERSON)
            window.click(f"{kind}_{move}")
            onlooker.sees_a_change()
        for action in ("undo", "undo", "redo", "redo", "new_game"):
            window.action(action).trigger()
            onlooker.sees_a_change()

    def test_shows_where_the_pointer_and_the_keyboard_are(
        self, qtbot: QtBot, open_window: OpenWindow, kind: str
    ) -> None:
        window = open_window(GAMES[kind][0])
        onlooker = Onlooker(qtbot, window.widget)
        for number in (0, 3):
            qtbot.mouseMove(window.widget, QPoint(1, 1))
            qtbot.mouseMove(window.button(f"{kind}_{number}"))
            qtbot.waitUntil(window.button(f"{kind}_{number}").underMouse)
            onlooker.sees_a_change()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            window.press(key)
            onlooker.sees_a_change()

    def test_shows_a_hint(self, qtbot: QtBot, open_window: OpenWindow, kind: str) -> None:
        window = open_window(GAMES[kind][0])
        onlooker = Onlooker(qtbot, window.widget)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: "Hint" in window.status)
        onlooker.sees_a_change()
        window.click(f"{kind}_2")
        onlooker.sees_a_change()


def test_values_are_shown(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(0)
    onlooker = Onlooker(qtbot, window.widget)
    for _ in range(2):
        window.action("move_values").trigger()
        settled(window, qtbot)
        onlooker.sees_a_change()


class TestTheAnalysis:
    @pytest.mark.parametrize("is_by_line", [False, True])
    def test_shows_each_step_of_a_search(
        self, qtbot: QtBot, open_window: OpenWindow, is_by_line: bool
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 4, 8, 2)
        open_page(window, "search_tree")
        settled(window, qtbot)
        window.button("tree_code").setChecked(is_by_line)
        window.click("tree_end")
        onlooker = Onlooker(qtbot, window.find(QDialog, "thinking"))
        for name in ("back", "start", "forward", "forward", "over"):
            window.click(f"tree_{name}")
            onlooker.sees_a_change()
        if not is_by_line:
            # Beside the code there is no room for more of it.
            window.click("tree_zoom_larger")
            onlooker.sees_a_change()

    def test_shows_the_moves(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 4, 8, 2)
        open_page(window, "moves")
        settled(window, qtbot)
        onlooker = Onlooker(qtbot, window.widget)
        window.play(6)
        settled(window, qtbot)
        onlooker.sees_a_change()
        window.action("undo").trigger()
        settled(window, qtbot)
        onlooker.sees_a_change()


def test_past_games_are_shown_move_by_move(
    qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
) -> None:
    keep_games(EASY_AS_X, X_WINS)
    window = open_window(EASY_AS_X)
    window.action("past_games").trigger()
    settled(window, qtbot)
    [dialog] = window.widget.findChildren(QDialog)
    [games] = dialog.findChildren(QListView)
    games.setCurrentIndex(games.model().index(0, 0))
    onlooker = Onlooker(qtbot, dialog)
    for name in ("step_first", "step_forward", "step_last", "step_back"):
        [button] = dialog.findChildren(QPushButton, name)
        button.click()
        onlooker.sees_a_change()
