"""A file of games that cannot be read is set aside, and the game goes on with a new one."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.files_of_games import new_game, wins
from tests.storage.stores import OpenStore, ask, start
from tictac_gui.play.records import GameRecord
from tictac_gui.storage.database import Database
from tictac_gui.storage.faults import Fault


class TestAFileThatCannotBeRead:
    @pytest.fixture(params=["garbage", "cut short", "no version", "a folder"])
    def broken(self, request: pytest.FixtureRequest, path: Path) -> Path:
        path.parent.mkdir()
        match request.param:
            case "garbage":
                path.write_bytes(os.urandom(5000))
            case "a folder":
                path.mkdir()
                (path / "keepsake").touch()
            case "no version":
                Database(path).close()
                with closing(sqlite3.connect(path)) as connection:
                    connection.execute("PRAGMA user_version = 0")
            case "cut short":
                with closing(Database(path)) as database:
                    for _ in range(60):
                        database.save(new_game())
                path.write_bytes(path.read_bytes()[:9000])
        return path

    def test_is_set_aside_under_a_name_that_is_reported(
        self,
        qtbot: QtBot,
        open_store: OpenStore,
        broken: Path,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        content = None if broken.is_dir() else broken.read_bytes()
        store = open_store()
        with (
            qtbot.assertNotEmitted(store.saving_failed),
            qtbot.waitSignal(store.file_set_aside) as emitted,
        ):
            assert start(qtbot, store) is None
        assert emitted.args is not None
        aside = Path(emitted.args[0])
        assert aside.parent == broken.parent
        assert aside != broken
        assert f"{broken} could not be read and is now {aside}" in caplog.messages
        assert (aside / "keepsake").exists() if content is None else aside.read_bytes() == content
        store.save(new_game())
        store.shutdown()
        assert wins(broken) == 1

    def test_breaks_while_the_program_runs(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store(BreakingDisk)
        start(qtbot, store)
        with qtbot.waitSignal(store.file_set_aside):
            store.save(new_game())
        store.shutdown()
        assert wins(path) == 1

    def test_is_reported_when_a_question_meets_it(
        self, qtbot: QtBot, open_store: OpenStore
    ) -> None:
        store = open_store()
        start(qtbot, store)
        with qtbot.waitSignal(store.saving_failed) as failed:
            ask(qtbot, store, lambda database: database.execute("SELECT * FROM nowhere"))
        assert failed.args == [Fault.OTHER, "no such table: nowhere"]

    def test_takes_its_log_along(self, qtbot: QtBot, open_store: OpenStore, path: Path) -> None:
        path.parent.mkdir()
        path.write_bytes(os.urandom(5000))
        path.with_name("games.sqlite-wal").write_bytes(b"what was in the log")
        store = open_store()
        with qtbot.waitSignal(store.file_set_aside) as emitted:
            start(qtbot, store)
        assert emitted.args is not None
        assert Path(f"{emitted.args[0]}-wal").read_bytes() == b"what was in the log"

    def test_is_not_confused_with_the_new_one_that_another_window_has_made(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store(ReplacedDisk)
        start(qtbot, store)
        with qtbot.assertNotEmitted(store.file_set_aside):
            store.save(new_game())
            store.shutdown()
        assert wins(path) == 2
        assert list(path.parent.glob("*set-aside*")) == []


class BreakingDisk(Database):
    """A database that something else writes over, once, while it is open."""

    has_broken = False

    def save(self, record: GameRecord) -> None:
        if not BreakingDisk.has_broken:
            BreakingDisk.has_broken = True
            path = Path(self._connection.execute("PRAGMA database_list").fetchone()[2])
            # Closed and opened again, it has nothing in memory that would hide the damage.
            self._connection.close()
            path.write_bytes(b"overwritten by something else " * 500)
            self._connection = sqlite3.connect(path, isolation_level=None)
        super().save(record)


class ReplacedDisk(Database):
    """A database that another window finds broken, sets aside and replaces by a new one."""

    has_been_replaced = False

    def save(self, record: GameRecord) -> None:
        if not ReplacedDisk.has_been_replaced:
            ReplacedDisk.has_been_replaced = True
            path = Path(self._connection.execute("PRAGMA database_list").fetchone()[2])
            path.rename(path.with_name("moved"))
            with closing(Database(path)) as new:
                new.slot = 1
                new.save(new_game())
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise error
        super().save(record)
