"""The real program, which says on its output what its window shows, whenever that changes.

Tests start it in place of the game to know where to click and what came of it. It only looks:
every click and key comes from outside.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import ParamSpec
from unittest.mock import patch

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Slot
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget

from tests.choosers import endless
from tictac_gui import app
from tictac_gui.__main__ import main
from tictac_gui.engine import Difficulty, Policy
from tictac_gui.games import BoardPosition, Game
from tictac_gui.window.main_window import MainWindow

_Arguments = ParamSpec("_Arguments")
_Thing = dict[str, str | int | bool]


class Endless:
    """Chooses a move until told to stop, and knows whether it has begun."""

    def __init__(self) -> None:
        self.has_begun = False

    def __call__(
        self,
        game: Game,
        board: BoardPosition,
        difficulty: Difficulty | Policy,
        rng: Random,
        should_stop: Callable[[], bool],
        /,
    ) -> int:
        self.has_begun = True
        return endless(game, board, difficulty, rng, should_stop)


class Watcher(QObject):
    """Says what a window shows: names, places and texts."""

    def __init__(self, window: QMainWindow, search: Endless) -> None:
        super().__init__(window)
        self._window = window
        self._search = search
        self._said = ""
        timer = QTimer(self, interval=20)
        timer.timeout.connect(self._on_timeout)
        timer.start()

    @Slot()
    def _on_timeout(self) -> None:
        things = dict(_things(self._window))
        focused = QApplication.focusWidget()
        text = json.dumps(
            {
                "things": things,
                "is_searching": self._search.has_begun,
                "focused": focused.objectName() if focused else "",
            }
        )
        if things and text != self._said:
            self._said = text
            sys.stdout.write(f"{text}\n")
            sys.stdout.flush()


def _things(window: QMainWindow) -> Iterator[tuple[str, _Thing]]:
    for widget in (window, *window.findChildren(QWidget)):
        handle = widget.window().windowHandle()
        if not (widget.isVisible() and handle and handle.isExposed()):
            continue
        place = QRect(widget.mapTo(widget.window(), QPoint()), widget.size())
        name = "window" if widget is window else widget.objectName()
        if name:
            text = str(widget.property("text") or "")
            yield name, _thing(widget, place, text, widget.accessibleName())
        if isinstance(widget, QMenu | QMenuBar):
            for action in widget.actions():
                text = action.text().replace("&", "")
                item = widget.actionGeometry(action).translated(place.topLeft())
                yield (
                    action.objectName() or text,
                    _thing(widget, item, text, is_checked=action.isChecked()),
                )


def _thing(
    widget: QWidget, place: QRect, text: str, description: str = "", *, is_checked: bool = False
) -> _Thing:
    return {
        "window": int(widget.window().winId()),
        "x": place.x(),
        "y": place.y(),
        "width": place.width(),
        "height": place.height(),
        "text": text,
        "description": description,
        "is_checked": is_checked,
    }


def watched(
    build: Callable[_Arguments, MainWindow], search: Endless
) -> Callable[_Arguments, MainWindow]:
    """Make windows as before, and watch them."""

    def build_watched(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> MainWindow:
        window = build(*args, **kwargs)
        Watcher(window, search)
        return window

    return build_watched


def run() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pause-ms", type=int, default=app.THINKING_PAUSE_MS)
    parser.add_argument("--endless", action="store_true")
    options, arguments = parser.parse_known_args()
    search = Endless()
    build = partial(
        app.build,
        rng=Random(1),
        thinking_pause_ms=options.pause_ms,
        chooser=search if options.endless else Game.choose_move,
    )
    with patch.object(app, "build", watched(build, search)):
        return main(arguments)


if __name__ == "__main__":
    sys.exit(run())
