"""A file of games that cannot be written for now: nothing is lost, and it is tried again."""

import errno
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QObject, Slot
from pytestqt.qtbot import QtBot

from tests.sample_games import DRAWN, EASY_AS_O, EASY_AS_X, O_WINS, TWO_PEOPLE, WATCHED, X_WINS
from tests.storage.files_of_games import change, new_game, wins
from tests.storage.stores import OpenStore, ask, score, start
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.storage import writer
from tictac_gui.storage.database import Database
from tictac_gui.storage.faults import Fault
from tictac_gui.storage.migrations import VERSION

HOUR_MS = 3_600_000


class Tries(QObject):
    """Counts on its own thread how often something was tried on another."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0

    @Slot()
    def count(self) -> None:
        self.number += 1


class TestAFileThatCannotBeWritten:
    def test_because_it_is_locked_is_written_later(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store()
        start(qtbot, store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with qtbot.waitSignal(store.saving_failed) as failed:
                store.save(new_game())
            assert failed.args is not None
            assert failed.args == [Fault.FILE_IN_USE, "database is locked"]
            assert score(qtbot, store) == Score(x_wins=1), "what waits to be written counts"
            store.save(new_game())
            with qtbot.waitSignal(store.saving_resumed):
                other.execute("COMMIT")
        assert wins(path) == 2

    def test_because_it_is_locked_is_read_all_the_same(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store()
        start(qtbot, store)
        begun, answers, has_failed_again = list[None](), list[object](), Event()

        def read(_database: Database) -> str:
            begun.append(None)
            assert has_failed_again.wait(timeout=30), "nobody tried again"
            return "read"

        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with qtbot.waitSignal(store.saving_failed):
                store.save(new_game())
            store.ask(store, read, answers.append)
            qtbot.waitUntil(lambda: bool(begun))
            tries = Tries()
            store._writer._retry.timeout.connect(tries.count)
            qtbot.waitUntil(lambda: tries.number >= 3)
            has_failed_again.set()
            qtbot.waitUntil(lambda: answers == ["read"])
            assert len(begun) == 1, "it was interrupted, and begun anew"

    def test_is_not_tried_any_more_once_it_can_be(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        path.parent.touch()
        store = open_store()
        start(qtbot, store)
        assert store._writer._retry.isActive()
        with qtbot.waitSignal(store.saving_resumed):
            path.parent.unlink()
        assert ask(qtbot, store, lambda _database: store._writer._retry.isActive()) is False

    def test_does_not_count_practice_or_another_game_meanwhile(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        path.parent.touch()
        store = open_store()
        start(qtbot, store)
        store.save(new_game(counts=False))
        store.save(new_game())
        store.save(new_game(X_WINS[:3]))
        store.save(new_game((0, 1, 0, 1, 0, 1, 0), replace(EASY_AS_X, game=CONNECT_FOUR)))
        assert score(qtbot, store) == Score(x_wins=1)

    def test_counts_for_those_who_have_won_whatever_marks_they_had(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        path.parent.touch()
        store = open_store()
        start(qtbot, store)
        store.save(new_game(O_WINS, EASY_AS_O))
        store.save(new_game(X_WINS, EASY_AS_O))
        store.save(new_game(O_WINS, EASY_AS_O))
        store.save(new_game(DRAWN, EASY_AS_O))
        assert score(qtbot, store) == Score(x_wins=2, draws=1, o_wins=1)

    def test_distinguishes_computers_and_people_by_their_marks(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        path.parent.touch()
        store = open_store()
        start(qtbot, store)
        store.save(new_game(X_WINS, WATCHED))
        x, o = WATCHED.x_difficulty, WATCHED.o_difficulty
        assert score(qtbot, store, x, o) == Score(x_wins=1)
        assert score(qtbot, store, o, x) == Score()
        store.save(new_game(X_WINS, TWO_PEOPLE))
        assert score(qtbot, store, None, None) == Score(x_wins=1)

    def test_because_the_disk_is_full_is_written_later(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store(FullDisk)
        start(qtbot, store)
        FullDisk.is_full = True
        with qtbot.waitSignal(store.saving_failed) as failed:
            store.save(new_game())
        assert failed.args is not None
        assert failed.args[0] is Fault.DISK_FULL
        with qtbot.waitSignal(store.saving_resumed):
            FullDisk.is_full = False
        assert wins(path) == 1

    def test_because_its_folder_cannot_be_made_is_written_later(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        # A file where the folder should be: that hinders root, too.
        path.parent.touch()
        store = open_store()
        with qtbot.waitSignal(store.saving_failed):
            assert start(qtbot, store) is None
        store.save(new_game())
        assert score(qtbot, store) == Score(x_wins=1)
        with qtbot.waitSignal(store.saving_resumed):
            path.parent.unlink()
        assert wins(path) == 1

    def test_still_resumes_the_game_under_way(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        with closing(Database(path)) as database:
            database.save(record := new_game((4, 0)))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            store = open_store()
            assert start(qtbot, store) == record
            other.execute("COMMIT")

    def test_is_tried_at_intervals_not_with_every_move(
        self, qtbot: QtBot, open_store: OpenStore, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(writer, "RETRY_MS", HOUR_MS)
        path.parent.touch()
        attempts: list[Path] = []

        def open_database(path: Path, patience: float) -> Database:
            attempts.append(path)
            return Database(path, patience)

        store = open_store(open_database)
        start(qtbot, store)
        # Answers come in order: with this one, all that the start has tried is done.
        score(qtbot, store)
        before = len(attempts)
        for _ in range(20):
            store.save(new_game())
        ask(qtbot, store, lambda _database: None)
        assert len(attempts) == before + 1, "the question alone has tried"

    def test_is_tried_at_the_next_interval_however_much_fails_until_then(
        self, qtbot: QtBot, open_store: OpenStore, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(writer, "RETRY_MS", HOUR_MS)
        path.parent.touch()
        store = open_store()
        start(qtbot, store)
        timer = store._writer._retry.timerId()
        for _ in range(3):
            score(qtbot, store)
        assert store._writer._retry.timerId() == timer, "it has not begun anew"

    def test_is_not_tried_any_more_where_a_newer_version_s_has_come(
        self, qtbot: QtBot, open_store: OpenStore, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(writer, "RETRY_MS", HOUR_MS)
        path.parent.touch()
        store = open_store()
        start(qtbot, store)
        # Answers come in order: with this one, all that the start has tried is done.
        score(qtbot, store)
        assert store._writer._retry.isActive()
        path.parent.unlink()
        Database(path).close()
        change(path, f"PRAGMA user_version = {VERSION + 1}")
        with qtbot.waitSignal(store.file_is_newer):
            score(qtbot, store)
        assert not store._writer._retry.isActive()

    def test_is_not_reported_as_written_again_if_it_always_was(
        self, qtbot: QtBot, open_store: OpenStore
    ) -> None:
        store = open_store()
        with qtbot.assertNotEmitted(store.saving_resumed):
            start(qtbot, store)
            store.save(new_game())
            score(qtbot, store)

    def test_is_reported_once_and_not_again_and_again(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        path.parent.touch()
        store = open_store()
        failures: list[str] = []
        store.saving_failed.connect(lambda _fault, details: failures.append(details))
        start(qtbot, store)
        for _ in range(5):
            store.save(new_game())
            score(qtbot, store)
        assert failures == [os.strerror(errno.EEXIST)]

    def test_does_not_keep_the_program_from_ending(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        path.parent.touch()
        store = open_store()
        start(qtbot, store)
        store.save(new_game())
        store.shutdown()
        # On the GUI's thread, Qt would complain of a timer that still runs on another.
        assert not store._writer._retry.isActive()


class FullDisk(Database):
    """A database on a disk that can be full: SQLite itself has a limit of pages."""

    is_full = False

    def save(self, record: GameRecord) -> None:
        pages = self._connection.execute("PRAGMA page_count").fetchone()[0]
        self._connection.execute(f"PRAGMA max_page_count = {pages if self.is_full else 10**6}")
        super().save(replace(record, key=record.key * (200 if self.is_full else 1)))
