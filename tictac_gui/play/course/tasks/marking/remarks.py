"""What can be said about boards that were marked, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tictac_gui.play.course.tasks.remarks import Remark

if TYPE_CHECKING:
    from tictac_gui.engine import Mark


@dataclass(frozen=True, slots=True)
class NothingMarked(Remark):
    """It was asked whether what is marked is right, but nothing is."""


@dataclass(frozen=True, slots=True)
class LookedAt(Remark):
    """A board was to be marked that has been looked at already."""


@dataclass(frozen=True, slots=True)
class Matters(Remark):
    """A board was marked that can change the value at the top, as is going to be shown."""

    is_right: ClassVar = False
    worth: tuple[int, int]
    """Two values that it may have."""
    top: tuple[int, int]
    """What the board at the top is worth then."""


@dataclass(frozen=True, slots=True)
class Immaterial(Remark):
    """A board was not marked though it can't change the value at the top, as is shown."""

    is_right: ClassVar = False
    chooser: Mark
    """The side that need not let it come to this."""
    is_max: bool
    """Whether that side takes the highest value."""
    here: int
    """What the other side can get here."""
    elsewhere: int
    """What it can get elsewhere."""


@dataclass(frozen=True, slots=True)
class Supposed(Remark):
    """What the board at the top is worth if a board has a value."""

    worth: int
    top: int


@dataclass(frozen=True, slots=True)
class SameBoard(Remark):
    """Two boards have the same marks in the same cells, but one of them was not marked."""

    is_right: ClassVar = False


@dataclass(frozen=True, slots=True)
class OtherBoard(Remark):
    """A board was marked that has other marks than the first one; the cells are shown."""

    is_right: ClassVar = False


@dataclass(frozen=True, slots=True)
class Turned(Remark):
    """A board is shown turned or mirrored, to compare it with others."""

    quarters: int
    """By how many quarters it is turned, clockwise."""
    is_mirrored: bool
    is_same: bool
    """Whether it has become the board it is compared with."""


@dataclass(frozen=True, slots=True)
class Unlike(Remark):
    """A board stays different however it is turned and mirrored."""

    is_right: ClassVar = False
    ways: int
    """How many ways there are."""
    is_marked: bool
    """Whether it was marked as one that is the same."""


@dataclass(frozen=True, slots=True)
class Alike(Remark):
    """A board has become another one, so that they should have been treated as the same."""

    is_right: ClassVar = False
    is_both_marked: bool
    """Whether one of them would have been enough."""
