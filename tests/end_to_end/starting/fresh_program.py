"""The real program, which says what it has loaded once its window is painted, and closes.

The name of its style comes first. Actions that are named on the command line are triggered before.
It must not load anything itself that the program doesn't: mocks, for one, come with half a network.
"""

import sys

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QPushButton

from tictac_gui import app
from tictac_gui.__main__ import main
from tictac_gui.play.setup import Setup
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.window.main_window import MainWindow


class Onlooker(QObject):
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
        # PySide6 makes a class, and puts it into its module, when it is first used.
        classes = [f"{QtWidgets.__name__}.{name}" for name in vars(QtWidgets)]
        for name in sys.argv[1:]:
            [action] = self._window.findChildren(QAction, f"action_{name}")
            action.trigger()
        for button in self._window.findChildren(QPushButton, "licences"):
            button.click()
        style = QApplication.style().name()
        # An empty line says that this is all.
        sys.stdout.write("\n".join([style, *sys.modules, *classes, "\n"]))
        self._window.close()


def run() -> int:
    build = app.build

    def build_watched(
        store: Store, preferences: Preferences, setup: Setup | None = None
    ) -> MainWindow:
        window = build(store, preferences, setup)
        Onlooker(window)
        return window

    app.build = build_watched  # type: ignore[assignment]
    return main([])


if __name__ == "__main__":
    sys.exit(run())
