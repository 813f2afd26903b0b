"""Puts a window where damaged bytes say it was; Qt may crash, so it is a program of its own.

python -m tests.fuzz.geometry_program SEED COUNT
"""

import sys
from random import Random

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication, QWidget

from tests.fuzz.damage import BYTES, damaged
from tictac_gui.look.placement import fit_on_screen, restore_geometry


def check(window: QWidget, geometry: bytes) -> None:
    """See the window wholly on the screen, wherever it was."""
    restore_geometry(window, QByteArray(geometry))
    fit_on_screen(window)
    if not (window.isMaximized() or window.isFullScreen()):
        room = window.screen().availableGeometry()
        if not room.contains(window.geometry()):
            message = f"{window.geometry()} is not within {room}"
            raise AssertionError(message)


def run(seed: int, count: int) -> None:
    application, rng = QApplication(["tictac", "-platform", "offscreen"]), Random(seed)
    window = QWidget()
    # As what is in it requires.
    window.setMinimumSize(100, 100)
    window.resize(400, 300)
    sound = bytes(window.saveGeometry().data())
    for number in range(count):
        # So that the last line names the one that Qt crashed with.
        print(number, flush=True)
        check(window, damaged(rng, sound, BYTES))
    application.quit()


if __name__ == "__main__":
    run(int(sys.argv[1]), int(sys.argv[2]))
