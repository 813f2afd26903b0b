"""Steps in which boards are marked, several at a time, and then checked; as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.course.steps import Path


@dataclass(frozen=True, slots=True)
class MarkTree:
    """A tree of which all boards are to be marked that a search from left to right can skip."""

    key: str
    game: Game
    position: BoardPosition
    """The root; values are from the point of view of its side to move."""
    seen: Path | None = None
    """The board that was looked at last, so that no value after it is known yet.

    None if the values of all ends are known.
    """


class Sameness(Enum):
    """When boards count as the same, and which of them are to be marked."""

    REACHED = auto()
    """Those with the same marks in the same cells as the first one, reached in any order."""
    TURNED = auto()
    """Those that can be turned or mirrored to become the first one."""
    KINDS = auto()
    """One of each kind: none that can be turned or mirrored to become another one."""


@dataclass(frozen=True, slots=True)
class MarkBoards:
    """Boards of which those are to be marked that are the same as another."""

    key: str
    game: Game
    sameness: Sameness
    boards: tuple[tuple[int, ...], ...]
    """The moves that lead to each of them, which are cells."""
