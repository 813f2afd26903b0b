import logging
import os
import sys
from pathlib import Path
from threading import Thread

import pytest

from tictac_gui.system.error_log import LARGEST_FILE, ErrorLog

A_MEGABYTE = 1_000_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tictac.log"


def write(log: ErrorLog, message: str) -> None:
    log.handle(logging.makeLogRecord({"msg": message, "levelno": logging.WARNING}))


def sizes(path: Path) -> dict[str, int]:
    return {file.name: file.stat().st_size for file in path.parent.iterdir()}


class TestEntries:
    def test_are_in_the_file_at_once(self, path: Path) -> None:
        log = ErrorLog(path)
        write(log, "the board is on fire")
        assert path.read_text().endswith(": the board is on fire\n")
        log.close()

    def test_are_added_to_what_is_there(self, path: Path) -> None:
        for message in ("one", "two"):
            log = ErrorLog(path)
            write(log, message)
            log.close()
        assert [line.rpartition(": ")[2] for line in path.read_text().splitlines()] == [
            "one",
            "two",
        ]

    def test_may_hold_what_no_file_can(self, path: Path) -> None:
        log = ErrorLog(path)
        write(log, "half a character: \ud83d")
        assert path.read_text().endswith(": half a character: \\ud83d\n")
        assert not log.is_failing
        log.close()

    def test_that_come_late_are_lost(self, path: Path) -> None:
        log = ErrorLog(path)
        log.close()
        write(log, "too late")
        assert path.read_text() == ""

    def test_that_can_not_be_formatted_are_lost(
        self, path: Path, capfd: pytest.CaptureFixture[str]
    ) -> None:
        log = ErrorLog(path)
        log.handle(logging.makeLogRecord({"msg": "%d", "args": ("no number",)}))
        assert log.is_failing
        assert path.read_text() == ""
        assert capfd.readouterr() == ("", "")
        log.close()


class TestTheSize:
    def test_of_both_files_together_is_less_than_a_megabyte(self, path: Path) -> None:
        log = ErrorLog(path)
        for number in range(300):
            write(log, f"{number} {'long ' * 2000}")
            assert sum(sizes(path).values()) <= 2 * LARGEST_FILE < A_MEGABYTE
        assert set(sizes(path)) == {"tictac.log", "tictac-older.log"}
        log.close()

    def test_is_kept_without_losing_the_latest_entries(self, path: Path) -> None:
        log = ErrorLog(path, largest=1000)
        for number in range(100):
            write(log, f"entry {number}")
        log.close()
        older = path.with_name("tictac-older.log").read_text()
        entries = [line.rpartition(": ")[2] for line in (older + path.read_text()).splitlines()]
        assert entries == [f"entry {number}" for number in range(100)][-len(entries) :]
        assert len(entries) > 10

    def test_is_kept_by_cutting_a_single_entry(self, path: Path) -> None:
        log = ErrorLog(path, largest=1000)
        write(log, f"{'x' * 5000} the end")
        assert sizes(path)["tictac.log"] == 1000
        assert path.read_text().endswith("x the end\n")
        log.close()

    def test_is_brought_down_at_the_start(self, path: Path) -> None:
        path.parent.mkdir()
        path.write_text(f"{'x' * 5000} the end\n")
        ErrorLog(path, largest=1000).close()
        assert sizes(path) == {"tictac.log": 0, "tictac-older.log": 1000}

    def test_keeps_what_is_written_directly_in_the_right_file(self, path: Path) -> None:
        log = ErrorLog(path, largest=1000)
        assert log.file
        number = log.file.fileno()
        for _ in range(30):
            write(log, "x" * 100)
        os.write(number, b"Fatal Python error\n")
        assert path.read_text().endswith("x\nFatal Python error\n")
        log.close()


class TestTwoProgramsAtOnce:
    def test_write_whole_entries_into_one_file_of_the_same_size(self, path: Path) -> None:
        logs = [ErrorLog(path, largest=20_000) for _ in range(2)]

        def fill(log: ErrorLog) -> None:
            for number in range(2000):
                write(log, f"entry {number} {'x' * 50}")

        threads = [Thread(target=fill, args=[log]) for log in logs]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not any(log.is_failing for log in logs)
        # Both may find room for an entry at the same moment.
        assert all(size < 21_000 for size in sizes(path).values())
        lines = path.read_text().splitlines()
        assert all(line.endswith("x" * 50) for line in lines)
        for log in logs:
            log.close()


class TestAFileOutOfReach:
    def test_is_no_trouble_for_the_program(self, path: Path) -> None:
        path.parent.write_text("a file where a folder should be")
        log = ErrorLog(path)
        assert log.is_failing
        assert log.file is None
        write(log, "lost")
        log.close()

    @pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a disk that is always full")
    def test_is_no_trouble_when_the_disk_is_full(self, path: Path) -> None:
        path.parent.mkdir()
        path.symlink_to("/dev/full")
        log = ErrorLog(path)
        write(log, "lost")
        assert log.is_failing
        log.close()
