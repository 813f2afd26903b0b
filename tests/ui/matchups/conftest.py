from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.sample_games import TWO_PEOPLE
from tests.tic_tac_toe import play_match as play
from tests.ui.conftest import OpenWindow
from tests.ui.matchups.matchups import Matchups, OpenMatchups
from tictac_gui.play.runs.long_run import LongRun
from tictac_gui.play.runs.tournament import PlayGames
from tictac_gui.play.search_worker import SearchWorker
from tictac_gui.ui.look.appearance import Appearance
from tictac_gui.ui.matchups.window import MatchupWindow


@pytest.fixture
def open_matchups(qtbot: QtBot, open_window: OpenWindow) -> Iterator[OpenMatchups]:
    """Open the window, with a way to play games of the test's own."""
    opened: list[MatchupWindow] = []

    def open_it(play_games: PlayGames = play) -> Matchups:
        window = open_window(TWO_PEOPLE)
        run, appearance = LongRun(SearchWorker()), window.find(Appearance, "")
        widget = MatchupWindow(run, appearance, Random(1), window.widget, play_games)
        opened.append(widget)
        widget.resize(900, 700)
        widget.show()
        matchups = Matchups(widget, window, qtbot)
        matchups.wait_until_idle()
        return matchups

    yield open_it
    for widget in opened:
        widget.close()


@pytest.fixture
def matchups(open_matchups: OpenMatchups) -> Matchups:
    return open_matchups()
