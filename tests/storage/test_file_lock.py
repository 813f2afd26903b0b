"""A lock file that one process at a time holds; to the system, two openings in one are the same."""

import errno
import os
from pathlib import Path

import pytest

from tictac_gui.storage import locks
from tictac_gui.storage.locks import FileLock, LockHeldError

NEVER_S = 3600


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file.lock"


def test_is_refused_while_another_holds_it(path: Path) -> None:
    held = FileLock(path)
    with pytest.raises(LockHeldError) as refused:
        FileLock(path)
    assert isinstance(refused.value.__cause__, OSError), "what the system says"
    assert refused.value.errno == refused.value.__cause__.errno
    assert refused.value.strerror == refused.value.__cause__.strerror
    held.release()
    FileLock(path).release()


def test_is_tried_once_where_nobody_wants_to_wait(
    path: Path, monkeypatch: pytest.MonkeyPatch
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


def test_is_waited_for_as_long_as_wanted(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_file: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(locks, "_lock", refuse)
    with pytest.raises(OSError, match=os.strerror(errno.ENOLCK)) as refused:
        FileLock(path, NEVER_S)
    assert not isinstance(refused.value, LockHeldError)


def test_that_is_refused_leaves_no_file_open(path: Path) -> None:
    held = FileLock(path)
    with path.open() as file:
        free = file.fileno()
    with pytest.raises(LockHeldError):
        FileLock(path)
    with path.open() as file:
        assert file.fileno() == free, "the lowest number is given again"
    held.release()


def test_file_stays_and_is_for_nobody_else_to_read(path: Path) -> None:
    FileLock(path).release()
    assert path.exists()
    if os.name == "posix":
        assert path.stat().st_mode & 0o777 == 0o600
