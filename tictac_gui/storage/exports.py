"""Files that a person asks for under a name of their choice: whole, or not there at all."""

from __future__ import annotations

from PySide6.QtCore import QIODevice, QSaveFile


def save_file(path: str, data: bytes) -> None:
    """Write a file; if that fails, raise OSError and leave an existing file unchanged."""
    file = QSaveFile(path)
    is_open = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if not is_open or file.write(data) < 0 or not file.commit():
        raise OSError(file.errorString())
