"""What is kept for puzzles: attempts at them, and where a person went wrong in past games."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from tictac_gui.play.files.games_file import COLUMNS, SAVE_ATTEMPT
from tictac_gui.play.files.whole_number import whole_number
from tictac_gui.play.kept.database import IS_FINISHED
from tictac_gui.play.kept.rows import digits
from tictac_gui.play.puzzles.attempts import Attempt, Result
from tictac_gui.play.puzzles.mistakes import Mistakes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.games import Game
    from tictac_gui.play.kept.database import Database
    from tictac_gui.play.records import GameRecord, PastGame

MOST_MISTAKEN = 1_000
"""In how many games mistakes are looked up: more than anybody would go through again."""
_UNDECIDED = "?"
"""Written before the number of a move that took too long to judge."""
# Of two people, it can't be told which of them solves puzzles.
_HAS_ONE_PERSON = "(x = 'person') <> (o = 'person')"


def attempts(game: Game, database: Database) -> list[Attempt]:
    """Return all attempts at puzzles of a game, in their order; rows that can't be are left out."""
    query = "SELECT key, name, tried, result FROM puzzle WHERE game = ? ORDER BY number"
    found = []
    for key, name, tried, result in database.rows(query, (game.name,)):
        try:
            moment = datetime.fromisoformat(tried)
            if moment.tzinfo is None or not isinstance(name, str):
                raise ValueError(f"{name!r} was not tried at {tried}")  # noqa: TRY301
            found.append(Attempt(key, name, moment, Result(result)))
        except (ValueError, TypeError):
            database.has_skipped_rows = True
    # Not as they were written: after a lost file, some are written late.
    return sorted(found, key=lambda attempt: attempt.tried)


def save_attempts(game: Game, made: Sequence[Attempt], database: Database) -> bool:
    """Keep attempts, unless they have been kept before."""
    with database.change() as execute:
        for attempt in made:
            tried = attempt.tried.isoformat()
            row = (attempt.key, game.name, attempt.name, tried, attempt.result.value)
            execute(SAVE_ATTEMPT, row)
    # Not None, which would mean that it failed.
    return True


def forget_attempts(game: Game, database: Database) -> bool:
    """Forget all attempts at puzzles of a game."""
    with database.change() as execute:
        execute("DELETE FROM puzzle WHERE game = ?", (game.name,))
    return True


def unreviewed(
    game: Game, before: int | None, limit: int, database: Database
) -> tuple[list[PastGame], int | None]:
    """Return finished records in which nobody has looked for mistakes yet, newest first.

    They are from before the given number; the second value is where to go on, None at the end.
    """
    query = (
        f"SELECT {COLUMNS} FROM game WHERE game = ? AND {IS_FINISHED} AND number < ?"
        f" AND mistakes IS NULL AND {_HAS_ONE_PERSON} ORDER BY number DESC LIMIT ?"
    )
    rows = database.execute(query, (game.name, before or 2**62, limit))
    return database.possible(game, rows), rows[-1][0] if len(rows) == limit else None


def save_mistakes(record: GameRecord, made: Mistakes, database: Database) -> bool:
    """Keep with which of its moves a person gave the result away, unless the game has gone on."""
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
    """Return the latest records with a person's mistakes, the oldest of them first, and these."""
    query = (
        f"SELECT mistakes, {COLUMNS} FROM game WHERE game = ? AND {IS_FINISHED}"
        f" AND mistakes <> '' AND {_HAS_ONE_PERSON} ORDER BY number DESC LIMIT ?"
    )
    found = []
    for numbers, *row in reversed(database.execute(query, (game.name, most))):
        for past in database.possible(game, [tuple(row)]):
            if (made := _read(str(numbers), len(past.record.moves))) is not None:
                found.append((past.record, made))
            else:
                database.has_skipped_rows = True
    return found


def _read(text: str, moves: int) -> Mistakes | None:
    """Return what is written with a game of so many moves, None if that can't be."""
    found: list[int] = []
    undecided: list[int] = []
    for part in text.split():
        number = whole_number(part.removeprefix(_UNDECIDED), 0, moves - 1)
        if number is None:
            return None
        (undecided if part.startswith(_UNDECIDED) else found).append(number)
    return Mistakes(tuple(found), tuple(undecided))
