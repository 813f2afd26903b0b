"""A toy game, to show that the house is open: a kind of Nim on a row of cells."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from tictac_gui.engine import Difficulty, Mark, Outcome, Policy, Search
from tictac_gui.engine.position import IllegalMoveError
from tictac_gui.engine.search import Forecast
from tictac_gui.games import Game, Hint

CELLS = 7


@dataclass(frozen=True)
class Countdown:
    """Take one or two of the counters; whoever takes the last one loses.

    At every even number of counters it is guessed to go well for the side to move.
    """

    counters: int
    taken: tuple[Mark, ...] = field(default=(), compare=False)
    """By whom, counter by counter: for whoever draws it, as it makes no difference to the game."""
    turn: Mark = Mark.X

    @property
    def outcome(self) -> Outcome | None:
        return None if self.counters else Outcome(self.turn)

    @property
    def key(self) -> object:
        return self.counters, self.turn

    @property
    def canonical_key(self) -> object:
        """Both sides play alike."""
        return self.counters

    @property
    def moves_left(self) -> int:
        return self.counters

    @property
    def rows(self) -> int:
        return 1

    @property
    def columns(self) -> int:
        return self.counters + len(self.taken)

    @property
    def winning_lines(self) -> tuple[tuple[int, ...], ...]:
        return ()

    def mark_at(self, cell: int) -> Mark | None:
        return self.taken[cell] if cell < len(self.taken) else None

    def moves(self) -> range:
        return range(1, min(self.counters, 2) + 1)

    def successors(self) -> list[tuple[int, Countdown]]:
        """Leave out to take the last counter where that can be helped: nothing is worse."""
        moves = range(1, min(self.counters - 1, 2) + 1) or self.moves()
        return [(move, self.play(move)) for move in moves]

    def play(self, move: int) -> Countdown:
        if move not in self.moves():
            raise IllegalMoveError(f"{move} counters can't be taken")
        return Countdown(self.counters - move, (*self.taken, *[self.turn] * move), self.turn.other)

    def estimate(self) -> int:
        return 5 if self.counters % 2 == 0 else -5


class Reason(Enum):
    BEST = auto()


_search = Search()


def _find_hint(position: Countdown, _should_stop: object = None) -> Hint:
    evaluation = _search.evaluate(position)
    move = evaluation.best[0]
    return Hint(move, Reason.BEST, Forecast.of(evaluation.scores[move]))


COUNTDOWN = Game(
    name="countdown",
    start=Countdown(CELLS),
    policies={
        Difficulty.EASY: Policy(lookahead=0),
        Difficulty.MEDIUM: Policy(lookahead=2, slip_percent=20),
        Difficulty.HARD: Policy(lookahead=4, slip_percent=10),
        Difficulty.UNBEATABLE: Policy(lookahead=None),
    },
    search=_search,
    cell_of=lambda position, move: len(position.taken) + move - 1,
    hint_finder=_find_hint,
)
