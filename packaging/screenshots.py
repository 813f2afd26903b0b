"""Take the screenshots of the README, without a display."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from pictures.scenes import SCENES, picture_of_scene
from pictures.windows import WINDOWS
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from tictac_gui import app
from tictac_gui.look.appearance import Scheme

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "screenshots"
PICTURES: dict[str, Callable[[], QPixmap]] = {
    **{
        name: partial(picture_of_scene, scene, Scheme[name.rpartition("-")[2].upper()])
        for name, scene in SCENES.items()
    },
    **WINDOWS,
}


def main() -> None:
    """Take all screenshots, or those whose names start with an argument."""
    _application = QApplication(app.ARGUMENTS)
    # Numbers look the same wherever the screenshots are taken.
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    for name, take in PICTURES.items():
        if name.startswith(tuple(sys.argv[1:]) or ""):
            take().save(str(FOLDER / f"{name}.png"))


if __name__ == "__main__":
    main()
