"""A file of games whose tables are not what they should be is refused, and set aside as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.files_of_games import change, new_game, wins, write_games
from tests.storage.stores import ask, start
from tests.storage.test_version_2_files import WRITTEN
from tests.storage.version_1_files import CLOSED, KILLED, take, version
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.storage.database import Database
from tictac_gui.storage.games_file import BrokenDatabaseError
from tictac_gui.storage.migrations import VERSION
from tictac_gui.storage.store import Store


def damage_schema(path: Path) -> None:
    """Make a name in the schema one that is no text: Python can't decode SQLite's complaint."""
    content = path.read_bytes()
    path.write_bytes(content.replace(b"indexunder_way", b"index\xc2nder_way"))


class TestADamagedSchema:
    def test_is_set_aside_and_reported(self, qtbot: QtBot, path: Path) -> None:
        write_games(path, 3)
        damage_schema(path)
        content = path.read_bytes()
        store = Store(path)
        with qtbot.waitSignal(store.file_set_aside):
            start(qtbot, store)
        store.save(new_game())
        store.shutdown()
        [aside] = path.parent.glob("*set-aside*.sqlite")
        assert aside.read_bytes() == content
        assert wins(path) == 1

    @pytest.mark.parametrize(
        ("old", "new"), [(b"moves TEXT", b"mover TEXT"), (b"NULL UNIQUE", b"NULL       ")]
    )
    def test_that_can_hold_no_games_is_refused(self, path: Path, old: bytes, new: bytes) -> None:
        write_games(path, 3)
        path.write_bytes(path.read_bytes().replace(old, new, 1))
        with pytest.raises(BrokenDatabaseError):
            Database(path)


class TestASchemaThatIsOurs:
    """It is set aside only if there is something else in the file."""

    @pytest.mark.parametrize(
        "statement",
        ["ANALYZE", "VACUUM", "REINDEX", "DROP INDEX pairing", "PRAGMA auto_vacuum = 1"],
    )
    def test_is_used_whatever_sqlite_has_done_to_it(self, path: Path, statement: str) -> None:
        write_games(path, 3)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(statement)
        assert wins(path) == 3

    def test_is_used_with_what_is_left_of_another_table(self, path: Path) -> None:
        write_games(path, 3)
        change(path, "CREATE TABLE another (number INTEGER PRIMARY KEY AUTOINCREMENT)")
        change(path, "DROP TABLE another")
        assert wins(path) == 3

    @pytest.mark.parametrize("source", [CLOSED, KILLED, WRITTEN])
    def test_of_an_older_version_is_brought_up_to_date_after_analyze(
        self, path: Path, source: Path
    ) -> None:
        take(source, path.parent)
        change(path, "ANALYZE")
        Database(path).close()
        assert version(path) == VERSION


def indexes(path: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        return set(connection.execute(query))


class TestAMissingIndex:
    @pytest.fixture(params=["pairing", "finished", "cleared", "under_way"])
    def name(self, request: pytest.FixtureRequest) -> str:
        return str(request.param)

    def test_is_created_when_games_can_be_saved(self, path: Path, name: str) -> None:
        write_games(path, 3)
        before = indexes(path)
        change(path, f"DROP INDEX {name}")
        assert wins(path) == 3
        assert indexes(path) == before

    @pytest.mark.parametrize("source", [CLOSED, WRITTEN])
    def test_of_an_older_version_is_created_too(
        self, path: Path, tmp_path: Path, name: str, source: Path
    ) -> None:
        take(source, path.parent)
        change(path, f"DROP INDEX IF EXISTS {name}")
        write_games(new := tmp_path / "new.sqlite", 0)
        Database(path).close()
        assert {index for index, _ in indexes(path)} == {index for index, _ in indexes(new)}

    def test_keeps_nobody_from_reading_while_the_file_is_locked(
        self, path: Path, name: str
    ) -> None:
        write_games(path, 3)
        change(path, f"DROP INDEX {name}")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with closing(Database(path, 0)) as database:
                assert database.count(TIC_TAC_TOE) == 3


def test_a_value_that_no_game_has_is_met_by_the_statistics_and_the_file_set_aside(
    qtbot: QtBot, path: Path
) -> None:
    write_games(path, 3)
    change(path, "UPDATE game SET moves = printf('%.*c', 5000000, '0') WHERE number = 2")
    store = Store(path)
    start(qtbot, store)
    with qtbot.waitSignal(store.file_set_aside):
        ask(qtbot, store, lambda database: database.tallies(TIC_TAC_TOE))
    store.save(new_game())
    store.shutdown()
    assert wins(path) == 1
