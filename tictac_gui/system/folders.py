"""The folders of the program's data and configuration.

Where file names are bytes, Python finds them: Qt would replace whatever isn't UTF-8 in the name of
the home folder, and so find another one.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths

_NAME = "tictac"


def data_folder() -> Path:
    """Return the folder of games and of the log."""
    return _folder(
        QStandardPaths.StandardLocation.AppDataLocation, "XDG_DATA_HOME", "~/.local/share"
    )


def configuration_folder() -> Path:
    """Return the folder of settings."""
    return _folder(
        QStandardPaths.StandardLocation.AppConfigLocation, "XDG_CONFIG_HOME", "~/.config"
    )


def _folder(location: QStandardPaths.StandardLocation, variable: str, usual: str) -> Path:
    if sys.platform in ("win32", "darwin"):
        return Path(QStandardPaths.writableLocation(location))
    chosen = Path(os.environ.get(variable, ""))
    # The XDG Base Directory Specification says to ignore relative ones.
    if chosen.is_absolute():
        return chosen / _NAME
    try:
        return Path(usual).expanduser() / _NAME
    except RuntimeError:
        # The user has no known home, as in some containers; Qt then takes the root's.
        return Path(QStandardPaths.writableLocation(location))
