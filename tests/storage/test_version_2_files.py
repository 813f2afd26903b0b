"""A file with two games that version 2 wrote: the content of each is as it was."""

import json
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.storage.test_migrations import schema
from tests.storage.version_1_files import rows, take, told_now, version
from tictac_gui.games import GAMES, Game
from tictac_gui.play.records import Attempt, AttemptResult, Mistakes
from tictac_gui.storage.database import (
    Database,
    attempts,
    mistakes,
    save_attempts,
    save_mistakes,
    unreviewed,
)
from tictac_gui.storage.migrations import VERSION

WRITTEN = Path(__file__).with_name("version_2") / "games.sqlite"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return take(WRITTEN, tmp_path / "data")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_game_has_the_same_content_as_before(path: Path, game: Game) -> None:
    content = json.loads(WRITTEN.with_suffix(".json").read_text())[game.name]
    assert told_now(path, game) == content
    assert version(path) == VERSION
    assert told_now(path, game) == content, "also the next time"


def test_a_copy_is_put_beside_it(path: Path) -> None:
    before = rows(path)
    Database(path).close()
    copy = path.with_name("games-version-2.sqlite")
    assert version(copy) == 2
    assert rows(copy) == before


def test_it_has_then_the_tables_of_a_new_one(path: Path) -> None:
    new = path.with_name("new.sqlite")
    Database(path).close()
    Database(new).close()
    assert schema(path) == schema(new)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_mistakes_can_be_looked_for_in_it_and_puzzles_solved(path: Path, game: Game) -> None:
    attempt = Attempt.make("a", datetime.now(UTC), AttemptResult.SOLVED)
    with closing(Database(path)) as database:
        assert attempts(game, database) == []
        save_attempts(game, [attempt], database)
        [past, *others], _ = unreviewed(game, None, 100, database)
        save_mistakes(past.record, Mistakes((0,)), database)
        assert mistakes(game, database) == [(past.record, Mistakes((0,)))]
    with closing(Database(path)) as database:
        assert attempts(game, database) == [attempt]
        assert unreviewed(game, None, 100, database) == (others, None)


def test_every_row_is_kept(path: Path) -> None:
    before = rows(path)
    Database(path).close()
    assert rows(path) == before
