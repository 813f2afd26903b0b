"""Where the icons belong on Linux: the layout and names of the hicolor theme, which all share."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "icons"
APPLICATION_ID = "io.github.tictac_gui.Tictac"
"""As `tictac_gui.app` has it, but without loading Qt."""


def icons() -> dict[str, Path]:
    """Return the drawing and the pictures by their places under share/icons."""
    found = {f"hicolor/scalable/apps/{APPLICATION_ID}.svg": FOLDER / "tictac.svg"}
    for picture in sorted(FOLDER.glob("tictac-*.png")):
        if size := re.fullmatch(r"tictac-(\d+)", picture.stem):
            place = f"hicolor/{size[1]}x{size[1]}/apps/{APPLICATION_ID}.png"
            found[place] = picture
    return found
