"""A file of games that a newer version has written is left alone, and play goes on."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.files_of_games import new_game, parts
from tests.storage.stores import score, start
from tests.storage.version_1_files import rows, version
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.records import Score
from tictac_gui.storage import writer
from tictac_gui.storage.database import Database
from tictac_gui.storage.migrations import VERSION
from tictac_gui.storage.store import Store


class TestAFileOfANewerVersion:
    @pytest.fixture
    def newer(self, path: Path) -> Path:
        with closing(Database(path)) as database:
            database.save(new_game())
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        return path

    @pytest.fixture
    def newer_in_log(self, newer: Path, tmp_path: Path) -> Path:
        """Make a file whose newer version is only in its log, as a kill leaves it."""
        with closing(sqlite3.connect(newer)) as connection:
            connection.execute(f"PRAGMA user_version = {VERSION}")
        left = tmp_path / "left"
        left.mkdir()
        with closing(sqlite3.connect(newer)) as connection:
            connection.execute(f"PRAGMA user_version = {VERSION + 1}")
            for part in parts(newer):
                shutil.copy(part, left)
        return left / newer.name

    def play(self, qtbot: QtBot, store: Store) -> None:
        with qtbot.waitSignal(store.file_is_newer):
            start(qtbot, store)
        for wins in (1, 2):
            store.save(new_game())
            found = score(qtbot, store)
            assert found == Score(x_wins=wins)

    def test_is_left_as_it_is_and_reported_once(
        self, qtbot: QtBot, newer: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(writer, "RETRY_MS", 1)
        before = newer.read_bytes(), newer.stat().st_mtime_ns
        store, emitted = Store(newer), []
        store.file_is_newer.connect(lambda: emitted.append(1))
        with (
            qtbot.assertNotEmitted(store.file_set_aside),
            qtbot.assertNotEmitted(store.saving_failed),
        ):
            self.play(qtbot, store)
            store.shutdown()
        assert (newer.read_bytes(), newer.stat().st_mtime_ns) == before
        assert list(newer.parent.iterdir()) == [newer], "nothing is beside it"
        assert emitted == [1]

    def test_keeps_its_log(self, qtbot: QtBot, newer_in_log: Path) -> None:
        log = newer_in_log.with_name("games.sqlite-wal")
        before = newer_in_log.read_bytes(), log.read_bytes()
        store = Store(newer_in_log)
        self.play(qtbot, store)
        store.shutdown()
        assert (newer_in_log.read_bytes(), log.read_bytes()) == before
        assert version(newer_in_log) == VERSION + 1

    def test_may_become_one_while_the_window_is_open(self, qtbot: QtBot, path: Path) -> None:
        store = Store(path)
        start(qtbot, store)
        store.save(new_game())
        score(qtbot, store)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        with qtbot.assertNotEmitted(store.saving_failed), qtbot.waitSignal(store.file_is_newer):
            store.save(new_game())
        found = score(qtbot, store)
        assert found == Score(x_wins=2)
        store.shutdown()
        assert len(rows(path)) == 1

    def test_may_make_way_for_one_that_can_be_used(self, qtbot: QtBot, newer: Path) -> None:
        store = Store(newer)
        self.play(qtbot, store)
        newer.rename(newer.with_name("elsewhere.sqlite"))
        with qtbot.waitSignal(store.saving_resumed):
            store.save(new_game())
        store.shutdown()
        with closing(Database(newer)) as database:
            assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(x_wins=3)
