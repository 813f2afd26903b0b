"""A file without names that version 4 wrote: the content of each game is as it was."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.test_migrations import schema
from tests.storage.version_1_files import rows, take, told_now, version
from tictac_gui.games import GAMES, Game
from tictac_gui.play.records import AttemptResult, Mistakes
from tictac_gui.storage.database import Database, attempts, mistakes
from tictac_gui.storage.migrations import VERSION

WRITTEN = Path(__file__).with_name("version_4") / "games.sqlite"
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return take(WRITTEN, tmp_path / "data")


@each_game
def test_each_game_has_the_same_content_as_before(path: Path, game: Game) -> None:
    content = json.loads(WRITTEN.with_suffix(".json").read_text())[game.name]
    before = rows(path)
    assert told_now(path, game) == content
    assert rows(path) == before
    assert version(path) == VERSION
    assert version(path.with_name("games-version-4.sqlite")) == 4


@each_game
def test_mistakes_and_puzzles_are_still_there_and_nobody_has_a_name(path: Path, game: Game) -> None:
    with closing(Database(path)) as database:
        past, _ = database.past_games(None, 100, game)
        assert {each.record.names for each in past} == {("", "")}
        assert [made for _, made in mistakes(game, database)] == [Mistakes((0,))]
        assert [attempt.result for attempt in attempts(game, database)] == [AttemptResult.SOLVED]


def test_it_has_then_the_tables_of_a_new_one(path: Path) -> None:
    new = path.with_name("new.sqlite")
    Database(path).close()
    Database(new).close()
    assert schema(path) == schema(new)
