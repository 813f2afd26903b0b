"""Files that a person asks for under a name of their choice: whole, or not there at all."""

from __future__ import annotations

from PySide6.QtCore import QIODevice, QSaveFile


def save_file(path: str, data: bytes) -> str:
    """Write a file in place of any of that name; return why that failed, "" if it didn't."""
    file = QSaveFile(path)
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return file.errorString()
    file.write(data)
    return "" if file.commit() else file.errorString()
