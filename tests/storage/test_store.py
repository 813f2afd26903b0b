"""The store keeps games for the next start, and never holds up the window."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event

from PySide6.QtCore import QElapsedTimer, QTimer
from pytestqt.qtbot import QtBot

from tests.sample_games import EASY_AS_X, WATCHED, X_WINS
from tests.storage.files_of_games import new_game, wins
from tests.storage.stores import OpenStore, Owner, ask, score, start
from tictac_gui.engine import Mark
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.storage.database import Database


class TestGames:
    def test_are_kept_for_the_next_start(self, qtbot: QtBot, open_store: OpenStore) -> None:
        first = open_store()
        assert start(qtbot, first) is None
        first.save(new_game())
        first.shutdown()
        second = open_store()
        start(qtbot, second)
        assert score(qtbot, second) == Score(x_wins=1)

    def test_under_way_are_resumed(self, qtbot: QtBot, open_store: OpenStore) -> None:
        first, record = open_store(), new_game((4, 0))
        start(qtbot, first)
        first.save(record)
        first.shutdown()
        assert start(qtbot, open_store()) == record

    def test_of_another_kind_are_found_too(self, qtbot: QtBot, open_store: OpenStore) -> None:
        store = open_store()
        start(qtbot, store)
        record = new_game((3, 3), replace(EASY_AS_X, game=CONNECT_FOUR))
        store.save(record)
        owner = Owner(store)
        with qtbot.waitSignal(owner.answered) as found:
            owner.find_unfinished(CONNECT_FOUR)
        assert found.args == [record]

    def test_count_for_those_who_played_them(self, qtbot: QtBot, open_store: OpenStore) -> None:
        store = open_store()
        start(qtbot, store)
        record = new_game(X_WINS, WATCHED)
        store.save(record)
        x, o = record.seat(Mark.X), record.seat(Mark.O)
        assert score(qtbot, store, x, o) == Score(x_wins=1)
        assert score(qtbot, store) == Score()

    def test_are_written_before_the_store_is_gone(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        store = open_store()
        start(qtbot, store)
        for _ in range(20):
            store.save(new_game())
        store.shutdown()
        store.shutdown()
        assert wins(path) == 20

    def test_that_are_impossible_are_reported_and_kept(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        with closing(Database(path)) as database:
            database.save(new_game((4, 0)))
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
            database.save(new_game())
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE game SET moves = '44'")
        store = open_store()
        start(qtbot, store)
        with qtbot.waitSignal(store.row_skipped):
            ask(qtbot, store, lambda database: database.past_games(None, 10, TIC_TAC_TOE))
        with qtbot.assertNotEmitted(store.row_skipped):
            ask(qtbot, store, lambda database: database.past_games(None, 10, TIC_TAC_TOE))


class TestASlowDisk:
    def test_is_not_felt(self, qtbot: QtBot, open_store: OpenStore) -> None:
        store = open_store(SlowDisk)
        start(qtbot, store)
        clock, gaps = QElapsedTimer(), []
        timer = QTimer(interval=5)
        timer.timeout.connect(lambda: gaps.append(clock.restart()))
        clock.start()
        timer.start()
        owner = Owner(store)
        with qtbot.waitSignal(owner.answered, timeout=20_000):
            store.save(new_game())
            owner.find_score()
        timer.stop()
        assert sum(gaps) > 1500, "the disk was slow"
        assert max(gaps) < 1000, "the window was not"


class SlowDisk(Database):
    def save(self, record: GameRecord) -> None:
        Event().wait(2)
        super().save(record)
