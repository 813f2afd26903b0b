"""The real program, which makes mistakes with Qt on two threads once it has loaded all of PySide6.

It prints, as JSON, what was still to be loaded at the first paint, on which threads that was loaded
then, and what the two threads heard; and it closes its window.
"""

# ruff: noqa: E402 - it must load PySide6 as the program does

from tictac_gui.quick_qt import load_quickly, postponed

load_quickly()

import json
import sys
from threading import Barrier, Thread, current_thread
from types import CodeType

from PySide6.QtCore import QEvent, QObject, QTimer

from tests.end_to_end.starting.mistake import mistake
from tictac_gui import app
from tictac_gui.__main__ import main
from tictac_gui.play.kept.store import Store
from tictac_gui.play.preferences import Preferences
from tictac_gui.play.setup import Setup
from tictac_gui.ui.main_window import MainWindow

loading_threads: set[str] = set()


def take_note(event: str, arguments: tuple[object, ...]) -> None:
    """Note the thread on which a part of PySide6's descriptions is run for the first time."""
    code = arguments[0] if event == "exec" else None
    if isinstance(code, CodeType) and "shibokensupport" in code.co_filename:
        loading_threads.add(current_thread().name)


class Onlooker(QObject):
    """Waits for the first paint, and then until nothing is left to be loaded."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._at_first_paint: list[str] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._on_timeout)
        window.installEventFilter(self)
        sys.addaudithook(take_note)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._at_first_paint = postponed()
            self._timer.start()
        return False

    def _on_timeout(self) -> None:
        if postponed():
            return
        self._timer.stop()
        print(json.dumps([self._at_first_paint, sorted(loading_threads), both_threads_hear()]))
        self._window.close()


def both_threads_hear() -> list[str]:
    barrier = Barrier(2)
    heard: list[str] = []

    def err() -> None:
        barrier.wait()
        heard.append(mistake())

    threads = [Thread(target=err) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return heard


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
