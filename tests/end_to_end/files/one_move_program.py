"""The real program, in which a person makes one move; prints what they saw, and closes."""

import json
import sys
from unittest.mock import patch

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from tictac_gui import app
from tictac_gui.__main__ import main
from tictac_gui.play.controller import GameController
from tictac_gui.play.setup import Setup
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.window.main_window import MainWindow
from tictac_gui.window.notices import NoticeBar

TRY_MS = 20


class Person(QObject):
    """Moves once the start is over and it is their turn, and waits until that has been saved."""

    def __init__(self, window: MainWindow, store: Store) -> None:
        super().__init__(window)
        self._window = window
        self._store = store
        [self._game] = window.findChildren(GameController)
        self._moves_before = 0
        self._timer = QTimer(self, interval=TRY_MS)
        self._timer.timeout.connect(self._try_to_move)
        # Answered when all that was asked before is done.
        store.ask(self, _nothing, self._on_started)

    def _on_started(self, _answer: object) -> None:
        self._moves_before = len(self._game._history.moves)
        self._timer.start()

    @Slot()
    def _try_to_move(self) -> None:
        cell = self._game.board.moves()[0]
        [button] = self._window.findChildren(QAbstractButton, f"cell_{cell}")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        if len(self._game._history.moves) > self._moves_before:
            self._timer.stop()
            self._store.ask(self, _nothing, self._report)

    def _report(self, _answer: object) -> None:
        [notice] = self._window.findChildren(NoticeBar)
        story = {"moves": len(self._game._history.moves), "notices": notice.text.splitlines()}
        sys.stdout.write(f"{json.dumps(story)}\n")
        sys.stdout.flush()
        self._window.close()


def _nothing(_database: object) -> bool:
    return True


def run() -> int:
    build = app.build

    def build_with_person(
        store: Store, preferences: Preferences, setup: Setup | None = None
    ) -> MainWindow:
        window = build(store, preferences, setup)
        Person(window, store)
        return window

    with patch.object(app, "build", build_with_person):
        return main([])


if __name__ == "__main__":
    sys.exit(run())
