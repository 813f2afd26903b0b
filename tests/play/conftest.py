from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tictac_gui.games import Game
from tictac_gui.play.asking import Asker
from tictac_gui.play.controller import GameController
from tictac_gui.play.move_finder import HintFinder, MoveChooser
from tictac_gui.play.setup import Setup
from tictac_gui.storage.store import Store

Play = Callable[..., GameController]


@pytest.fixture
def worker(qapp: QApplication) -> Iterator[Asker]:  # noqa: ARG001 - it must exist
    worker = Asker()
    yield worker
    worker.shutdown()


@pytest.fixture
def store(qapp: QApplication, tmp_path: Path) -> Iterator[Store]:  # noqa: ARG001 - it must exist
    store = Store(tmp_path / "games.sqlite")
    yield store
    store.shutdown()


@pytest.fixture
def play(worker: Asker, store: Store) -> Play:
    """Start a game without any pause before the computer's moves."""

    def start(
        setup: Setup | None = None,
        chooser: MoveChooser = Game.choose_move,
        pause_ms: int = 0,
        find_hint: HintFinder = Game.find_hint,
    ) -> GameController:
        controller = GameController(
            worker=worker,
            store=store,
            choose_move=chooser,
            rng=Random(1),
            thinking_pause_ms=pause_ms,
            setup=setup or Setup(),
            find_hint=find_hint,
        )
        controller.start(resume=setup is None)
        return controller

    return start
