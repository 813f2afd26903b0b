"""The real program with two computers that play on and on; prints each position once it is saved.

Tests start it, and kill it at some moment.
"""

import sys
from functools import partial
from random import Random
from unittest.mock import patch

from PySide6.QtCore import QObject, Qt, Slot

from tictac_gui import app
from tictac_gui.__main__ import main
from tictac_gui.play.change import Change
from tictac_gui.play.controller import GameController
from tictac_gui.play.setup import Setup
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.window.main_window import MainWindow

PAUSE_MS = 25


class Player(QObject):
    """Prints the moves played so far after each of them, and begins a new game after each game.

    It prints them when the store has done all that it was asked to do until then, however long a
    busy disk takes.
    """

    def __init__(self, window: MainWindow, store: Store) -> None:
        super().__init__(window)
        self._store = store
        [self._game] = window.findChildren(GameController)
        # Queued: by then it has been asked to save them.
        self._game.changed.connect(self._on_changed, Qt.ConnectionType.QueuedConnection)

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.shows_position:
            self._note_moves()
        if change.ends_game:
            self._game.new_game()

    def _note_moves(self) -> None:
        moves = "".join(map(str, self._game._history.moves))
        line = f"{moves}{'!' if self._game.board.outcome else ''}\n"
        self._store.change(self, lambda _database: True, lambda _answer: _tell(line))


def _tell(line: str) -> None:
    sys.stdout.write(line)
    sys.stdout.flush()


def run() -> int:
    build = partial(app.build, rng=Random(), thinking_pause_ms=PAUSE_MS, is_animated=False)

    def build_restless(
        store: Store, preferences: Preferences, setup: Setup | None = None
    ) -> MainWindow:
        window = build(store, preferences, setup)
        Player(window, store)
        return window

    with patch.object(app, "build", build_restless):
        return main([])


if __name__ == "__main__":
    sys.exit(run())
