"""What every picture takes: a window with a store and preferences of its own, and patience."""

from __future__ import annotations

from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from tictac_gui import app
from tictac_gui.games import Game
from tictac_gui.play.kept.database import Database
from tictac_gui.play.kept.store import Store
from tictac_gui.play.preferences import Preferences

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from random import Random

    from PySide6.QtWidgets import QWidget

    from tictac_gui.play.records import GameRecord
    from tictac_gui.play.setup import Setup
    from tictac_gui.play.thinking import MoveChooser
    from tictac_gui.ui.look.appearance import Scheme
    from tictac_gui.ui.main_window import MainWindow

FOLDER = Path(__file__).resolve().parent.parent.parent / "resources" / "screenshots"


@contextmanager
def open_window(
    setup: Setup,
    scheme: Scheme,
    *,
    games: Iterable[GameRecord] = (),
    chooser: MoveChooser = Game.choose_move,
    thinking_pause_ms: int = 0,
    rng: Random | None = None,
) -> Iterator[tuple[MainWindow, Store]]:
    """Show a main window whose file holds some games, and close it afterwards."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "games.sqlite")
        with closing(Database(path)) as database:
            for record in games:
                database.save(record)
        store = Store(path)
        window = app.build(
            store,
            Preferences(Path(folder, "settings.ini"), store.writing_thread),
            setup,
            rng=rng,
            thinking_pause_ms=thinking_pause_ms,
            chooser=chooser,
            scheme=scheme,
            is_animated=False,
        )
        window.show()
        yield window, store
        window.close()
        window.deleteLater()


def save_picture(widget: QWidget, name: str) -> None:
    """Take the picture once everything has its place."""
    QApplication.processEvents()
    widget.grab().save(str(FOLDER / f"{name}.png"))


def wait_until(condition: Callable[[], bool]) -> None:
    """Let the program go on until something has happened."""
    while not condition():
        QApplication.processEvents()
