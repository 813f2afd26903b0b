"""The clock is put forward or back while games are played: none is lost, and their order stays."""

from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.files_of_games import new_game, parts, wins, write_games
from tests.storage.stores import OpenStore, score, start
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.records import GameRecord
from tictac_gui.storage.database import Database

JUMPS = [timedelta(days=-20 * 365), timedelta(hours=-1), timedelta(days=20 * 365)]


def games_across(jump: timedelta) -> list[GameRecord]:
    """Return a game before the clock jumps, two after that, and the last of them under way."""
    before, after, last = new_game(), new_game(), new_game((4, 0))
    return [before, *(replace(game, begun=game.begun + jump) for game in (after, last))]


@pytest.mark.parametrize("jump", JUMPS, ids=str)
def test_games_are_listed_as_they_were_played_and_the_last_goes_on(
    qtbot: QtBot, open_store: OpenStore, path: Path, jump: timedelta
) -> None:
    store = open_store()
    start(qtbot, store)
    games = games_across(jump)
    for game in games:
        store.save(game)
    assert score(qtbot, store).x_wins == 2
    store.shutdown()
    with closing(Database(path)) as database:
        past, _ = database.past_games(None, 10, TIC_TAC_TOE)
    assert [each.record for each in reversed(past)] == games[:2]
    assert start(qtbot, open_store()) == games[2]


@pytest.mark.parametrize("jump", JUMPS, ids=str)
def test_a_file_that_is_lost_costs_none_of_the_sitting_s_games(
    qtbot: QtBot, open_store: OpenStore, path: Path, jump: timedelta
) -> None:
    write_games(path, 3)
    store = open_store()
    start(qtbot, store)
    games = games_across(jump)
    for game in games:
        store.save(game)
    assert score(qtbot, store).x_wins == 5
    for part in parts(path):
        part.unlink()
    with qtbot.waitSignal(store.file_lost):
        assert score(qtbot, store).x_wins == 2
    store.shutdown()
    assert wins(path) == 2
    assert start(qtbot, open_store()) == games[2]
