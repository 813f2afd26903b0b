"""The reasons that make a move in Tic-tac-toe good or bad, as values; `hints` finds them."""

from __future__ import annotations

from enum import Enum, auto


class Reason(Enum):
    """What makes a best move good, from the most to the least helpful reason."""

    WINS = auto()
    """It completes a row."""
    BLOCKS = auto()
    """It takes the one cell where the opponent would complete a row."""
    FORKS = auto()
    """It makes two threats at once, and the opponent can't win first."""
    ONLY_WIN = auto()
    """It wins whatever the opponent does, and no other move wins."""
    FORCES_WIN = auto()
    """It wins whatever the opponent does."""
    STOPS_FORK = auto()
    """It keeps the draw: after other moves the opponent could make two threats at once."""
    ONLY_DRAW = auto()
    """It keeps the draw, and all other moves lose."""
    KEEPS_DRAW = auto()
    """It keeps the draw, and some other moves lose."""
    LAST_CELL = auto()
    """It fills the board, for a draw."""
    EVEN = auto()
    """It keeps the draw, as every other move does."""
    LOST = auto()
    """All moves lose, and none later than this one."""


class Flaw(Enum):
    """What was wrong with a move, the plainest first."""

    MISSED_WIN = auto()
    """It could have completed a row."""
    LEFT_OPEN = auto()
    """The opponent can complete a row at once."""
    ALLOWED_FORK = auto()
    """The opponent can make two threats at once."""
    MISSED_FORK = auto()
    """It could have made two threats at once."""
    ALLOWED_FORCED_FORK = auto()
    """The opponent can make a threat that has one answer, and after that two at once."""
    MISSED_FORCED_FORK = auto()
    """It could have made a threat that has one answer, and after that two at once."""
    TOO_DEEP = auto()
    """Only a search shows what was wrong."""
