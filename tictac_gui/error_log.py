"""The file to which trouble is written: warnings, tracebacks, and what kills the program.

It knows no Qt, never raises, and never grows beyond a megabyte together with its predecessor.
"""

from __future__ import annotations

import logging
from os import SEEK_END
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from io import FileIO
    from pathlib import Path

LARGEST_FILE = 480_000
"""In bytes. Two such files leave room in a megabyte for what faulthandler adds unasked."""


# Not a handler of the standard library: its module `logging.handlers` loads `socket`, and this
# program has no use for a network.
class ErrorLog(logging.Handler):
    """Appends to a file; when that is full, it becomes the older one and is begun anew.

    The file itself is emptied, not renamed. So other windows of the program, which have it open
    too, and faulthandler, which knows but the number of an open file, go on in the right one.
    """

    def __init__(self, path: Path, largest: int = LARGEST_FILE) -> None:
        super().__init__()
        self.path = path
        self._older = path.with_name(f"{path.stem}-older{path.suffix}")
        self._largest = largest
        self._file: FileIO | None = None
        self.is_failing = False
        """Whether the last entry could not be written."""
        self.setFormatter(
            logging.Formatter("%(asctime)s %(levelname)s %(name)s (%(threadName)s): %(message)s")
        )
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Unbuffered, and in one piece for each entry: nothing is lost or mixed at a sudden end.
            self._file = path.open("a+b", buffering=0)
            self._make_room(0)
        except OSError:
            self.is_failing = True

    @property
    def file(self) -> FileIO | None:
        """The open file, for whoever writes to it directly; none where that can't be opened."""
        return self._file

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry; where that fails, there is nobody left to tell."""
        if not self._file:
            return
        try:
            entry = f"{self.format(record)}\n".encode(errors="backslashreplace")[-self._largest :]
            self._make_room(len(entry))
            self._file.write(entry)
            self.is_failing = False
        except Exception:  # noqa: BLE001 - a trouble with the log must not become another entry
            self.is_failing = True

    def close(self) -> None:
        """Close the file; later entries are lost."""
        self.acquire()
        try:
            if self._file:
                self._file.close()
                self._file = None
        finally:
            self.release()
        super().close()

    def _make_room(self, size: int) -> None:
        assert self._file  # noqa: S101 - is called only while there is one
        end = self._file.seek(0, SEEK_END)
        if end + size <= self._largest:
            return
        self._file.seek(max(0, end - self._largest))
        self._older.write_bytes(self._file.read())
        self._file.truncate(0)
