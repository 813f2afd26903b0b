"""Files that version 1 has written, and all that can be asked of a file of games."""

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import astuple
from itertools import product
from pathlib import Path

from tictac_gui.engine import ADAPTIVE, Difficulty
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Seat
from tictac_gui.storage.database import Database

FILES = Path(__file__).with_name("version_1")
CLOSED = FILES / "games.sqlite"
KILLED = FILES / "killed" / "games.sqlite"
"""What is not in the file is in its log."""
MOVES_AND_RESULTS = (("03142", "X"), ("807132", "O"), ("048176253", "draw"))


def take(source: Path, folder: Path) -> Path:
    """Copy a file and its log, if it has one, into a new folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for part in source.parent.glob(f"{source.name}*"):
        shutil.copy(part, folder)
    return folder / source.name


def add_games(path: Path, count: int) -> None:
    """Add `count` games of a person against Easy, as version 1 wrote them."""
    rows = [
        (f"key {number}", "2026-01-01T00:00:00+00:00", *MOVES_AND_RESULTS[number % 3])
        for number in range(count)
    ]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot)"
            " VALUES (?, ?, 'PERSON_AS_X', 'person', 'EASY', ?, ?, 1, 0)",
            rows,
        )


def told_by_version_1(source: Path) -> object:
    """Return what the program that wrote a file answered when it was asked for everything."""
    return json.loads(source.with_suffix(".json").read_text())


def told_now(path: Path, game: Game = TIC_TAC_TOE) -> object:
    """Ask for everything about a game."""
    with closing(Database(path)) as database:
        return everything(database, game)


def everything(database: Database, game: Game) -> object:
    seats: list[Seat] = [None, *Difficulty]
    under_way = []
    for slot in range(3):
        database.slot = slot
        record = database.unfinished(game)
        under_way.append(_plain(record) if record else None)
    return {
        "scores": [
            [_name(x), _name(o), list(astuple(database.score(x, o, game)))]
            for x, o in product(seats, repeat=2)
        ],
        "tallies": [
            [tally.difficulty.name, tally.mark.value, *astuple(tally)[2:]]
            for tally in database.tallies(game)
            # The adaptive level was not known yet.
            if tally.difficulty is not ADAPTIVE
        ],
        "past_games": [
            [past.number, *_plain(past.record)] for past in database.past_games(None, 1000, game)[0]
        ],
        "count": database.count(game),
        "under_way": under_way,
        "slots": database.slots_under_way(game),
    }


def rows(path: Path) -> list[tuple[object, ...]]:
    """Return the rows with the columns that version 1 had, those of cleared games too."""
    query = (
        "SELECT number, key, begun, players, x, o, moves, result, counts, slot, cleared_by"
        " FROM game ORDER BY number"
    )
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        [number] = connection.execute("PRAGMA user_version").fetchone()
        return int(number)


def _name(seat: Seat) -> str | None:
    return seat.name if seat else None


def _plain(record: GameRecord) -> list[object]:
    setup = record.setup
    difficulties = (setup.difficulty, setup.x_difficulty, setup.o_difficulty)
    return [
        record.key,
        record.begun.isoformat(),
        setup.players.name,
        *(difficulty.name for difficulty in difficulties),
        record.round,
        "".join(map(str, record.moves)),
        record.counts,
    ]
