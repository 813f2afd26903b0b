"""What is remembered of games: one game as it was played, and what many of them add up to."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from os import urandom
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.engine import Difficulty, Mark, Outcome
    from tictac_gui.engine.history import History
    from tictac_gui.games import BoardPosition
    from tictac_gui.play.setup import Seat, Setup


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game, finished or under way."""

    setup: Setup
    round: int
    """Which of the games with this setup it is, counted from 0: who holds which mark."""
    begun: datetime
    key: str
    """Tells the game from all others, also from those of another window of the program."""
    moves: tuple[int, ...] = ()
    counts: bool = True
    """False for practice: a game undone after its end, or played on from a past one."""

    @classmethod
    def begin(
        cls, setup: Setup, round: int, moves: tuple[int, ...] = (), *, counts: bool = True
    ) -> GameRecord:
        """Return a game that begins now; moves may have been made before, elsewhere."""
        return cls(setup, round, datetime.now(UTC), urandom(16).hex(), moves, counts)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None if it hasn't."""
        return self.history.position.outcome

    @property
    def history(self) -> History[BoardPosition]:
        """The game move by move."""
        return self.setup.game.history(self.moves)

    @property
    def people(self) -> frozenset[Mark]:
        """The marks that people played."""
        return self.setup.players.people(self.round)

    def seat(self, mark: Mark) -> Seat:
        """Return who held the mark."""
        return self.setup.seat(mark, self.round)


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game, with its place in the order of all games."""

    number: int
    record: GameRecord


@dataclass(frozen=True, slots=True)
class Score:
    """Games won by whoever holds X now, drawn, and won by whoever holds O now."""

    x_wins: int = 0
    draws: int = 0
    o_wins: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
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
