"""What each move of a game did to its value, judged with best play on both sides from there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending, Forecast

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tictac_gui.engine.position import Mark, Position
    from tictac_gui.engine.search import Search


class Verdict(Enum):
    """How good a move was, the best first.

    Where there is no other move, or no other result to be had, a move can't be the only one to
    keep the result: it is simply best.
    """

    ONLY = auto()
    """All other moves would have changed the result for the worse."""
    BEST = auto()
    INEXACT = auto()
    """It keeps the result, but wins later or loses sooner."""
    MISTAKE = auto()
    """It makes a draw of a win, or a loss of a draw."""
    BLUNDER = auto()
    """It makes a loss of a win."""

    @property
    def is_best(self) -> bool:
        """Whether no move was better."""
        return self in (Verdict.ONLY, Verdict.BEST)

    @property
    def changes_result(self) -> bool:
        """Whether the side has thrown away what it had."""
        return self in (Verdict.MISTAKE, Verdict.BLUNDER)


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move of a game, with what it was worth to the side that made it."""

    mark: Mark
    move: int
    verdict: Verdict
    before: Forecast
    """What the side could count on, with the best of its moves."""
    after: Forecast
    """What it can count on with this one."""
    best: tuple[int, ...]
    """The moves that no other was better than."""


@dataclass(frozen=True, slots=True)
class Review:
    """All moves of a game, in order."""

    moves: tuple[ReviewedMove, ...] = ()

    def played(self, side: Mark) -> int:
        """Return how many moves the side made."""
        return sum(move.mark is side for move in self.moves)

    def best(self, side: Mark) -> int:
        """Return how many of the side's moves were best."""
        return sum(move.mark is side and move.verdict.is_best for move in self.moves)

    def first_change(self, side: Mark | None = None) -> int | None:
        """Return which move, counted from 0, was the first to change the result.

        With a side given, it is the first of that side's moves to do so.
        """
        changes = (
            number
            for number, move in enumerate(self.moves)
            if move.verdict.changes_result and side in (None, move.mark)
        )
        return next(changes, None)


def review(
    start: Position,
    moves: Sequence[int],
    search: Search,
    should_stop: Callable[[], bool] | None = None,
) -> Review:
    """Judge the moves of a game from its start."""
    position = start
    reviewed = []
    for move in moves:
        reviewed.append(_judge(position, move, search, should_stop))
        position = position.play(move)
    return Review(tuple(reviewed))


def _judge(
    position: Position, move: int, search: Search, should_stop: Callable[[], bool] | None
) -> ReviewedMove:
    evaluation = search.evaluate(position, should_stop=should_stop)
    scores, best = evaluation.scores, evaluation.best
    before, after = Forecast.of(scores[best[0]]), Forecast.of(scores[move])
    keeping = [other for other in scores if Forecast.of(scores[other]).ending is before.ending]
    if before.ending is Ending.WIN and after.ending is Ending.LOSS:
        verdict = Verdict.BLUNDER
    elif after.ending is not before.ending:
        verdict = Verdict.MISTAKE
    elif move not in best:
        verdict = Verdict.INEXACT
    else:
        is_only = len(keeping) == 1 < len(scores)
        verdict = Verdict.ONLY if is_only else Verdict.BEST
    return ReviewedMove(position.turn, move, verdict, before, after, best)
