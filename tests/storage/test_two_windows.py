"""Several windows that keep their games in the same file."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.sample_games import EASY_AS_X
from tests.storage.files_of_games import new_game, wins
from tests.storage.stores import OpenStore, Owner, ask, score, start
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.storage import writer
from tictac_gui.storage.database import Database

MANY = 70
"""More windows than there once were slots."""


class TestTwoWindows:
    def test_both_record_and_nothing_is_lost_or_counted_twice(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        one, other = open_store(), open_store()
        start(qtbot, one)
        start(qtbot, other)
        for _ in range(15):
            one.save(new_game())
            other.save(new_game())
        one.shutdown()
        other.shutdown()
        assert wins(path) == 30

    def test_started_at_once_on_a_new_file_do_not_disturb_each_other(
        self, qtbot: QtBot, open_store: OpenStore, path: Path
    ) -> None:
        stores = [open_store() for _ in range(6)]
        for store in stores:
            Owner(store).start()
            store.save(new_game())
        for store in stores:
            ask(qtbot, store, lambda _database: None)
            store.shutdown()
        assert list(path.parent.glob("*set-aside*")) == []
        assert wins(path) == 6

    def test_that_are_closed_leave_the_game_played_last_to_the_next(
        self, qtbot: QtBot, open_store: OpenStore
    ) -> None:
        one, other = open_store(), open_store()
        start(qtbot, one)
        start(qtbot, other)
        other.save(last := new_game((4, 0)))
        one.shutdown()
        other.shutdown()
        assert start(qtbot, open_store()) == last

    def test_that_are_closed_leave_the_game_that_the_next_begins_with_even_if_it_is_older(
        self, qtbot: QtBot, open_store: OpenStore
    ) -> None:
        one, other = open_store(), open_store()
        start(qtbot, one)
        start(qtbot, other)
        other.save(older := new_game((4, 0)))
        other.shutdown()
        one.save(new_game((3, 3), replace(EASY_AS_X, game=CONNECT_FOUR)))
        one.shutdown()
        assert start(qtbot, open_store()) == older

    def test_do_not_resume_each_other_s_game(self, qtbot: QtBot, open_store: OpenStore) -> None:
        one = open_store()
        start(qtbot, one)
        one.save(mine := new_game((4,)))
        score(qtbot, one)
        other = open_store()
        assert start(qtbot, other) is None
        other.save(yours := new_game((0, 1)))
        one.shutdown()
        third = open_store()
        assert start(qtbot, third) == mine
        other.shutdown()
        assert start(qtbot, open_store()) == yours


class TestManyWindows:
    def test_resume_a_game_each(self, qtbot: QtBot, open_store: OpenStore) -> None:
        stores, games = [open_store() for _ in range(MANY)], [new_game((4,)) for _ in range(MANY)]
        for store, game in zip(stores, games, strict=True):
            assert start(qtbot, store) is None
            store.save(game)
        for store in stores:
            store.shutdown()
        resumed = [start(qtbot, open_store()) for _ in range(MANY)]
        assert {game and game.key for game in resumed} == {game.key for game in games}

    def test_keep_their_games_apart_where_nothing_can_be_locked(
        self, qtbot: QtBot, open_store: OpenStore, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # As on a network drive without locks.
        monkeypatch.setattr(writer, "take_slot", lambda _folder, _preferred: None)
        stores, games = [open_store() for _ in range(3)], [new_game((4,)) for _ in range(3)]
        for store, game in zip(stores, games, strict=True):
            assert start(qtbot, store) is None
            store.save(game)
            score(qtbot, store)
        for store in stores:
            store.shutdown()
        with closing(Database(path)) as database:
            slots = database.slots_under_way(TIC_TAC_TOE)
        assert len(set(slots)) == len(games), "none has ended another's game"
