"""One file that several windows read and write: all of a change or nothing, nobody in the way."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.files_of_games import leave_log
from tictac_gui.storage.games_file import SAVE_ATTEMPT, GamesFile, is_sound

COUNT = "SELECT count(*) FROM puzzle"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def file(path: Path) -> Iterator[GamesFile]:
    with closing(GamesFile(path, patience=0.0)) as file:
        yield file


@pytest.fixture
def other(file: GamesFile, path: Path) -> Iterator[GamesFile]:  # noqa: ARG001 - it comes second
    """The same file in another window."""
    with closing(GamesFile(path, patience=0.0)) as other:
        yield other


def add(file: GamesFile, key: str) -> None:
    with file.change() as execute:
        execute(SAVE_ATTEMPT, (key, "tic_tac_toe", "name", "2026-01-01", "solved"))


def empty(file: GamesFile, *tables: str) -> None:
    with file.change() as execute:
        for table in tables:
            execute(f"DELETE FROM {table}")


class TestAChange:
    def test_is_undone_as_a_whole_where_a_part_of_it_fails(self, file: GamesFile) -> None:
        add(file, "first")
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            empty(file, "puzzle", "nowhere")
        assert file.execute(COUNT) == [(1,)]
        add(file, "second")
        assert file.execute(COUNT) == [(2,)], "and the next one is made"

    def test_keeps_others_from_changing_anything_from_its_beginning(
        self, file: GamesFile, other: GamesFile
    ) -> None:
        with file.change(), pytest.raises(sqlite3.OperationalError, match="locked"):
            # What it would read now might not hold any more when it writes.
            other.check_writable()
        other.check_writable()

    def test_does_not_keep_others_from_reading(self, file: GamesFile, path: Path) -> None:
        add(file, "first")
        with closing(sqlite3.connect(path, isolation_level=None)) as writer:
            writer.execute("BEGIN EXCLUSIVE")
            assert file.execute(COUNT) == [(1,)]

    def test_is_safe_without_waiting_for_the_disk_each_time(self, file: GamesFile) -> None:
        normal = 1
        assert file.execute("PRAGMA synchronous") == [(normal,)]

    def test_that_nothing_allows_is_reported_in_sqlite_s_own_words(self, file: GamesFile) -> None:
        file.execute("PRAGMA query_only = ON")
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            add(file, "first")


def keep_from_making_an_index(path: Path) -> None:
    """Have no index made, without which SQLite can't use a log, as in a folder only to be read."""
    path.with_name(f"{path.name}-shm").symlink_to("nowhere")


class TestAFileWithoutAnIndex:
    def test_can_be_read_but_not_written(self, path: Path) -> None:
        with closing(GamesFile(path)) as file:
            add(file, "first")
        keep_from_making_an_index(path)
        with closing(GamesFile(path, patience=0.0)) as file:
            assert file.execute(COUNT) == [(1,)]
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                file.check_writable()

    def test_is_not_read_if_that_would_pass_over_its_log(self, path: Path, tmp_path: Path) -> None:
        left = leave_log(path, 1, tmp_path / "left")
        left.with_name(f"{left.name}-shm").unlink()
        keep_from_making_an_index(left)
        with pytest.raises(sqlite3.OperationalError, match="unable to open"):
            GamesFile(left, patience=0.0)

    def test_is_not_taken_for_broken_if_it_was_only_begun(self, path: Path) -> None:
        path.touch()
        keep_from_making_an_index(path)
        with (
            closing(GamesFile(path, patience=0.0)) as file,
            pytest.raises(sqlite3.OperationalError, match="readonly"),
        ):
            file.check_writable()


class TestASoundFile:
    def test_is_one_that_can_be_read_as_a_whole(self, file: GamesFile, path: Path) -> None:
        add(file, "first")
        assert is_sound(path)

    def test_is_also_one_that_another_holds(self, file: GamesFile, path: Path) -> None:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("BEGIN EXCLUSIVE")
        assert is_sound(path)

    def test_is_none_that_has_something_else_in_it(self, path: Path) -> None:
        path.write_bytes(b"something else " * 500)
        assert not is_sound(path)

    def test_is_none_of_which_a_part_is_missing(self, path: Path) -> None:
        with closing(GamesFile(path)) as file:
            [(page_size,)] = file.execute("PRAGMA page_size")
        path.write_bytes(path.read_bytes()[:-page_size])
        assert not is_sound(path)


class TestPatience:
    def test_is_as_long_as_wanted(self, path: Path) -> None:
        with closing(GamesFile(path, patience=1.5)) as file:
            assert file.execute("PRAGMA busy_timeout") == [(1500,)]

    def test_can_be_shortened_later(self, path: Path) -> None:
        with closing(GamesFile(path, patience=1.5)) as file:
            file.wait_at_most(0.25)
            assert file.execute("PRAGMA busy_timeout") == [(250,)]
