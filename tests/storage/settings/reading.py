"""What tests of preferences have in common: how they are read, and a file written by hand."""

from collections.abc import Callable
from pathlib import Path

from tictac_gui.storage.settings import Preferences

Read = Callable[[], Preferences]
ReadFrom = Callable[[Path], Preferences]
Wait = Callable[[], None]


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path
