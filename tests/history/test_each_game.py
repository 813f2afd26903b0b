"""Statistics and past games are those of the game that is played, and of no other."""

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tests.history.past_games_page import PastGamesPage
from tests.main_window import KeepGames, OpenWindow
from tests.sample_games import DRAWN, EASY_AS_X, X_WINS
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.history.statistics_window import TallyRow
from tictac_gui.play.setup import Setup

EASY_FOUR = Setup(difficulty=Difficulty.EASY, game=CONNECT_FOUR)
FOUR_IN_COLUMN_1 = (0, 1, 0, 1, 0, 1, 0)
NAMES = {TIC_TAC_TOE: "Tic-Tac-Toe", CONNECT_FOUR: "Connect Four"}
each_game = pytest.mark.parametrize("game", NAMES, ids=NAMES.get)


@pytest.fixture
def keep_both(keep_games: KeepGames) -> None:
    keep_games(EASY_AS_X, X_WINS, DRAWN)
    keep_games(EASY_FOUR, FOUR_IN_COLUMN_1)


@each_game
@pytest.mark.usefixtures("keep_both")
def test_statistics_say_whose_they_are_and_count_its_games(
    qtbot: QtBot, open_window: OpenWindow, game: Game
) -> None:
    window = open_window(Setup(game=game))
    window.action("statistics").trigger()
    [dialog] = window.widget.findChildren(QDialog)
    assert dialog.windowTitle() == f"Statistics: {NAMES[game]}"
    [row] = dialog.findChildren(TallyRow, "tally_easy_x")
    played = {TIC_TAC_TOE: "2 played", CONNECT_FOUR: "1 played"}[game]
    qtbot.waitUntil(lambda: row.text.replace("\N{NO-BREAK SPACE}", " ").startswith(played))


@each_game
@pytest.mark.usefixtures("keep_both")
def test_past_games_say_whose_they_are_and_list_its_games(
    qtbot: QtBot, open_window: OpenWindow, game: Game
) -> None:
    past_games = PastGamesPage(open_window(Setup(game=game)), qtbot)
    assert past_games.widget.windowTitle() == f"Past Games: {NAMES[game]}"
    results = {TIC_TAC_TOE: ["Draw", "You won"], CONNECT_FOUR: ["You won"]}[game]
    past_games.wait_for(len(results))
    assert past_games.results == results
