"""How long the window of past games takes to open: as long with very many games as with a few."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QListView

from tests.bench.report import Bound, print_table
from tests.bench.rounds import medians
from tictac_gui import app
from tictac_gui.history.past_games import PORTION
from tictac_gui.history.past_games_window import PastGamesWindow
from tictac_gui.play.setup import Setup
from tictac_gui.storage.database import Database
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.window.main_window import MainWindow

ROUNDS = 15
ONE_PORTION = PORTION
PROMISED = 10_000
VERY_MANY = 1_000_000
PROMISED_SECONDS = 0.25
AT_MOST = 2
"""How many times longer it may take with more games than the window reads at once."""

GAMES = (("03142", "X"), ("807132", "O"), ("048176253", "draw"))


def run() -> list[Bound]:
    application = QApplication.instance() or QApplication([])
    with ExitStack() as stack:
        windows = {
            count: stack.enter_context(_window_with(count))
            for count in (ONE_PORTION, PROMISED, VERY_MANY)
        }
        contestants = {count: partial(_time_opening, each) for count, each in windows.items()}
        seconds = medians(contestants, ROUNDS, warm_up=1)
    del application
    bounds = {
        count: Bound(
            f"the speed of past games with {count:,} beside {ONE_PORTION:,}",
            seconds[ONE_PORTION] / seconds[count],
            1 / AT_MOST,
        )
        for count in (PROMISED, VERY_MANY)
    }
    print_table(
        f"From the menu to the first rows of past games, median of {ROUNDS}",
        ["games", "ms", "as fast", "bound", ""],
        [
            [
                f"{count:,}",
                f"{seconds[count] * 1e3:.1f}",
                *(bounds[count].columns if count in bounds else ("", "", "")),
            ]
            for count in seconds
        ],
    )
    verdict = "under" if seconds[PROMISED] < PROMISED_SECONDS else "NOT under"
    print(f"\n{PROMISED:,} games open in {verdict} {PROMISED_SECONDS * 1e3:g} ms here.")
    return list(bounds.values())


@contextmanager
def _window_with(count: int) -> Iterator[MainWindow]:
    """Open the window of the program on a file with `count` games."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "games.sqlite")
        _fill(path, count)
        store = Store(path)
        preferences = Preferences(Path(folder, "settings.ini"), store.writing_thread)
        window = app.build(store, preferences, Setup(), is_animated=False)
        window.show()
        yield window
        window.close()


def _time_opening(window: MainWindow) -> float:
    [action] = window.findChildren(QAction, "action_past_games")
    QApplication.processEvents()
    started = perf_counter()
    action.trigger()
    [past_games] = window.findChildren(PastGamesWindow)
    [rows] = past_games.findChildren(QListView)
    while not rows.model().rowCount():
        QApplication.processEvents()
    past_games.repaint()
    took = perf_counter() - started
    if rows.model().rowCount() != PORTION:
        sys.exit(f"{rows.model().rowCount()} games are shown at first, not {PORTION}")
    past_games.close()
    QApplication.sendPostedEvents(past_games, QEvent.Type.DeferredDelete.value)
    return took


def _fill(path: Path, count: int) -> None:
    """Write finished games, all in one transaction."""
    Database(path).close()
    rows = ((str(number), *GAMES[number % len(GAMES)]) for number in range(count))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot) VALUES"
            " (?, '2025-01-01T12:00:00+00:00', 'PERSON_AS_X', 'person', 'EASY', ?, ?, 1, 0)",
            rows,
        )
