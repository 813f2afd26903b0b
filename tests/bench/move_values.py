"""How soon after a move its values are painted, and a hint: within one frame of the screen."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from tests.bench.report import Bound, print_table
from tictac_gui import app
from tictac_gui.board.grid import CellButton, GridBoard
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.controller import GameController
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.window.main_window import MainWindow

ROUNDS = 15
FRAME = 1 / 60

GAMES = ((0, 4, 8, 1, 7, 6, 2, 5), (4, 0, 2, 6, 3, 5, 1), (1, 0, 4, 7, 6, 2, 8), (0, 1, 4, 8, 3))
"""Games that go through openings, forks, forced wins and draws; none of them is over."""


class _Game:
    """A window whose answers are waited for, and painted when they are there."""

    def __init__(self, window: MainWindow) -> None:
        [self.controller] = window.findChildren(GameController)
        [self._board] = window.findChildren(GridBoard)
        self._cells = window.findChildren(CellButton)

    def time_values(self, cell: int) -> float:
        """Return the seconds from a move to the picture of its values."""
        return self._time(lambda: self.controller.play_move(cell), self._has_values)

    def time_hint(self) -> float:
        """Return the seconds from the wish for a hint to its picture."""
        return self._time(self.controller.hint, lambda: any(cell.is_hinted for cell in self._cells))

    def _has_values(self) -> bool:
        return all(cell.value for cell in self._cells if not cell.mark)

    def _time(self, command: Callable[[], None], is_there: Callable[[], bool]) -> float:
        started = perf_counter()
        command()
        while not is_there():
            # Asleep, as in `exec`: a busy loop would keep the worker from running.
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        self._board.repaint()
        return perf_counter() - started


def run() -> list[Bound]:
    application = QApplication.instance() or QApplication([])
    with TemporaryDirectory() as folder:
        store = Store(Path(folder) / "games.sqlite")
        preferences = Preferences(Path(folder) / "settings.ini", store.writing_thread)
        window = app.build(store, preferences, Setup(Players.TWO_PEOPLE), is_animated=False)
        window.show()
        window.move_values.choose(True)
        game = _Game(window)
        # The first round is warm-up.
        rounds = [list(_play_through(game)) for _ in range(ROUNDS + 1)][1:]
        window.close()
    del application
    # The fastest round of each position: what else the machine does is not ours to promise.
    positions = [list(zip(*times, strict=True)) for times in zip(*rounds, strict=True)]
    figures = {
        name: [min(times[number]) for times in positions]
        for number, name in enumerate(("values", "hint"))
    }
    bounds = {
        name: Bound(f"one frame beside the slowest {name}", FRAME / max(seconds), 1)
        for name, seconds in figures.items()
    }
    print_table(
        f"Painted after a move at {len(positions)} positions, best of {ROUNDS}; a frame is"
        f" {FRAME * 1e3:.1f} ms",
        ["", "median ms", "slowest ms", "in a frame", "bound", ""],
        [
            [
                name,
                f"{median(seconds) * 1e3:.2f}",
                f"{max(seconds) * 1e3:.2f}",
                *bounds[name].columns,
            ]
            for name, seconds in figures.items()
        ],
    )
    return list(bounds.values())


def _play_through(game: _Game) -> Iterator[tuple[float, float]]:
    for moves in GAMES:
        game.controller.new_game()
        for count, cell in enumerate(moves, start=1):
            values = game.time_values(cell)
            if not TIC_TAC_TOE.history(moves[:count]).position.outcome:
                yield values, game.time_hint()
