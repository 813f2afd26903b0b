"""Whatever a person does in whatever order, nothing breaks, and what is shown is about the game.

The searches run on their real threads, so that answers come early, late, or when nobody wants them.
"""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QListView, QTabWidget
from pytestqt.qtbot import QtBot

from tests.ui.analysis.moves.move_list import described
from tests.ui.board.shown_values import wait_for_values
from tests.ui.conftest import OpenWindow, Window
from tictac_gui.engine import Difficulty
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.ui.board.board_button import BoardButton
from tictac_gui.ui.game_panel import GamePanel

Event = Callable[[], object]

_PLAYERS = [players.name.lower() for players in Players]
_DIFFICULTIES = [
    f"{whose}{difficulty.name.lower()}" for whose in ("", "x_", "o_") for difficulty in Difficulty
]
_OPPONENTS = [
    f"opponent_{opponent.name.lower()}"
    for opponent in (*Difficulty, Players.TWO_PEOPLE, Players.TWO_COMPUTERS)
]
_WINDOWS = ["statistics", "past_games", "matchups", "proof", "names"]
_BUTTONS = {
    *("retry_from_there", "tree_small_example", "run_methods", "cancel_methods"),
    *("start", "cancel", "clear", "confirm_clear"),
    *("pause", "step", "keep_playing"),
}


class Person:
    """Does one thing after the other, and doesn't always wait for what comes of it."""

    def __init__(self, window: Window, rng: Random) -> None:
        self._window = window
        self._rng = rng
        # How often, compared with each other: a game must get on between all that interrupts it.
        self._habits: dict[Event, int] = {
            self._click_on_the_board: 20,
            self._wait_a_moment: 20,
            self._choose_a_tab: 6,
            self._choose_a_move: 6,
            self._press_a_button: 4,
            self._close_a_window: 1,
            self._trigger_one_of("analysis"): 5,
            self._trigger_one_of("undo", "redo", "hint"): 8,
            self._trigger_one_of("back_to_game", "play_from_here", "see_turning_point"): 4,
            self._trigger_one_of("move_values"): 3,
            self._trigger_one_of("new_game"): 3,
            self._trigger_one_of(*_PLAYERS): 2,
            self._trigger_one_of(*_DIFFICULTIES): 1,
            self._trigger_one_of(*_OPPONENTS): 1,
            self._trigger_one_of(*_WINDOWS): 1,
            self._trigger_one_of("tic_tac_toe", "connect_four"): 2,
            self._trigger_one_of("light", "dark", "animations"): 1,
            self._trigger_one_of("language_german", "language_english"): 1,
        }

    def act(self) -> None:
        [event] = self._rng.choices([*self._habits], [*self._habits.values()])
        event()

    def _trigger_one_of(self, *names: str) -> Event:
        def trigger() -> None:
            action = self._window.action(self._rng.choice(names))
            # Nobody finds what is hidden.
            if action.isVisible():
                action.trigger()

        return trigger

    def _click_on_the_board(self) -> None:
        board = self._window.find(GamePanel, "").board
        self._rng.choice(board.findChildren(BoardButton)).click()

    def _wait_a_moment(self) -> None:
        QApplication.processEvents()

    def _choose_a_tab(self) -> None:
        if tabs := self._window.widget.findChild(QTabWidget, "analysis_tabs"):
            tabs.setCurrentIndex(self._rng.randrange(tabs.count()))

    def _choose_a_move(self) -> None:
        moves = self._window.widget.findChild(QListView, "moves")
        if moves and moves.isVisible():
            rows = moves.model().rowCount(QModelIndex())
            moves.setCurrentIndex(moves.model().index(self._rng.randrange(rows), 0, QModelIndex()))

    def _press_a_button(self) -> None:
        buttons = [
            button
            for button in self._window.widget.findChildren(QAbstractButton)
            if button.objectName() in _BUTTONS and button.isVisible()
        ]
        if buttons:
            self._rng.choice(buttons).click()

    def _close_a_window(self) -> None:
        windows = [each for each in self._window.widget.findChildren(QDialog) if each.isVisible()]
        if windows:
            self._rng.choice(windows).close()


def settle(qtbot: QtBot, window: Window) -> None:
    """Go back to the game and look at what is said about it."""
    window.action("language_english").trigger()
    window.action("tic_tac_toe").trigger()
    QApplication.processEvents()
    window.action("back_to_game").trigger()
    for name in ("analysis", "move_values"):
        if not window.action(name).isChecked():
            window.action(name).trigger()
    window.find(QTabWidget, "analysis_tabs").setCurrentIndex(0)
    window.widget.watching.keep_playing(False)
    window.widget.watching.resume()
    qtbot.waitUntil(lambda: window.controller.phase is not Phase.COMPUTER)
    assert window.marks == str(window.controller.board)
    wait_for_values(qtbot, window)
    moves = len(window.controller.moves)
    qtbot.waitUntil(lambda: sum(": " in row for row in described(window)) == moves)


@pytest.mark.parametrize(
    ("seed", "events"),
    [
        (1, 1500),
        (21, 3000),
        (22, 3000),
        (23, 3000),
        *(pytest.param(seed, 12_000, marks=pytest.mark.soak) for seed in range(2, 13)),
    ],
)
def test_random_events_break_nothing(
    qtbot: QtBot, open_window: OpenWindow, seed: int, events: int
) -> None:
    window = open_window(Setup(Players.TWO_PEOPLE))
    person = Person(window, Random(seed))
    with qtbot.captureExceptions() as exceptions:
        for number in range(events):
            person.act()
            assert not exceptions, f"after {number} events"
        settle(qtbot, window)
    assert not exceptions
