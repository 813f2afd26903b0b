"""Take the screenshots for the README and of every state of the window, without a display."""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from pictures.scenes import SCENES, take_scene
from pictures.taking import FOLDER
from pictures.windows import WINDOWS
from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QApplication

from tictac_gui import app
from tictac_gui.ui.look.appearance import Scheme

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pictures.scenes import Scene

USUAL, SMALL, LARGE = QSize(590, 660), QSize(320, 420), QSize(1600, 1200)
WITH_PANEL, WITH_CODE = QSize(1040, 660), QSize(1320, 660)


def main() -> None:
    """Take all screenshots, or those whose names start with an argument."""
    _application = QApplication(app.ARGUMENTS)
    # Dates look the same wherever the screenshots are taken.
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    FOLDER.mkdir(exist_ok=True)
    for name, take in _shots():
        if name.startswith(tuple(sys.argv[1:]) or ""):
            take()


def _shots() -> Iterator[tuple[str, Callable[[], None]]]:
    """Give the name of every screenshot, and what takes it."""
    schemes = {scheme.name.lower(): scheme for scheme in (Scheme.LIGHT, Scheme.DARK)}
    for look, scheme in schemes.items():
        for name, scene in SCENES.items():
            shot = f"{name}-{look}"
            yield shot, partial(take_scene, shot, scene, scheme, _usual_size(scene))
        for name, take in WINDOWS.items():
            shot = f"{name}-{look}"
            yield shot, partial(take, shot, scheme)
    for name, look in (("hint", "light"), ("double-win", "dark"), ("line", "light")):
        for suffix, size in (("small", SMALL), ("large", LARGE)):
            shot = f"{name}-{look}-{suffix}"
            yield shot, partial(take_scene, shot, SCENES[name], schemes[look], size)


def _usual_size(scene: Scene) -> QSize:
    if scene.has_code:
        return WITH_CODE
    return WITH_PANEL if scene.page else USUAL


if __name__ == "__main__":
    main()
