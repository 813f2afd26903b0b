"""However much a store was asked, it closes soon, waits at most once and keeps every change."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.files_of_games import new_game, wins, write_games
from tests.storage.stores import Owner, ask, start
from tests.storage.strange_files import FOR_EVER
from tests.storage.version_1_files import CLOSED, take, told_by_version_1, told_now, version
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.storage import writer
from tictac_gui.storage.database import Database
from tictac_gui.storage.migrations import VERSION
from tictac_gui.storage.store import Store

QUESTIONS = 40


@pytest.fixture
def held(path: Path) -> Iterator[None]:
    """Have another program hold the file so that it can't even be read."""
    write_games(path, 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        yield


@pytest.mark.usefixtures("held")
@pytest.mark.parametrize("is_busy", [False, True])
def test_questions_still_open_are_left_while_the_file_is_held(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch, is_busy: bool
) -> None:
    # So long that waiting twice would be noticed on any machine.
    monkeypatch.setattr(writer, "PATIENCE_S", 1.0)
    waits: list[float] = []

    def open_database(path: Path, patience: float) -> Database:
        waits.append(patience)
        return Database(path, patience)

    store = Store(path, open_database)
    if not is_busy:
        start(qtbot, store)
    waits.clear()
    owner = Owner(store)
    for _ in range(QUESTIONS):
        owner.ask(lambda database: database.count(TIC_TAC_TOE))
        store.save(new_game())
    # On a busy machine some may have been waited for in vain by now.
    before, began = len(waits), monotonic()
    store.shutdown()
    assert monotonic() - began < QUESTIONS / 4, "not a second for every question"
    later = waits[before:]
    assert sum(patience > 0 for patience in later) <= 2, "the one under way and the last one"


@pytest.mark.usefixtures("unlimited")
def test_a_long_answer_is_left_off(qtbot: QtBot, path: Path) -> None:
    store = Store(path)
    start(qtbot, store)
    owner = Owner(store)
    with qtbot.assertNotEmitted(owner.answered), qtbot.assertNotEmitted(store.saving_failed):
        owner.ask(lambda database: database.execute(FOR_EVER))
        store.save(new_game())
        store.shutdown()
        qtbot.wait_until(lambda: True)
    assert wins(path) == 1, "what was to be saved is saved"


@pytest.mark.usefixtures("unlimited")
def test_a_change_that_never_ends_is_left_off_when_there_is_no_time_left(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE_S", 0.2)
    write_games(path, 1)
    store = Store(path)
    start(qtbot, store)
    Owner(store).change(lambda database: database.execute(FOR_EVER))
    store.shutdown()
    assert wins(path) == 1


def test_changes_are_carried_out(qtbot: QtBot, path: Path) -> None:
    write_games(path, 3, under_way=(4, 0))
    store = Store(path)
    start(qtbot, store)
    Owner(store).change(lambda database: database.clear(TIC_TAC_TOE))
    store.purge()
    store.shutdown()
    with closing(Database(path)) as database:
        database.restore(TIC_TAC_TOE)
        assert database.count(TIC_TAC_TOE) == 0
        under_way = database.unfinished(TIC_TAC_TOE)
    assert under_way
    assert under_way.moves == (4, 0), "clearing leaves the game under way"


def test_of_very_many_cleared_games_the_next_start_forgets_the_rest(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PURGED_AT_ONCE", 2)
    write_games(path, 5)
    store = Store(path)
    start(qtbot, store)
    Owner(store).change(lambda database: database.clear(TIC_TAC_TOE))
    store.purge()
    store.shutdown()
    assert rows(path) == 3
    store = Store(path)
    start(qtbot, store)
    ask(qtbot, store, lambda database: database.count(TIC_TAC_TOE))
    store.shutdown()
    assert rows(path) == 0


class TestAnOlderFile:
    def test_is_left_for_the_next_start_to_bring_up_to_date(
        self,
        qtbot: QtBot,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        path = take(CLOSED, tmp_path / "data")
        is_opening = Event()

        def open_late(path: Path, patience: float, should_stop: Callable[[], bool]) -> Database:
            is_opening.set()
            while not should_stop():
                pass
            return Database(path, patience, should_stop)

        monkeypatch.setattr(writer, "Database", open_late)
        store = Store(path)
        with qtbot.assertNotEmitted(store.saving_failed):
            Owner(store).start()
            is_opening.wait()
            store.shutdown()
        assert [path.name for path in path.parent.iterdir()] == [path.name]
        assert version(path) == 1
        assert caplog.records == []
        assert told_now(path) == told_by_version_1(CLOSED)

    def test_is_brought_up_to_date_if_there_is_a_game_to_keep(self, tmp_path: Path) -> None:
        path = take(CLOSED, tmp_path / "data")
        before = wins(take(CLOSED, tmp_path / "before"))
        store = Store(path)
        Owner(store).start()
        store.save(new_game())
        store.shutdown()
        assert version(path) == VERSION
        assert wins(path) == before + 1


def rows(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        [count] = connection.execute("SELECT count(*) FROM game").fetchone()
    return int(count)
