"""How each level plays, and the players that can meet in a match-up.

The numbers were found by playing; `make bench ARGS="connect-four-levels connect-four-scale"`
repeats the games.
"""

from __future__ import annotations

from fractions import Fraction
from types import MappingProxyType

from tictac_gui.engine.levels import Difficulty, Policy
from tictac_gui.engine.search import WIN

# Each sees further than the one before. A tolerance makes play varied and human: of moves that look
# hardly different, any may be played, but never one that is seen to lose, and from Medium on every
# three is seen. In a lost position it doesn't count: the longest defence is played.
LEVELS = MappingProxyType(
    {
        Difficulty.EASY: Policy(lookahead=1, tolerance=16),
        Difficulty.MEDIUM: Policy(lookahead=2, tolerance=21),
        Difficulty.HARD: Policy(lookahead=7, tolerance=17),
        Difficulty.UNBEATABLE: Policy(lookahead=None, sets_traps=True),
    }
)
# Against Medium, each scores as much more than the one before, as nearly as playing can show.
# A step up, it overlooks less often what the step below would overlook, or sees further.
SCALE = (
    LEVELS[Difficulty.EASY],
    *(
        Policy(lookahead=2, tolerance=16, slip_percent=percent, slip_lookahead=1)
        for percent in (70, 48, 32, 19, 10, 4)
    ),
    Policy(lookahead=2, tolerance=16),
    Policy(lookahead=4, tolerance=16, slip_percent=52, slip_lookahead=2),
    Policy(lookahead=4, tolerance=16),
    Policy(lookahead=6, tolerance=16),
)
CASUAL = Policy(lookahead=2, tolerance=WIN)
"""Someone who completes four and stops threes, but doesn't care where else to play."""

# Half of 400 games each side moves first; the benchmark plays the same ones again and compares.
CASUAL_WINS = MappingProxyType(
    {
        Difficulty.EASY: Fraction(296, 400),
        Difficulty.MEDIUM: Fraction(93, 400),
        Difficulty.HARD: Fraction(16, 400),
    }
)

PLAYERS = MappingProxyType(
    {
        "random": Policy(lookahead=0),
        "casual": CASUAL,
        **{difficulty.name.lower(): policy for difficulty, policy in LEVELS.items()},
    }
)


_LOOKAHEADS = range(1, 9)
"""Further ahead, a game would take minutes."""

MINIMAX = MappingProxyType(
    {f"minimax-{lookahead}": Policy(lookahead, takes_first=True) for lookahead in _LOOKAHEADS}
)
"""Minimax as in tutorials: it knows only wins and losses, and takes the first of the best moves."""
