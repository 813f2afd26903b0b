"""A file that version 2 has written, with two games in it, tells of each what it always told."""

import json
from pathlib import Path

import pytest

from tests.play.version_1_files import rows, take, told_now, version
from tictac_gui.games import GAMES, Game
from tictac_gui.play.kept.database import Database
from tictac_gui.play.migrations import VERSION

WRITTEN = Path(__file__).with_name("version_2") / "games.sqlite"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return take(WRITTEN, tmp_path / "data")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_game_is_told_as_before(path: Path, game: Game) -> None:
    told = json.loads(WRITTEN.with_suffix(".json").read_text())[game.name]
    assert told_now(path, game) == told
    assert version(path) == VERSION
    assert told_now(path, game) == told, "also the next time"


def test_every_row_is_kept(path: Path) -> None:
    before = rows(path)
    Database(path).close()
    assert rows(path) == before
