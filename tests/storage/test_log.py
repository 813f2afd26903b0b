"""The entries in the log about the file of games."""

import logging
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.files_of_games import change, new_game, write_games
from tests.storage.stores import OpenStore, score, start
from tictac_gui.storage.database import Database
from tictac_gui.storage.migrations import VERSION


@pytest.fixture(autouse=True)
def _everything(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)


def test_has_when_saving_failed_and_when_it_worked_again(
    qtbot: QtBot, open_store: OpenStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.parent.touch()
    store = open_store()
    start(qtbot, store)
    with qtbot.waitSignal(store.saving_resumed):
        path.parent.unlink()
    failed, resumed = caplog.records
    assert failed.getMessage().startswith("games are not being saved: ")
    assert str(path.parent) in failed.getMessage()
    assert not failed.exc_info, "it is plain what that means"
    assert resumed.getMessage() == "games are being saved again"


def test_has_all_about_an_error_that_nobody_has_thought_of(
    qtbot: QtBot, open_store: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    surprise = RuntimeError("out of order")

    def fail(_path: Path, _patience: float) -> Database:
        raise surprise

    start(qtbot, open_store(fail))
    [failed] = caplog.records
    assert failed.getMessage() == "games are not being saved: out of order"
    assert failed.exc_info
    assert failed.exc_info[1] is surprise


def test_has_which_file_was_lost(
    qtbot: QtBot, open_store: OpenStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store()
    start(qtbot, store)
    path.unlink()
    score(qtbot, store)
    assert caplog.messages == [f"{path} has gone or been replaced; what is saved goes into another"]


def test_has_which_file_is_newer(
    qtbot: QtBot, open_store: OpenStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    Database(path).close()
    change(path, f"PRAGMA user_version = {VERSION + 1}")
    start(qtbot, open_store())
    assert caplog.messages == [f"{path} is of a newer version: games are not being saved"]


def test_has_which_file_has_games_that_are_impossible(
    qtbot: QtBot, open_store: OpenStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write_games(path, 0, under_way=(4, 0))
    change(path, "UPDATE game SET moves = '44'")
    start(qtbot, open_store())
    assert caplog.messages == [f"some games in {path} could not be read"]


def test_has_nothing_where_all_is_well(
    qtbot: QtBot, open_store: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store()
    start(qtbot, store)
    store.save(new_game())
    store.shutdown()
    assert caplog.messages == []
