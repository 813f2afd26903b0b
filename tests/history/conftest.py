import pytest
from pytestqt.qtbot import QtBot

from tests.history.past_games_page import OpenPastGames, PastGamesPage
from tests.main_window import *  # noqa: F403 - fixtures
from tests.main_window import (
    KeepGames,
    OpenWindow,
)
from tests.sample_games import TWO_PEOPLE
from tictac_gui.play.setup import Setup


@pytest.fixture
def open_past_games(qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames) -> OpenPastGames:
    """Open the window on games that have just been written, the last one the newest."""

    def open_it(setup: Setup, *games: tuple[int, ...]) -> PastGamesPage:
        keep_games(setup, *games)
        window = open_window(TWO_PEOPLE)
        window.widget.watched_games.show(True)
        past_games = PastGamesPage(window, qtbot)
        past_games.wait_for(len(games))
        qtbot.waitUntil(past_games.widget.isActiveWindow)
        return past_games

    return open_it
