"""What an error means to a person: whether they can make room, close a program or give leave."""

import errno
import re
import shutil
import sqlite3
from datetime import datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest

from tictac_gui.storage.faults import Fault, fault_of, set_aside, sqlite_code

KIB = 1024
A_WHILE = timedelta(minutes=10)


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
    def test_of_sqlite_is_recognised_by_its_code(
        self, code: int, fault: Fault, tmp_path: Path
    ) -> None:
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
    def test_of_the_system_is_recognised_by_its_number(
        self, number: int, fault: Fault, tmp_path: Path
    ) -> None:
        assert fault_of(OSError(number, "it failed"), tmp_path) is fault

    def test_of_neither_is_another(self, tmp_path: Path) -> None:
        assert fault_of(OSError("without a number"), tmp_path) is Fault.OTHER
        assert fault_of(ValueError("a file, however odd"), tmp_path) is Fault.OTHER
        assert sqlite_code(ValueError()) == 0


class TestAFullDisk:
    """SQLite reports an I/O error if the disk is too full for its index."""

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

    def test_is_not_assumed_if_the_free_space_is_unknown(self, tmp_path: Path) -> None:
        nowhere = tmp_path / "nowhere"
        assert fault_of(sqlite_error(sqlite3.SQLITE_IOERR), nowhere) is Fault.OTHER


class TestSettingAside:
    def test_keeps_every_byte_under_a_name_that_begins_and_ends_alike(self, tmp_path: Path) -> None:
        path = tmp_path / "settings.ini"
        path.write_bytes(b"Dear diary\x00\xff")
        aside = set_aside(path)
        assert not path.exists()
        assert aside.read_bytes() == b"Dear diary\x00\xff"
        assert aside.parent == tmp_path
        assert re.fullmatch(r"settings-set-aside-\d{4}-\d\d-\d\d-\d{6}-1\.ini", aside.name)

    def test_adds_the_time_to_the_name(self, tmp_path: Path) -> None:
        path = tmp_path / "settings.ini"
        path.touch()
        before = datetime.now().astimezone().replace(microsecond=0)
        name = set_aside(path).stem.removeprefix("settings-set-aside-").removesuffix("-1")
        assert before <= datetime.strptime(name, "%Y-%m-%d-%H%M%S").astimezone() <= before + A_WHILE

    def test_never_takes_a_name_that_something_has(self, tmp_path: Path) -> None:
        path = tmp_path / "games.sqlite"
        for number in range(20):
            path.write_text(f"{number}")
            set_aside(path)
        assert sorted(int(file.read_text()) for file in tmp_path.iterdir()) == list(range(20))

    def test_works_for_folders(self, tmp_path: Path) -> None:
        path = tmp_path / "settings.ini"
        path.mkdir()
        (path / "keepsake").touch()
        assert (set_aside(path) / "keepsake").exists()

    def test_leaves_what_can_t_be_renamed_as_it_is(self, tmp_path: Path) -> None:
        # The name of the file is as long as names can be, so that no longer one is possible.
        path = tmp_path / f"{'x' * 251}.ini"
        path.write_text("Dear diary")
        with pytest.raises(OSError, match="long"):
            set_aside(path)
        assert path.read_text() == "Dear diary"
