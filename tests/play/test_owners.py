"""Whatever lives on the GUI's thread goes with its owner, and its worker with it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject

from tictac_gui.analysis.methods_model import MethodsModel
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.play.asking import Asker
from tictac_gui.play.controller import GameController
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.long_run import LongRun
from tictac_gui.play.looking_back import LookBack
from tictac_gui.play.records import local_time
from tictac_gui.play.setup import Setup
from tictac_gui.play.strengths import DifficultyStrengths
from tictac_gui.puzzles.catalogue import PuzzleCatalogue
from tictac_gui.puzzles.progress import ProgressKeeper
from tictac_gui.puzzles.session import PuzzleSession
from tictac_gui.puzzles.trainer import Trainer
from tictac_gui.storage.store import ScoreKeeper, Store

Make = Callable[[Asker, Store, QObject], QObject]


def new_controller(worker: Asker, store: Store, owner: QObject) -> GameController:
    return GameController(
        worker=worker,
        store=store,
        choose_move=Game.choose_move,
        find_hint=Game.find_hint,
        rng=Random(1),
        thinking_pause_ms=0,
        setup=Setup(),
        parent=owner,
    )


OWNED: dict[type[QObject], Make] = {
    DifficultyStrengths: lambda _worker, _store, owner: DifficultyStrengths(TIC_TAC_TOE, owner),
    GameController: new_controller,
    MethodsModel: lambda worker, _store, owner: MethodsModel(TIC_TAC_TOE, worker, owner),
    LongRun: lambda worker, _store, owner: LongRun(worker, owner),
    ProgressKeeper: lambda _worker, store, owner: ProgressKeeper(
        TIC_TAC_TOE, store, local_time, owner
    ),
    PuzzleSession: lambda worker, _store, owner: PuzzleSession(TIC_TAC_TOE, worker, owner),
    PuzzleCatalogue: lambda worker, store, owner: PuzzleCatalogue(
        TIC_TAC_TOE, store, worker, owner
    ),
    ScoreKeeper: lambda _worker, store, owner: ScoreKeeper(store, owner),
}


@pytest.fixture
def owner(worker: Asker) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    # It must not go with this one: the fixture that has made it will end it.
    worker.setParent(None)


@pytest.mark.parametrize("make", OWNED.values(), ids=[each.__name__ for each in OWNED])
def test_it_goes_with_its_owner(worker: Asker, store: Store, owner: QObject, make: Make) -> None:
    assert make(worker, store, owner).parent() is owner


def test_a_store_goes_with_its_owner(owner: QObject, tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite", parent=owner)
    store.shutdown()
    assert store.parent() is owner


def test_a_trainer_goes_with_its_owner(store: Store, owner: QObject) -> None:
    trainer = Trainer(TIC_TAC_TOE, store, Asker, owner)
    trainer.shutdown()
    assert trainer.parent() is owner
    assert {each.parent() for each in (trainer.keeper, trainer.catalogue, trainer.session)} == {
        trainer
    }


def test_a_review_goes_with_its_owner(worker: Asker, store: Store, owner: QObject) -> None:
    game = new_controller(worker, store, owner)
    assert GameReview(LookBack(game), worker, owner).parent() is owner


@pytest.mark.parametrize("employer", [LongRun, PuzzleCatalogue])
def test_a_worker_goes_with_whom_it_works_for(
    worker: Asker, store: Store, owner: QObject, employer: type[QObject]
) -> None:
    made = OWNED[employer](worker, store, owner)
    assert worker.parent() is made
