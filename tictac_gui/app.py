"""The composition root: the one place where the parts of the program are made and joined."""

from __future__ import annotations

import signal
from random import Random

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from tictac_gui import __version__
from tictac_gui.engine import Difficulty, Mark, choose_move
from tictac_gui.game.controller import GameController, MoveChooser
from tictac_gui.game.search_worker import SearchWorker
from tictac_gui.game.setup import Players, Setup
from tictac_gui.game.store import Store
from tictac_gui.resources import resource
from tictac_gui.ui.appearance import Appearance, Scheme
from tictac_gui.ui.main_window import MainWindow
from tictac_gui.ui.motion import Motion

APPLICATION_ID = "io.github.tictac_gui.Tictac"
"""How desktops know the program: the name of its desktop file and of its icons."""
THINKING_PAUSE_MS = 500
"""A reply at once would feel like a machine's, and be easy to miss."""


def build(
    setup: Setup | None = None,
    *,
    rng: Random | None = None,
    thinking_pause_ms: int = THINKING_PAUSE_MS,
    chooser: MoveChooser = choose_move,
    scheme: Scheme = Scheme.SYSTEM,
    is_animated: bool = True,
) -> MainWindow:
    """Make a window with a game in it, ready to be shown; the application must exist."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)  # noqa: S101 - see above
    controller = GameController(
        worker=SearchWorker(),
        store=Store(),
        choose_move=chooser,
        rng=rng or Random(),
        thinking_pause_ms=thinking_pause_ms,
        setup=setup or Setup(),
    )
    window = MainWindow(controller, Appearance(application, scheme), Motion(is_chosen=is_animated))
    controller.start()
    return window


def main(difficulty: Difficulty, person: Mark) -> int:
    """Open the window and run until it is closed; return the exit status."""
    # Qt's event loop would keep Python from seeing Ctrl+C in the terminal that started us.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # The name by which X11 knows its windows, however it was started.
    application = QApplication(["tictac"])
    application.setApplicationName("tictac")
    application.setApplicationDisplayName("Tictac")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    application.setWindowIcon(QIcon(str(resource("icons/tictac.svg"))))
    players = Players.PERSON_AS_X if person is Mark.X else Players.PERSON_AS_O
    window = build(Setup(players, difficulty))
    window.show()
    return application.exec()
