"""A second game, to show that a search knows its contract alone."""

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True)
class Countdown:
    """A game that is not tic-tac-toe: take one or two of the counters; the last one loses.

    At every even number of counters it is guessed to go well for the side to move.
    """

    counters: int
    turn: str = "first"

    @property
    def outcome(self) -> Self | None:
        return None if self.counters else self

    @property
    def winner(self) -> str:
        return self.turn

    @property
    def key(self) -> int:
        return self.counters

    @property
    def canonical_key(self) -> int:
        return self.counters

    def moves(self) -> range:
        return range(1, min(self.counters, 2) + 1)

    def promising_moves(self) -> range:
        return self.moves()

    def play(self, move: int) -> Self:
        other = "second" if self.turn == "first" else "first"
        return type(self)(self.counters - move, other)

    def estimate(self) -> int:
        return 5 if self.counters % 2 == 0 else -5
