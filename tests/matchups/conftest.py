from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.main_window import *  # noqa: F403 - fixtures
from tests.main_window import OpenWindow
from tests.matchups.matchups_page import MatchupsPage, OpenMatchups
from tests.sample_games import TWO_PEOPLE
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.games.matchup import PlayGames
from tictac_gui.look.appearance import Appearance
from tictac_gui.matchups.model import Matchups
from tictac_gui.matchups.window import MatchupWindow
from tictac_gui.play.asking import Asker


@pytest.fixture
def open_matchups(qtbot: QtBot, open_window: OpenWindow) -> Iterator[OpenMatchups]:
    """Open the window, with a way to play games of the test's own."""
    opened: list[Matchups] = []

    def open_it(play_games: PlayGames | None = None, game: Game = TIC_TAC_TOE) -> MatchupsPage:
        window = open_window(replace(TWO_PEOPLE, game=game))
        model = Matchups(game, Random(1), Asker, window.widget, play_games)
        opened.append(model)
        widget = MatchupWindow(model, window.find(Appearance, "").look, window.widget)
        widget.finished.connect(model.leave)
        widget.resize(900, 700)
        widget.show()
        matchups = MatchupsPage(widget, window, qtbot)
        matchups.wait_until_idle()
        return matchups

    yield open_it
    for model in opened:
        model.leave()


@pytest.fixture
def matchups(open_matchups: OpenMatchups) -> MatchupsPage:
    return open_matchups()
