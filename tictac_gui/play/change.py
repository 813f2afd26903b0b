"""Events in a game: the controller and `LookBack` emit one `Change` for each.

A change is a frozen value. The state after it is that of the model.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.engine import Outcome
    from tictac_gui.games import Hint
    from tictac_gui.games.motives import Why


class Event(Enum):
    """The kinds of change."""

    STARTED = auto()
    """The first game is shown, or an unfinished one is resumed."""
    NEW_GAME = auto()
    PRACTICE = auto()
    """A game begins at a position of a past one, and doesn't count."""
    SWITCHED = auto()
    """Another kind of game is played from now on, where it was left."""
    MOVED = auto()
    """A person has moved."""
    REPLIED = auto()
    """A computer has moved."""
    UNDONE = auto()
    REDONE = auto()
    LOOKED = auto()
    """The board shows an earlier position, a past game or the current position again."""
    RETRIED = auto()
    """The computer searches again after a failure."""
    LEVELS = auto()
    """The game goes on at other levels, from the next move on."""
    HELD = auto()
    """Two computers wait, go on or make a single move."""
    FAILED = auto()
    """The computer has found no move."""
    SCORE = auto()
    HINT = auto()
    NO_HINT = auto()
    WHY = auto()
    """It is known why the computer made its last move."""
    NO_WHY = auto()


_BEGINNINGS = frozenset({Event.STARTED, Event.NEW_GAME, Event.PRACTICE, Event.SWITCHED})
_OF_THE_BOARD = _BEGINNINGS | {
    *(Event.MOVED, Event.REPLIED, Event.UNDONE, Event.REDONE),
    *(Event.LOOKED, Event.RETRIED),
}


@dataclass(frozen=True, slots=True)
class Change:
    """An event and its details; the model's state is final when this is emitted."""

    event: Event
    moves: tuple[int, ...] = ()
    """The moves that were made, undone or redone."""
    outcome: Outcome | None = None
    """The outcome if these moves have ended the game."""
    has_new_setup: bool = False
    """Whether the players, a level or the kind of game has changed."""
    hint: Hint | None = None
    why: Why | None = None
    makes_practice: bool = False
    """Whether the game has counted so far and, with this hint or answer, doesn't any more."""
    reason: str = ""
    """Why there is no move, no hint or no answer."""

    @property
    def begins_game(self) -> bool:
        """Whether another game is on the board."""
        return self.event in _BEGINNINGS

    @property
    def ends_game(self) -> bool:
        """Whether the event has ended the game."""
        return self.outcome is not None

    @property
    def shows_position(self) -> bool:
        """Whether the board has to be drawn: for another position, or another game or search."""
        return self.event in _OF_THE_BOARD
