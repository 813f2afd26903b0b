"""The log: a file for warnings, tracebacks and fatal errors, and with --debug for every detail.

It knows no Qt and never raises. With the older file it never exceeds a megabyte.
"""

from __future__ import annotations

import logging
from os import SEEK_END
from typing import TYPE_CHECKING

from tictac_gui.system.streams import write_error

if TYPE_CHECKING:
    from io import FileIO
    from pathlib import Path

LARGEST_FILE = 480_000
"""In bytes. Two such files leave room in a megabyte for what faulthandler writes."""
_FORMAT = logging.Formatter("%(asctime)s %(levelname)s %(name)s (%(threadName)s): %(message)s")


# Not a handler from `logging.handlers`: that module imports `socket`, and this program has no use
# for a network.
class ErrorLog(logging.Handler):
    """Appends to a file; when it is full, its content moves to the older file.

    The file is emptied, not renamed, so that other windows of the program, which have it open too,
    and faulthandler, which only knows its file descriptor, go on writing to the right one.
    """

    def __init__(self, path: Path, largest: int = LARGEST_FILE) -> None:
        super().__init__()
        self.path = path
        self._older = path.with_name(f"{path.stem}-older{path.suffix}")
        self._largest = largest
        self.file: FileIO | None = None
        """The open file, also for writing to it directly; None if it couldn't be opened."""
        self.is_failing = False
        """Whether the last entry couldn't be written."""
        self.setFormatter(_FORMAT)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Unbuffered, so that each entry is one write: none is lost in a crash or interleaved.
            self.file = path.open("a+b", buffering=0)
            self._make_room(0)
        except OSError:
            self.is_failing = True

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry; a failure is only remembered in `is_failing`."""
        if not self.file:
            return
        try:
            entry = f"{self.format(record)}\n".encode(errors="backslashreplace")[-self._largest :]
            self._make_room(len(entry))
            self.file.write(entry)
            self.is_failing = False
        except Exception:  # noqa: BLE001 - an error in the log must not cause another entry
            self.is_failing = True

    def close(self) -> None:
        """Close the file; later entries are lost."""
        self.acquire()
        try:
            if self.file:
                self.file.close()
                self.file = None
        finally:
            self.release()
        super().close()

    def _make_room(self, size: int) -> None:
        assert self.file  # noqa: S101 - only called while it is open
        end = self.file.seek(0, SEEK_END)
        if end + size <= self._largest:
            return
        self.file.seek(max(0, end - self._largest))
        self._older.write_bytes(self.file.read())
        self.file.truncate(0)


class _Printed(logging.Handler):
    """Writes entries to stderr."""

    def emit(self, record: logging.LogRecord) -> None:
        write_error(f"{self.format(record)}\n")


def log_details() -> None:
    """Log whatever the program does from now on, and print it to stderr."""
    printed = _Printed()
    printed.setFormatter(_FORMAT)
    logging.getLogger().addHandler(printed)
    logging.getLogger("tictac_gui").setLevel(logging.DEBUG)
