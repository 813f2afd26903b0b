"""How a player chooses its moves, as a few data; `policy_weights` makes exact odds of them."""

from __future__ import annotations

from typing import NamedTuple


class Policy(NamedTuple):
    """How a player chooses: evenly among the best moves it sees."""

    lookahead: int | None
    """How many moves it looks ahead; None is to the end of the game, 0 sees no difference."""
    slip_percent: int = 0
    """How often it is careless."""
    slip_lookahead: int = 1
    """How many moves it still looks ahead then."""
    sets_traps: bool = False
    """Whether it prefers, among the best moves, those an opponent most easily goes wrong after."""
    takes_first: bool = False
    """Whether it takes the first cell, row by row, that gives the best result, soon or late."""

    @property
    def is_symmetric(self) -> bool:
        """Whether it plays alike on boards that turn or mirror into each other."""
        return not self.takes_first
