"""The file of games is deleted, moved or replaced while the program runs."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.sample_games import X_WINS
from tests.storage.files_of_games import leave_log, new_game, parts, wins, write_games
from tests.storage.stores import ask, score, start
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.storage.database import Database
from tictac_gui.storage.games_file import is_sound
from tictac_gui.storage.store import Store


def delete(path: Path) -> None:
    for part in parts(path):
        part.unlink()


def delete_alone(path: Path) -> None:
    path.unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move(path: Path) -> None:
    path.rename(path.with_name("moved.sqlite"))


def move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def restore(path: Path) -> None:
    """Put another file of games in its place, as when a backup is restored."""
    backup = path.parent.parent / "backup.sqlite"
    write_games(backup, 10)
    delete(path)
    backup.replace(path)


def restore_alone(path: Path) -> None:
    """Put another file in its place, and leave the log of the old one where it is."""
    backup = path.parent.parent / "backup.sqlite"
    write_games(backup, 10)
    backup.replace(path)


Loss = Callable[[Path], None]
LOSSES = [delete, delete_alone, delete_folder, move, move_folder, restore, restore_alone]


@pytest.mark.parametrize("lose", LOSSES)
def test_is_reported_and_the_games_of_the_sitting_are_saved_in_a_new_one(
    qtbot: QtBot, path: Path, lose: Loss
) -> None:
    write_games(path, 5)
    store = Store(path)
    start(qtbot, store)
    store.save(new_game())
    store.save(new_game())
    ask(qtbot, store, lambda database: database.count(TIC_TAC_TOE))
    lose(path)
    with qtbot.assertNotEmitted(store.saving_failed), qtbot.waitSignal(store.file_lost):
        store.save(new_game())
        store.save(under_way := new_game((4, 0)))
        store.shutdown()
    assert wins(path) == 3 + 10 * (lose in (restore, restore_alone))
    assert is_sound(path)
    with closing(Database(path)) as database:
        assert database.unfinished(TIC_TAC_TOE) == under_way
    assert list(path.parent.glob("*set-aside*")) == []


def test_is_noticed_when_only_the_score_is_asked(qtbot: QtBot, path: Path) -> None:
    store = Store(path)
    start(qtbot, store)
    store.save(new_game())
    ask(qtbot, store, lambda database: database.count(TIC_TAC_TOE))
    delete(path)
    with qtbot.waitSignal(store.file_lost):
        assert score(qtbot, store).x_wins == 1
    assert wins(path) == 1, "it is in the new file at once"
    store.shutdown()


def test_takes_a_resumed_game_along(qtbot: QtBot, path: Path) -> None:
    write_games(path, 1, under_way=(4, 0))
    store = Store(path)
    found = start(qtbot, store)
    delete(path)
    with qtbot.waitSignal(store.file_lost):
        score(qtbot, store)
    store.shutdown()
    with closing(Database(path)) as database:
        assert database.unfinished(TIC_TAC_TOE) == found
        assert database.count(TIC_TAC_TOE) == 0, "games of earlier sittings went with the file"


def test_is_reported_once(qtbot: QtBot, path: Path) -> None:
    store = Store(path)
    start(qtbot, store)
    delete(path)
    with qtbot.waitSignal(store.file_lost):
        store.save(new_game())
    with qtbot.assertNotEmitted(store.file_lost):
        store.save(new_game())
        store.shutdown()
    assert wins(path) == 2


@pytest.mark.parametrize("lose", LOSSES)
def test_is_noticed_when_the_program_is_closed(qtbot: QtBot, path: Path, lose: Loss) -> None:
    store = Store(path)
    start(qtbot, store)
    store.save(new_game())
    ask(qtbot, store, lambda database: database.count(TIC_TAC_TOE))
    lose(path)
    with qtbot.waitSignal(store.file_lost):
        store.shutdown()
    assert wins(path) == 1 + 10 * (lose in (restore, restore_alone))


def test_leaves_a_moved_file_whole_without_its_log(
    qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    write_games(path, 5)
    left = leave_log(path, 30, tmp_path / "left")
    store = Store(left)
    start(qtbot, store)
    moved = left.rename(tmp_path / "moved.sqlite")
    with qtbot.waitSignal(store.file_lost):
        store.save(new_game())
    store.shutdown()
    assert wins(moved) == 35
    assert wins(left) == 1


def test_takes_a_game_along_that_was_resumed_and_finished(qtbot: QtBot, path: Path) -> None:
    write_games(path, 1, under_way=X_WINS[:-1])
    store = Store(path)
    found = start(qtbot, store)
    assert found
    store.save(replace(found, moves=X_WINS))
    ask(qtbot, store, lambda database: database.count(TIC_TAC_TOE))
    delete(path)
    with qtbot.waitSignal(store.file_lost):
        score(qtbot, store)
    store.shutdown()
    assert wins(path) == 1


@pytest.mark.parametrize("lose", LOSSES)
def test_loses_nothing_of_several_windows(qtbot: QtBot, path: Path, lose: Loss) -> None:
    stores = [Store(path) for _ in range(2)]
    for store in stores:
        start(qtbot, store)
        store.save(new_game())
        ask(qtbot, store, lambda database: database.count(TIC_TAC_TOE))
    lose(path)
    for store in stores:
        store.save(new_game())
        store.shutdown()
    assert is_sound(path)
    assert wins(path) == 4 + 10 * (lose in (restore, restore_alone))


def test_with_its_folder_does_not_give_the_game_under_way_to_another_window(
    qtbot: QtBot, path: Path
) -> None:
    """Its lock has gone with the folder, so that the next window would take the same place."""
    store = Store(path)
    start(qtbot, store)
    delete_folder(path)
    with qtbot.waitSignal(store.file_lost):
        store.save(under_way := new_game((4, 0)))
        ask(qtbot, store, lambda database: database.count(TIC_TAC_TOE))
    other = Store(path)
    found = start(qtbot, other)
    other.save(new_game((8,)))
    other.shutdown()
    store.shutdown()
    assert found is None
    with closing(Database(path)) as database:
        assert database.unfinished(TIC_TAC_TOE) == under_way


@pytest.mark.parametrize("method", ["games_of_sitting", "empty_log"])
def test_may_be_out_of_reach_and_what_follows_is_kept_all_the_same(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    store = Store(path)
    start(qtbot, store)
    monkeypatch.setattr(Database, method, fail)
    delete(path)
    with qtbot.assertNotEmitted(store.saving_failed), qtbot.waitSignal(store.file_lost):
        store.save(new_game())
        store.shutdown()
    assert wins(path) == 1


def test_leaves_no_log_to_the_next_one_while_another_program_reads(
    qtbot: QtBot, path: Path
) -> None:
    write_games(path, 1)
    store = Store(path)
    start(qtbot, store)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM game").fetchall()
        for _ in range(20):
            store.save(new_game())
        ask(qtbot, store, lambda database: database.count(TIC_TAC_TOE))
        restore_alone(path)
        with qtbot.waitSignal(store.file_lost):
            store.save(new_game())
        store.shutdown()
    assert is_sound(path)
    assert wins(path) == 10 + 21
    assert list(path.parent.glob("*-set-aside-*")), "the log that could not be emptied"
