from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.play.kept.stores import OpenStore
from tictac_gui.play.kept import keeper
from tictac_gui.play.kept.database import Database
from tictac_gui.play.kept.keeper import OpenDatabase
from tictac_gui.play.kept.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games.sqlite"


@pytest.fixture
def open_store(
    qapp: QApplication,  # noqa: ARG001 - it must exist
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[OpenStore]:
    """Open stores that don't wait long, and soon try again what has failed."""
    monkeypatch.setattr(keeper, "RETRY_MS", 20)
    monkeypatch.setattr(keeper, "PATIENCE_S", 0.05)
    stores: list[Store] = []

    def open_it(open_database: OpenDatabase = Database) -> Store:
        store = Store(path, open_database)
        stores.append(store)
        return store

    yield open_it
    for store in stores:
        store.shutdown()
