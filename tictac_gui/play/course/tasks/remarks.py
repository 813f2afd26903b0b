"""What can be said about an answer or a move that is shown, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import ReviewedMove
    from tictac_gui.engine.search import Ending
    from tictac_gui.games import Hint


class Remark:
    """Something to be said; some kinds are about a right answer, some about a wrong one."""

    __slots__ = ()
    is_right: ClassVar[bool | None] = None


@dataclass(frozen=True, slots=True)
class Slip(Remark):
    """A move that gives something away; the refutation is going to be shown."""

    is_right: ClassVar = False
    move: ReviewedMove


@dataclass(frozen=True, slots=True)
class Shown(Remark):
    """A move that is shown, not made by the person."""

    mark: Mark
    move: int
    why: Hint | None
    """Why it is good, if that is known."""


@dataclass(frozen=True, slots=True)
class Ended(Remark):
    """A game has ended that was to be played; how, is seen from the person's side."""

    ending: Ending
    is_refutation: bool
    """Whether the end is what a slip has led to."""


@dataclass(frozen=True, slots=True)
class Misjudged(Remark):
    """A position was judged wrongly; how it goes on with best play is going to be shown."""

    is_right: ClassVar = False


@dataclass(frozen=True, slots=True)
class OtherMove(Remark):
    """The player asked about would not make this move."""

    is_right: ClassVar = False


@dataclass(frozen=True, slots=True)
class Right(Remark):
    """The one answer that was asked for; the step itself says what is to be said about it."""

    is_right: ClassVar = True


@dataclass(frozen=True, slots=True)
class Filled(Remark):
    """A value of a tree was found, as the choice of the side to move there."""

    is_right: ClassVar = True
    mark: Mark
    is_max: bool
    is_end: bool
    """Whether the game is over there, so that nobody chooses."""
    value: int


@dataclass(frozen=True, slots=True)
class Refuted(Remark):
    """A choice or a value in a tree is not the best; where it leads has been lit up."""

    is_right: ClassVar = False
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
class NotBelow(Remark):
    """A board was chosen that is not below the one asked about."""


@dataclass(frozen=True, slots=True)
class Failed(Remark):
    """The answer could not be found."""

    reason: str
