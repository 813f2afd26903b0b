"""The file that games are kept in: SQLite, one row a game. It knows no threads and no Qt."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any

from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import GAMES
from tictac_gui.play.files.fault import sqlite_code
from tictac_gui.play.files.slot_lock import MOST_SLOTS
from tictac_gui.play.migrations import VERSION, copy_into, keep_copy, migrate
from tictac_gui.play.records import GameRecord, PastGame, Score, Tally
from tictac_gui.play.rows import (
    DRAW,
    Row,
    digits,
    past_game,
    result_of,
    seat_name,
    seat_names,
    tally,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence
    from datetime import datetime
    from pathlib import Path

    from tictac_gui.games import Game
    from tictac_gui.play.migrations import Execute
    from tictac_gui.play.setup import Seat


_FILE_HEADER = b"SQLite format 3\0"
# One row a game. `moves` has a digit a move, as the game counts its moves from 0: the cell in
# tic-tac-toe, the column in Connect Four; more than ten moves to choose from would take another
# form. Which game it was, `game` tells by its name; rows of games that this program doesn't know
# stay where they are, unseen. `migrations.py` leads to these same tables.
_SCHEMA = f"""
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
    cleared_by INTEGER,
    game TEXT NOT NULL DEFAULT 'tic_tac_toe'
);
CREATE INDEX pairing ON game (game, x, o, moves, result) WHERE counts AND cleared_by IS NULL;
CREATE INDEX finished ON game (game) WHERE result IN ('X', 'O', 'draw') AND cleared_by IS NULL;
CREATE INDEX cleared ON game (cleared_by) WHERE cleared_by IS NOT NULL;
CREATE INDEX under_way ON game (game, slot) WHERE result = 'playing';
PRAGMA user_version = {VERSION};
"""
_COLUMNS = "number, key, begun, players, x, o, moves, result, counts"
_IN_EVERY_VERSION = f"{_COLUMNS}, slot, cleared_by"
_IS_FINISHED = "result IN ('X', 'O', 'draw') AND cleared_by IS NULL"
_SAVE = (
    "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot, game)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (key) DO UPDATE SET x = excluded.x, o = excluded.o, moves = excluded.moves,"
    " result = excluded.result, counts = excluded.counts, slot = excluded.slot"
)
_SAVE_IN_EVERY_VERSION = (
    "INSERT INTO game (key) VALUES (?) ON CONFLICT (key) DO UPDATE SET moves = excluded.moves"
)
_BROKEN = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}
_OUT_OF_REACH = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}
_STEPS_BETWEEN_LOOKS = 20_000
"""How much SQLite does, in its own small steps, before it asks whether to go on."""


class BrokenDatabaseError(Exception):
    """The file is not a database of games that this version can read."""


class NewerDatabaseError(Exception):
    """The file was written by a newer version of the program, which alone may change it."""


class Database:
    """An open file of games. Every method may raise sqlite3.OperationalError for bad luck.

    What changes the file raises NewerDatabaseError once a newer version has taken it over.
    """

    slot = 0
    """Which of the windows that are open at once this is: each has its own game under way."""
    has_skipped_rows = False
    """Whether there were rows that no game can have left; they stay in the file."""
    _obstacle: sqlite3.OperationalError | None = None
    """Why a file of an older version could only be read."""

    def __init__(self, path: Path, patience: float = 2.0) -> None:
        """Open the file, or begin it; `patience` is how many seconds to wait for its lock."""
        if path.is_dir():
            raise BrokenDatabaseError(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        if _version_in_header(path) > VERSION:
            raise NewerDatabaseError(path)
        self._patience = 0.0
        with suppress(sqlite3.OperationalError):
            # First a look that changes nothing: SQLite would clean up the log of a file that it
            # can't read, and a file that is set aside should be as it was found.
            self._open(path, "mode=ro", is_to_be_used=False)
            self.close()
        self._patience = patience
        try:
            self._open(path, "mode=rwc")
        except sqlite3.OperationalError as error:
            if sqlite_code(error) not in _OUT_OF_REACH or not self._can_be_read(path):
                raise

    def _can_be_read(self, path: Path) -> bool:
        """Try to open a file that can't be written, such as one in a folder that can't."""
        for options in ("mode=ro", "immutable=1"):
            if options == "immutable=1" and _log_size(path):
                # SQLite would pass over what is only in the log, and show an older state.
                break
            with suppress(sqlite3.OperationalError):
                self._open(path, options)
                return True
        return False

    def _open(self, path: Path, options: str, *, is_to_be_used: bool = True) -> None:
        self._connection = _connect(f"{path.absolute().as_uri()}?{options}", self._patience)
        try:
            version = self._prepare(path, is_writable=options == "mode=rwc")
            if is_to_be_used and 0 < version < VERSION:
                self._bring_up_to_date(path, is_writable=options == "mode=rwc")
        except BaseException as error:
            self.close()
            if isinstance(error, sqlite3.DatabaseError) and is_broken(error):
                raise BrokenDatabaseError(path) from error
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def wait_at_most(self, seconds: float) -> None:
        """Set how long a statement waits for the file's lock."""
        if seconds != self._patience:
            self._patience = seconds
            self._execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")

    @contextmanager
    def interrupted_when(self, condition: Callable[[], bool]) -> Iterator[None]:
        """Have statements fail as soon as the condition holds."""
        self._connection.set_progress_handler(condition, _STEPS_BETWEEN_LOOKS)
        try:
            yield
        finally:
            with suppress(sqlite3.ProgrammingError):  # It was closed meanwhile.
                self._connection.set_progress_handler(None, 0)

    def save(self, record: GameRecord) -> None:
        """Keep a game as it is now; any other of its kind under way in the slot is abandoned."""
        row = (
            record.key,
            record.begun.isoformat(),
            record.setup.players.name,
            seat_name(record.seat(Mark.X)),
            seat_name(record.seat(Mark.O)),
            digits(record.moves),
            result_of(record.setup.game, digits(record.moves)),
            record.counts,
            self.slot,
            record.setup.game.name,
        )
        others = "result = 'playing' AND game = ? AND slot = ? AND key <> ?"
        here = (record.setup.game.name, self.slot, record.key)
        with self._change() as execute:
            execute(f"DELETE FROM game WHERE moves = '' AND {others}", here)
            execute(f"UPDATE game SET result = 'abandoned' WHERE {others}", here)
            if record.outcome:
                # It takes its place among the finished games where it ends, not where it began.
                execute("DELETE FROM game WHERE key = ? AND result = 'playing'", (record.key,))
            execute(_SAVE, row)

    def unfinished(self, game: Game) -> GameRecord | None:
        """Return the latest record of the game that was left under way in the slot."""
        query = (
            f"SELECT {_COLUMNS} FROM game WHERE result = 'playing' AND game = ? AND slot = ?"
            " ORDER BY number DESC LIMIT 1"
        )
        games = self._possible(game, self._execute(query, (game.name, self.slot)))
        return games[0].record if games else None

    def games_of_sitting(self, began: datetime, resumed: Collection[str]) -> list[GameRecord]:
        """Return the games of the slot since the given time, those resumed, and what is under way.

        Games that were begun earlier are named by their keys.
        """
        keys = ", ".join("?" * len(resumed))
        query = (
            f"SELECT {_COLUMNS} FROM game WHERE game = ? AND slot = ? AND cleared_by IS NULL"
            f" AND ((begun >= ? OR key IN ({keys})) AND result <> 'abandoned'"
            " OR result = 'playing') ORDER BY number"
        )
        return [
            past.record
            for game in GAMES
            for past in self._possible(
                game, self._execute(query, (game.name, self.slot, began.isoformat(), *resumed))
            )
        ]

    def empty_log(self) -> None:
        """Move all that is in the log into the file itself."""
        self._execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def slots_under_way(self, game: Game | None) -> list[int]:
        """Return the slots in which a game was left, the given one first, then the latest."""
        query = "SELECT slot FROM game WHERE result = 'playing' ORDER BY game = ? DESC, number DESC"
        name = game.name if game else None
        slots = [slot for (slot,) in self._execute(query, (name,))]
        return [slot for slot in slots if isinstance(slot, int) and 0 <= slot < MOST_SLOTS]

    def check_writable(self) -> None:
        """Raise sqlite3.OperationalError if nothing can be saved now."""
        with self._change():
            pass

    def score(self, x: Seat, o: Seat, game: Game) -> Score:
        """Return how the two have done against each other in a game.

        A person keeps their wins over a level when they change marks with it; two people, or
        two computers, are told apart by their marks alone.
        """
        straight = self._results(game, x, o)
        swapped = self._results(game, o, x) if (x is None) != (o is None) else {}
        return Score(
            straight.get("X", 0) + swapped.get("O", 0),
            straight.get(DRAW, 0) + swapped.get(DRAW, 0),
            straight.get("O", 0) + swapped.get("X", 0),
        )

    def tallies(self, game: Game) -> list[Tally]:
        """Return what a person has achieved in a game, for every level and both marks."""
        return [
            tally(difficulty, mark, self._results_in_order(game, difficulty, mark))
            for difficulty in Difficulty
            for mark in Mark
        ]

    def past_games(
        self, before: int | None, limit: int, game: Game
    ) -> tuple[list[PastGame], int | None]:
        """Return finished records of a game, newest first, from before the given number.

        The second value is where to go on, None if that was all. Rows that no game can have left
        are passed over.
        """
        query = (
            f"SELECT {_COLUMNS} FROM game WHERE game = ? AND {_IS_FINISHED} AND number < ?"
            " ORDER BY number DESC LIMIT ?"
        )
        rows = self._execute(query, (game.name, before or 2**62, limit))
        return self._possible(game, rows), rows[-1][0] if len(rows) == limit else None

    def count(self, game: Game) -> int:
        """Return how often a game was finished."""
        query = f"SELECT count(*) FROM game WHERE game = ? AND {_IS_FINISHED}"
        [(count,)] = self._execute(query, (game.name,))
        return int(count)

    def clear(self, game: Game) -> None:
        """Put all of a game but what is under way out of sight; until purged it can be restored."""
        query = (
            "UPDATE game SET cleared_by = ?"
            " WHERE game = ? AND result <> 'playing' AND cleared_by IS NULL"
        )
        with self._change() as execute:
            execute(query, (self.slot, game.name))

    def restore(self, game: Game) -> None:
        """Undo `clear`."""
        query = "UPDATE game SET cleared_by = NULL WHERE cleared_by = ? AND game = ?"
        with self._change() as execute:
            execute(query, (self.slot, game.name))

    def purge(self, most: int) -> bool:
        """Forget for good what was cleared, up to so many rows; tell whether there may be more."""
        query = (
            "DELETE FROM game WHERE number IN"
            " (SELECT number FROM game WHERE cleared_by = ? LIMIT ?) RETURNING 1"
        )
        with self._change() as execute:
            return len(execute(query, (self.slot, most))) == most

    def _execute(self, query: str, values: Sequence[object] = ()) -> list[Any]:
        try:
            with _readable_errors():
                return self._connection.execute(query, values).fetchall()
        except sqlite3.OperationalError as error:
            if self._obstacle and sqlite_code(error) == sqlite3.SQLITE_READONLY:
                # That it can't be written is our own doing, and this is the reason.
                raise self._obstacle from error
            raise

    def _possible(self, game: Game, rows: list[Row]) -> list[PastGame]:
        """Replay rows through the rules; those that no game can have left are passed over."""
        games = []
        for row in rows:
            try:
                games.append(past_game(game, row))
            except (KeyError, ValueError, TypeError, OverflowError):
                self.has_skipped_rows = True
        return games

    def _prepare(self, path: Path, *, is_writable: bool) -> int:
        """Begin a file that is empty, look at one that isn't; return the version of its tables."""
        # Both in one look: another window may be creating the tables at this moment.
        [(version, tables)] = self._execute(
            "SELECT user_version, (SELECT count(*) FROM sqlite_master) FROM pragma_user_version"
        )
        if version > VERSION:
            raise NewerDatabaseError(path)
        if is_writable:
            # With a log, a game is safe from the program's end at any moment once it is saved, and
            # the file from a power failure, without waiting for the disk at every move.
            self._execute("PRAGMA journal_mode = WAL")
            self._execute("PRAGMA synchronous = NORMAL")
        else:
            # SQLite would let a transaction begin, and tell only later that nothing can be saved.
            self._execute("PRAGMA query_only = ON")
        if version == 0 and not tables:
            if not is_writable:
                return 0
            self._create()
            version = VERSION
        elif version < 1 or not self._is_whole(path):
            raise BrokenDatabaseError(path)
        with _unknown_tables_as_broken(path):
            self._execute(f"SELECT {_IN_EVERY_VERSION} FROM game LIMIT 1")
            self._execute(f"EXPLAIN {_SAVE_IN_EVERY_VERSION}", [None])
            if version == VERSION:
                self._execute(f"EXPLAIN {_SAVE}", [None] * 10)
        return int(version)

    def _bring_up_to_date(self, path: Path, *, is_writable: bool) -> None:
        """Change the tables of an older version, or those of a copy that is only read."""
        if is_writable:
            try:
                with _unknown_tables_as_broken(path):
                    self._migrate(path)
            except sqlite3.OperationalError as error:
                self._obstacle = error
            else:
                return
        memory = _connect(":memory:", self._patience)
        try:
            copy_into(memory, self._connection)
        except BaseException:
            memory.close()
            raise
        self._connection.close()
        self._connection = memory
        # Another window may have been quicker than the copy.
        [(version,)] = self._execute("PRAGMA user_version")
        if version > VERSION:
            raise NewerDatabaseError(path)
        with _unknown_tables_as_broken(path):
            migrate(self._execute, version)
        self._execute("PRAGMA query_only = ON")

    def _migrate(self, path: Path) -> None:
        with self._transaction() as execute:
            # Nobody else can write any more, but another window may have done it just before.
            [(version,)] = execute("PRAGMA user_version")
            if version < VERSION:
                # Fails at once where nothing can be written, before a copy is made in vain.
                execute("DELETE FROM game WHERE FALSE")
                keep_copy(path, version)
                migrate(execute, version)
                execute(f"EXPLAIN {_SAVE}", [None] * 10)
        if version > VERSION:
            raise NewerDatabaseError(path)

    def _is_whole(self, path: Path) -> bool:
        """Look closer at a file that ends in the middle of a page: SQLite fills up what is missing.

        The length alone says nothing: there may be a page in the log instead.
        """
        [(page_size,)] = self._execute("PRAGMA page_size")
        if path.stat().st_size % page_size == 0:
            return True
        return self._execute("PRAGMA quick_check(1)") == [("ok",)]

    def _create(self) -> None:
        with self._transaction() as execute:
            # Another window may have done the same at this moment.
            if execute("PRAGMA user_version") == [(0,)]:
                for statement in _SCHEMA.split(";"):
                    execute(statement)

    @contextmanager
    def _change(self) -> Iterator[Execute]:
        """Do all of it or nothing, unless a newer version has taken the file over."""
        with self._transaction() as execute:
            [(version,)] = execute("PRAGMA user_version")
            if version > VERSION:
                raise NewerDatabaseError
            yield execute

    @contextmanager
    def _transaction(self) -> Iterator[Execute]:
        """Do all of it or nothing."""
        self._execute("BEGIN IMMEDIATE")
        try:
            yield self._execute
            self._execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._execute("ROLLBACK")
            raise

    def _results(self, game: Game, x: Seat, o: Seat) -> dict[str, int]:
        query = (
            "SELECT moves, result, count(*) FROM game"
            f" WHERE game = ? AND x = ? AND o = ? AND counts AND {_IS_FINISHED}"
            " GROUP BY moves, result"
        )
        results: Counter[str] = Counter()
        # Each different game is replayed once, however often it was played.
        for moves, result, count in self._execute(query, (game.name, *seat_names(x, o))):
            if self._is_possible(game, moves, result):
                results[result] += count
        return results

    def _results_in_order(self, game: Game, difficulty: Difficulty, mark: Mark) -> Iterator[str]:
        seats = (None, difficulty) if mark is Mark.X else (difficulty, None)
        query = (
            "SELECT moves, result FROM game"
            f" WHERE game = ? AND x = ? AND o = ? AND counts AND {_IS_FINISHED}"
            # The plus keeps SQLite from the index that has the numbers in order but no pairings:
            # it would read all games for each pairing.
            " ORDER BY +number"
        )
        with _readable_errors():
            # One at a time: there may be a million of them.
            for moves, result in self._connection.execute(query, (game.name, *seat_names(*seats))):
                if self._is_possible(game, moves, result):
                    yield result

    def _is_possible(self, game: Game, moves: object, result: object) -> bool:
        is_possible = result_of(game, moves) == result
        self.has_skipped_rows = self.has_skipped_rows or not is_possible
        return is_possible


def _connect(name: str, patience: float) -> sqlite3.Connection:
    # Autocommit: every statement is a transaction of its own, safe once it returns.
    connection = sqlite3.connect(name, timeout=patience, isolation_level=None, uri=True)
    # A text that is none makes its row impossible, not the whole file.
    connection.text_factory = lambda text: text.decode(errors="replace")
    return connection


def _log_size(path: Path) -> int:
    """Return the length of the log that SQLite keeps beside a file."""
    try:
        return path.with_name(f"{path.name}-wal").stat().st_size
    except OSError:
        return 0


def _version_in_header(path: Path) -> int:
    """Return the version where the format of SQLite's files has it, 0 if it can't be read.

    SQLite itself, asked for it, would leave a log beside a file that must stay as it is.
    """
    try:
        if not path.is_file():
            return 0
        with path.open("rb") as file:
            header = file.read(64)
    except OSError:
        return 0
    is_database = len(header) == 64 and header.startswith(_FILE_HEADER)
    return int.from_bytes(header[60:], "big", signed=True) if is_database else 0


@contextmanager
def _unknown_tables_as_broken(path: Path) -> Iterator[None]:
    """Refuse a file whose tables are not those that games are kept in."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if sqlite_code(error) == sqlite3.SQLITE_ERROR:
            raise BrokenDatabaseError(path) from error
        raise


@contextmanager
def _readable_errors() -> Iterator[None]:
    """Make an error of SQLite's out of one that Python has with its message.

    The message quotes names from a damaged schema, which may be no text.
    """
    try:
        yield
    except UnicodeDecodeError as error:
        broken = sqlite3.DatabaseError("the schema is damaged")
        broken.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise broken from error


def is_broken(error: Exception) -> bool:
    """Tell whether an error means that the file can't be read, not merely now."""
    return sqlite_code(error) in _BROKEN


def is_sound(path: Path) -> bool:
    """Ask SQLite whether all of a file can be read, once its log is taken into account."""
    try:
        with (
            closing(_connect(f"{path.absolute().as_uri()}?mode=rw", 0.0)) as connection,
            _readable_errors(),
        ):
            return connection.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
    except sqlite3.DatabaseError as error:
        return not is_broken(error)
