"""The queries of the file of games, and the conversion of its rows.

A query is a function of a `Database`. Nothing here knows threads or Qt.
"""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from functools import cache, partial
from typing import TYPE_CHECKING

from tictac_gui.engine import Difficulty, Level, Mark
from tictac_gui.games import GAMES, Game
from tictac_gui.play.records import (
    Attempt,
    AttemptResult,
    GameRecord,
    Mistakes,
    PastGame,
    Score,
    Tally,
)
from tictac_gui.play.setup import Players, Seat, Setup, cleaned
from tictac_gui.storage.games_file import COLUMNS, SAVE, SAVE_ATTEMPT, GamesFile

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

Row = tuple[int, str, str, str, str, str, str, str, int, str, str]
"""Number, key, when it began, players, X, O, moves, result, whether it counts, names."""
DRAW = "draw"
_PERSON = "person"
Pairing = tuple[str, str, str]
"""The names of a game and of the players of X and O, as rows have them."""
IS_FINISHED = "result IN ('X', 'O', 'draw') AND cleared_by IS NULL"
_WITH_PEOPLE = "players <> 'TWO_COMPUTERS'"
_OF_PAIRING = f"FROM game WHERE game = ? AND x = ? AND o = ? AND counts AND {IS_FINISHED}"
MOST_MISTAKEN = 1_000
"""Games whose mistakes are looked up: more than anybody would go through again."""
_UNDECIDED = "?"
"""Written before the number of a move that took too long to judge."""
# Of two people, it is unknown which of them solves puzzles.
_HAS_ONE_PERSON = "(x = 'person') <> (o = 'person')"


class Database(GamesFile):
    """An open file of games that can be queried."""

    slot = 0
    """The number of this window among those open at once; each has its own game under way."""
    has_skipped_rows = False
    """Whether impossible rows were found, which no game can have left; they stay in the file."""
    _replayed: frozenset[Pairing] = frozenset()
    """The pairings whose games are all known to be possible."""
    _replayed_state: object = None
    """The state of the file for which that is known."""
    known_state: object = None
    """The writer's state, for a connection that only reads; None for the writer's own."""
    _restorations = 0

    def state(self) -> object:
        """Return a value that changes whenever there may be games that were not replayed yet.

        SQLite counts the changes made by other connections.
        """
        [(written_by_others,)] = self.execute("PRAGMA data_version")
        return written_by_others, self._restorations

    def save(self, record: GameRecord) -> None:
        """Save a game as it is now; any other of its kind under way in the slot is abandoned."""
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
            *record.names,
        )
        others = "result = 'playing' AND game = ? AND slot = ? AND key <> ?"
        here = (record.setup.game.name, self.slot, record.key)
        with self.change() as execute:
            execute(f"DELETE FROM game WHERE moves = '' AND {others}", here)
            execute(f"UPDATE game SET result = 'abandoned' WHERE {others}", here)
            if record.outcome:
                # A new row: finished games are in the order in which they ended.
                execute("DELETE FROM game WHERE key = ? AND result = 'playing'", (record.key,))
            execute(SAVE, row)

    def unfinished(self, game: Game) -> GameRecord | None:
        """Return the latest record of the game that was left under way in the slot."""
        query = (
            f"SELECT {COLUMNS} FROM game WHERE result = 'playing' AND game = ? AND slot = ?"
            " ORDER BY number DESC LIMIT 1"
        )
        games = self.possible(game, self.execute(query, (game.name, self.slot)))
        return games[0].record if games else None

    def games_of_sitting(self, began: datetime, resumed: Collection[str]) -> list[GameRecord]:
        """Return the slot's games since `began`, those resumed by key, and unfinished ones."""
        keys = ", ".join("?" * len(resumed))
        query = (
            f"SELECT {COLUMNS} FROM game WHERE game = ? AND slot = ? AND cleared_by IS NULL"
            f" AND ((begun >= ? OR key IN ({keys})) AND result <> 'abandoned'"
            " OR result = 'playing') ORDER BY number"
        )
        return [
            past.record
            for game in GAMES
            for past in self.possible(
                game, self.execute(query, (game.name, self.slot, began.isoformat(), *resumed))
            )
        ]

    def slots_under_way(self, game: Game | None) -> list[int]:
        """Return the slots in which a game was left, the given one first, then the latest."""
        query = "SELECT slot FROM game WHERE result = 'playing' ORDER BY game = ? DESC, number DESC"
        name = game.name if game else None
        slots = [slot for (slot,) in self.execute(query, (name,))]
        return [slot for slot in slots if isinstance(slot, int) and slot >= 0]

    def score(self, x: Seat, o: Seat, game: Game) -> Score:
        """Return the score between the two in a game.

        A person who swaps marks with a level keeps their wins over it. Two people, or two
        computers, are distinguished by their marks alone.
        """
        straight = self._results(game, x, o)
        swapped = self._results(game, o, x) if (x is None) != (o is None) else {}
        return Score(
            straight.get("X", 0) + swapped.get("O", 0),
            straight.get(DRAW, 0) + swapped.get(DRAW, 0),
            straight.get("O", 0) + swapped.get("X", 0),
        )

    def tallies(self, game: Game) -> list[Tally]:
        """Return a person's results in a game, for every level and both marks."""
        return [
            tally(level, mark, self._possible_results(game, (game.name, *seat_names(*seats))))
            for level in game.levels
            for mark, seats in ((Mark.X, (None, level)), (Mark.O, (level, None)))
        ]

    def past_games(
        self, before: int | None, limit: int, game: Game, *, has_watched: bool = True
    ) -> tuple[list[PastGame], int | None]:
        """Return finished records of a game before the given number, newest first.

        Those of two computers are among them or not. The second value is the number to continue
        with, None at the end. Impossible rows are skipped.
        """
        query = (
            f"SELECT {COLUMNS} FROM game WHERE game = ? AND {_finished(has_watched)}"
            " AND number < ? ORDER BY number DESC LIMIT ?"
        )
        rows = self.execute(query, (game.name, before or 2**62, limit))
        return self.possible(game, rows), rows[-1][0] if len(rows) == limit else None

    def games_after(
        self, number: int, limit: int, game: Game, *, has_watched: bool
    ) -> tuple[list[tuple[GameRecord, str]], int]:
        """Return finished records of a game after the given number, oldest first, with results.

        The second value is the number to continue with, 0 at the end.
        """
        query = (
            f"SELECT {COLUMNS} FROM game WHERE game = ? AND {_finished(has_watched)}"
            " AND number > ? ORDER BY number LIMIT ?"
        )
        rows = self.execute(query, (game.name, number, limit))
        results = {number: result for number, *_, result, _counts, _x_name, _o_name in rows}
        games = [(past.record, results[past.number]) for past in self.possible(game, rows)]
        return games, rows[-1][0] if len(rows) == limit else 0

    def count(self, game: Game, *, has_watched: bool = True) -> int:
        """Return the number of finished games of a kind."""
        query = f"SELECT count(*) FROM game WHERE game = ? AND {_finished(has_watched)}"
        [(count,)] = self.execute(query, (game.name,))
        return int(count)

    def clear(self, game: Game) -> None:
        """Hide all of a game but what is under way; until it is purged, it can be restored."""
        query = (
            "UPDATE game SET cleared_by = ?"
            " WHERE game = ? AND result <> 'playing' AND cleared_by IS NULL"
        )
        with self.change() as execute:
            execute(query, (self.slot, game.name))

    def restore(self, game: Game) -> None:
        """Undo `clear`."""
        query = "UPDATE game SET cleared_by = NULL WHERE cleared_by = ? AND game = ?"
        # Cleared games may never have been replayed.
        self._restorations += 1
        with self.change() as execute:
            execute(query, (self.slot, game.name))

    def delete(self, key: str) -> None:
        """Hide a single finished game; until it is purged, it can be undeleted."""
        query = (
            "UPDATE game SET cleared_by = ?"
            " WHERE key = ? AND result <> 'playing' AND cleared_by IS NULL"
        )
        with self.change() as execute:
            execute(query, (self._deleted_by, key))

    def undelete(self, key: str) -> None:
        """Undo `delete`."""
        query = "UPDATE game SET cleared_by = NULL WHERE key = ? AND cleared_by = ?"
        # It may never have been replayed.
        self._restorations += 1
        with self.change() as execute:
            execute(query, (key, self._deleted_by))

    @property
    def _deleted_by(self) -> int:
        """What single games are marked with, so that undoing a clearing leaves them alone."""
        return -1 - self.slot

    def purge(self, most: int, *, is_single: bool = False) -> bool:
        """Delete at most `most` rows that were cleared; return whether there may be more.

        Of those that were deleted one by one, if that is asked for.
        """
        query = (
            "DELETE FROM game WHERE number IN"
            " (SELECT number FROM game WHERE cleared_by = ? LIMIT ?) RETURNING 1"
        )
        with self.change() as execute:
            mark = self._deleted_by if is_single else self.slot
            return len(execute(query, (mark, most))) == most

    def possible(self, game: Game, rows: list[Row]) -> list[PastGame]:
        """Return the games of rows, replayed through the rules; skip impossible rows."""
        games = []
        for row in rows:
            try:
                games.append(past_game(game, row))
            except (KeyError, ValueError, TypeError, OverflowError):
                self.has_skipped_rows = True
        return games

    def _results(self, game: Game, x: Seat, o: Seat) -> dict[str, int]:
        pairing = (game.name, *seat_names(x, o))
        if not self._are_all_possible(game, pairing):
            return Counter(self._possible_results(game, pairing))
        query = f"SELECT result, count(*) {_OF_PAIRING} GROUP BY result"
        return dict(self.execute(query, pairing))

    def _possible_results(self, game: Game, pairing: Pairing) -> Iterator[str]:
        """Yield the results of a pairing in order, without those of impossible rows."""
        # The plus keeps SQLite from using the index of numbers: it has no pairings, so that all
        # games would be read for each pairing.
        order = f"{_OF_PAIRING} ORDER BY +number"
        if self._are_all_possible(game, pairing):
            yield from (result for (result,) in self.rows(f"SELECT result {order}", pairing))
            return
        end_of = cache(partial(result_of, game))
        for moves, result in self.rows(f"SELECT moves, result {order}", pairing):
            if end_of(moves) == result:
                yield result

    def _are_all_possible(self, game: Game, pairing: Pairing) -> bool:
        """Whether no game of a pairing is impossible; each different one is replayed once.

        What this connection writes is always possible. So games are replayed again only after
        another program, or another window of this one, has written to the file.
        """
        state = self.known_state or self.state()
        if state != self._replayed_state:
            self._replayed, self._replayed_state = frozenset(), state
        if pairing not in self._replayed:
            replay = Replay(game)
            # Sorted, as the index is, so that neighbours begin with the same moves.
            query = f"SELECT DISTINCT moves, result {_OF_PAIRING} ORDER BY moves, result"
            different = self.rows(query, pairing)
            if not all(replay.result_of(moves) == result for moves, result in different):
                self.has_skipped_rows = True
                return False
            self._replayed |= {pairing}
        return True


def attempts(game: Game, database: Database) -> list[Attempt]:
    """Return all attempts at puzzles of a game, oldest first; skip impossible rows."""
    query = "SELECT key, name, tried, result FROM puzzle WHERE game = ? ORDER BY number"
    found = []
    for key, name, tried, result in database.rows(query, (game.name,)):
        try:
            moment = datetime.fromisoformat(tried)
            if moment.tzinfo is None or not isinstance(name, str):
                raise ValueError(f"{name!r} was not tried at {tried}")  # noqa: TRY301
            found.append(Attempt(key, name, moment, AttemptResult(result)))
        except (ValueError, TypeError):
            database.has_skipped_rows = True
    # Not in the order of the rows: after a lost file, some are written late.
    return sorted(found, key=lambda attempt: attempt.tried)


def save_attempts(game: Game, made: Sequence[Attempt], database: Database) -> bool:
    """Save attempts, unless they were saved before."""
    with database.change() as execute:
        for attempt in made:
            tried = attempt.tried.isoformat()
            row = (attempt.key, game.name, attempt.name, tried, attempt.result.value)
            execute(SAVE_ATTEMPT, row)
    # None would mean failure.
    return True


def forget_attempts(game: Game, database: Database) -> bool:
    """Delete all attempts at puzzles of a game."""
    with database.change() as execute:
        execute("DELETE FROM puzzle WHERE game = ?", (game.name,))
    return True


def unreviewed(
    game: Game, before: int | None, limit: int, database: Database
) -> tuple[list[PastGame], int | None]:
    """Return finished records not yet searched for mistakes, before the given number, newest first.

    The second value is the number to continue with, None at the end.
    """
    query = (
        f"SELECT {COLUMNS} FROM game WHERE game = ? AND {IS_FINISHED} AND number < ?"
        f" AND mistakes IS NULL AND {_HAS_ONE_PERSON} ORDER BY number DESC LIMIT ?"
    )
    rows = database.execute(query, (game.name, before or 2**62, limit))
    return database.possible(game, rows), rows[-1][0] if len(rows) == limit else None


def save_mistakes(record: GameRecord, made: Mistakes, database: Database) -> bool:
    """Save a person's mistakes in a game, unless the game has gone on."""
    written = [*map(str, made.found), *(f"{_UNDECIDED}{number}" for number in made.undecided)]
    with database.change() as execute:
        execute(
            "UPDATE game SET mistakes = ? WHERE key = ? AND moves = ?",
            (" ".join(written), record.key, digits(record.moves)),
        )
    return True


def mistakes(
    game: Game, database: Database, most: int = MOST_MISTAKEN
) -> list[tuple[GameRecord, Mistakes]]:
    """Return the latest `most` records with a person's mistakes and these, oldest first."""
    query = (
        f"SELECT mistakes, {COLUMNS} FROM game WHERE game = ? AND {IS_FINISHED}"
        f" AND mistakes <> '' AND {_HAS_ONE_PERSON} ORDER BY number DESC LIMIT ?"
    )
    found = []
    for numbers, *row in reversed(database.execute(query, (game.name, most))):
        for past in database.possible(game, [tuple(row)]):
            if (made := _mistakes_in(str(numbers), len(past.record.moves))) is not None:
                found.append((past.record, made))
            else:
                database.has_skipped_rows = True
    return found


def _mistakes_in(text: str, moves: int) -> Mistakes | None:
    """Return the mistakes stored with a game of `moves` moves, None if they are impossible."""
    numbers = {str(number): number for number in range(moves)}
    found: list[int] = []
    undecided: list[int] = []
    for part in text.split():
        number = numbers.get(part.removeprefix(_UNDECIDED))
        if number is None:
            return None
        (undecided if part.startswith(_UNDECIDED) else found).append(number)
    return Mistakes(tuple(found), tuple(undecided))


def tally(difficulty: Level, mark: Mark, results: Iterator[str]) -> Tally:
    """Count a person's results, given in order."""
    won = drawn = lost = streak = best = 0
    for result in results:
        if result == mark.value:
            won += 1
            streak += 1
            best = max(best, streak)
        else:
            drawn += result == DRAW
            lost += result != DRAW
            streak = 0
    return Tally(difficulty, mark, won, drawn, lost, best)


class Replay:
    """Replays games one after the other.

    Moves in common with the game before are not played again: a third of all moves in sorted games,
    and more between the same players.
    """

    def __init__(self, game: Game) -> None:
        self._moves = ""
        self._positions = [game.start]
        """Before the first of these moves, and after each."""

    def result_of(self, moves: object) -> str | None:
        """Return the result as a row has it, None if a move is illegal."""
        if not isinstance(moves, str) or not moves.isascii():
            return None
        common = 0
        for former, move in zip(self._moves, moves, strict=False):
            if former != move:
                break
            common += 1
        self._moves = moves[:common]
        del self._positions[common + 1 :]
        position = self._positions[-1]
        try:
            for move in moves[common:]:
                position = position.play(int(move))
                self._positions.append(position)
                self._moves += move
        except ValueError:
            return None
        outcome = position.outcome
        if not outcome:
            return "playing"
        return outcome.winner.value if outcome.winner else DRAW


def _finished(has_watched: bool) -> str:
    """Return the condition for finished games, all or those with people."""
    return IS_FINISHED if has_watched else f"{IS_FINISHED} AND {_WITH_PEOPLE}"


def result_of(game: Game, moves: object) -> str | None:
    """Replay moves and return the result as a row has it, None if a move is illegal."""
    return Replay(game).result_of(moves)


def digits(moves: tuple[int, ...]) -> str:
    """Return moves as a row has them."""
    return "".join(map(str, moves))


def seat_names(x: Seat, o: Seat) -> tuple[str, str]:
    """Return both seats as a row has them."""
    return seat_name(x), seat_name(o)


def seat_name(seat: Seat) -> str:
    """Return a seat as a row has it."""
    return seat.name if seat else _PERSON


def past_game(game: Game, row: Row) -> PastGame:
    """Convert a row to a game, replaying its moves; an impossible row raises an error."""
    number, key, begun, players, x, o, moves, result, counts, *names = row
    if result_of(game, moves) != result:
        raise ValueError(f"{moves} doesn't lead to {result}")
    if not isinstance(number, int) or not isinstance(key, str):
        raise TypeError(f"{number!r} and {key!r} don't identify a game")
    setup, round_number = _setup(game, Players[players], x, o)
    record = GameRecord(
        setup,
        round_number,
        datetime.fromisoformat(begun).astimezone(UTC),
        key,
        tuple(map(int, moves)),
        bool(counts),
        # Whatever another program has put there, it can stand in a line of text.
        (cleaned(str(names[0])), cleaned(str(names[1]))),
    )
    return PastGame(number, record)


def _setup(game: Game, players: Players, x: str, o: str) -> tuple[Setup, int]:
    """Return the setup and the round that have the given seats."""
    levels = {level.name: level for level in game.levels}
    difficulties = [levels[name] for name in (x, o) if name != _PERSON]
    if players is Players.TWO_COMPUTERS:
        setup = Setup(players, x_difficulty=Difficulty[x], o_difficulty=Difficulty[o], game=game)
    elif difficulties:
        setup = Setup(players, difficulty=difficulties[0], game=game)
    else:
        setup = Setup(players, game=game)
    for number in range(2):
        if (x, o) == tuple(seat_name(setup.seat(mark, number)) for mark in Mark):
            return setup, number
    raise ValueError(f"{players.name} can't be {x} and {o}")
