"""What an error means to a person: whether they can make room, close a program or give leave."""

import errno
import shutil
import sqlite3
from pathlib import Path
from typing import NamedTuple

import pytest

from tictac_gui.storage.faults import Fault, fault_of, sqlite_code

KIB = 1024


class Usage(NamedTuple):
    free: int


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("it failed")
    error.sqlite_errorcode = code
    return error


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Have plenty of room on the disk, whatever the tests run on."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: Usage(256 * KIB))
    return monkeypatch


@pytest.mark.usefixtures("room")
class TestAnError:
    @pytest.mark.parametrize(
        ("code", "fault"),
        [
            (sqlite3.SQLITE_FULL, Fault.DISK_FULL),
            (sqlite3.SQLITE_BUSY, Fault.FILE_IN_USE),
            (sqlite3.SQLITE_BUSY_SNAPSHOT, Fault.FILE_IN_USE),
            (sqlite3.SQLITE_LOCKED, Fault.FILE_IN_USE),
            (sqlite3.SQLITE_READONLY, Fault.READ_ONLY),
            (sqlite3.SQLITE_READONLY_DBMOVED, Fault.READ_ONLY),
            (sqlite3.SQLITE_IOERR, Fault.OTHER),
        ],
    )
    def test_of_sqlite_is_told_by_its_code(self, code: int, fault: Fault, tmp_path: Path) -> None:
        assert fault_of(sqlite_error(code), tmp_path) is fault

    @pytest.mark.parametrize(
        ("number", "fault"),
        [
            (errno.ENOSPC, Fault.DISK_FULL),
            (errno.EDQUOT, Fault.DISK_FULL),
            (errno.EROFS, Fault.READ_ONLY),
            (errno.EACCES, Fault.READ_ONLY),
            (errno.EPERM, Fault.READ_ONLY),
            (errno.EEXIST, Fault.OTHER),
        ],
    )
    def test_of_the_system_is_told_by_its_number(
        self, number: int, fault: Fault, tmp_path: Path
    ) -> None:
        assert fault_of(OSError(number, "it failed"), tmp_path) is fault

    def test_of_neither_is_another(self, tmp_path: Path) -> None:
        assert fault_of(OSError("without a number"), tmp_path) is Fault.OTHER
        assert fault_of(ValueError("a file, however odd"), tmp_path) is Fault.OTHER
        assert sqlite_code(ValueError()) == 0


class TestAFullDisk:
    """SQLite tells of an error of input or output where the disk is too full for its index."""

    def test_is_the_reason_for_any_other_error(
        self, room: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        room.setattr(shutil, "disk_usage", lambda _folder: Usage(256 * KIB - 1))
        assert fault_of(sqlite_error(sqlite3.SQLITE_IOERR), tmp_path) is Fault.DISK_FULL
        assert fault_of(sqlite_error(sqlite3.SQLITE_BUSY), tmp_path) is Fault.FILE_IN_USE

    def test_is_that_of_the_folder(self, room: pytest.MonkeyPatch, tmp_path: Path) -> None:
        room.setattr(
            shutil, "disk_usage", lambda folder: Usage(0 if folder == tmp_path else KIB**3)
        )
        assert fault_of(sqlite_error(sqlite3.SQLITE_IOERR), tmp_path) is Fault.DISK_FULL
        assert fault_of(sqlite_error(sqlite3.SQLITE_IOERR), tmp_path / "other") is Fault.OTHER

    def test_is_not_assumed_where_nobody_can_tell(self, tmp_path: Path) -> None:
        nowhere = tmp_path / "nowhere"
        assert fault_of(sqlite_error(sqlite3.SQLITE_IOERR), nowhere) is Fault.OTHER
