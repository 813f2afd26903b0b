"""Where the icons belong on Linux: in the hicolor theme, to which all desktops fall back."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "icons"
APPLICATION_ID = "io.github.tictac_gui.Tictac"
"""The same as in `tictac_gui.app`, which would load Qt."""


def icons() -> dict[str, Path]:
    """Return the SVG and PNG icons by their paths below share/icons."""
    found = {f"hicolor/scalable/apps/{APPLICATION_ID}.svg": FOLDER / "tictac.svg"}
    for picture in sorted(FOLDER.glob("tictac-*.png")):
        if size := re.fullmatch(r"tictac-(\d+)", picture.stem):
            place = f"hicolor/{size[1]}x{size[1]}/apps/{APPLICATION_ID}.png"
            found[place] = picture
    return found
