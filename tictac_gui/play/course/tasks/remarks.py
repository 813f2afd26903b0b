"""What can be said about an answer or a move that is shown, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.engine import Mark
    from tictac_gui.engine.forecast import Ending
    from tictac_gui.engine.review import ReviewedMove
    from tictac_gui.games import Hint


@dataclass(frozen=True, slots=True)
class Slip:
    """A move that gives something away; the refutation is going to be shown."""

    move: ReviewedMove


@dataclass(frozen=True, slots=True)
class Shown:
    """A move that is shown, not made by the person."""

    mark: Mark
    move: int
    why: Hint | None
    """Why it is good, if that is known."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A game has ended that was to be played; how, is seen from the person's side."""

    ending: Ending
    is_refutation: bool
    """Whether the end is what a slip has led to."""


@dataclass(frozen=True, slots=True)
class Misjudged:
    """A position was judged wrongly; how it goes on with best play is going to be shown."""

    judged: Ending


@dataclass(frozen=True, slots=True)
class Judged:
    """A position was judged as it is."""

    ending: Ending


@dataclass(frozen=True, slots=True)
class OtherMove:
    """The player asked about would not make this move."""

    move: int


@dataclass(frozen=True, slots=True)
class PickedMove:
    """The player asked about makes this move."""

    move: int


@dataclass(frozen=True, slots=True)
class Filled:
    """A value of a tree was found, as the choice of the side to move there."""

    mark: Mark
    is_max: bool
    is_end: bool
    """Whether the game is over there, so that nobody chooses."""
    value: int


@dataclass(frozen=True, slots=True)
class Refuted:
    """A choice or a value in a tree is not the best; where it leads has been lit up."""

    mark: Mark
    is_max: bool
    is_end: bool
    is_choice: bool
    """Whether a board was chosen, not a value given."""
    answer: int
    """The value that was given or chosen."""
    winner: Mark | None
    """Who has won where the line that is lit up ends."""


@dataclass(frozen=True, slots=True)
class NotBelow:
    """A board was chosen that is not below the one asked about."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The answer could not be found."""

    reason: str
