import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.choosers import Gate, endless
from tests.sample_games import DRAWN, EASY_AS_X, O_WINS, TWO_PEOPLE, WATCHED, X_WINS
from tests.ui.analysis.moves.move_list import described
from tests.ui.conftest import (
    HideFile,
    KeepGames,
    OpenWindow,
    Window,
)
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.ui.board.cell_button import CellButton
from tictac_gui.ui.board.winning_line import WinningLine
from tictac_gui.ui.history.past_games_model import PORTION
from tictac_gui.ui.history.past_games_window import PastGamesWindow
from tictac_gui.ui.look.appearance import Appearance, Scheme
from tictac_gui.ui.look.theme import DARK, LIGHT
from tictac_gui.ui.proof.window import ProofWindow

AS_O = Setup(Players.PERSON_AS_O, Difficulty.HARD)
LEFT, RIGHT, HOME, END = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End


def banner(window: Window) -> str:
    return window.find(QLabel, "looking_back").text()


class PastGames:
    """The window of past games, reached by the names of its widgets."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        # Nothing else keeps the main window alive.
        self._window = window
        window.action("past_games").trigger()
        [self.widget] = window.widget.findChildren(PastGamesWindow)
        [self.rows] = self.widget.findChildren(QListView)
        self._qtbot = qtbot

    @property
    def count(self) -> int:
        return self.rows.model().rowCount()

    @property
    def results(self) -> list[str]:
        return [self.text(row, Qt.ItemDataRole.DisplayRole) for row in range(self.count)]

    def text(self, row: int, role: Qt.ItemDataRole = Qt.ItemDataRole.AccessibleTextRole) -> str:
        return str(self.rows.model().index(row, 0).data(role))

    @property
    def marks(self) -> str:
        cells = [self.widget.findChild(CellButton, f"cell_{number}") for number in range(9)]
        marks = [cell.mark.value if cell and cell.mark else "." for cell in cells]
        return "/".join("".join(marks[row : row + 3]) for row in (0, 3, 6))

    @property
    def status(self) -> str:
        return self.label("step_status").text()

    @property
    def message(self) -> str:
        label = self.label("message")
        return label.text() if label.isVisible() else ""

    def label(self, name: str) -> QLabel:
        [label] = self.widget.findChildren(QLabel, name)
        return label

    def button(self, name: str) -> QPushButton:
        [button] = self.widget.findChildren(QPushButton, name)
        return button

    def click(self, *names: str) -> None:
        for name in names:
            self._qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self._qtbot.keyClick(self.widget.focusWidget(), key)

    def wait_for(self, count: int) -> None:
        self._qtbot.waitUntil(lambda: self.count == count)

    def choose(self, row: int) -> None:
        self.rows.setCurrentIndex(self.rows.model().index(row, 0))


OpenPastGames = Callable[..., PastGames]


@pytest.fixture
def open_past_games(qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames) -> OpenPastGames:
    """Open the window on games that have just been written, the last one the newest."""

    def open_it(setup: Setup, *games: tuple[int, ...]) -> PastGames:
        keep_games(setup, *games)
        past_games = PastGames(open_window(TWO_PEOPLE), qtbot)
        past_games.wait_for(len(games))
        qtbot.waitUntil(past_games.widget.isActiveWindow)
        return past_games

    return open_it


class TestTheList:
    def test_says_that_there_are_no_games_yet(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        past_games = PastGames(open_window(), qtbot)
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
            (WATCHED, DRAWN, "Draw. X Easy, O Hard. "),
        ],
    )
    def test_tells_the_result_and_who_played(
        self,
        open_past_games: OpenPastGames,
        setup: Setup,
        moves: tuple[int, ...],
        text: str,
    ) -> None:
        told = open_past_games(setup, moves).text(0)
        assert told.startswith(text)
        assert len(told) > len(text), "the time is told as well"

    def test_tells_practice_from_what_counts(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS, counts=False)
        past_games = PastGames(open_window(), qtbot)
        past_games.wait_for(1)
        assert "Easy, you played X, practice" in past_games.text(0)

    def test_gets_a_game_that_ends_meanwhile_and_keeps_the_choice(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, DRAWN, X_WINS)
        window = open_window(TWO_PEOPLE)
        past_games = PastGames(window, qtbot)
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
        past_games = PastGames(window, qtbot)
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
        past_games.widget.reload()
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
        past_games.widget.reload()
        past_games.wait_for(1)
        assert past_games.results == ["You won"]

    def test_says_when_it_cannot_be_read_until_it_can(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames, hide_file: HideFile
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        with hide_file():
            window = open_window()
            past_games = PastGames(window, qtbot)
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
            "tictac_gui.ui.history.game_viewer.announce", lambda _widget, text: said.append(text)
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


class TestPlayingFromHere:
    def test_begins_a_practice_game_at_that_point(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        window = open_window(TWO_PEOPLE)
        past_games = PastGames(window, qtbot)
        past_games.wait_for(1)
        past_games.click("step_back", "play_from_here")
        assert window.marks == "XX./OO./..."
        assert window.controller.setup == EASY_AS_X
        assert window.controller.is_practice
        qtbot.waitUntil(window.widget.isActiveWindow)
        window.play(2)
        assert window.status == "You win! Practice, not counted."
        PastGames(window, qtbot).wait_for(2)
        assert window.scores == ["1", "0", "0"]

    def test_gives_way_to_the_board_and_says_what_is_practised(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        window = open_window(Setup(difficulty=Difficulty.HARD))
        past_games = PastGames(window, qtbot)
        past_games.wait_for(1)
        past_games.press(HOME, RIGHT, RIGHT)
        with qtbot.waitSignal(past_games.widget.destroyed):
            past_games.click("play_from_here")
        assert window.notice == "Practice from move 3, Easy."
        qtbot.waitUntil(window.widget.isActiveWindow)
        window.action("new_game").trigger()
        assert window.notice == ""

    def test_says_no_level_any_more_that_has_been_changed(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        window = open_window(Setup(difficulty=Difficulty.HARD))
        past_games = PastGames(window, qtbot)
        past_games.wait_for(1)
        past_games.press(HOME, RIGHT, RIGHT)
        past_games.click("play_from_here")
        window.action("hard").trigger()
        assert window.notice == ""
        practice = "Practice: this game doesn't count. Your turn: play X."
        assert window.status == f"From now on: Hard. {practice}"

    @pytest.mark.parametrize(
        ("setup", "said"),
        [
            (TWO_PEOPLE, "Practice from move 5, two people."),
            (WATCHED, "Practice from move 5, X Easy, O Hard."),
        ],
    )
    def test_says_who_plays(
        self,
        qtbot: QtBot,
        open_window: OpenWindow,
        keep_games: KeepGames,
        setup: Setup,
        said: str,
    ) -> None:
        keep_games(setup, X_WINS)
        window = open_window(EASY_AS_X, endless)
        past_games = PastGames(window, qtbot)
        past_games.wait_for(1)
        past_games.click("step_back", "play_from_here")
        assert window.notice == said

    def test_lets_the_computer_move_where_it_is_its_turn(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        window = open_window(TWO_PEOPLE, endless)
        past_games = PastGames(window, qtbot)
        past_games.wait_for(1)
        past_games.click("step_back", "step_back", "play_from_here")
        assert window.controller.phase is Phase.COMPUTER

    def test_is_not_offered_where_the_game_is_over(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS)
        play = past_games.button("play_from_here")
        assert not play.isEnabled()
        assert play.toolTip() == "The game is over here: step back first."
        past_games.press(HOME)
        assert play.isEnabled()


class TestOpeningInAnalysis:
    @pytest.fixture
    def opened(self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames) -> Window:
        """A window with a game under way, and a past one open in its analysis."""
        keep_games(EASY_AS_X, O_WINS)
        window = open_window(TWO_PEOPLE)
        window.play(4, 0)
        past_games = PastGames(window, qtbot)
        past_games.wait_for(1)
        with qtbot.waitSignal(past_games.widget.destroyed):
            past_games.click("open_in_analysis")
        return window

    def test_shows_its_verdicts_and_its_end_on_the_board(
        self, qtbot: QtBot, opened: Window
    ) -> None:
        assert opened.marks == "OOO/X../.XX"
        assert banner(opened) == "Past game: move 6 of 6"
        qtbot.waitUntil(lambda: described(opened)[3].startswith("Move 3, You, bottom middle: "))
        assert described(opened)[1].startswith("Move 1, You,")
        assert opened.status == "Computer: top right."

    def test_shows_the_move_that_was_looked_at(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, O_WINS)
        window = open_window(TWO_PEOPLE)
        past_games = PastGames(window, qtbot)
        past_games.wait_for(1)
        past_games.click("step_back")
        past_games.click("step_back")
        past_games.click("open_in_analysis")
        assert banner(window) == "Past game: move 4 of 6"
        moves = window.find(QListView, "moves")
        qtbot.waitUntil(lambda: moves.currentIndex().row() == 4)

    def test_leaves_the_game_under_way_as_it_is(self, opened: Window) -> None:
        controller = opened.controller
        assert controller.setup == TWO_PEOPLE
        opened.click("cell_3")
        opened.action("hint").trigger()
        opened.click("back_to_game")
        assert opened.marks == "O../.X./..."
        assert opened.status == "X to move."
        assert described(opened)[0] == "Start of the game"
        assert len(described(opened)) == 3
        opened.play(8)
        assert controller.moves == (4, 0, 8)
        assert not controller.is_practice

    def test_writes_nothing(self, qtbot: QtBot, opened: Window) -> None:
        with qtbot.assertNotEmitted(opened.controller.board_changed):
            opened.widget._look_back.look_at(0)
            assert banner(opened) == "Past game: before the first of 6 moves"
            opened.click("back_to_game")
        assert opened.scores == ["0", "0", "0"]
        PastGames(opened, qtbot).wait_for(1)

    def test_leads_to_its_turning_point(self, qtbot: QtBot, opened: Window) -> None:
        turning_point = opened.button("see_turning_point_of_it")
        qtbot.waitUntil(turning_point.isVisible)
        opened.click("see_turning_point_of_it")
        assert banner(opened).startswith("Here ")
        assert opened.status.startswith("Then: O ")
        opened.click("show_search")
        assert opened.controller.moves == (4, 0)
        opened.click("play_from_here")
        assert opened.controller.moves == O_WINS[:2]
        assert opened.controller.is_practice
        assert opened.notice == "Practice from move 3, Easy."

    def test_is_not_offered_for_the_games_of_a_proof(self, opened: Window) -> None:
        opened.action("proof").trigger()
        [proof] = opened.widget.findChildren(ProofWindow)
        [button] = proof.findChildren(QPushButton, "open_in_analysis")
        assert button.isHidden()

    def test_survives_a_reply_in_the_game_under_way(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, O_WINS)
        gate = Gate()
        window = open_window(EASY_AS_X, gate)
        window.play(4)
        past_games = PastGames(window, qtbot)
        past_games.wait_for(1)
        past_games.click("open_in_analysis")
        qtbot.waitUntil(window.button("see_turning_point_of_it").isVisible)
        window.click("see_turning_point_of_it")
        said = banner(window)
        with qtbot.waitSignal(window.controller.move_chosen):
            gate.open()
        window.wait_for(Phase.PERSON)
        assert banner(window) == said
        assert window.hinted
        window.press(Qt.Key.Key_Escape)
        assert window.marks == str(window.controller.board)


class TestTheWindow:
    def test_is_opened_once_and_blocks_nothing(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        first = PastGames(window, qtbot)
        assert not first.widget.isModal()
        assert PastGames(window, qtbot).widget is first.widget
        window.play(4)
        assert window.marks == ".../.X./..."

    def test_closes_with_escape_and_can_be_opened_again(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        past_games = PastGames(window, qtbot)
        with qtbot.waitSignal(past_games.widget.destroyed):
            qtbot.keyClick(past_games.rows, Qt.Key.Key_Escape)
        assert PastGames(window, qtbot).widget.isVisible()

    def test_closes_with_the_main_window(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        past_games = PastGames(window, qtbot)
        window.widget.close()
        assert not past_games.widget.isVisible()

    def test_names_everything_that_takes_the_focus(self, open_past_games: OpenPastGames) -> None:
        past_games = open_past_games(EASY_AS_X, X_WINS)
        past_games.press(LEFT)
        controls = [past_games.rows, *past_games.widget.findChildren(QPushButton)]
        assert len(controls) == 7
        for control in controls:
            assert control.accessibleName() or control.property("text"), control.objectName()

    def test_is_painted_in_every_scheme(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS, X_WINS)
        window = open_window()
        past_games = PastGames(window, qtbot)
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
