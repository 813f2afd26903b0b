"""A file that an older version has written is brought up to date, and nothing of it is lost."""

import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.end_to_end.program import ROOT
from tests.storage.files_of_games import new_game
from tests.storage.stores import score, start
from tests.storage.version_1_files import (
    CLOSED,
    KILLED,
    add_games,
    everything,
    rows,
    take,
    told_by_version_1,
    told_now,
    version,
)
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.records import Score
from tictac_gui.storage.database import Database, unreviewed
from tictac_gui.storage.database import mistakes as mistakes_of
from tictac_gui.storage.faults import Fault, fault_of
from tictac_gui.storage.games_file import BrokenDatabaseError
from tictac_gui.storage.migrations import VERSION
from tictac_gui.storage.store import Store

BOTH = pytest.mark.parametrize("source", [CLOSED, KILLED], ids=["closed", "killed"])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def copies(path: Path) -> list[Path]:
    """Return what was put beside a file, whole or not."""
    return sorted(path.parent.glob(f"{path.stem}-version-*"))


def schema(path: Path) -> tuple[object, object]:
    with closing(sqlite3.connect(path)) as connection:
        indexes = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index'")
        columns = [
            connection.execute(f"PRAGMA table_info({table})").fetchall()
            for table in ("game", "puzzle")
        ]
        return set(indexes), columns


def test_moves_that_took_version_3_too_long_to_judge_are_judged_again(folder: Path) -> None:
    folder.mkdir()
    path = folder / "games.sqlite"
    texts = {"judged": "4", "too slow": "2 ?0", "faultless": "", "new": None}
    with closing(Database(path)) as database, database.change() as execute:
        for key, mistakes in texts.items():
            execute(
                "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot,"
                " mistakes) VALUES (?, '2026-01-01T00:00:00+00:00', 'PERSON_AS_X', 'person',"
                " 'EASY', '03142', 'X', 1, 0, ?)",
                (key, mistakes),
            )
        for column in ("x_name", "o_name"):
            execute(f"ALTER TABLE game DROP COLUMN {column}")
        execute("PRAGMA user_version = 3")
    with closing(Database(path)) as database:
        left, _ = unreviewed(TIC_TAC_TOE, None, 10, database)
        assert {past.record.key for past in left} == {"too slow", "new"}
        [(record, made)] = mistakes_of(TIC_TAC_TOE, database)
        assert (record.key, made.found) == ("judged", (4,))


class TestAFileOfVersion1:
    @BOTH
    def test_has_the_same_content_as_before(self, folder: Path, source: Path) -> None:
        path = take(source, folder)
        assert told_now(path) == told_by_version_1(source)
        assert version(path) == VERSION
        assert told_now(path) == told_by_version_1(source), "also the next time"

    @BOTH
    def test_keeps_every_row_of_every_kind(self, folder: Path, source: Path) -> None:
        path = take(source, folder)
        before = rows(take(source, folder / "before"))
        Database(path).close()
        assert rows(path) == before

    @BOTH
    def test_has_then_the_tables_of_a_new_one(self, folder: Path, source: Path) -> None:
        path, new = take(source, folder), folder / "new.sqlite"
        Database(path).close()
        Database(new).close()
        assert schema(path) == schema(new)

    def test_may_be_large(self, folder: Path) -> None:
        path = take(CLOSED, folder)
        add_games(path, 10_000)
        before = rows(path)
        with closing(Database(path)) as database:
            assert database.count(TIC_TAC_TOE) == 23 + 10_000
            assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(
                3 + 3334, 1 + 3333, 1 + 3333
            )
        assert rows(path) == before
        [copy] = copies(path)
        assert rows(copy) == before

    def test_is_played_on_in_the_window(self, qtbot: QtBot, folder: Path) -> None:
        path = take(KILLED, folder)
        store = Store(path)
        found = start(qtbot, store)
        assert found
        assert found.moves == (0, 1, 2)
        store.save(replace(found, moves=(0, 1, 2, 4, 3, 7)))
        store.save(new_game())
        store.shutdown()
        with closing(Database(path)) as database:
            assert database.score(None, Difficulty.EASY, TIC_TAC_TOE).x_wins == 4

    def test_takes_games_of_a_window_of_version_1_that_is_still_open(self, folder: Path) -> None:
        path = take(CLOSED, folder)
        with closing(sqlite3.connect(path)) as old:
            old.execute("SELECT count(*) FROM game").fetchone()
            Database(path).close()
            old.execute(
                "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot) VALUES"
                " ('k', '2026-01-01', 'PERSON_AS_X', 'person', 'EASY', '03142', 'X', 1, 0)"
            )
            old.commit()
        with closing(Database(path)) as database:
            assert database.score(None, Difficulty.EASY, TIC_TAC_TOE).x_wins == 4

    @pytest.mark.parametrize(
        "statement",
        ["ALTER TABLE game RENAME TO match", "ALTER TABLE game RENAME COLUMN moves TO cells"],
    )
    def test_with_other_tables_is_refused_as_it_is(self, folder: Path, statement: str) -> None:
        path = take(CLOSED, folder)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(statement)
        before = path.read_bytes()
        with pytest.raises(BrokenDatabaseError):
            Database(path)
        assert path.read_bytes() == before
        assert copies(path) == []

    def test_with_a_table_in_the_way_of_a_new_one_is_refused_by_its_name(
        self, folder: Path
    ) -> None:
        path = take(CLOSED, folder)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE puzzle (pieces INTEGER)")
        with pytest.raises(BrokenDatabaseError) as refused:
            Database(path)
        assert refused.value.args == (path,)
        assert version(path) == 1


def test_each_version_is_logged_on_the_way(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = take(CLOSED, folder)
    with caplog.at_level(logging.DEBUG):
        Database(path).close()
    assert caplog.messages == [
        f"copied: {path} to {path.with_name('games-version-1.sqlite')}",
        *(
            f"brought up to date: from version {number} to {number + 1}"
            for number in range(1, VERSION)
        ),
    ]


class TestTheCopy:
    @BOTH
    def test_is_the_file_as_it_was(self, folder: Path, source: Path) -> None:
        path = take(source, folder)
        before = rows(take(source, folder / "before"))
        Database(path).close()
        [copy] = copies(path)
        assert copy.name == "games-version-1.sqlite"
        assert version(copy) == 1
        assert schema(copy) == schema(take(source, folder / "again"))
        assert rows(copy) == before

    def test_is_one_file_that_needs_no_log(self, folder: Path) -> None:
        path = take(KILLED, folder)
        Database(path).close()
        [copy] = copies(path)
        uri = f"{copy.as_uri()}?immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            assert connection.execute("SELECT count(*) FROM game").fetchone() == (len(rows(path)),)

    def test_is_not_made_twice_of_the_same_file(self, folder: Path) -> None:
        path = take(CLOSED, folder)
        Database(path).close()
        path.unlink()
        shutil.copy(CLOSED, path)
        Database(path).close()
        assert len(copies(path)) == 1

    def test_never_takes_the_place_of_another(self, folder: Path) -> None:
        path = take(CLOSED, folder)
        taken = path.with_name("games-version-1.sqlite")
        taken.write_text("something dear")
        path.with_name("games-version-1-2.sqlite").symlink_to("nowhere")
        Database(path).close()
        assert taken.read_text() == "something dear"
        assert version(path.with_name("games-version-1-3.sqlite")) == 1

    def test_of_another_file_is_numbered(self, folder: Path) -> None:
        path = take(CLOSED, folder)
        path.with_name("games-version-1.sqlite").write_text("something dear")
        Database(path).close()
        assert version(path.with_name("games-version-1-2.sqlite")) == 1

    def test_is_not_made_of_a_new_file(self, folder: Path) -> None:
        path = folder / "games.sqlite"
        Database(path).close()
        Database(path).close()
        assert copies(path) == []


class TestAMigrationThatIsToStop:
    @pytest.fixture
    def path(self, folder: Path) -> Path:
        path = take(CLOSED, folder)
        add_games(path, 10_000)
        return path

    def test_stops_while_the_copy_is_made(self, path: Path) -> None:
        assert self.copies_when_stopped(path, lambda: True) == []

    def test_stops_afterwards(self, path: Path) -> None:
        copy = path.with_name("games-version-1.sqlite")
        assert self.copies_when_stopped(path, copy.exists) == [copy]

    def copies_when_stopped(self, path: Path, should_stop: Callable[[], bool]) -> list[Path]:
        """Stop, see that the next start goes on, and return the copies that were there between."""
        before = rows(path)
        with pytest.raises(sqlite3.OperationalError, match="interrupted"):
            Database(path, should_stop=should_stop)
        made = copies(path)
        assert version(path) == 1
        assert rows(path) == before
        Database(path).close()
        assert version(path) == VERSION
        assert rows(path) == before
        return made


def test_of_several_windows_that_start_at_once_one_does_it(folder: Path) -> None:
    path, windows = take(KILLED, folder), 4
    add_games(path, 3000)
    at_once = Barrier(windows)

    def start() -> int:
        at_once.wait()
        with closing(Database(path, 30)) as database:
            return database.count(TIC_TAC_TOE)

    with ThreadPoolExecutor(windows) as pool:
        counts = {each.result() for each in [pool.submit(start) for _ in range(windows)]}
    assert counts == {24 + 3000}
    assert len(copies(path)) == 1


def run_with(injected: str, program: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Have a program open a file, and the system do something to it at the calls given."""
    calls = injected.partition(":")[0]
    trace = ["strace", "-qq", "-o", "/dev/null", "-e", f"trace={calls}", "-e", f"inject={injected}"]
    ended = subprocess.run(
        [*trace, sys.executable, "-c", program, path],
        cwd=ROOT,
        # What Python keeps of its modules would be written too.
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "ptrace" not in ended.stderr, ended.stderr
    return ended


NEEDS_STRACE = pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
OPEN_AND_CLOSE = """
import sys, pathlib
from tictac_gui.storage.database import Database
Database(pathlib.Path(sys.argv[1])).close()
"""
OPEN_AND_TELL = """
import sys, pathlib, sqlite3
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.storage.database import Database
from tictac_gui.storage.faults import fault_of
path = pathlib.Path(sys.argv[1])
try:
    database = Database(path)
    print(database.score(None, Difficulty.EASY, TIC_TAC_TOE).x_wins)
    database.check_writable()
except sqlite3.OperationalError as error:
    print(fault_of(error, path.parent).name)
"""


@NEEDS_STRACE
def test_it_may_be_killed_at_any_write(folder: Path) -> None:
    calls = "pwrite64,ftruncate,fdatasync,fsync,rename,unlink"
    kills = {"before the copy": 0, "before the end": 0, "afterwards": 0}
    for number in count(1):
        path = take(KILLED, folder / str(number))
        ended = run_with(f"{calls}:signal=SIGKILL:when={number}", OPEN_AND_CLOSE, path)
        left = version(path)
        if not path.with_name("games-version-1.sqlite").exists():
            kills["before the copy"] += 1
            assert left == 1, "nothing is changed before the copy is there"
        else:
            kills["before the end" if left == 1 else "afterwards"] += 1
        assert told_now(path) == told_by_version_1(KILLED), f"after the kill at {number}"
        assert [copy.name for copy in copies(path)] == ["games-version-1.sqlite"]
        assert rows(copies(path)[0]) == rows(path)
        if ended.returncode == 0:
            break
    assert min(kills.values()) > 1, kills


@NEEDS_STRACE
def test_the_disk_may_be_full_from_any_write_on(folder: Path) -> None:
    outputs = set()
    for number in count(1):
        path = take(KILLED, folder / str(number))
        ended = run_with(f"pwrite64:error=ENOSPC:when={number}+", OPEN_AND_TELL, path)
        assert ended.returncode == 0, ended.stderr
        outputs.add(tuple(ended.stdout.split()))
        assert list(path.parent.glob("*.part*")) == []
        assert told_now(path) == told_by_version_1(KILLED), f"full from write {number} on"
        if ended.stdout.split() == ["3"]:
            break
    # The first is when SQLite can't even make room for the index of the log.
    assert outputs <= {("OTHER",), ("DISK_FULL",), ("3", "DISK_FULL"), ("3",)}
    assert ("3", "DISK_FULL") in outputs


class Overtaken(Database):
    """A database that another window brings up to date just before one of its statements."""

    statements_before = 0

    def execute(self, query: str, values: Sequence[object] = ()) -> list[Any]:
        if self.statements_before == 0:
            Database(self._path, 0).close()
        self.statements_before -= 1
        return super().execute(query, values)


@BOTH
def test_another_window_may_do_it_at_any_moment(folder: Path, source: Path) -> None:
    for number in count():
        path = take(source, folder / str(number))
        Overtaken.statements_before = number
        with closing(Overtaken(path, 0)) as database:
            is_open_first = database.statements_before >= 0
            assert everything(database, TIC_TAC_TOE) == told_by_version_1(source)
        if is_open_first:
            break


class Outrun(Database):
    """A database that waits for the lock in vain until another window is done."""

    def _migrate(self, path: Path) -> None:
        Database(path).close()
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise error


class TestAFileThatCanOnlyBeRead:
    def test_for_lack_of_a_lock_has_all_its_content(self, folder: Path) -> None:
        path = take(CLOSED, folder)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with closing(Database(path, 0)) as database:
                assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(3, 1, 1)
                assert database.count(TIC_TAC_TOE) == 23
                for write in (database.check_writable, lambda: database.save(new_game())):
                    with pytest.raises(sqlite3.OperationalError) as failed:
                        write()
                    assert fault_of(failed.value, folder) is Fault.FILE_IN_USE
        assert version(path) == 1
        assert copies(path) == []

    def test_may_have_been_brought_up_to_date_by_another_window_meanwhile(
        self, folder: Path
    ) -> None:
        path = take(CLOSED, folder)
        with closing(Outrun(path, 0)) as database:
            assert database.count(TIC_TAC_TOE) == 23
        assert told_now(path) == told_by_version_1(CLOSED)

    def test_is_brought_up_to_date_as_soon_as_it_can_be(
        self, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tictac_gui.storage.writer.RETRY_MS", 20)
        monkeypatch.setattr("tictac_gui.storage.writer.PATIENCE_S", 0.05)
        path = take(CLOSED, folder)
        store = Store(path)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with qtbot.waitSignal(store.saving_failed):
                start(qtbot, store)
            store.save(new_game())
            assert score(qtbot, store) == Score(4, 1, 1)
            other.execute("ROLLBACK")
        with qtbot.waitSignal(store.saving_resumed):
            pass
        store.shutdown()
        with closing(Database(path)) as database:
            assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(4, 1, 1)
