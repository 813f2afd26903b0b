"""The real program, in which something goes wrong, twice; then a move is played and it is closed.

Tests start it with the kind of trouble and the file into which it writes what a person would have
seen. Its streams may be taken away, as windowed programs on Windows have none.
"""

import argparse
import faulthandler
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from typing import NoReturn
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QObject, QThread, QTimer, Signal, Slot, qWarning
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tictac_gui import app
from tictac_gui.__main__ import main
from tictac_gui.play.controller import GameController
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.window.dialogs import CrashDialog
from tictac_gui.window.main_window import MainWindow


def fail(which: str) -> NoReturn:
    message = f"the {which} trouble of this test"
    raise RuntimeError(message)


class Failing(QObject):
    """Fails on the thread where it lives."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._on_asked)

    @Slot(str)
    def _on_asked(self, which: str) -> None:
        fail(which)


class Unpaintable(QWidget):
    """Fails whenever it is painted, and wants to be painted again and again."""

    def __init__(self, parent: QWidget, which: str) -> None:
        super().__init__(parent)
        self._which = which
        self.resize(10, 10)
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.update()
        fail(self._which)


class Unforgettable:
    """Fails when it is forgotten."""

    def __init__(self, which: str) -> None:
        self._which = which

    def __del__(self) -> None:
        fail(self._which)


def in_a_slot(window: MainWindow, which: str) -> None:
    QTimer.singleShot(0, window, partial(fail, which))


def in_a_thread(_window: MainWindow, which: str) -> None:
    thread = Thread(target=fail, args=[which])
    thread.start()
    thread.join()


def in_a_worker(_window: MainWindow, which: str) -> None:
    thread, worker = QThread(), Failing()
    worker.moveToThread(thread)
    thread.start()
    worker.asked.emit(which)
    # Its event loop ends after what was asked for.
    QTimer.singleShot(0, worker, thread.quit)
    thread.wait()


def in_a_painter(window: MainWindow, which: str) -> None:
    Unpaintable(window, which)


def in_the_end_of_an_object(_window: MainWindow, which: str) -> None:
    Unforgettable(which)


def in_qt(_window: MainWindow, which: str) -> None:
    qWarning(f"the {which} trouble of this test")


def in_the_dialog(window: MainWindow, which: str) -> None:
    """Have the dialog fail that would tell of the trouble."""
    patch(
        f"{CrashDialog.__module__}.CrashDialog", lambda *_args, **_kwargs: fail("dialog's")
    ).start()
    in_a_slot(window, which)


def deadly(_window: MainWindow, _which: str) -> None:
    faulthandler._sigsegv()  # type: ignore[attr-defined]


TROUBLES: dict[str, Callable[[MainWindow, str], None]] = {
    trouble.__name__: trouble
    for trouble in (
        *(in_a_slot, in_a_thread, in_a_worker, in_a_painter, in_the_end_of_an_object, in_qt),
        *(in_the_dialog, deadly),
    )
}


class Story(QObject):
    """Makes the trouble and goes on as a person would, one step for each turn of the timer."""

    def __init__(self, window: MainWindow, trouble: str, seen: Path) -> None:
        super().__init__(window)
        self._window = window
        self._trouble = TROUBLES[trouble]
        self._seen = seen
        self._is_told = trouble not in ("in_qt", "in_the_dialog")
        self._steps = self._story()
        timer = QTimer(self, interval=10)
        timer.timeout.connect(self._on_timeout)
        timer.start()

    @Slot()
    def _on_timeout(self) -> None:
        next(self._steps, None)

    def _story(self) -> Iterator[None]:
        self._trouble(self._window, "first")
        while self._is_told and not dialogs():
            yield
        texts = [
            (dialog.text(), dialog.informativeText(), dialog.detailedText()) for dialog in dialogs()
        ]
        for dialog in dialogs():
            dialog.close()
        self._trouble(self._window, "second")
        for _ in range(5):
            yield
        texts += [(dialog.text(), "", "") for dialog in dialogs()]
        [cell] = self._window.findChildren(QAbstractButton, "cell_4")
        cell.click()
        [game] = self._window.findChildren(GameController)
        self._seen.write_text(json.dumps({"shown": texts, "board": str(game.board)}))
        self._window.close()


def dialogs() -> list[CrashDialog]:
    widgets = QApplication.topLevelWidgets()
    return [widget for widget in widgets if isinstance(widget, CrashDialog) and widget.isVisible()]


class Reader(QObject):
    """Reads the dialog that is shown instead of the window, and closes it."""

    def __init__(self, seen: Path) -> None:
        super().__init__(QCoreApplication.instance())
        self._seen = seen
        timer = QTimer(self, interval=10)
        timer.timeout.connect(self._on_timeout)
        timer.start()

    @Slot()
    def _on_timeout(self) -> None:
        for dialog in dialogs():
            texts = [(dialog.text(), dialog.informativeText(), dialog.detailedText())]
            self._seen.write_text(json.dumps({"shown": texts, "board": ""}))
            dialog.close()


def run() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("trouble", choices=[*TROUBLES, "at_the_start", "none"])
    parser.add_argument("seen", type=Path)
    parser.add_argument("--no-streams", action="store_true")
    options = parser.parse_args()
    if options.no_streams:
        sys.stdin = sys.stdout = sys.stderr = None
    build = app.build

    def build_troubled(
        store: Store, preferences: Preferences, _setup: Setup | None = None
    ) -> MainWindow:
        if options.trouble == "at_the_start":
            Reader(options.seen)
            with patch.object(app, "MainWindow", lambda *_parts: fail("first")):
                return build(store, preferences)
        window = build(store, preferences, Setup(Players.TWO_PEOPLE), is_animated=False)
        if options.trouble == "none":
            QTimer.singleShot(0, window, window.close)
        else:
            Story(window, options.trouble, options.seen)
        return window

    with patch.object(app, "build", build_troubled):
        return main([])


if __name__ == "__main__":
    sys.exit(run())
