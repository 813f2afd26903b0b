"""What is remembered of games: one game as it was played, and what many of them add up to."""

from __future__ import annotations

from datetime import UTC, datetime
from os import urandom
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine.history import History

if TYPE_CHECKING:
    from tictac_gui.engine import Difficulty, Mark, Outcome
    from tictac_gui.play.setup import Seat, Setup


TIC_TAC_TOE = "tic_tac_toe"
"""The name of the game that is played, in files and questions about them."""


class GameRecord(NamedTuple):
    """One game, finished or under way."""

    setup: Setup
    game: int
    """Which of the games with this setup it is, counted from 0: who holds which mark."""
    begun: datetime
    key: str
    """Tells the game from all others, also from those of another window of the program."""
    moves: tuple[int, ...] = ()
    counts: bool = True
    """False for practice: a game taken back after its end, or played on from a past one."""

    @classmethod
    def begin(
        cls, setup: Setup, game: int, moves: tuple[int, ...] = (), *, counts: bool = True
    ) -> GameRecord:
        """Return a game that begins now; moves may have been made before, elsewhere."""
        return cls(setup, game, datetime.now(UTC), urandom(16).hex(), moves, counts)

    @property
    def game_name(self) -> str:
        """Which game it is that was played."""
        return TIC_TAC_TOE

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None if it hasn't."""
        return History(self.moves).board.outcome

    @property
    def people(self) -> frozenset[Mark]:
        """The marks that people played."""
        return self.setup.players.people(self.game)

    def seat(self, mark: Mark) -> Seat:
        """Return who held the mark."""
        return self.setup.seat(mark, self.game)


class PastGame(NamedTuple):
    """A finished game, with its place in the order of all games."""

    number: int
    record: GameRecord


class Score(NamedTuple):
    """Games won by whoever holds X now, drawn, and won by whoever holds O now."""

    x_wins: int = 0
    draws: int = 0
    o_wins: int = 0


class Tally(NamedTuple):
    """What a person has achieved against one level with one mark."""

    difficulty: Difficulty
    mark: Mark
    won: int = 0
    drawn: int = 0
    lost: int = 0
    best_streak: int = 0
    """The most wins in a row."""

    @property
    def played(self) -> int:
        """All games that counted."""
        return self.won + self.drawn + self.lost
