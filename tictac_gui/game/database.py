"""The file that games are kept in: SQLite, one row a game. It knows no threads and no Qt."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

from tictac_gui.engine import Difficulty, Mark
from tictac_gui.engine.history import History
from tictac_gui.game.records import GameRecord, PastGame, Score, Tally
from tictac_gui.game.setup import Players, Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tictac_gui.game.setup import Seat

    _Row = tuple[int, str, str, str, str, str, str, str, int]

VERSION = 1
_DRAW = "draw"
_PERSON = "person"
_BUSY_SECONDS = 2.0
_SCHEMA = """
CREATE TABLE game (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    begun TEXT NOT NULL,
    players TEXT NOT NULL,
    x TEXT NOT NULL,
    o TEXT NOT NULL,
    moves TEXT NOT NULL,
    result TEXT NOT NULL,
    counts INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    cleared_by INTEGER
);
CREATE INDEX pairing ON game (x, o, moves, result) WHERE counts AND cleared_by IS NULL;
CREATE INDEX cleared ON game (cleared_by) WHERE cleared_by IS NOT NULL;
CREATE INDEX under_way ON game (slot) WHERE result = 'playing';
PRAGMA user_version = 1;
"""
_COLUMNS = "number, key, begun, players, x, o, moves, result, counts"
_IS_FINISHED = "result IN ('X', 'O', 'draw') AND cleared_by IS NULL"
_BROKEN = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}


class BrokenDatabaseError(Exception):
    """The file is not a database of games that this version can read."""


class Database:
    """An open file of games. Every method may raise sqlite3.OperationalError for bad luck."""

    slot = 0
    """Which of the windows that are open at once this is: each has its own game under way."""
    has_skipped_rows = False
    """Whether there were rows that no game can have left; they stay in the file."""

    def __init__(self, path: Path) -> None:
        if path.is_dir():
            raise BrokenDatabaseError(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        # Autocommit: every statement is a transaction of its own, safe once it returns.
        self._connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
        # A text that is none makes its row impossible, not the whole file.
        self._connection.text_factory = lambda text: text.decode(errors="replace")
        try:
            self._prepare(path)
        except sqlite3.DatabaseError as error:
            self.close()
            if is_broken(error):
                raise BrokenDatabaseError(path) from error
            raise
        except BrokenDatabaseError:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def save(self, record: GameRecord) -> None:
        """Keep a game as it is now; any other that was under way in the slot is abandoned."""
        row = (
            record.key,
            record.begun.isoformat(),
            record.setup.players.name,
            _seat_name(record.seat(Mark.X)),
            _seat_name(record.seat(Mark.O)),
            _digits(record.moves),
            _result_of(_digits(record.moves)),
            record.counts,
            self.slot,
        )
        others = "result = 'playing' AND slot = ? AND key <> ?"
        with self._transaction() as execute:
            execute(f"DELETE FROM game WHERE moves = '' AND {others}", (self.slot, record.key))
            execute(f"UPDATE game SET result = 'abandoned' WHERE {others}", (self.slot, record.key))
            if record.outcome:
                # It takes its place among the finished games where it ends, not where it began.
                execute("DELETE FROM game WHERE key = ? AND result = 'playing'", (record.key,))
            execute(
                "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (key) DO UPDATE SET moves = excluded.moves,"
                " result = excluded.result, slot = excluded.slot",
                row,
            )

    def unfinished(self) -> GameRecord | None:
        """Return the latest game that was left under way in the slot."""
        query = (
            f"SELECT {_COLUMNS} FROM game WHERE result = 'playing' AND slot = ?"
            " ORDER BY number DESC LIMIT 1"
        )
        with closing(self._connection.execute(query, (self.slot,))) as rows:
            games = self._possible(rows.fetchall())
        return games[0].record if games else None

    def slots_under_way(self) -> list[int]:
        """Return the slots in which a game was left, the latest first."""
        query = "SELECT slot FROM game WHERE result = 'playing' ORDER BY number DESC"
        return [slot for (slot,) in self._connection.execute(query)]

    def check_writable(self) -> None:
        """Raise sqlite3.OperationalError if nothing can be saved now."""
        with self._transaction():
            pass

    def score(self, x: Seat, o: Seat) -> Score:
        """Return how the two have done against each other.

        A person keeps their wins over a level when they change marks with it; two people, or
        two computers, are told apart by their marks alone.
        """
        straight = self._results(x, o)
        swapped = self._results(o, x) if (x is None) != (o is None) else {}
        return Score(
            straight.get("X", 0) + swapped.get("O", 0),
            straight.get(_DRAW, 0) + swapped.get(_DRAW, 0),
            straight.get("O", 0) + swapped.get("X", 0),
        )

    def tallies(self) -> list[Tally]:
        """Return what a person has achieved, for every level and both marks."""
        return [
            _tally(difficulty, mark, self._results_in_order(difficulty, mark))
            for difficulty in Difficulty
            for mark in Mark
        ]

    def past_games(self, before: int | None, limit: int) -> tuple[list[PastGame], int | None]:
        """Return finished games, newest first, from before the given number.

        The second value is where to go on, None if that was all. Rows that no game can have left
        are passed over.
        """
        query = (
            f"SELECT {_COLUMNS} FROM game WHERE {_IS_FINISHED} AND number < ?"
            " ORDER BY number DESC LIMIT ?"
        )
        rows = self._connection.execute(query, (before or 2**62, limit)).fetchall()
        return self._possible(rows), rows[-1][0] if len(rows) == limit else None

    def count(self) -> int:
        """Return how many games were finished."""
        query = f"SELECT count(*) FROM game WHERE {_IS_FINISHED}"
        count: int = self._connection.execute(query).fetchone()[0]
        return count

    def clear(self) -> None:
        """Put all games but those under way out of sight; until purged they can be restored."""
        query = "UPDATE game SET cleared_by = ? WHERE result <> 'playing' AND cleared_by IS NULL"
        self._connection.execute(query, (self.slot,))

    def restore(self) -> None:
        """Undo `clear`."""
        query = "UPDATE game SET cleared_by = NULL WHERE cleared_by = ?"
        self._connection.execute(query, (self.slot,))

    def purge(self) -> None:
        """Forget for good what was cleared."""
        self._connection.execute("DELETE FROM game WHERE cleared_by = ?", (self.slot,))

    def _possible(self, rows: list[_Row]) -> list[PastGame]:
        """Replay rows through the rules; those that no game can have left are passed over."""
        games = []
        for row in rows:
            try:
                games.append(_past_game(row))
            except (KeyError, ValueError, TypeError, OverflowError):
                self.has_skipped_rows = True
        return games

    def _prepare(self, path: Path) -> None:
        _refuse_if_cut_short(path)
        # With a log, a game is safe from the program's end at any moment once it is saved, and the
        # file from a power failure, without waiting for the disk at every move.
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")
        # Both in one look: another window may be creating the tables at this moment.
        version, tables = self._connection.execute(
            "SELECT user_version, (SELECT count(*) FROM sqlite_master) FROM pragma_user_version"
        ).fetchone()
        if version == 0 and not tables:
            self._create()
        elif version != VERSION:
            raise BrokenDatabaseError(path)
        try:
            self._connection.execute(f"SELECT {_COLUMNS}, slot, cleared_by FROM game LIMIT 1")
        except sqlite3.OperationalError as error:
            if "no such" in str(error):
                raise BrokenDatabaseError(path) from error
            raise

    def _create(self) -> None:
        with self._transaction() as execute:
            # Another window may have done the same at this moment.
            if not execute("PRAGMA user_version").fetchone()[0]:
                for statement in _SCHEMA.split(";"):
                    execute(statement)

    @contextmanager
    def _transaction(self) -> Iterator[Callable[..., sqlite3.Cursor]]:
        """Do all of it or nothing."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield self._connection.execute
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    def _results(self, x: Seat, o: Seat) -> dict[str, int]:
        query = (
            "SELECT moves, result, count(*) FROM game"
            f" WHERE x = ? AND o = ? AND counts AND {_IS_FINISHED} GROUP BY moves, result"
        )
        results: Counter[str] = Counter()
        # Each different game is replayed once, however often it was played.
        for moves, result, count in self._connection.execute(query, _seat_names(x, o)):
            if self._is_possible(moves, result):
                results[result] += count
        return results

    def _results_in_order(self, difficulty: Difficulty, mark: Mark) -> Iterator[str]:
        seats = (None, difficulty) if mark is Mark.X else (difficulty, None)
        query = (
            f"SELECT moves, result FROM game WHERE x = ? AND o = ? AND counts AND {_IS_FINISHED}"
            " ORDER BY number"
        )
        for moves, result in self._connection.execute(query, _seat_names(*seats)):
            if self._is_possible(moves, result):
                yield result

    def _is_possible(self, moves: str, result: str) -> bool:
        is_possible = _result_of(moves) == result
        self.has_skipped_rows = self.has_skipped_rows or not is_possible
        return is_possible


def _refuse_if_cut_short(path: Path) -> None:
    """Compare the file's length with what its header says of it, which no log changes."""
    if not path.exists():
        return
    with path.open("rb") as file:
        header = file.read(100)
    page_size = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    # A page of 65,536 bytes is written as 1.
    if path.stat().st_size < pages * (65536 if page_size == 1 else page_size):
        raise BrokenDatabaseError(path)


def _tally(difficulty: Difficulty, mark: Mark, results: Iterator[str]) -> Tally:
    won = drawn = lost = streak = best = 0
    for result in results:
        if result == mark.value:
            won += 1
            streak += 1
            best = max(best, streak)
        else:
            drawn += result == _DRAW
            lost += result != _DRAW
            streak = 0
    return Tally(difficulty, mark, won, drawn, lost, best)


@cache
def _result_of(moves: str) -> str | None:
    """Replay moves through the rules and say what they lead to, None if they break them."""
    try:
        outcome = History(tuple(map(int, moves))).board.outcome
    except ValueError:
        return None
    if not outcome:
        return "playing"
    return outcome.winner.value if outcome.winner else _DRAW


def _digits(moves: tuple[int, ...]) -> str:
    return "".join(map(str, moves))


def _seat_names(x: Seat, o: Seat) -> tuple[str, str]:
    return _seat_name(x), _seat_name(o)


def _seat_name(seat: Seat) -> str:
    return seat.name if seat else _PERSON


def _past_game(row: _Row) -> PastGame:
    """Replay a row through the rules; something in an impossible one raises an error."""
    number, key, begun, players, x, o, moves, result, counts = row
    if _result_of(moves) != result:
        raise ValueError(f"{moves} doesn't lead to {result}")
    setup, game = _setup(Players[players], x, o)
    record = GameRecord(
        setup,
        game,
        datetime.fromisoformat(begun).astimezone(UTC),
        key,
        tuple(map(int, moves)),
        bool(counts),
    )
    return PastGame(number, record)


def _setup(players: Players, x: str, o: str) -> tuple[Setup, int]:
    """Find the setup and the game in it whose seats are the given ones."""
    difficulties = [Difficulty[name] for name in (x, o) if name != _PERSON]
    if players is Players.TWO_COMPUTERS:
        setup = Setup(players, x_difficulty=Difficulty[x], o_difficulty=Difficulty[o])
    else:
        setup = Setup(players, difficulty=difficulties[0]) if difficulties else Setup(players)
    for game in range(2):
        if (x, o) == tuple(_seat_name(setup.seat(mark, game)) for mark in Mark):
            return setup, game
    raise ValueError(f"{players.name} can't be {x} and {o}")


def is_broken(error: Exception) -> bool:
    """Tell whether an error means that the file can't be read, not that luck is bad."""
    # The lower byte is the kind of error; the rest tells where it came from.
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _BROKEN
