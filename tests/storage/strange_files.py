"""Things that have the name of the file of games but would harm whoever reads or writes them."""

import os
import sqlite3
import struct
from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import pairwise
from pathlib import Path

from tests.storage.files_of_games import change, write_games
from tests.storage.version_1_files import CLOSED, take
from tictac_gui.storage.migrations import VERSION

Make = Callable[[Path], None]
FOR_EVER = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
MUCH = 1_000_000_000
"""Bytes that an expression makes whenever it is asked."""
_LEVELS = 8
"""Of pages, each with dozens of ways to the next; SQLite gives up at twenty."""


def _run(statements: str, path: Path) -> None:
    """Have another program do something to a file with a game under way."""
    write_games(path, 2, under_way=(4, 0))
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(statements)


def _define(old: str, new: str, path: Path) -> None:
    """Define the table of games a little differently."""
    write_games(path, 0)
    with closing(sqlite3.connect(path)) as connection, connection:
        [sql] = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'game'").fetchone()
        assert old in sql
        connection.execute("DROP TABLE game")
        connection.execute(sql.replace(old, new))


def _endless_view(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    columns = (
        "key, begun, players, x, o, moves, result, counts, slot, cleared_by, game, mistakes,"
        " x_name, o_name"
    )
    nothing = ", ".join("NULL" for _ in columns.split())
    change(
        path,
        f"CREATE VIEW game (number, {columns}) AS WITH RECURSIVE n(i) AS"
        f" (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, {nothing} FROM n WHERE i < 0",
    )
    change(path, f"PRAGMA user_version = {VERSION}")


def _old_file_with_trigger(path: Path) -> None:
    take(CLOSED, path.parent)
    change(path, f"CREATE TRIGGER t AFTER UPDATE ON game BEGIN {FOR_EVER}; END")


def _large_file(path: Path) -> None:
    """Make a file whose header, too, says that it has millions of pages, most of them unused."""
    write_games(path, 2)
    page, pages = 4096, 5_000_000
    with path.open("r+b") as file:
        file.seek(28)
        file.write(pages.to_bytes(4, "big"))
        file.truncate(page * pages)


def _many_pages(path: Path) -> None:
    """Make a file whose header alone says that it is large."""
    write_games(path, 2)
    with path.open("r+b") as file:
        file.seek(28)
        file.write(b"\xff\xff\xff\xfe")


def _endless_index(path: Path) -> None:
    """Make an index whose pages lead to the same few pages again and again, for years."""
    write_games(path, 2, under_way=(4, 0))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.executemany(
            "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot) VALUES"
            " (?, '2026-01-01', 'PERSON_AS_X', 'person', 'EASY', '40', 'playing', 1, ?)",
            ((f"key of row {number}", number) for number in range(4000)),
        )
        [(root,)] = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'under_way'"
        )
        [(size,)] = connection.execute("PRAGMA page_size")
    content = bytearray(path.read_bytes())
    page = bytes(content[(root - 1) * size : root * size])
    # As the format of SQLite's files has it: of which page a cell's rows are, and where cells are.
    kind, _, cells, _, _, last = struct.unpack(">BHHHBI", page[:12])
    assert kind == 2, "it has pages below it"
    places = struct.unpack(f">{cells}H", page[12 : 12 + 2 * cells])
    children = [last, *(int.from_bytes(page[at : at + 4], "big") for at in places)]
    for number, child in pairwise([root, *children[:_LEVELS]]):
        start = (number - 1) * size
        content[start : start + size] = page
        for at in (8, *places):
            content[start + at : start + at + 4] = child.to_bytes(4, "big")
    path.write_bytes(content)


def _fifo(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)


def _fifo_beside(ending: str, path: Path) -> None:
    write_games(path, 2)
    change(path, "PRAGMA journal_mode = DELETE")
    os.mkfifo(path.with_name(f"{path.name}{ending}"))


def _link(target: str, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)


def _folder(path: Path) -> None:
    path.mkdir(parents=True)


def _folder_for_part(ending: str, path: Path) -> None:
    """Make a folder with the name of a part, where there is no file of games."""
    path.with_name(f"{path.name}{ending}").mkdir(parents=True)


STRANGE_FILES: dict[str, Make] = {
    "a view that never ends": _endless_view,
    "a view beside": partial(_run, f"CREATE VIEW v AS {FOR_EVER}"),
    "a trigger that never ends": partial(
        _run, f"CREATE TRIGGER t AFTER INSERT ON game BEGIN {FOR_EVER}; END"
    ),
    "a trigger that ignores": partial(
        _run, "CREATE TRIGGER t BEFORE INSERT ON game BEGIN SELECT RAISE(IGNORE); END"
    ),
    "a trigger that deletes": partial(
        _run, "CREATE TRIGGER t AFTER INSERT ON game BEGIN DELETE FROM game; END"
    ),
    "an old file with a trigger": _old_file_with_trigger,
    "another table": partial(_run, "CREATE TABLE another (a)"),
    "a virtual table": partial(
        _run, "DROP TABLE puzzle; CREATE VIRTUAL TABLE puzzle USING fts5(key, game, name)"
    ),
    "an index on an expression": partial(
        _run, f"CREATE INDEX i ON game (length(zeroblob({MUCH} + number))) WHERE number < 0"
    ),
    "a generated column": partial(
        _define, "''\n)", f"'',\n    large GENERATED ALWAYS AS (zeroblob({MUCH})) STORED\n)"
    ),
    "a default": partial(_define, "''\n)", f"(hex(zeroblob({MUCH // 3})))\n)"),
    "a check": partial(_define, "''\n)", f"'' CHECK (length(zeroblob({MUCH})) > 0)\n)"),
    "no row numbers": partial(_define, "''\n)", "''\n) WITHOUT ROWID"),
    "other columns": partial(_define, "mistakes TEXT", "mistakes TEXT, more TEXT"),
    "a large value": partial(
        _run, "UPDATE game SET moves = printf('%.*c', 30000000, '0') WHERE result = 'playing'"
    ),
    "a large value of a game that was won": partial(
        _run, "UPDATE game SET moves = printf('%.*c', 30000000, '0') WHERE result = 'X'"
    ),
    "an index without end": _endless_index,
    "a large file": _large_file,
    "many pages": _many_pages,
    "a pipe": _fifo,
    "a pipe for a journal": partial(_fifo_beside, "-journal"),
    "a pipe for a log": partial(_fifo_beside, "-wal"),
    "a device": partial(_link, "/dev/zero"),
    "a link to itself": partial(_link, "games.sqlite"),
    "a folder": _folder,
    "a folder for a log": partial(_folder_for_part, "-wal"),
    "a folder for a journal": partial(_folder_for_part, "-journal"),
}
