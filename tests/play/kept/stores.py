"""Asking a store and waiting for its answer."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.kept.store import Store
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Seat

OpenStore = Callable[..., Store]


def start(qtbot: QtBot, store: Store) -> GameRecord | None:
    """Start the store and return the game under way."""
    with qtbot.waitSignal(store.unfinished_found) as found:
        store.start(TIC_TAC_TOE)
    assert found.args is not None
    record: GameRecord | None = found.args[0]
    return record


def score(qtbot: QtBot, store: Store, x: Seat = None, o: Seat = Difficulty.EASY) -> Score:
    """Return how the two have done in tic-tac-toe."""
    with qtbot.waitSignal(store.score_found) as found:
        store.find_score(x, o, TIC_TAC_TOE)
    assert found.args is not None
    result: Score = found.args[2]
    return result
