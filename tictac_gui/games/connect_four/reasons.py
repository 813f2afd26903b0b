"""The reasons that make a move in Connect Four good or bad, as values; `hints` finds them."""

from __future__ import annotations

from enum import Enum, auto


class Reason(Enum):
    """What makes a move good, from the most to the least helpful reason."""

    WINS = auto()
    """It completes four."""
    BLOCKS = auto()
    """It takes the one cell where the opponent would complete four at once."""
    TWO_THREATS = auto()
    """It threatens to complete four in two cells, and the opponent can't stop both."""
    FORCES_TWO_THREATS = auto()
    """It begins a row of threats with one answer each, and the last move makes two."""
    LASTING_THREAT = auto()
    """It wins: in the end the opponent has to play below a threat."""
    FORCES_WIN = auto()
    """It wins whatever the opponent does."""
    LOST_TO_TWO_THREATS = auto()
    """The opponent completes four next, wherever that is stopped."""
    LOST_TO_LASTING_THREAT = auto()
    """All moves lose: in the end there is nothing left but to play below a threat."""
    LOST = auto()
    """All moves lose, and none later than this one."""
    ONLY_COLUMN = auto()
    """All other columns are full."""
    ONLY_SAFE = auto()
    """After all other moves the opponent would complete four at once, above them."""
    STOPS_TWO_THREATS = auto()
    """The opponent was about to make two threats at once, and can't any more."""
    ONLY_DEFENCE = auto()
    """All other moves lose."""
    NOT_BELOW = auto()
    """Other moves would let the opponent complete four above them."""
    KEEPS_DRAW = auto()
    """It draws with best play, and no move wins."""
    LOOKS_BEST = auto()
    """As far as was looked ahead."""


class Flaw(Enum):
    """What was wrong with a move, the plainest first."""

    MISSED_WIN = auto()
    """It could have completed four."""
    LEFT_OPEN = auto()
    """The opponent can complete four at once, as before the move."""
    PLAYED_BELOW = auto()
    """The opponent can complete four at once, above the move."""
    ALLOWED_FORK = auto()
    """The opponent can make two threats at once."""
    MISSED_FORK = auto()
    """It could have made two threats at once."""
    ALLOWED_FORCED_FORK = auto()
    """The opponent can make threats with one answer each, and with the last move two at once."""
    MISSED_FORCED_FORK = auto()
    """It could have made threats with one answer each, and with the last move two at once."""
    ALLOWED_LASTING_THREAT = auto()
    """In the end, there will be nothing left but to play below a threat of the opponent's."""
    MISSED_LASTING_THREAT = auto()
    """In the end, the opponent would have had to play below a threat."""
    TOO_DEEP = auto()
    """Only a search shows what was wrong."""
