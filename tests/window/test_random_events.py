"""Whatever a person does in whatever order, nothing breaks, and what is shown is about the game.

The searches run on their real threads, so that answers come early, late, or when nobody wants them.
"""

import gc
from collections.abc import Callable, Iterator
from random import Random
from time import process_time

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.analysis.move_list import described
from tests.board.shown_values import wait_for_values
from tests.main_window import OpenWindow, Window
from tests.monkey.monkey import Monkey
from tests.monkey.places import PLACES
from tests.monkey.watchdog import LONGEST, Watchdog
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

SEEDS = range(1, 11)
EVENTS = 10_000
PATIENCE_MS = 30_000
"""How long a busy machine may take to answer all that was asked in a hurry."""
EXPLAINED = {
    "app.switch": "another language: all that is open is built anew",
    "look for garbage": "that of hundreds of events at once; the program does it every ten seconds",
}
"""What may take longer than a frame should: nobody does it twice in a row."""


@pytest.fixture
def _no_old_garbage() -> Iterator[None]:
    """Let garbage be looked for only in what the program makes."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def settle(qtbot: QtBot, window: Window) -> None:
    """Go back to the game and look at what is said about it."""
    window.action("language_english").trigger()
    window.action("tic_tac_toe").trigger()
    QApplication.processEvents()
    for name in ("analysis", "move_values"):
        if not window.action(name).isChecked():
            window.action(name).trigger()
    # Only now: a search tree that plays by itself would show its boards again.
    window.action("back_to_game").trigger()
    window.widget.watching.keep_playing(False)
    window.widget.watching.resume()
    qtbot.waitUntil(lambda: window.controller.phase is not Phase.COMPUTER, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: window.marks == str(window.controller.board), timeout=PATIENCE_MS)
    wait_for_values(qtbot, window)

    def is_judged() -> bool:
        # Counted each time: what was left of the game may be found on file only now.
        return sum(": " in row for row in described(window)) == len(window.controller.moves)

    qtbot.waitUntil(is_judged, timeout=PATIENCE_MS)


def play_by_pointer(qtbot: QtBot, window: Window) -> None:
    """Play a whole game, by clicks where the cells are seen."""
    window.action("two_people").trigger()
    window.action("new_game").trigger()
    for cell in (0, 3, 1, 4, 2):
        window.click(f"cell_{cell}")
    assert window.winning == {0, 1, 2}
    qtbot.waitUntil(lambda: window.status.endswith(" wins!"))


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.usefixtures("_no_old_garbage")
@pytest.mark.parametrize(
    ("seed", "events"),
    [(0, 1500), *(pytest.param(seed, EVENTS, marks=pytest.mark.soak) for seed in SEEDS)],
)
def test_random_events_break_nothing(
    qtbot: QtBot,
    open_window: OpenWindow,
    seed: int,
    events: int,
    figure: Callable[..., None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    print(f"seed {seed}")
    window = open_window(Setup(Players.TWO_PEOPLE))
    watchdog = Watchdog()
    began = process_time()
    with qtbot.captureExceptions() as exceptions, watchdog.watching():
        monkey = Monkey(window, Random(seed), watchdog)
        monkey.do(events)
        took = process_time() - began
        settle(qtbot, window)
        play_by_pointer(qtbot, window)
    print(monkey.places)
    what = f"random events of seed {seed}"
    figure(what, f"{events:,} at {took / events * 1e3:.1f} ms each")
    reached = len(PLACES) - len(monkey.places.missed)
    figure(f"{what}: places reached", reached, f"{len(PLACES)}")
    figure(f"{what}: longest time without a frame", watchdog.longest, f"{LONGEST * 1e3:.0f} ms")
    assert not exceptions
    # What goes wrong on another thread is logged.
    assert not caplog.records
    if events == EVENTS:
        # The quick form has no time for all places, and may share its own with too many others.
        assert not monkey.places.missed
        unexplained = [
            gap for gap in watchdog.gaps if not EXPLAINED.keys() & {gap.event, *gap.causes}
        ]
        assert not unexplained, "; ".join(map(str, unexplained))
