"""How evenly the window is painted while the program searches, beside the idle window.

`Pace` is the instrument: it has the whole window painted sixty times a second, as an animation
would, and measures the gaps between frames. `beside_idle` compares any work with none.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from itertools import count, pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget

from tests.bench.report import Bound, print_table
from tests.connect_four import careful_positions
from tictac_gui import app
from tictac_gui.engine import Difficulty
from tictac_gui.engine.methods import Method, MethodRun
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four.solver import IS_COMPILED
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.setup import Setup
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.play.asking import Work
    from tictac_gui.window.main_window import MainWindow

FRAME_MS = 16
ROUNDS = 9
ROUND_SECONDS = 2.0
AT_MOST = 1.5
"""How many times longer than those of the idle window the gaps may be."""
AT_MOST_SOLVING = 1.2 if IS_COMPILED else AT_MOST
"""Compiled, the solver needs nothing that painting does."""
MIDDLE = 11
"""Discs on a board on which it is hardest to see the end."""


def run() -> list[Bound]:
    return [
        *_beside_idle("plain minimax runs", Setup(), _plain_minimax, AT_MOST),
        *_beside_idle(
            "Connect Four's highest level thinks",
            Setup(game=CONNECT_FOUR),
            _highest_level,
            AT_MOST_SOLVING,
        ),
    ]


def _beside_idle(name: str, setup: Setup, work: Work, at_most: float) -> list[Bound]:
    with opened_window(setup) as window:
        worker = Asker()
        try:
            return beside_idle(
                name, window, lambda: worker.ask(worker, work, print, print), worker.cancel, at_most
            )
        finally:
            worker.shutdown()


def _plain_minimax(should_stop: Callable[[], bool]) -> None:
    """Search the empty board again and again until stopped."""
    while True:
        MethodRun(Method.PLAIN, Board()).measure(should_stop)


def _highest_level(should_stop: Callable[[], bool]) -> None:
    """Choose moves where none is known beforehand, again and again until stopped."""
    for seed in count():
        for board in careful_positions(MIDDLE, 20, seed):
            CONNECT_FOUR.choose_move(board, Difficulty.UNBEATABLE, Random(seed), should_stop)


@contextmanager
def opened_window(setup: Setup | None = None) -> Iterator[MainWindow]:
    """Open the window of the program with a game in it, as a person would find it."""
    application = QApplication.instance() or QApplication([])
    with TemporaryDirectory() as folder:
        store = Store(Path(folder) / "games.sqlite")
        preferences = Preferences(Path(folder) / "settings.ini", store.writing_thread)
        window = app.build(store, preferences, setup or Setup(), is_animated=False)
        window.show()
        application.processEvents()
        yield window
        window.close()


def beside_idle(
    work: str,
    window: QWidget,
    start: Callable[[], object],
    stop: Callable[[], object],
    at_most: float = AT_MOST,
) -> list[Bound]:
    """Measure the frames of a window while some work goes on and while none does, and report."""
    pace = Pace(window)
    # The first frames are warm-up.
    pace.gaps(ROUND_SECONDS / 4)
    idle, busy = [], []
    # Round by round, so that load on the machine affects both equally.
    for _ in range(ROUNDS):
        idle.append(pace.gaps(ROUND_SECONDS))
        start()
        busy.append(pace.gaps(ROUND_SECONDS))
        stop()
    bound = Bound(
        f"frames as even while {work} as those of the idle window",
        median(map(p99, idle)) / median(map(p99, busy)),
        1 / at_most,
    )
    print_table(
        f"Gaps between frames while {work}, {ROUNDS} rounds; the p99 is that of the median round",
        ["", "median ms", "p99 ms", "longest ms", "as even", "bound", ""],
        [
            ["the idle window", *_figures(idle), "", "", ""],
            [f"while {work}", *_figures(busy), *bound.columns],
        ],
    )
    return [bound]


def _figures(rounds: list[list[float]]) -> list[str]:
    gaps = [gap for each in rounds for gap in each]
    figures = median(gaps), median(map(p99, rounds)), max(gaps)
    return [f"{seconds * 1e3:.1f}" for seconds in figures]


def p99(gaps: list[float]) -> float:
    """Return the 99th percentile."""
    return quantiles(gaps, n=100, method="inclusive")[-1]


class Pace(QObject):
    """Has a window painted frame by frame."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._window = window
        self._frames: list[float] = []
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_timeout)

    def gaps(self, seconds: float) -> list[float]:
        """Paint for `seconds`, with the event loop running, and return the gaps in seconds."""
        self._frames.clear()
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1e3), loop.quit)
        self._timer.start()
        loop.exec()
        self._timer.stop()
        return [later - earlier for earlier, later in pairwise(self._frames)]

    @Slot()
    def _on_timeout(self) -> None:
        # Now, and all of it: `update` would leave it to Qt how many frames become one.
        self._window.repaint()
        self._frames.append(perf_counter())
