import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtWidgets import QApplication

from tests.storage.stores import OpenStore
from tictac_gui.storage import games_file, writer
from tictac_gui.storage.database import Database
from tictac_gui.storage.store import Store
from tictac_gui.storage.writer import OpenDatabase


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games.sqlite"


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[Path]:
    """Make a folder in memory if the system has a place for it: no disk is waited for there."""
    place = Path("/dev/shm")  # noqa: S108 - the folder gets a name of its own
    is_there = place.is_dir() and os.access(place, os.W_OK)
    with TemporaryDirectory(dir=place if is_there else tmp_path) as folder:
        yield Path(folder)


@pytest.fixture
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a statement that never ends go on until somebody interrupts it."""
    monkeypatch.setattr(games_file, "_MOST_STEPS", 10**18)


@pytest.fixture
def open_store(
    qapp: QApplication,  # noqa: ARG001 - it must exist
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[OpenStore]:
    """Open stores that don't wait long, and soon try again what has failed."""
    monkeypatch.setattr(writer, "RETRY_MS", 20)
    monkeypatch.setattr(writer, "PATIENCE_S", 0.05)
    stores: list[Store] = []

    def open_it(open_database: OpenDatabase = Database) -> Store:
        store = Store(path, open_database)
        stores.append(store)
        return store

    yield open_it
    for store in stores:
        store.shutdown()
