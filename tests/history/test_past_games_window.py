import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.history.past_games_page import OpenPastGames, PastGamesPage
from tests.main_window import (
    HideFile,
    KeepGames,
    OpenWindow,
)
from tests.sample_games import DRAWN, EASY_AS_X, O_WINS, TWO_PEOPLE, WATCHED, X_WINS
from tictac_gui.board.grid import CellButton
from tictac_gui.board.overlay import WinningLine
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.history.past_games import PORTION
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.look.theme import DARK, LIGHT
from tictac_gui.play.setup import Players, Setup

AS_O = Setup(Players.PERSON_AS_O, Difficulty.HARD)
LEFT, RIGHT, HOME, END = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End


class TestTheList:
    def test_says_that_there_are_no_games_yet(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        past_games = PastGamesPage(open_window(), qtbot)
        qtbot.waitUntil(lambda: past_games.message == "No games yet.")
        assert not past_games.rows.isVisible()

    def test_has_the_newest_first(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS, DRAWN, O_WINS)
        assert past_games.results == ["Computer won", "Draw", "You won"]
        assert past_games.message == ""

    @pytest.mark.parametrize(
        ("setup", "moves", "text"),
        [
            (EASY_AS_X, X_WINS, "You won. Easy, you played X. "),
            (AS_O, X_WINS, "Computer won. Hard, you played O. "),
            (TWO_PEOPLE, O_WINS, "O won. Two people. "),
            (WATCHED, DRAWN, "Draw. Easy as X, Hard as O. "),
        ],
    )
    def test_shows_the_result_and_who_played(
        self,
        open_past_games: OpenPastGames,
        setup: Setup,
        moves: tuple[int, ...],
        text: str,
    ) -> None:
        summary = open_past_games(setup, moves).text(0)
        assert summary.startswith(text)
        assert len(summary) > len(text), "the time follows"

    def test_distinguishes_practice_from_games_that_count(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS, counts=False)
        past_games = PastGamesPage(open_window(), qtbot)
        past_games.wait_for(1)
        assert "Easy, you played X, practice" in past_games.text(0)

    def test_gets_a_game_that_ends_meanwhile_and_keeps_the_choice(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, DRAWN, X_WINS)
        window = open_window(TWO_PEOPLE)
        past_games = PastGamesPage(window, qtbot)
        past_games.wait_for(2)
        past_games.choose(1)
        past_games.click("step_back")
        window.play(*O_WINS)
        past_games.wait_for(3)
        assert past_games.results == ["O won", "You won", "Draw"]
        assert past_games.rows.currentIndex().row() == 2
        assert past_games.status == "Move 8 of 9"

    def test_gets_the_very_first_game(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        past_games = PastGamesPage(window, qtbot)
        qtbot.waitUntil(lambda: past_games.message == "No games yet.")
        window.play(*X_WINS)
        past_games.wait_for(1)
        assert past_games.message == ""
        assert past_games.marks == "XXX/OO./..."

    def test_is_read_in_portions_as_it_is_scrolled(
        self, open_past_games: OpenPastGames, games_path: Path
    ) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS)
        add_copies(games_path, 2 * PORTION)
        past_games.widget._past_games.list.reload()
        past_games.wait_for(PORTION)
        past_games.rows.scrollToBottom()
        past_games.wait_for(2 * PORTION)
        past_games.rows.scrollToBottom()
        past_games.wait_for(2 * PORTION + 1)

    def test_passes_over_a_whole_portion_that_cannot_be_read(
        self, open_past_games: OpenPastGames, games_path: Path
    ) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS)
        add_copies(games_path, 2 * PORTION, moves="44")
        past_games.widget._past_games.list.reload()
        past_games.wait_for(1)
        assert past_games.results == ["You won"]

    def test_says_when_it_cannot_be_read_until_it_can(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames, hide_file: HideFile
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        with hide_file():
            window = open_window()
            past_games = PastGamesPage(window, qtbot)
            qtbot.waitUntil(lambda: past_games.message.startswith("Past games can't be read"))
        past_games.wait_for(1)
        assert past_games.message == ""


class TestAGame:
    def test_is_shown_at_its_end(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, DRAWN, X_WINS)
        assert past_games.marks == "XXX/OO./..."
        assert past_games.status == "Move 5 of 5: You won"

    def test_is_chosen_with_the_arrow_keys(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, DRAWN, X_WINS)
        past_games.press(Qt.Key.Key_Down)
        assert past_games.marks == "XOX/XOO/OXX"
        assert past_games.status == "Move 9 of 9: Draw"

    def test_shows_its_winning_line_after_a_drawn_one(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS, DRAWN)
        past_games.press(Qt.Key.Key_Down)
        [line] = past_games.widget.findChildren(WinningLine)
        assert line.isVisible()

    def test_is_stepped_through_with_buttons(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS)
        past_games.click("step_back")
        assert past_games.marks == "XX./OO./..."
        assert past_games.status == "Move 4 of 5"
        past_games.click("step_first")
        assert past_games.marks == ".../.../..."
        assert past_games.status == "Before the first of 5 moves"
        past_games.click("step_forward")
        assert past_games.status == "Move 1 of 5"
        past_games.click("step_last")
        assert past_games.status == "Move 5 of 5: You won"

    @pytest.mark.parametrize("focused", ["past_games", "step_back", "play_from_here"])
    def test_is_stepped_through_with_keys_wherever_the_focus_is(
        self, open_past_games: OpenPastGames, focused: str
    ) -> None:
        past_games = open_past_games(EASY_AS_X, DRAWN, X_WINS)
        past_games.press(LEFT)
        [widget] = past_games.widget.findChildren(QWidget, focused)
        widget.setFocus()
        past_games.press(LEFT)
        assert past_games.status == "Move 3 of 5"
        past_games.press(HOME, LEFT, HOME)
        assert past_games.status == "Before the first of 5 moves"
        past_games.press(RIGHT)
        assert past_games.status == "Move 1 of 5"
        past_games.press(END, RIGHT, END)
        assert past_games.status == "Move 5 of 5: You won"
        assert past_games.rows.currentIndex().row() == 0

    def test_offers_only_steps_that_there_are(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS)
        names = ("step_first", "step_back", "step_forward", "step_last")

        def offered() -> list[bool]:
            return [past_games.button(name).isEnabled() for name in names]

        assert offered() == [True, True, False, False]
        past_games.click("step_back")
        assert offered() == [True, True, True, True]
        past_games.click("step_first")
        assert offered() == [False, False, True, True]

    def test_keeps_the_focus_on_a_step_at_its_ends(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS)
        past_games.button("step_first").setFocus()
        past_games.press(Qt.Key.Key_Space)
        assert past_games.widget.focusWidget() is past_games.button("step_forward")
        past_games.press(*[Qt.Key.Key_Space] * 5)
        assert past_games.widget.focusWidget() is past_games.button("step_back")

    def test_is_announced_step_by_step(
        self, open_past_games: OpenPastGames, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.board.game_viewer.announce", lambda _widget, text: said.append(text)
        )
        past_games = open_past_games(EASY_AS_X, X_WINS)
        past_games.press(LEFT, HOME, HOME, END)
        assert said == [
            "Player O plays centre. Move 4 of 5.",
            "Before the first of 5 moves.",
            "Player X plays top right. Move 5 of 5: You won.",
        ]

    def test_is_not_changed_by_clicks_on_its_board(
        self, qtbot: QtBot, open_past_games: OpenPastGames
    ) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS)
        cell = past_games.widget.findChild(CellButton, "cell_8")
        qtbot.mouseClick(cell, Qt.MouseButton.LeftButton)
        assert past_games.marks == "XXX/OO./..."


class TestTheWindow:
    def test_is_opened_once_and_blocks_nothing(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        first = PastGamesPage(window, qtbot)
        assert not first.widget.isModal()
        assert PastGamesPage(window, qtbot).widget is first.widget
        window.play(4)
        assert window.marks == ".../.X./..."

    def test_closes_with_escape_and_can_be_opened_again(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        past_games = PastGamesPage(window, qtbot)
        with qtbot.waitSignal(past_games.widget.destroyed):
            qtbot.keyClick(past_games.rows, Qt.Key.Key_Escape)
        assert PastGamesPage(window, qtbot).widget.isVisible()

    def test_opened_again_shows_the_same_move_of_the_same_game(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS, DRAWN)
        window = open_window(TWO_PEOPLE)
        past_games = PastGamesPage(window, qtbot)
        past_games.wait_for(2)
        past_games.choose(1)
        past_games.click("step_back")
        with qtbot.waitSignal(past_games.widget.destroyed):
            past_games.widget.close()
        window.play(*O_WINS)
        again = PastGamesPage(window, qtbot)
        again.wait_for(3)
        assert again.rows.currentIndex().row() == 2
        assert (again.status, again.marks) == ("Move 4 of 5", "XX./OO./...")

    def test_closes_with_the_main_window(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        past_games = PastGamesPage(window, qtbot)
        window.widget.close()
        assert not past_games.widget.isVisible()

    def test_names_everything_that_takes_the_focus(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS)
        past_games.press(LEFT)
        controls = [past_games.rows, *past_games.widget.findChildren(QPushButton)]
        assert len(controls) == 10
        for control in controls:
            assert control.accessibleName() or control.property("text"), control.objectName()

    def test_is_painted_in_every_scheme(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS, X_WINS)
        window = open_window()
        past_games = PastGamesPage(window, qtbot)
        past_games.wait_for(2)
        row = past_games.rows.visualRect(past_games.rows.model().index(1, 0))
        appearance = window.find(Appearance, "")
        appearance.choose(Scheme.DARK)
        dark = past_games.rows.viewport().grab(row).toImage()
        appearance.choose(Scheme.LIGHT)
        light = past_games.rows.viewport().grab(row).toImage()
        for image, theme in ((light, LIGHT), (dark, DARK)):
            colours = {
                image.pixelColor(x, y).name()
                for x in range(image.width())
                for y in range(image.height())
            }
            assert {theme.surface.name(), theme.mark(Mark.O).name()} <= colours

    @pytest.mark.usefixtures("doubled_font")
    def test_clips_nothing_in_twice_the_size(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS)
        past_games.widget.resize(past_games.widget.minimumSizeHint())
        for button in past_games.widget.findChildren(QPushButton):
            assert button.width() >= button.sizeHint().width(), button.objectName()
        row = past_games.rows.visualRect(past_games.rows.model().index(0, 0))
        assert row.height() >= 3 * past_games.rows.fontMetrics().height()


def add_copies(path: Path, count: int, moves: str = "moves") -> None:
    """Write many more games like the first, quickly."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot)"
            f" SELECT ?, begun, players, x, o, {moves}, result, counts, 9 FROM game"
            " WHERE result = 'X' ORDER BY number LIMIT 1",
            ((f"copy {number}",) for number in range(count)),
        )
