"""Bad luck with files, each piece of it for real: the game plays on, and nothing is lost."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tictac_gui.engine import Difficulty
from tictac_gui.play import keeper
from tictac_gui.play.database import Database
from tictac_gui.play.files.fault import Fault
from tictac_gui.play.keeper import OpenDatabase
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Players, Setup
from tictac_gui.play.store import Store

EASY = Setup(Players.PERSON_AS_X, Difficulty.EASY)
X_WINS, O_WINS = (0, 3, 1, 4, 2), (8, 0, 7, 1, 3, 2)

OpenStore = Callable[..., Store]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games.sqlite"


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "RETRY_MS", 20)
    monkeypatch.setattr(keeper, "PATIENCE_S", 0.05)


@pytest.fixture
def open_store(qapp: QApplication, path: Path) -> Iterator[OpenStore]:  # noqa: ARG001
    stores: list[Store] = []

    def open_it(open_database: OpenDatabase = Database) -> Store:
        store = Store(path, open_database)
        stores.append(store)
        return store

    yield open_it
    for store in stores:
        store.shutdown()


def game(moves: tuple[int, ...] = X_WINS) -> GameRecord:
    return GameRecord.begin(EASY, 0, moves)


def start(qtbot: QtBot, store: Store) -> GameRecord | None:
    """Start the store and return the game under way."""
    with qtbot.waitSignal(store.unfinished_found) as found:
        store.start()
    assert found.args is not None
    record: GameRecord | None = found.args[0]
    return record


def score(qtbot: QtBot, store: Store) -> Score:
    with qtbot.waitSignal(store.score_found) as found:
        store.find_score(None, Difficulty.EASY)
    assert found.args is not None
    result: Score = found.args[2]
    return result


def wins_on_disk(path: Path) -> int:
    with closing(Database(path)) as database:
        return database.score(None, Difficulty.EASY).x_wins


class TestGames:
    def test_are_kept_for_the_next_start(self, qtbot: QtBot, open_store: OpenStore) -> None:
        first = open_store()
        assert start(qtbot, first) is None
        first.save(game())
        first.shutdown()
        second = open_store()
        start(qtbot, second)
        assert score(qtbot, second) == Score(x_wins=1)

    def test_under_way_are_resumed(self, qtbot: QtBot, open_store: OpenStore) -> None:
        first, record = open_store(), game((4, 0))
        start(qtbot, first)
        first.save(record)
        first.shutdown()
        assert start(qtbot, open_store()) == record

    def test_are_written_before_the_store_is_gone(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store()
        start(qtbot, store)
        for _ in range(20):
            store.save(game())
        store.shutdown()
        store.shutdown()
        assert wins_on_disk(path) == 20

    def test_that_are_impossible_are_reported_and_kept(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        with closing(Database(path)) as database:
            database.save(game((4, 0)))
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE game SET moves = '44'")
        store = open_store()
        with qtbot.waitSignal(store.row_skipped):
            assert start(qtbot, store) is None
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT moves FROM game").fetchall() == [("44",)]

    def test_that_are_impossible_are_reported_once(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        with closing(Database(path)) as database:
            database.save(game())
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE game SET moves = '44'")
        store = open_store()
        start(qtbot, store)
        with qtbot.waitSignals([store.row_skipped, store.answered]):
            store.ask(lambda database: database.past_games(None, 10))
        with qtbot.assertNotEmitted(store.row_skipped), qtbot.waitSignal(store.answered):
            store.ask(lambda database: database.past_games(None, 10))


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
                        database.save(game())
                path.write_bytes(path.read_bytes()[:9000])
        return path

    def test_is_set_aside_under_a_name_that_is_told(
        self, qtbot: QtBot, open_store: OpenStore, broken: Path
    ) -> None:
        content = None if broken.is_dir() else broken.read_bytes()
        store = open_store()
        with qtbot.waitSignal(store.file_set_aside) as told:
            assert start(qtbot, store) is None
        assert told.args is not None
        aside = Path(told.args[0])
        assert aside.parent == broken.parent
        assert aside != broken
        assert (aside / "keepsake").exists() if content is None else aside.read_bytes() == content
        store.save(game())
        store.shutdown()
        assert wins_on_disk(broken) == 1

    def test_breaks_while_the_program_runs(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store(BreakingDisk)
        start(qtbot, store)
        with qtbot.waitSignal(store.file_set_aside):
            store.save(game())
        store.shutdown()
        assert wins_on_disk(path) == 1

    def test_takes_its_log_along(self, qtbot: QtBot, open_store: OpenStore, path: Path) -> None:
        path.parent.mkdir()
        path.write_bytes(os.urandom(5000))
        path.with_name("games.sqlite-wal").write_bytes(b"what was in the log")
        store = open_store()
        with qtbot.waitSignal(store.file_set_aside) as told:
            start(qtbot, store)
        assert told.args is not None
        assert Path(f"{told.args[0]}-wal").read_bytes() == b"what was in the log"

    def test_is_not_confused_with_the_new_one_that_another_window_has_made(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store(ReplacedDisk)
        start(qtbot, store)
        with qtbot.assertNotEmitted(store.file_set_aside):
            store.save(game())
            store.shutdown()
        assert wins_on_disk(path) == 2
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
                new.save(game())
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise error
        super().save(record)


class TestAFileThatCannotBeWritten:
    def test_because_it_is_locked_is_written_later(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store()
        start(qtbot, store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with qtbot.waitSignal(store.saving_failed) as failed:
                store.save(game())
            assert failed.args is not None
            assert failed.args[0] is Fault.FILE_IN_USE
            assert score(qtbot, store) == Score(x_wins=1), "what waits to be written counts"
            store.save(game())
            with qtbot.waitSignal(store.saving_resumed):
                other.execute("COMMIT")
        assert wins_on_disk(path) == 2

    def test_is_not_tried_any_more_once_it_can_be(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        path.parent.touch()
        store = open_store()
        start(qtbot, store)
        assert store._keeper._retry.isActive()
        with qtbot.waitSignal(store.saving_resumed):
            path.parent.unlink()
        with qtbot.waitSignal(store.answered) as answered:
            store.ask(lambda _database: store._keeper._retry.isActive())
        assert answered.args is not None
        assert answered.args[1] is False

    def test_does_not_count_practice_meanwhile(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        path.parent.touch()
        store = open_store()
        start(qtbot, store)
        store.save(GameRecord.begin(EASY, 0, X_WINS, counts=False))
        store.save(game())
        store.save(game(X_WINS[:3]))
        assert score(qtbot, store) == Score(x_wins=1)

    def test_because_the_disk_is_full_is_written_later(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store(FullDisk)
        start(qtbot, store)
        FullDisk.is_full = True
        with qtbot.waitSignal(store.saving_failed) as failed:
            store.save(game())
        assert failed.args is not None
        assert failed.args[0] is Fault.DISK_FULL
        with qtbot.waitSignal(store.saving_resumed):
            FullDisk.is_full = False
        assert wins_on_disk(path) == 1

    def test_because_its_folder_cannot_be_made_is_written_later(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        # A file where the folder should be: that hinders root, too.
        path.parent.touch()
        store = open_store()
        with qtbot.waitSignal(store.saving_failed):
            assert start(qtbot, store) is None
        store.save(game())
        assert score(qtbot, store) == Score(x_wins=1)
        with qtbot.waitSignal(store.saving_resumed):
            path.parent.unlink()
        assert wins_on_disk(path) == 1

    def test_still_resumes_the_game_under_way(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        with closing(Database(path)) as database:
            database.save(record := game((4, 0)))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            store = open_store()
            assert start(qtbot, store) == record
            other.execute("COMMIT")

    def test_is_tried_at_intervals_not_with_every_move(
        self, qtbot: QtBot, open_store: OpenStore, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(keeper, "RETRY_MS", 3_600_000)
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
            store.save(game())
        with qtbot.waitSignal(store.answered):
            store.ask(lambda _database: None)
        assert len(attempts) == before + 1, "the question alone has tried"

    def test_is_told_once_and_not_again_and_again(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        path.parent.touch()
        store = open_store()
        failures: list[str] = []
        store.saving_failed.connect(lambda _fault, details: failures.append(details))
        start(qtbot, store)
        for _ in range(5):
            store.save(game())
            score(qtbot, store)
        assert len(failures) == 1

    def test_does_not_keep_the_program_from_ending(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        path.parent.touch()
        store = open_store()
        start(qtbot, store)
        store.save(game())
        store.shutdown()


class FullDisk(Database):
    """A database on a disk that can be full: SQLite itself is told to take no more pages."""

    is_full = False

    def save(self, record: GameRecord) -> None:
        pages = self._connection.execute("PRAGMA page_count").fetchone()[0]
        self._connection.execute(f"PRAGMA max_page_count = {pages if self.is_full else 10**6}")
        super().save(record._replace(key=record.key * (200 if self.is_full else 1)))


class TestTwoWindows:
    def test_both_record_and_nothing_is_lost_or_counted_twice(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        one, other = open_store(), open_store()
        start(qtbot, one)
        start(qtbot, other)
        for _ in range(15):
            one.save(game())
            other.save(game())
        one.shutdown()
        other.shutdown()
        assert wins_on_disk(path) == 30

    def test_started_at_once_on_a_new_file_do_not_disturb_each_other(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        stores = [open_store() for _ in range(6)]
        for store in stores:
            store.start()
            store.save(game())
        for store in stores:
            with qtbot.waitSignal(store.answered):
                store.ask(lambda _database: None)
            store.shutdown()
        assert list(path.parent.glob("*set-aside*")) == []
        assert wins_on_disk(path) == 6

    def test_that_are_closed_leave_the_game_played_last_to_the_next(
        self, qtbot: QtBot, open_store: OpenStore
    ) -> None:
        one, other = open_store(), open_store()
        start(qtbot, one)
        start(qtbot, other)
        other.save(last := game((4, 0)))
        one.shutdown()
        other.shutdown()
        assert start(qtbot, open_store()) == last

    def test_do_not_resume_each_other_s_game(self, qtbot: QtBot, open_store: OpenStore) -> None:
        one = open_store()
        start(qtbot, one)
        one.save(mine := game((4,)))
        score(qtbot, one)
        other = open_store()
        assert start(qtbot, other) is None
        other.save(yours := game((0, 1)))
        one.shutdown()
        third = open_store()
        assert start(qtbot, third) == mine
        other.shutdown()
        assert start(qtbot, open_store()) == yours


class TestASlowDisk:
    def test_is_not_felt(self, qtbot: QtBot, open_store: OpenStore) -> None:
        store = open_store(SlowDisk)
        start(qtbot, store)
        clock, gaps = QElapsedTimer(), []
        timer = QTimer(interval=5)
        timer.timeout.connect(lambda: gaps.append(clock.restart()))
        clock.start()
        timer.start()
        with qtbot.waitSignal(store.score_found, timeout=20_000):
            store.save(game())
            store.find_score(None, Difficulty.EASY)
        timer.stop()
        assert sum(gaps) > 1500, "the disk was slow"
        assert max(gaps) < 1000, "the window was not"


class SlowDisk(Database):
    def save(self, record: GameRecord) -> None:
        Event().wait(2)
        super().save(record)
