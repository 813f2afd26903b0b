"""The model of past games reports to its views exactly the rows that change."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from tests.main_window import KeepGames
from tests.sample_games import EASY_AS_X, O_WINS, X_WINS
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.history.past_games import PORTION, PastGamesModel
from tictac_gui.play.watching import WatchedGames
from tictac_gui.storage.store import Store


@pytest.fixture
def store(games_path: Path) -> Iterator[Store]:
    store = Store(games_path)
    yield store
    store.shutdown()


def opened(qtbot: QtBot, store: Store, tester: ModelTester | None = None) -> PastGamesModel:
    model = PastGamesModel(TIC_TAC_TOE, store, WatchedGames(store), store)
    assert model.is_waiting
    if tester:
        tester.check(model, force_py=False)
    qtbot.waitUntil(lambda: not model.is_waiting)
    return model


def test_games_come_in_portions_as_they_are_asked_for(
    qtbot: QtBot, keep_games: KeepGames, store: Store
) -> None:
    keep_games(EASY_AS_X, *[X_WINS] * (PORTION + 3))
    model = opened(qtbot, store)
    inserted: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _at, *rows: inserted.append(rows))
    assert model.rowCount() == PORTION
    assert model.canFetchMore(QModelIndex())
    assert not model.canFetchMore(model.index(0))
    assert model.rowCount(model.index(0)) == 0
    model.fetchMore(QModelIndex())
    assert not model.canFetchMore(QModelIndex()), "it is being read"
    qtbot.waitUntil(lambda: not model.is_waiting)
    assert inserted == [(PORTION, PORTION + 2)]
    assert not model.canFetchMore(QModelIndex()), "there are no more"


def test_newer_games_come_first_and_the_others_stay(
    qtbot: QtBot, qtmodeltester: ModelTester, keep_games: KeepGames, store: Store
) -> None:
    keep_games(EASY_AS_X, X_WINS)
    model = opened(qtbot, store, qtmodeltester)
    inserted: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _at, *rows: inserted.append(rows))
    keep_games(EASY_AS_X, O_WINS, O_WINS)
    with qtbot.waitSignal(model.answered):
        model.look_for_newer()
    assert inserted == [(0, 1)]
    results = [model.index(row).data() for row in range(model.rowCount())]
    assert results == ["Computer won", "Computer won", "You won"]
    with qtbot.waitSignal(model.answered):
        model.look_for_newer()
    assert model.rowCount() == 3


def test_the_first_game_is_found_too(
    qtbot: QtBot, qtmodeltester: ModelTester, keep_games: KeepGames, store: Store
) -> None:
    model = opened(qtbot, store, qtmodeltester)
    assert model.rowCount() == 0
    assert not model.is_out_of_reach
    keep_games(EASY_AS_X, X_WINS)
    with qtbot.waitSignal(model.answered):
        model.look_for_newer()
    assert model.rowCount() == 1
