"""The games that are kept: what can be asked of their file. It knows no threads and no Qt."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import TYPE_CHECKING

from tictac_gui.engine import Mark
from tictac_gui.games import GAMES
from tictac_gui.play.files.games_file import COLUMNS, SAVE, GamesFile
from tictac_gui.play.kept.rows import (
    DRAW,
    Replay,
    Row,
    digits,
    past_game,
    result_of,
    seat_name,
    seat_names,
    tally,
)
from tictac_gui.play.records import GameRecord, PastGame, Score, Tally

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from datetime import datetime

    from tictac_gui.games import Game
    from tictac_gui.play.setup import Seat

Pairing = tuple[str, str, str]
"""The names of a game, of who is X and of who is O, as rows have them."""
IS_FINISHED = "result IN ('X', 'O', 'draw') AND cleared_by IS NULL"
_OF_PAIRING = f"FROM game WHERE game = ? AND x = ? AND o = ? AND counts AND {IS_FINISHED}"


class Database(GamesFile):
    """An open file of games, and what it tells about them."""

    slot = 0
    """Which of the windows that are open at once this is: each has its own game under way."""
    has_skipped_rows = False
    """Whether there were rows that no game can have left; they stay in the file."""
    _replayed: frozenset[Pairing] = frozenset()
    """Those whose games have all been found possible."""
    _replayed_state: object = None
    """The state of the file in which they were."""
    known_state: object = None
    """What `state` returns to a connection that only reads; None where it asks for itself."""
    _restorations = 0

    def state(self) -> object:
        """Return what changes whenever games may have come that nobody has replayed.

        SQLite counts how often others than this connection have written.
        """
        [(written_by_others,)] = self.execute("PRAGMA data_version")
        return written_by_others, self._restorations

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
        with self.change() as execute:
            execute(f"DELETE FROM game WHERE moves = '' AND {others}", here)
            execute(f"UPDATE game SET result = 'abandoned' WHERE {others}", here)
            if record.outcome:
                # It takes its place among the finished games where it ends, not where it began.
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
        """Return the games of the slot since the given time, those resumed, and what is under way.

        Games that were begun earlier are named by their keys.
        """
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
            tally(level, mark, self._possible_results(game, (game.name, *seat_names(*seats))))
            for level in game.levels
            for mark, seats in ((Mark.X, (None, level)), (Mark.O, (level, None)))
        ]

    def past_games(
        self, before: int | None, limit: int, game: Game
    ) -> tuple[list[PastGame], int | None]:
        """Return finished records of a game, newest first, from before the given number.

        The second value is where to go on, None if that was all. Rows that no game can have left
        are passed over.
        """
        query = (
            f"SELECT {COLUMNS} FROM game WHERE game = ? AND {IS_FINISHED} AND number < ?"
            " ORDER BY number DESC LIMIT ?"
        )
        rows = self.execute(query, (game.name, before or 2**62, limit))
        return self.possible(game, rows), rows[-1][0] if len(rows) == limit else None

    def count(self, game: Game) -> int:
        """Return how often a game was finished."""
        query = f"SELECT count(*) FROM game WHERE game = ? AND {IS_FINISHED}"
        [(count,)] = self.execute(query, (game.name,))
        return int(count)

    def clear(self, game: Game) -> None:
        """Put all of a game but what is under way out of sight; until purged it can be restored."""
        query = (
            "UPDATE game SET cleared_by = ?"
            " WHERE game = ? AND result <> 'playing' AND cleared_by IS NULL"
        )
        with self.change() as execute:
            execute(query, (self.slot, game.name))

    def restore(self, game: Game) -> None:
        """Undo `clear`."""
        query = "UPDATE game SET cleared_by = NULL WHERE cleared_by = ? AND game = ?"
        # Games that were cleared all the time have not been replayed.
        self._restorations += 1
        with self.change() as execute:
            execute(query, (self.slot, game.name))

    def purge(self, most: int) -> bool:
        """Forget for good what was cleared, up to so many rows; tell whether there may be more."""
        query = (
            "DELETE FROM game WHERE number IN"
            " (SELECT number FROM game WHERE cleared_by = ? LIMIT ?) RETURNING 1"
        )
        with self.change() as execute:
            return len(execute(query, (self.slot, most))) == most

    def possible(self, game: Game, rows: list[Row]) -> list[PastGame]:
        """Replay rows through the rules; those that no game can have left are passed over."""
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
        """Yield the results of a pairing in order, without those that no game can have left."""
        # The plus keeps SQLite from the index that has the numbers in order but no pairings: it
        # would read all games for each pairing.
        order = f"{_OF_PAIRING} ORDER BY +number"
        if self._are_all_possible(game, pairing):
            yield from (result for (result,) in self.rows(f"SELECT result {order}", pairing))
            return
        end_of = cache(partial(result_of, game))
        for moves, result in self.rows(f"SELECT moves, result {order}", pairing):
            if end_of(moves) == result:
                yield result

    def _are_all_possible(self, game: Game, pairing: Pairing) -> bool:
        """Replay each different game of a pairing, unless that is known to be in vain.

        What this program writes is always possible. So the games must be replayed again only once
        another program, or another window of this one, has written to the file.
        """
        state = self.known_state or self.state()
        if state != self._replayed_state:
            self._replayed, self._replayed_state = frozenset(), state
        if pairing not in self._replayed:
            replay = Replay(game)
            # In their order, as the index has them.
            query = f"SELECT DISTINCT moves, result {_OF_PAIRING} ORDER BY moves, result"
            different = self.rows(query, pairing)
            if not all(replay.result_of(moves) == result for moves, result in different):
                self.has_skipped_rows = True
                return False
            self._replayed |= {pairing}
        return True
