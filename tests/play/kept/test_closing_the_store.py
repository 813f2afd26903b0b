"""However much a store was asked, it closes soon, waits at most once and keeps every change."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from tests.play.kept.files_of_games import new_game, wins, write_games
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.kept import keeper
from tictac_gui.play.kept.database import Database
from tictac_gui.play.kept.store import Store

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
    monkeypatch.setattr(keeper, "PATIENCE_S", 1.0)
    waits: list[float] = []

    def open_database(path: Path, patience: float) -> Database:
        waits.append(patience)
        return Database(path, patience)

    store = Store(path, open_database)
    if not is_busy:
        with qtbot.waitSignal(store.unfinished_found):
            store.start(TIC_TAC_TOE)
    waits.clear()
    for _ in range(QUESTIONS):
        store.ask(lambda database: database.count(TIC_TAC_TOE))
        store.save(new_game())
    began = monotonic()
    store.shutdown()
    assert monotonic() - began < QUESTIONS / 4, "not a second for every question"
    assert sum(patience > 0 for patience in waits) <= 2, "the one under way and the last one"


def test_a_long_answer_is_left_off(qtbot: QtBot, path: Path) -> None:
    store = Store(path)
    with qtbot.waitSignal(store.unfinished_found):
        store.start(TIC_TAC_TOE)
    for_ever = (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    )
    with qtbot.assertNotEmitted(store.answered), qtbot.assertNotEmitted(store.saving_failed):
        store.ask(lambda database: database.execute(for_ever))
        store.save(new_game())
        store.shutdown()
        qtbot.wait_until(lambda: True)
    assert wins(path) == 1, "what was to be saved is saved"


def test_changes_are_carried_out(qtbot: QtBot, path: Path) -> None:
    write_games(path, 3, under_way=(4, 0))
    store = Store(path)
    with qtbot.waitSignal(store.unfinished_found):
        store.start(TIC_TAC_TOE)
    store.change(lambda database: database.clear(TIC_TAC_TOE))
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
    monkeypatch.setattr(keeper, "PURGED_AT_ONCE", 2)
    write_games(path, 5)
    store = Store(path)
    with qtbot.waitSignal(store.unfinished_found):
        store.start(TIC_TAC_TOE)
    store.change(lambda database: database.clear(TIC_TAC_TOE))
    store.purge()
    store.shutdown()
    assert rows(path) == 3
    store = Store(path)
    with qtbot.waitSignal(store.unfinished_found):
        store.start(TIC_TAC_TOE)
    with qtbot.waitSignal(store.answered):
        # Answers come in order: with this one, the start is over.
        store.ask(lambda database: database.count(TIC_TAC_TOE))
    store.shutdown()
    assert rows(path) == 0


def rows(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        [count] = connection.execute("SELECT count(*) FROM game").fetchone()
    return int(count)
