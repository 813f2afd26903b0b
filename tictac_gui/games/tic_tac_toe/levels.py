"""How each level plays, and the players that can meet in a match-up."""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType

from tictac_gui.engine.levels import Difficulty, Policy

LEVELS = MappingProxyType(
    {
        Difficulty.EASY: Policy(lookahead=1),
        Difficulty.MEDIUM: Policy(lookahead=2, slip_percent=10, slip_lookahead=1),
        Difficulty.HARD: Policy(lookahead=None, slip_percent=25, slip_lookahead=2),
        Difficulty.UNBEATABLE: Policy(lookahead=None, sets_traps=True),
    }
)

# Against a casual player, each is expected to score as much more than the one before: from what
# Easy scores in twenty steps to what Unbeatable scores, which itself is none of them, since nobody
# would ever win there. A step up, it is careless a little less often; when it is, it takes a win
# and, on the upper steps, stops one, but looks no further. The percentages are whole ones, found by
# computing the exact odds, as a test does.
SCALE = (
    LEVELS[Difficulty.EASY],
    *(
        Policy(lookahead=2, slip_percent=percent, slip_lookahead=1)
        for percent in (88, 77, 67, 58, 49, 41, 33, 26, 19, 12, 5)
    ),
    *(
        Policy(lookahead=None, sets_traps=True, slip_percent=percent, slip_lookahead=2)
        for percent in (98, 85, 71, 59, 46, 34, 22, 11)
    ),
)


class Player(Enum):
    """The players of a match-up, with their policies: the levels, and two to compare them with."""

    RANDOM = Policy(lookahead=0)
    EASY = LEVELS[Difficulty.EASY]
    MEDIUM = LEVELS[Difficulty.MEDIUM]
    HARD = LEVELS[Difficulty.HARD]
    UNBEATABLE = LEVELS[Difficulty.UNBEATABLE]
    MINIMAX = Policy(lookahead=None, takes_first=True)
    """Minimax as in tutorials: it always takes the first of the best moves."""
