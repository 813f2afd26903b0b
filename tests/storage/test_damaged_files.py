"""Whatever bytes the file of games is made of, opening it has one of four ends.

It is used, or refused as broken (and then set aside), or left alone as a newer version's, or an
error of SQLite's says why nothing can be saved for now. Nothing else ever comes out, and what is
used answers every question.
"""

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.sample_games import X_WINS
from tests.storage.files_of_games import (
    change,
    copy,
    leave_log,
    new_game,
    parts,
    wins,
    write_games,
)
from tests.storage.stores import carry_out, score, start
from tests.storage.strange_files import FOR_EVER
from tests.storage.version_1_files import KILLED, take
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.storage import games_file
from tictac_gui.storage.database import Database
from tictac_gui.storage.games_file import BrokenDatabaseError, NewerDatabaseError
from tictac_gui.storage.store import Store

PAGE = 4096
UNUSED = re.compile(rb"\0{100,}")


def use(path: Path) -> None:
    """Ask a file everything and save a game, as far as its state allows."""
    try:
        with closing(Database(path, 0)) as database:
            database.slots_under_way(TIC_TAC_TOE)
            database.unfinished(TIC_TAC_TOE)
            database.score(None, Difficulty.EASY, TIC_TAC_TOE)
            database.tallies(TIC_TAC_TOE)
            database.past_games(None, 5, TIC_TAC_TOE)
            database.count(TIC_TAC_TOE)
            database.save(new_game())
            database.clear(TIC_TAC_TOE)
            database.restore(TIC_TAC_TOE)
            database.purge(5)
    except (BrokenDatabaseError, NewerDatabaseError, sqlite3.Error):
        pass


def flip(path: Path, at: int, value: int) -> None:
    content = bytearray(path.read_bytes())
    content[at] = value
    path.write_bytes(content)


class TestEveryByte:
    """Each is replaced by another, one after the other."""

    @pytest.fixture
    def left(self, path: Path, tmp_path: Path) -> Path:
        write_games(path, 30, under_way=(4, 0))
        return leave_log(path, 10, tmp_path / "left")

    @pytest.mark.parametrize(
        "unused_too", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["used", "all"]
    )
    def test_of_the_first_two_pages(self, memory: Path, unused_too: bool) -> None:
        original = memory / "original.sqlite"
        write_games(original, 30, under_way=(4, 0))
        content, rng, changed = original.read_bytes(), Random(1), memory / "games.sqlite"
        # SQLite does not even read what is between the head of a page and its rows.
        unused = {at for gap in UNUSED.finditer(content[: 2 * PAGE]) for at in range(*gap.span())}
        assert len(unused) < PAGE
        for at in range(2 * PAGE):
            value = rng.choice([0, 0xC2, 0xFF, rng.randrange(256)])
            if at in unused and not unused_too and at % 32:
                continue
            for part in parts(changed):
                part.unlink()
            changed.write_bytes(content)
            flip(changed, at, value)
            use(changed)

    @pytest.mark.parametrize("part", ["games.sqlite", "games.sqlite-wal", "games.sqlite-shm"])
    def test_anywhere_else(self, left: Path, memory: Path, part: str) -> None:
        rng = Random(2)
        for _ in range(250):
            for old in parts(memory / left.name):
                old.unlink()
            copy(left, memory)
            changed = memory / part
            flip(changed, rng.randrange(changed.stat().st_size), rng.randrange(256))
            use(memory / left.name)

    @pytest.mark.parametrize("part", ["games.sqlite", "games.sqlite-wal"])
    def test_of_a_file_that_version_1_has_written(self, memory: Path, part: str) -> None:
        rng = Random(3)
        for number in range(250):
            changed = take(KILLED, memory / str(number))
            damaged = changed.with_name(part)
            flip(damaged, rng.randrange(damaged.stat().st_size), rng.randrange(256))
            use(changed)


def raise_something(_path: Path, _patience: float) -> Database:
    message = "something that nobody has thought of"
    raise RuntimeError(message)


def test_whatever_else_opening_raises_is_reported_and_play_goes_on(
    qtbot: QtBot, path: Path
) -> None:
    store = Store(path, raise_something)
    with qtbot.waitSignal(store.saving_failed) as failed:
        start(qtbot, store)
    assert failed.args is not None
    assert "nobody has thought of" in failed.args[1]
    store.save(new_game())
    assert score(qtbot, store) == Score(x_wins=1)
    store.shutdown()


class Surprising(Database):
    """A database that fails once in a way that nobody has thought of."""

    surprises = 1

    def save(self, record: GameRecord) -> None:
        if Surprising.surprises:
            Surprising.surprises -= 1
            message = "something that nobody has thought of"
            raise RuntimeError(message)
        super().save(record)


def test_whatever_else_saving_raises_is_reported_and_tried_again(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tictac_gui.storage.writer.RETRY_MS", 20)
    store = Store(path, Surprising)
    start(qtbot, store)
    with (
        qtbot.waitSignal(store.saving_failed) as failed,
        qtbot.waitSignal(store.saving_resumed),
    ):
        store.save(new_game())
    assert failed.args is not None
    assert "nobody has thought of" in failed.args[1]
    store.shutdown()
    assert wins(path) == 1


ODD_VALUES = [None, "../../etc", "a/b", b"\x00\x01", b"\xc2", 1.5, -1, 10**18, "", "٣"]


def change_against_rules(path: Path, statement: str, *values: object) -> None:
    """Do to the rows what their columns forbid, as another program might."""
    define = "UPDATE sqlite_master SET sql = ? WHERE name = 'game'"
    with closing(sqlite3.connect(path)) as connection:
        [sql] = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'game'").fetchone()
    for definition, changes in ((sql.replace("NOT NULL", ""), True), (sql, False)):
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(define, (definition,))
        if changes:
            change(path, statement, *values)


class TestARowOfAnyType:
    """SQLite keeps any type in any column, whatever the column was declared to be."""

    @pytest.fixture
    def played(self, path: Path) -> Path:
        write_games(path, 2, under_way=(4, 0))
        return path

    @pytest.mark.parametrize("value", ODD_VALUES)
    @pytest.mark.parametrize(
        "column", ["key", "begun", "players", "x", "o", "moves", "result", "counts", "slot"]
    )
    @pytest.mark.parametrize("row", ["number = 1", "result = 'playing'"])
    def test_never_ends_the_program(
        self, qtbot: QtBot, played: Path, column: str, value: object, row: str
    ) -> None:
        change_against_rules(played, f"UPDATE game SET {column} = ? WHERE {row}", value)
        use(played)
        store = Store(played)
        with (
            qtbot.assertNotEmitted(store.file_set_aside),
            qtbot.assertNotEmitted(store.saving_failed),
        ):
            start(qtbot, store)
            store.save(new_game())
            store.shutdown()
        assert wins(played) >= 2, "the others are as they were"

    def test_does_not_place_a_lock_elsewhere(self, qtbot: QtBot, played: Path) -> None:
        change(played, "UPDATE game SET slot = '../elsewhere' WHERE result = 'playing'")
        store = Store(played)
        start(qtbot, store)
        store.shutdown()
        assert list(played.parent.parent.glob("*elsewhere*")) == []


class Disturbed(Database):
    """A database that complains of damage, although the file on the disk is sound."""

    complaints = 1

    def save(self, record: GameRecord) -> None:
        if Disturbed.complaints:
            Disturbed.complaints -= 1
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise error
        super().save(record)


def test_a_file_that_turns_out_sound_is_not_set_aside(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tictac_gui.storage.writer.RETRY_MS", 20)
    write_games(path, 2)
    store = Store(path, Disturbed)
    start(qtbot, store)
    with (
        qtbot.assertNotEmitted(store.file_set_aside),
        qtbot.waitSignals([store.saving_failed, store.saving_resumed]),
    ):
        store.save(new_game(X_WINS))
    store.shutdown()
    assert wins(path) == 3


class TestAStatement:
    def test_that_never_ends_means_damage(self, path: Path) -> None:
        with closing(Database(path)) as database:
            with pytest.raises(sqlite3.DatabaseError, match="no end") as raised:
                database.execute(FOR_EVER)
            assert raised.value.sqlite_errorcode == sqlite3.SQLITE_CORRUPT
            with pytest.raises(sqlite3.DatabaseError, match="no end"):
                list(database.rows(FOR_EVER, ()))
            assert database.count(TIC_TAC_TOE) == 0, "the next one may take as much"

    def test_may_take_what_a_file_of_its_size_gives_it_to_do(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write_games(path, 0)
        with closing(sqlite3.connect(path)) as connection, connection:
            # As short as rows can be.
            connection.executemany(
                "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot)"
                " VALUES (?, '', '', 'person', 'EASY', '04132', 'X', 1, 0)",
                ((number,) for number in range(20_000)),
            )
        monkeypatch.setattr(games_file, "_MOST_STEPS", 0)
        monkeypatch.setattr(games_file, "_STEPS_BETWEEN_LOOKS", 100)
        with closing(Database(path)) as database:
            assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(x_wins=20_000)
            database.tallies(TIC_TAC_TOE)
            database.clear(TIC_TAC_TOE)
            database.restore(TIC_TAC_TOE)
            assert database.count(TIC_TAC_TOE) == 20_000
            database.clear(TIC_TAC_TOE)
            assert database.purge(20_000)


class DamagedLater(Database):
    """A database that can no longer be read once a game was saved."""

    is_damaged = False

    def save(self, record: GameRecord) -> None:
        super().save(record)
        # Not the file that takes its place.
        self.is_damaged = True

    def execute(self, query: str, values: Sequence[object] = ()) -> list[Any]:
        if self.is_damaged and query.startswith("SELECT"):
            error = sqlite3.DatabaseError("string or blob too big")
            error.sqlite_errorcode = sqlite3.SQLITE_TOOBIG
            raise error
        return super().execute(query, values)


def test_a_game_under_way_is_saved_anew_when_its_file_is_set_aside(
    qtbot: QtBot, path: Path
) -> None:
    kinds = iter([DamagedLater])

    def open_database(path: Path, patience: float) -> Database:
        return next(kinds, Database)(path, patience)

    store = Store(path, open_database)
    start(qtbot, store)
    with qtbot.waitSignal(store.file_set_aside):
        store.save(new_game((4, 0)))
        carry_out(qtbot, store, lambda database: database.count(TIC_TAC_TOE))
    store.shutdown()
    with closing(Database(path)) as database:
        under_way = database.unfinished(TIC_TAC_TOE)
    assert under_way
    assert under_way.moves == (4, 0)
