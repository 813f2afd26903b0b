"""The names of two people are kept with their games."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.sample_games import O_WINS, TWO_PEOPLE, X_WINS
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.records import GameRecord
from tictac_gui.storage.database import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def game(moves: tuple[int, ...], x: str, o: str) -> GameRecord:
    record = GameRecord.begin(TWO_PEOPLE, 0, moves)
    return GameRecord(record.setup, record.round, record.begun, record.key, moves, names=(x, o))


def test_are_read_again_as_they_were(path: Path) -> None:
    games = [game(X_WINS, "Anna", "Ben"), game(O_WINS, "", "Zoë 🙂"), game(X_WINS, "", "")]
    with closing(Database(path)) as database:
        for record in games:
            database.save(record)
    with closing(Database(path)) as database:
        found, _ = database.past_games(None, 10, TIC_TAC_TOE)
    assert [past.record for past in reversed(found)] == games


def test_are_those_at_the_end_of_the_game(path: Path) -> None:
    begun = game(X_WINS[:-1], "Anna", "Ben")
    ended = GameRecord(
        begun.setup, begun.round, begun.begun, begun.key, X_WINS, names=("Anna", "Bert")
    )
    with closing(Database(path)) as database:
        database.save(begun)
        assert database.unfinished(TIC_TAC_TOE) == begun
        database.save(ended)
        [found], _ = database.past_games(None, 10, TIC_TAC_TOE)
    assert found.record.names == ("Anna", "Bert")


@pytest.mark.parametrize(
    ("stored", "read"),
    [("A\nB\u202e", "A B"), ("x" * 5000, "x" * 20), (b"\xff\xfe", "b'\\xff\\xfe'"), (7, "7")],
)
def test_that_another_program_has_written_can_stand_in_a_line(
    path: Path, stored: object, read: str
) -> None:
    with closing(Database(path)) as database:
        database.save(game(X_WINS, "Anna", "Ben"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE game SET x_name = ?", (stored,))
    with closing(Database(path)) as database:
        [found], _ = database.past_games(None, 10, TIC_TAC_TOE)
    assert found.record.names == (read, "Ben")
