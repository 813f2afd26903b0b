from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.main_window import *  # noqa: F403 - fixtures
from tests.main_window import OpenWindow
from tests.puzzles.puzzles_page import PuzzlesPage
from tests.puzzles.training import Clock, NewTrainer
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.play.asking import Asker
from tictac_gui.play.setup import Players, Setup
from tictac_gui.puzzles.trainer import Trainer
from tictac_gui.storage import writer
from tictac_gui.storage.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def store(
    qapp: QApplication,  # noqa: ARG001 - it must exist
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Store]:
    """Open a store that doesn't wait long, and soon tries again what has failed."""
    monkeypatch.setattr(writer, "RETRY_MS", 20)
    monkeypatch.setattr(writer, "PATIENCE_S", 0.05)
    store = Store(path)
    yield store
    store.shutdown()


@pytest.fixture
def clock() -> Clock:
    return Clock(datetime(2026, 3, 2, 20, tzinfo=UTC))


@pytest.fixture
def new_trainer(qtbot: QtBot, store: Store, clock: Clock) -> Iterator[NewTrainer]:
    made: list[Trainer] = []

    def make(game: Game = TIC_TAC_TOE) -> Trainer:
        trainer = Trainer(game, store, Asker, now=clock, reply_ms=0)
        made.append(trainer)
        qtbot.waitUntil(lambda: trainer.is_ready)
        return trainer

    yield make
    for trainer in made:
        trainer.shutdown()


OpenPuzzles = Callable[..., PuzzlesPage]


@pytest.fixture
def open_puzzles(qtbot: QtBot, open_window: OpenWindow) -> OpenPuzzles:
    """Open the puzzles from the menu, with replies that come without a pause."""

    def open_them(game: Game = TIC_TAC_TOE, *, reply_ms: int = 0) -> PuzzlesPage:
        window = open_window(Setup(Players.TWO_PEOPLE, game=game))
        window.action("puzzles").trigger()
        puzzling = PuzzlesPage(window, qtbot)
        puzzling.session._timer.setInterval(reply_ms)
        return puzzling

    return open_them
