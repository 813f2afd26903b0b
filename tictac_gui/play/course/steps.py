"""The kinds of steps that chapters are made of: positions and questions, as values.

A step holds no answers: those come from the engine when it is asked, and no words: see `ui/words/`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from tictac_gui.engine.trace import Scoring
from tictac_gui.play.course.guesses import GuessCount, GuessMatch, NameMatch
from tictac_gui.play.course.markings import MarkBoards, MarkTree

if TYPE_CHECKING:
    from tictac_gui.engine.levels import Policy
    from tictac_gui.games import BoardPosition, Game

Path = tuple[int, ...]
"""The moves that lead from the root of a tree to one of its boards."""


@dataclass(frozen=True, slots=True)
class Play:
    """A position to be played against Unbeatable: whoever gives nothing away has done it.

    Where it is won, that means to win, and where it is lost whatever one does, to see it through.
    """

    key: str
    game: Game
    position: BoardPosition


@dataclass(frozen=True, slots=True)
class Judge:
    """A position to be judged before it is played: won, drawn or lost by the side to move."""

    key: str
    game: Game
    position: BoardPosition


@dataclass(frozen=True, slots=True)
class PickMove:
    """The question which move a player makes in a position; every one it may make is right."""

    key: str
    game: Game
    position: BoardPosition
    player: Policy


class Asked(Enum):
    """What is asked about a board in a tree."""

    CHOICE = auto()
    """Which of the boards below it is chosen."""
    VALUE = auto()
    """What it is worth."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question about one board in a tree."""

    asked: Asked
    path: Path


@dataclass(frozen=True, slots=True)
class FillTree:
    """A tree whose missing values are filled in, one question after the other."""

    key: str
    game: Game
    position: BoardPosition
    """The root; values are from the point of view of its side to move."""
    questions: tuple[Question, ...]
    top: Path = ()
    """The board from which on the tree is shown."""
    scoring: Scoring = Scoring.TENS
    hidden: frozenset[Path] = frozenset()
    """Boards with values that are neither asked for nor shown before all is answered."""
    only_ends: bool = False
    """Whether all boards are hidden on which the game is not over."""
    lookahead: int | None = None
    """How many moves ahead it looks; None is to the end of the game."""


Step = (
    Play | Judge | PickMove | FillTree | MarkTree | MarkBoards | GuessCount | GuessMatch | NameMatch
)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A few steps about one idea."""

    key: str
    """Its name in settings and for words; it must never change."""
    steps: tuple[Step, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of its steps, in order."""
        return tuple(step.key for step in self.steps)
