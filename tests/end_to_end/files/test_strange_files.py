"""Whatever has the name of the file of games, it is set aside, and the program plays and ends."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.end_to_end.files.one_move import make_home, play_a_move
from tests.storage.strange_files import STRANGE_FILES, Make


@pytest.mark.skipif(os.name != "posix", reason="needs pipes, devices and links")
@pytest.mark.parametrize("make", STRANGE_FILES.values(), ids=STRANGE_FILES.keys())
def test_is_set_aside_and_games_are_saved(tmp_path: Path, make: Make) -> None:
    path = make_home(tmp_path) / "data/tictac/games.sqlite"
    make(path)
    [notice] = play_a_move(tmp_path)
    # Its log may have been set aside with it, or be all that there is.
    aside = min(path.parent.glob("games-set-aside-*"))
    assert notice == f"The file of past games could not be read. It is kept as {aside}"
    assert saved_moves(path) >= 1
    assert play_a_move(tmp_path) == [], "the next start finds nothing wrong"
    assert saved_moves(path) >= 2, "and goes on with the game"


def saved_moves(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        [moves] = connection.execute("SELECT moves FROM game WHERE result = 'playing'").fetchone()
    return len(moves)
