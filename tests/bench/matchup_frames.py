"""How evenly both windows are painted while all pairings are played, beside doing nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QPushButton, QSpinBox, QTabWidget

from tests.bench.frames import beside_idle, opened_window
from tictac_gui.matchups.window import MatchupWindow
from tictac_gui.play.long_run import LongRun

if TYPE_CHECKING:
    from tests.bench.report import Bound


def run() -> list[Bound]:
    with opened_window() as window:
        [action] = window.findChildren(QAction, "action_matchups")
        action.trigger()
        [matchups] = window.findChildren(MatchupWindow)
        [run] = window.findChildren(LongRun)
        [tabs] = matchups.findChildren(QTabWidget)
        [games] = matchups.findChildren(QSpinBox, "games")
        [start] = matchups.findChildren(QPushButton, "start")
        [cancel] = matchups.findChildren(QPushButton, "cancel")
        tabs.setCurrentIndex(1)
        # More than a round has time for.
        games.setValue(games.maximum())

        def stop() -> None:
            cancel.click()
            while run.is_running:
                QApplication.processEvents()

        return [
            *beside_idle("match-ups are played, the board", window, start.click, stop),
            *beside_idle("match-ups are played, their table", matchups, start.click, stop),
        ]
