"""Files of games for tests that do something to them."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.sample_games import EASY_AS_X, X_WINS
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Setup
from tictac_gui.storage.database import Database


def new_game(
    moves: tuple[int, ...] = X_WINS, setup: Setup = EASY_AS_X, *, counts: bool = True
) -> GameRecord:
    return GameRecord.begin(setup, 0, moves, counts=counts)


def write_games(path: Path, count: int, *, under_way: tuple[int, ...] | None = None) -> None:
    """Keep a number of won games, and perhaps one under way."""
    with closing(Database(path)) as database:
        for _ in range(count):
            database.save(new_game())
        if under_way is not None:
            database.save(new_game(under_way))


def leave_log(path: Path, count: int, folder: Path) -> Path:
    """Copy a file with `count` more games into a folder, as a kill would leave it.

    What is not in the file yet is in its log.
    """
    folder.mkdir()
    with closing(Database(path)) as database:
        for _ in range(count):
            database.save(new_game())
        copy(path, folder)
    return folder / path.name


def copy(path: Path, folder: Path) -> None:
    for part in parts(path):
        (folder / part.name).write_bytes(part.read_bytes())


def parts(path: Path) -> list[Path]:
    """Return the file, its log and the log's index, as far as they are there."""
    names = (path.name, f"{path.name}-wal", f"{path.name}-shm")
    return [part for name in names if (part := path.with_name(name)).exists()]


def wins(path: Path) -> int:
    with closing(Database(path)) as database:
        return database.score(None, Difficulty.EASY, TIC_TAC_TOE).x_wins


def change(path: Path, statement: str, *values: object) -> None:
    """Do to the file what another program might."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)
