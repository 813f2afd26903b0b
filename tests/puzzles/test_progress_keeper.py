"""Progress is kept in the file of games, and survives whatever happens to that."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.puzzles.training import Clock
from tests.storage.stores import ask
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.play.records import AttemptResult
from tictac_gui.puzzles.progress import ProgressKeeper
from tictac_gui.storage.database import Database, attempts
from tictac_gui.storage.migrations import VERSION
from tictac_gui.storage.store import Store

NewKeeper = Callable[..., ProgressKeeper]


@pytest.fixture
def new_keeper(qtbot: QtBot, store: Store, clock: Clock) -> NewKeeper:
    def make(game: Game = TIC_TAC_TOE) -> ProgressKeeper:
        keeper = ProgressKeeper(game, store, clock)
        qtbot.waitUntil(lambda: keeper.is_loaded)
        return keeper

    return make


def in_file(path: Path, game: Game = TIC_TAC_TOE) -> list[str]:
    with closing(Database(path)) as database:
        return [attempt.name for attempt in attempts(game, database)]


def names(keeper: ProgressKeeper) -> list[str]:
    return [attempt.name for attempt in keeper.progress.attempts]


def settle(qtbot: QtBot, store: Store) -> None:
    """Wait until the store has answered all that it was asked."""
    ask(qtbot, store, lambda _database: None)


class TestProgress:
    def test_emits_signals_when_it_is_loaded_and_when_it_changes(
        self, qtbot: QtBot, store: Store, clock: Clock
    ) -> None:
        keeper = ProgressKeeper(TIC_TAC_TOE, store, clock)
        with qtbot.waitSignals([keeper.loaded, keeper.changed]):
            pass
        with qtbot.waitSignal(keeper.changed, timeout=0):
            keeper.add("a", AttemptResult.SOLVED)

    def test_is_kept_and_found_again(
        self, qtbot: QtBot, store: Store, new_keeper: NewKeeper
    ) -> None:
        keeper = new_keeper()
        keeper.add("a", AttemptResult.SOLVED)
        keeper.add("b", AttemptResult.FAILED)
        assert names(keeper) == ["a", "b"], "at once"
        settle(qtbot, store)
        assert keeper.is_saved
        assert names(new_keeper()) == ["a", "b"]
        assert names(new_keeper(CONNECT_FOUR)) == []

    def test_is_saved_although_the_program_ends(
        self, store: Store, new_keeper: NewKeeper, path: Path
    ) -> None:
        new_keeper().add("a", AttemptResult.SOLVED)
        store.shutdown()
        assert in_file(path) == ["a"]

    def test_can_be_reset(self, qtbot: QtBot, store: Store, new_keeper: NewKeeper) -> None:
        other = new_keeper(CONNECT_FOUR)
        other.add("c", AttemptResult.SOLVED)
        keeper = new_keeper()
        keeper.add("a", AttemptResult.SOLVED)
        keeper.reset()
        keeper.reset()
        settle(qtbot, store)
        assert names(keeper) == names(new_keeper()) == []
        assert names(new_keeper(CONNECT_FOUR)) == ["c"]
        keeper.add("b", AttemptResult.SOLVED)
        settle(qtbot, store)
        assert names(new_keeper()) == ["b"]

    def test_that_another_window_has_reset_is_not_written_again(
        self, qtbot: QtBot, store: Store, new_keeper: NewKeeper, path: Path
    ) -> None:
        here, elsewhere = new_keeper(), new_keeper()
        here.add("a", AttemptResult.SOLVED)
        settle(qtbot, store)
        elsewhere.reset()
        settle(qtbot, store)
        here.add("b", AttemptResult.SOLVED)
        settle(qtbot, store)
        assert in_file(path) == ["b"]


class TestAFileThatCannotBeWritten:
    def test_is_written_once_it_can_be(
        self, qtbot: QtBot, store: Store, new_keeper: NewKeeper, path: Path
    ) -> None:
        keeper = new_keeper()
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with qtbot.waitSignal(store.saving_failed):
                keeper.add("a", AttemptResult.SOLVED)
            qtbot.waitUntil(lambda: not keeper.is_saved)
            assert names(keeper) == ["a"], "the puzzles go on"
            with qtbot.waitSignal(store.saving_resumed):
                other.execute("COMMIT")
        qtbot.waitUntil(lambda: keeper.is_saved)
        settle(qtbot, store)
        assert in_file(path) == names(keeper) == ["a"]

    def test_is_not_reset_either(
        self, qtbot: QtBot, store: Store, new_keeper: NewKeeper, path: Path
    ) -> None:
        keeper = new_keeper()
        keeper.add("a", AttemptResult.SOLVED)
        settle(qtbot, store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            keeper.reset()
            qtbot.waitUntil(lambda: not keeper.is_saved)
            assert names(keeper) == ["a"]
            with qtbot.waitSignal(store.saving_resumed):
                other.execute("COMMIT")
        settle(qtbot, store)
        assert names(keeper) == ["a"]

    def test_of_a_newer_version_is_left_alone(
        self, qtbot: QtBot, store: Store, new_keeper: NewKeeper, path: Path
    ) -> None:
        Database(path).close()
        with closing(sqlite3.connect(path)) as newer:
            newer.execute(f"PRAGMA user_version = {VERSION + 1}")
        before = path.read_bytes()
        keeper = new_keeper()
        assert not keeper.is_saved
        keeper.add("a", AttemptResult.SOLVED)
        settle(qtbot, store)
        assert names(keeper) == ["a"]
        assert path.read_bytes() == before


class SlowlyRead(Database):
    """A database of which the first reading is answered only when it is let go."""

    is_read = Event()
    let_go = Event()

    def rows(self, query: str, values: Sequence[object]) -> Iterator[Any]:
        found = list(super().rows(query, values))
        self.is_read.set()
        assert self.let_go.wait(60)
        yield from found


@pytest.fixture
def slow_store(qtbot: QtBot, store: Store, new_keeper: NewKeeper, path: Path) -> Iterator[Store]:
    """Open a store with an attempt in its file."""
    new_keeper().add("a", AttemptResult.SOLVED)
    settle(qtbot, store)
    SlowlyRead.is_read.clear()
    SlowlyRead.let_go.clear()
    slow_store = Store(path, SlowlyRead)
    yield slow_store
    SlowlyRead.let_go.set()
    slow_store.shutdown()


class TestWhatIsReadSlowly:
    def test_does_not_bring_back_what_was_reset_meanwhile(
        self, qtbot: QtBot, slow_store: Store, clock: Clock
    ) -> None:
        keeper = ProgressKeeper(TIC_TAC_TOE, slow_store, clock)
        assert SlowlyRead.is_read.wait(60)
        with qtbot.waitSignal(keeper.changed):
            keeper.reset()
        SlowlyRead.let_go.set()
        settle(qtbot, slow_store)
        assert keeper.is_loaded
        assert names(keeper) == []

    def test_does_not_say_that_anything_is_saved(
        self, qtbot: QtBot, slow_store: Store, clock: Clock, path: Path
    ) -> None:
        keeper = ProgressKeeper(TIC_TAC_TOE, slow_store, clock)
        assert SlowlyRead.is_read.wait(60)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with qtbot.waitSignal(keeper.loaded):
                keeper.add("b", AttemptResult.SOLVED)
                SlowlyRead.let_go.set()
            assert names(keeper) == ["a", "b"]
            assert not keeper.is_saved
            other.execute("COMMIT")
        qtbot.waitUntil(lambda: keeper.is_saved)


def test_a_file_that_is_lost_is_begun_anew_with_what_was_done_since(
    qtbot: QtBot, store: Store, new_keeper: NewKeeper, path: Path, clock: Clock
) -> None:
    keeper = new_keeper()
    keeper.add("a", AttemptResult.SOLVED)
    settle(qtbot, store)
    clock.pass_days(1)
    for part in path.parent.glob(f"{path.name}*"):
        part.unlink()
    with qtbot.waitSignal(store.file_lost):
        keeper.add("b", AttemptResult.FAILED)
    settle(qtbot, store)
    assert in_file(path) == names(keeper) == ["a", "b"]
