"""What every picture takes: a window with a store and preferences of its own, and patience."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from tictac_gui import app
from tictac_gui.games import Game
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from tictac_gui.look.appearance import Scheme
    from tictac_gui.play.move_finder import MoveChooser
    from tictac_gui.play.setup import Setup
    from tictac_gui.window.main_window import MainWindow


@contextmanager
def open_window(
    setup: Setup,
    scheme: Scheme,
    *,
    chooser: MoveChooser = Game.choose_move,
    rng: Random | None = None,
) -> Iterator[MainWindow]:
    """Show a main window, and close it afterwards."""
    with TemporaryDirectory() as folder:
        store = Store(Path(folder, "games.sqlite"))
        window = app.build(
            store,
            Preferences(Path(folder, "settings.ini"), store.writing_thread),
            setup,
            rng=rng,
            thinking_pause_ms=0,
            chooser=chooser,
            scheme=scheme,
            is_animated=False,
        )
        window.show()
        yield window
        window.close()
        window.deleteLater()


def picture_of(widget: QWidget) -> QPixmap:
    """Take the picture once everything has its place."""
    # A layout may make other layouts react.
    for _ in range(4):
        QApplication.processEvents()
    return widget.grab()


def wait_until(condition: Callable[[], bool]) -> None:
    """Let the program go on until something has happened."""
    while not condition():
        QApplication.processEvents()
