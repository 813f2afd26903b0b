"""The real window on a screen of a given size, with a given font; prints whether all is in reach.

It opens every tab and every window and prints, as JSON, what it has found of each.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypedDict

from PySide6.QtCore import QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QScrollArea,
    QScrollBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from tictac_gui import app
from tictac_gui.board.grid import CellButton
from tictac_gui.resources import resource
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.translation import Language, use_language
from tictac_gui.window.game_panel import GamePanel
from tictac_gui.window.main_window import MainWindow

PATIENCE = 1000
"""How often a control is looked for."""
SIDE_WINDOWS = ("statistics", "past_games", "matchups", "proof")


class Found(TypedDict):
    """What was found of a window."""

    what: str
    frame: tuple[int, int, int, int]
    is_on_screen: bool
    out_of_reach: list[str]
    board_share: float | None
    """Of the height below the menus; None while it is hidden."""
    has_hidden_menus: bool


def wait(condition: Callable[[], bool]) -> None:
    while not condition():
        QApplication.processEvents()


def is_whole(control: QWidget) -> bool:
    """Return whether the control can be seen wholly, scrolled to if need be."""
    for _ in range(PATIENCE):
        if not control.isVisible():
            return True
        within = control.parentWidget()
        while within:
            if isinstance(within, QScrollArea):
                within.ensureWidgetVisible(control, 0, 0)
            within = within.parentWidget()
        if control.visibleRegion().boundingRect().contains(control.rect()):
            return True
        # What has been searched meanwhile may be shown now, and move all the rest.
        QApplication.processEvents()
    return False


def controls(window: QWidget) -> Iterator[QWidget]:
    for kind in (QAbstractButton, QComboBox, QAbstractSlider):
        for control in window.findChildren(kind):
            is_qt_s = isinstance(control, QScrollBar) or control.objectName().startswith("qt_")
            if control.window() is window and control.objectName() and not is_qt_s:
                yield control


def found(what: str, main: MainWindow, window: QWidget) -> Found:
    [game] = main.findChildren(GamePanel)
    cells = game.findChildren(CellButton)
    height = main.height() - main.menuBar().height()
    share = (cells[-1].geometry().bottom() - cells[0].y()) / height
    more = main.menuBar().findChild(QToolButton, "qt_menubar_ext_button")
    frame = window.frameGeometry()
    return {
        "what": what,
        "frame": (frame.x(), frame.y(), frame.width(), frame.height()),
        "is_on_screen": QApplication.primaryScreen().availableGeometry().contains(frame),
        "out_of_reach": [each.objectName() for each in controls(window) if not is_whole(each)],
        # Where there is no room for both, the panel takes its place.
        "board_share": share if game.isVisible() else None,
        "has_hidden_menus": bool(more and more.isVisible()),
    }


def trigger(main: MainWindow, name: str) -> None:
    [action] = main.findChildren(QAction, f"action_{name}")
    action.trigger()
    QApplication.processEvents()


def look_around(main: MainWindow) -> Iterator[Found]:
    yield found("start", main, main)
    for name in SIDE_WINDOWS:
        trigger(main, name)
        [dialog] = [dialog for dialog in main.findChildren(QDialog) if dialog.isVisible()]
        yield found(name, main, dialog)
        dialog.close()
        wait(lambda: not main.findChildren(QDialog))
    trigger(main, "analysis")
    yield found("analysis", main, main)
    trigger(main, "thinking")
    [tabs] = main.findChildren(QTabWidget, "thinking_tabs")
    for page in range(tabs.count()):
        tabs.setCurrentIndex(page)
        QApplication.processEvents()
        yield found(f"page {page}", main, tabs.window())


def run() -> None:
    points, language = sys.argv[1:]
    application = QApplication(app.ARGUMENTS)
    font = application.font()
    font.setPointSizeF(float(points))
    application.setFont(font)
    use_language(
        application, Language[language.upper()], QLocale("en_GB"), resource("translations")
    )
    with TemporaryDirectory() as folder:
        store = Store(Path(folder, "games.sqlite"))
        preferences = Preferences(Path(folder, "settings.ini"), store.writing_thread)
        main = app.build(store, preferences, is_animated=False)
        main.show()
        wait(lambda: main.windowHandle().isExposed())
        places = list(look_around(main))
        main.close()
    sys.stdout.write(f"{json.dumps(places)}\n")


if __name__ == "__main__":
    run()
