"""Playing on from a past game, and looking at it in the analysis."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListView, QPushButton
from pytestqt.qtbot import QtBot

from tests.analysis.move_list import described
from tests.changes import POSITIONS, none_of, wait_for
from tests.choosers import Gate, endless
from tests.history.past_games_page import OpenPastGames, PastGamesPage
from tests.main_window import (
    KeepGames,
    OpenWindow,
    Window,
)
from tests.sample_games import EASY_AS_X, O_WINS, TWO_PEOPLE, WATCHED, X_WINS
from tictac_gui.engine import Difficulty
from tictac_gui.play.change import Event
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Setup
from tictac_gui.proof.window import ProofWindow

HOME, RIGHT = Qt.Key.Key_Home, Qt.Key.Key_Right


def banner(window: Window) -> str:
    return window.find(QLabel, "looking_back").text()


class TestPlayingFromHere:
    def test_begins_a_practice_game_at_that_point(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        window = open_window(TWO_PEOPLE)
        past_games = PastGamesPage(window, qtbot)
        past_games.wait_for(1)
        past_games.click("step_back", "play_from_here")
        assert window.marks == "XX./OO./..."
        assert window.controller.setup == EASY_AS_X
        assert window.controller.is_practice
        qtbot.waitUntil(window.widget.isActiveWindow)
        window.play(2)
        assert window.status == "You win! Practice, not counted."
        PastGamesPage(window, qtbot).wait_for(2)
        assert window.scores == ["1", "0", "0"]

    def test_gives_way_to_the_board_and_says_what_is_practised(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        window = open_window(Setup(difficulty=Difficulty.HARD))
        past_games = PastGamesPage(window, qtbot)
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
        past_games = PastGamesPage(window, qtbot)
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
            (WATCHED, "Practice from move 5, Easy as X, Hard as O."),
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
        window.widget.watched_games.show(True)
        past_games = PastGamesPage(window, qtbot)
        past_games.wait_for(1)
        past_games.click("step_back", "play_from_here")
        assert window.notice == said

    def test_lets_the_computer_move_where_it_is_its_turn(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(EASY_AS_X, X_WINS)
        window = open_window(TWO_PEOPLE, endless)
        past_games = PastGamesPage(window, qtbot)
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
        assert play.toolTip() == "Begin a game at this position, as practice."


class TestOpeningInAnalysis:
    @pytest.fixture
    def opened(self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames) -> Window:
        """A window with a game under way, and a past one open in its analysis."""
        keep_games(EASY_AS_X, O_WINS)
        window = open_window(TWO_PEOPLE)
        window.play(4, 0)
        past_games = PastGamesPage(window, qtbot)
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
        past_games = PastGamesPage(window, qtbot)
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
        with none_of(opened.controller, *POSITIONS):
            opened.widget._look_back.look_at(0)
            assert banner(opened) == "Past game: before the first of 6 moves"
            opened.click("back_to_game")
        assert opened.scores == ["0", "0", "0"]
        PastGamesPage(opened, qtbot).wait_for(1)

    def test_leads_to_its_turning_point(self, qtbot: QtBot, opened: Window) -> None:
        turning_point = opened.button("see_turning_point_of_it")
        qtbot.waitUntil(turning_point.isVisible)
        opened.click("see_turning_point_of_it")
        assert banner(opened).startswith("Here ")
        assert opened.status == "You: middle left."
        opened.click("show_search")
        opened.click("play_from_here")
        assert opened.controller.moves == O_WINS[:4]
        assert opened.controller.is_practice
        assert opened.notice == "Practice from move 5, Easy."

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
        past_games = PastGamesPage(window, qtbot)
        past_games.wait_for(1)
        past_games.click("open_in_analysis")
        qtbot.waitUntil(window.button("see_turning_point_of_it").isVisible)
        window.click("see_turning_point_of_it")
        said = banner(window)
        with wait_for(qtbot, window.controller, Event.REPLIED):
            gate.open()
        window.wait_for(Phase.PERSON)
        assert banner(window) == said
        assert window.hinted
        window.press(Qt.Key.Key_Escape)
        assert window.marks == str(window.controller.board)
