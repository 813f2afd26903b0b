import pytest
from pytestqt.qtbot import QtBot

from tests.board.drop_four import DROP_FOUR, DropWindow, OpenBoard
from tests.main_window import *  # noqa: F403 - fixtures
from tests.main_window import OpenWindow
from tictac_gui.games import Game
from tictac_gui.play.setup import Players, Setup


@pytest.fixture
def open_board(qtbot: QtBot, open_window: OpenWindow) -> OpenBoard:
    """Open the window with a game for two people, unless others are to play."""

    def open_it(
        players: Players = Players.TWO_PEOPLE, game: Game = DROP_FOUR, **options: object
    ) -> DropWindow:
        return DropWindow(open_window(Setup(players, game=game), **options), qtbot)

    return open_it
