"""Several windows at once, each with a game under way of its own."""

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.files_of_games import write_games
from tests.storage.stores import start
from tictac_gui.storage.locks import take_slot
from tictac_gui.storage.store import Store

LEFT_OVER = {
    "empty": "",
    "of a process that lives": f"{os.getpid()}\ntictac\nlocalhost\n",
    "of the first process of a container": "1\ntictac\nelsewhere\n",
    "nonsense": "nonsense\0" * 100,
}


def test_the_first_free_slot_is_taken(tmp_path: Path) -> None:
    locks = [take_slot(tmp_path, []) for _ in range(3)]
    assert [lock and lock.slot for lock in locks] == [0, 1, 2]


def test_a_preferred_slot_is_taken_if_it_is_free(tmp_path: Path) -> None:
    first, second = take_slot(tmp_path, [5]), take_slot(tmp_path, [5, 7])
    assert first
    assert second
    assert (first.slot, second.slot) == (5, 7)


def test_a_slot_is_free_again_once_it_is_released(tmp_path: Path) -> None:
    first = take_slot(tmp_path, [])
    assert first
    first.lock.release()
    second = take_slot(tmp_path, [])
    assert second
    assert second.slot == 0


def test_there_is_none_where_no_lock_can_be_made(tmp_path: Path) -> None:
    assert take_slot(tmp_path / "nowhere", []) is None


def test_there_are_as_many_as_there_are_windows(tmp_path: Path) -> None:
    locks = [take_slot(tmp_path, [3]) for _ in range(200)]
    assert {lock and lock.slot for lock in locks} == set(range(200))


def test_a_lock_file_that_can_t_be_used_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "window-0.lock").mkdir()
    lock = take_slot(tmp_path, [])
    assert lock
    assert lock.slot == 1


@pytest.mark.parametrize("content", LEFT_OVER.values(), ids=LEFT_OVER.keys())
def test_a_lock_file_left_over_does_not_hide_the_game_under_way(
    qtbot: QtBot, tmp_path: Path, content: str
) -> None:
    path = tmp_path / "games.sqlite"
    write_games(path, 0, under_way=(4, 0))
    (tmp_path / "window-0.lock").write_text(content)
    store = Store(path)
    found = start(qtbot, store)
    store.shutdown()
    assert found
    assert found.moves == (4, 0)
