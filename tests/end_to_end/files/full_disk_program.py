"""The window on a disk that is full, and then isn't; prints, as JSON, what a person saw.

Tests start it with a folder that is a very small disk.
"""

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEventLoop, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from tictac_gui import app
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage import writer
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.window.notices import NoticeBar

PATIENCE_MS = 20_000
X_WINS = (0, 3, 1, 4, 2)


def run(folder: Path) -> None:
    writer.RETRY_MS = 50
    application = QApplication(app.ARGUMENTS)
    settings, filler = folder / "settings.ini", folder / "filler"
    settings.write_text("[General]\nanimations=false\n")
    filler.write_bytes(bytes(shutil.disk_usage(folder).free))
    store = Store(folder / "games.sqlite")
    preferences = Preferences(settings, store.writing_thread)
    window = app.build(store, preferences, Setup(Players.TWO_PEOPLE))
    window.show()
    [notice] = window.findChildren(NoticeBar)

    def wait_until(condition: Callable[[], bool]) -> None:
        patience = QDeadlineTimer(PATIENCE_MS)
        while not condition() and not patience.hasExpired():
            application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)

    def wait_for_lines(count: int) -> str:
        wait_until(lambda: len(notice.text.splitlines()) == count)
        return notice.text

    [choice] = window.findChildren(QAction, "action_high_contrast")
    choice.trigger()
    for cell in X_WINS:
        [button] = window.findChildren(QAbstractButton, f"cell_{cell}")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    [score] = window.findChildren(QLabel, "score_x")
    seen: dict[str, object] = {"while_full": wait_for_lines(2), "settings": settings.read_text()}
    wait_until(lambda: score.text() == "1")
    seen["score"] = score.text()
    filler.unlink()
    choice.trigger()
    seen["once_there_is_room"] = wait_for_lines(0)
    window.close()
    store.shutdown()
    seen["is_kept"] = "high_contrast=false" in settings.read_text()
    sys.stdout.write(json.dumps(seen))


if __name__ == "__main__":
    run(Path(sys.argv[1]))
