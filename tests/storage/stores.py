"""Asking a store and waiting for its answer."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Seat
from tictac_gui.storage.reader import Query
from tictac_gui.storage.store import Store

OpenStore = Callable[..., Store]


class Owner(QObject):
    """Owns questions to a store, and emits the answers."""

    answered = Signal(object)

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store

    def start(self, game: Game = TIC_TAC_TOE) -> None:
        self._store.start(self, game, self.answered.emit)

    def find_unfinished(self, game: Game) -> None:
        self._store.find_unfinished(self, game, self.answered.emit)

    def find_score(self, x: Seat = None, o: Seat = Difficulty.EASY) -> None:
        self._store.find_score(self, x, o, TIC_TAC_TOE, self.answered.emit)

    def ask(self, query: Query) -> None:
        self._store.ask(self, query, self.answered.emit)

    def change(self, query: Query) -> None:
        self._store.change(self, query, self.answered.emit)


def start(qtbot: QtBot, store: Store, game: Game = TIC_TAC_TOE) -> GameRecord | None:
    """Start the store and return the game under way."""
    owner = Owner(store)
    with qtbot.waitSignal(owner.answered) as answered:
        owner.start(game)
    assert answered.args is not None
    record: GameRecord | None = answered.args[0]
    return record


def score(qtbot: QtBot, store: Store, x: Seat = None, o: Seat = Difficulty.EASY) -> Score:
    """Return how the two have done in tic-tac-toe."""
    owner = Owner(store)
    with qtbot.waitSignal(owner.answered) as answered:
        owner.find_score(x, o)
    assert answered.args is not None
    result: Score = answered.args[0]
    return result


def ask(qtbot: QtBot, store: Store, query: Query) -> object:
    """Return what the database answers."""
    owner = Owner(store)
    with qtbot.waitSignal(owner.answered) as answered:
        owner.ask(query)
    assert answered.args is not None
    return answered.args[0]


def carry_out(qtbot: QtBot, store: Store, query: Query) -> object:
    """Have the database changed, and return what it answers."""
    owner = Owner(store)
    with qtbot.waitSignal(owner.answered) as answered:
        owner.change(query)
    assert answered.args is not None
    return answered.args[0]
