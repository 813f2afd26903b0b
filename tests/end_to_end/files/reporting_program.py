"""The real program, which prints what its window shows once it is painted, and closes.

Actions and cells that are named on the command line are triggered and clicked before it closes.
"""

import json
import sys
from unittest.mock import patch

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractButton

from tictac_gui import app
from tictac_gui.__main__ import main
from tictac_gui.play.setup import Setup
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.window.main_window import MainWindow
from tictac_gui.window.notices import NoticeBar


class Teller(QObject):
    """Waits for the first picture."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._report)
        return False

    def _report(self) -> None:
        window = self._window
        actions = {action.objectName(): action for action in window.findChildren(QAction)}
        [notice] = window.findChildren(NoticeBar)
        story = {
            "checked": [name for name, action in actions.items() if action.isChecked()],
            "notice": notice.text,
            "frame": window.frameGeometry().getRect(),
            "screens": [s.availableGeometry().getRect() for s in QGuiApplication.screens()],
        }
        sys.stdout.write(f"{json.dumps(story)}\n")
        for name in sys.argv[1:]:
            if cell := window.findChild(QAbstractButton, name):
                cell.click()
            else:
                actions[f"action_{name}"].trigger()
        window.close()


def run() -> int:
    build = app.build

    def build_reporting(
        store: Store, preferences: Preferences, setup: Setup | None = None
    ) -> MainWindow:
        window = build(store, preferences, setup)
        Teller(window)
        return window

    with patch.object(app, "build", build_reporting):
        return main([])


if __name__ == "__main__":
    sys.exit(run())
