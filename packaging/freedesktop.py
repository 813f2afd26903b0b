"""What introduces the program to a Linux desktop and to man, by its place in a folder `share`."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
ICONS = ROOT / "resources" / "icons"
APPLICATION_ID = "io.github.tictac_gui.Tictac"
"""The same as in `tictac_gui.app`, which would load Qt."""
MANUAL = "man/man6/tictac.6"


def share() -> dict[str, Path]:
    """Return all files by their paths below share."""
    return {
        f"applications/{APPLICATION_ID}.desktop": LINUX / f"{APPLICATION_ID}.desktop",
        f"metainfo/{APPLICATION_ID}.metainfo.xml": LINUX / f"{APPLICATION_ID}.metainfo.xml",
        MANUAL: LINUX / "tictac.6",
        **{f"icons/{place}": file for place, file in icons().items()},
    }


def icons() -> dict[str, Path]:
    """Return the SVG and PNG icons by their paths below share/icons.

    They are in the hicolor theme, to which all desktops fall back.
    """
    found = {f"hicolor/scalable/apps/{APPLICATION_ID}.svg": ICONS / "tictac.svg"}
    for picture in sorted(ICONS.glob("tictac-*.png")):
        if size := re.fullmatch(r"tictac-(\d+)", picture.stem):
            place = f"hicolor/{size[1]}x{size[1]}/apps/{APPLICATION_ID}.png"
            found[place] = picture
    return found


def beside_program() -> dict[str, Path]:
    """Return what an archive has beside the program: how to install it, and what it then needs."""
    files = {"install.sh": LINUX / "install.sh", "README.txt": LINUX / "README.txt"}
    return {**files, "LICENSE": ROOT / "LICENSE", **{f"share/{k}": v for k, v in share().items()}}
