"""Statistics and past games are those of the game that is played, and of no other."""

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tests.history.past_games_page import PastGamesPage
from tests.main_window import KeepGames, OpenWindow
from tests.sample_games import DRAWN, EASY_AS_X, X_WINS
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.history.statistics_window import TallyRow
from tictac_gui.play.looking_back import LookBack
from tictac_gui.play.setup import Players, Setup

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


@each_game
def test_names_stay_with_the_games_that_people_played_under_them(
    qtbot: QtBot, open_window: OpenWindow, game: Game
) -> None:
    window = open_window(Setup(Players.TWO_PEOPLE, game=game))
    names = window.controller.names
    moves = X_WINS if game is TIC_TAC_TOE else FOUR_IN_COLUMN_1
    for x, o in (("Anna", "Ben"), ("Carl", ""), ("", "")):
        names.choose(x, o)
        for move in moves:
            window.controller.play_move(move)
        window.controller.new_game()
    names.choose("Dora", "Emil")
    past_games = PastGamesPage(window, qtbot)
    past_games.wait_for(3)
    side, other = ("X", "O") if game is TIC_TAC_TOE else ("amber", "red")
    winner = "X" if game is TIC_TAC_TOE else "Amber"
    last = "Player O" if game is TIC_TAC_TOE else "Red"
    assert past_games.results == [f"{winner} won", "Carl won", "Anna won"]
    assert [past_games.text(row).split(". ")[1] for row in range(3)] == [
        "Two people",
        f"Carl as {side}, {last} as {other}",
        f"Anna as {side}, Ben as {other}",
    ]
    past_games.choose(2)
    past_games.click("open_in_analysis")
    assert window.find(LookBack, "").names == {Mark.X: "Anna", Mark.O: "Ben"}
