from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import OpenWindow
from tests.ui.learn.puzzles.puzzling import Puzzling
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.play.setup import Players, Setup

OpenPuzzles = Callable[..., Puzzling]


@pytest.fixture
def open_puzzles(qtbot: QtBot, open_window: OpenWindow) -> OpenPuzzles:
    """Open the puzzles from the menu, with replies that come without a pause."""

    def open_them(game: Game = TIC_TAC_TOE, *, reply_ms: int = 0) -> Puzzling:
        window = open_window(Setup(Players.TWO_PEOPLE, game=game))
        window.action("puzzles").trigger()
        puzzling = Puzzling(window, qtbot)
        puzzling.session._timer.setInterval(reply_ms)
        return puzzling

    return open_them
