"""Lock files: the slots of several windows, and a lock that one process at a time holds."""

import errno
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.files_of_games import write_games
from tests.storage.stores import start
from tictac_gui.storage import locks
from tictac_gui.storage.locks import FileLock, LockHeldError, take_slot
from tictac_gui.storage.store import Store

LEFT_OVER = {
    "empty": "",
    "of a process that lives": f"{os.getpid()}\ntictac\nlocalhost\n",
    "of the first process of a container": "1\ntictac\nelsewhere\n",
    "nonsense": "nonsense\0" * 100,
}
NEVER_S = 3600


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


class TestAFileLock:
    @pytest.fixture
    def path(self, tmp_path: Path) -> Path:
        return tmp_path / "file.lock"

    def test_is_refused_while_another_holds_it(self, path: Path) -> None:
        held = FileLock(path)
        with pytest.raises(LockHeldError) as refused:
            FileLock(path)
        assert isinstance(refused.value.__cause__, OSError), "what the system says"
        assert refused.value.errno == refused.value.__cause__.errno
        assert refused.value.strerror == refused.value.__cause__.strerror
        held.release()
        FileLock(path).release()

    def test_is_tried_once_where_nobody_wants_to_wait(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        held, take, tries = FileLock(path), locks._lock, []

        def count_and_take(file: int) -> None:
            tries.append(file)
            take(file)

        monkeypatch.setattr(locks, "_lock", count_and_take)
        with pytest.raises(LockHeldError):
            FileLock(path)
        assert len(tries) == 1
        held.release()

    def test_is_waited_for_as_long_as_wanted(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        held, take, refusals = FileLock(path), locks._lock, 0

        def take_after_two_refusals(file: int) -> None:
            nonlocal refusals
            try:
                take(file)
            except OSError:
                refusals += 1
                if refusals == 2:
                    held.release()
                raise

        monkeypatch.setattr(locks, "_lock", take_after_two_refusals)
        FileLock(path, NEVER_S).release()
        assert refusals == 2

    def test_that_the_file_system_does_not_know_is_not_taken_for_held(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(_file: int) -> None:
            raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

        monkeypatch.setattr(locks, "_lock", refuse)
        with pytest.raises(OSError, match=os.strerror(errno.ENOLCK)) as refused:
            FileLock(path, NEVER_S)
        assert not isinstance(refused.value, LockHeldError)

    def test_that_is_refused_leaves_no_file_open(self, path: Path) -> None:
        held = FileLock(path)
        with path.open() as file:
            free = file.fileno()
        with pytest.raises(LockHeldError):
            FileLock(path)
        with path.open() as file:
            assert file.fileno() == free, "the lowest number is given again"
        held.release()

    def test_file_stays_and_is_for_nobody_else_to_read(self, path: Path) -> None:
        FileLock(path).release()
        assert path.exists()
        if os.name == "posix":
            assert path.stat().st_mode & 0o777 == 0o600
