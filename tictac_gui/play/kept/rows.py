"""Converts games to rows of the database and back; an impossible row raises an error."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tictac_gui.engine import Difficulty, Mark
from tictac_gui.play.records import GameRecord, PastGame, Tally
from tictac_gui.play.setup import Players, Setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.engine import Level
    from tictac_gui.games import Game
    from tictac_gui.play.setup import Seat

Row = tuple[int, str, str, str, str, str, str, str, int]
"""Number, key, when it began, players, X, O, moves, result, whether it counts."""
DRAW = "draw"
_PERSON = "person"


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

    What a game has in common with the one before it is not played again, which in their order is a
    third of all moves, and more of games between the same players.
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
    number, key, begun, players, x, o, moves, result, counts = row
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
