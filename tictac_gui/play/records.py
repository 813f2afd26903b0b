"""What the file of games holds: games, attempts at puzzles, and totals counted from them.

These are frozen values; they know neither files nor tables.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from os import urandom
from typing import TYPE_CHECKING

from tictac_gui.engine import Difficulty, Level, Mark, Outcome
from tictac_gui.play.setup import in_sentences

if TYPE_CHECKING:
    from tictac_gui.engine.history import History
    from tictac_gui.games import BoardPosition
    from tictac_gui.play.setup import Seat, Setup


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game, finished or under way."""

    setup: Setup
    round: int
    """The number of the game with this setup, from 0; it decides who plays which mark."""
    begun: datetime
    key: str
    """An id that is unique across all windows of the program."""
    moves: tuple[int, ...] = ()
    counts: bool = True
    """False for practice: a game with a hint, undone after its end, continued from a past one, or
    whose levels have changed unfairly; see `with_levels`."""
    names: tuple[str, str] = ("", "")
    """The names of two people who play X and O, empty for none."""

    @classmethod
    def begin(
        cls, setup: Setup, round: int, moves: tuple[int, ...] = (), *, counts: bool = True
    ) -> GameRecord:
        """Return a game that begins now, possibly from the moves of an earlier one."""
        return cls(setup, round, datetime.now(UTC), urandom(16).hex(), moves, counts)

    def with_levels(self, setup: Setup, moved: frozenset[Mark]) -> GameRecord:
        """Return the game with other levels from now on, given the marks that have moved in it.

        A game is stored with the levels at which it ends. It still counts if each changed opponent
        has not moved yet or was made easier: a win then counts as one over the easier level. Any
        other change makes the game practice, since a person who has beaten Easy must not be said to
        have beaten Unbeatable. Only Easy is surely easier than the adaptive level: it is its lowest
        step.
        """
        later = replace(self, setup=setup)

        def is_fair(mark: Mark) -> bool:
            before, after = self.seat(mark), later.seat(mark)
            if before is None or not self.people:
                return before is after
            if isinstance(before, Difficulty) and isinstance(after, Difficulty):
                return after.value <= before.value
            return after in (before, Difficulty.EASY)

        return replace(later, counts=self.counts and all(map(is_fair, moved)))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it is under way."""
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
        """Return who played the mark."""
        return self.setup.seat(mark, self.round)

    @property
    def names_in_sentences(self) -> dict[Mark, str]:
        """The names that people had, as they can stand in a sentence."""
        return in_sentences(dict(zip(Mark, self.names, strict=True)))


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game and its position in the list of all games."""

    number: int
    record: GameRecord


@dataclass(frozen=True, slots=True)
class Score:
    """Games won by the current player of X, drawn, and won by the current player of O."""

    x_wins: int = 0
    draws: int = 0
    o_wins: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """A person's results against one level with one mark."""

    difficulty: Level
    mark: Mark
    won: int = 0
    drawn: int = 0
    lost: int = 0
    best_streak: int = 0
    """The most wins in a row."""

    @property
    def played(self) -> int:
        """The number of games that counted."""
        return self.won + self.drawn + self.lost


class AttemptResult(Enum):
    """How an attempt ended, by the values in the file."""

    SOLVED = "solved"
    """Without a wrong answer, and without being shown the move."""
    FAILED = "failed"
    """With the first wrong answer, or by being shown the move."""
    MENDED = "mended"
    """Solved after that."""


def local_time() -> datetime:
    """Return the time and its time zone."""
    return datetime.now().astimezone()


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt at a puzzle."""

    key: str
    """An id that is unique across all windows of the program."""
    name: str
    """The name of the puzzle."""
    tried: datetime
    """When it ended, in the local time of then and there."""
    result: AttemptResult

    @classmethod
    def make(cls, name: str, tried: datetime, result: AttemptResult) -> Attempt:
        """Return an attempt that has just ended."""
        return cls(urandom(16).hex(), name, tried, result)


@dataclass(frozen=True, slots=True)
class Mistakes:
    """A person's mistakes in a game, as numbers of moves, from 0."""

    found: tuple[int, ...] = ()
    """The moves that gave the result away."""
    undecided: tuple[int, ...] = ()
    """The moves that may have done so, but take too long to judge."""


DAYS_TO_SOLVE = 2
"""On how many different days a puzzle from a person's own game is to be solved."""
