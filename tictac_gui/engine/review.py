"""How good each move of a game was, assuming best play from both sides afterwards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from tictac_gui.engine.forecast import Ending, Forecast

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tictac_gui.engine.position import Mark, Position
    from tictac_gui.engine.search import Search

    # Any: it is only ever called with the positions of its own game.
    Explain = Callable[[Any, int, Callable[[], bool] | None], "Explanation"]


class Verdict(Enum):
    """How good a move was, from best to worst.

    A forced move, or one in a position where every move gives the same result, is BEST, not ONLY.
    """

    ONLY = auto()
    """Every other move would have given a worse result."""
    BEST = auto()
    INEXACT = auto()
    """It keeps the result, but wins later or loses sooner."""
    MISTAKE = auto()
    """It turns a win into a draw, or a draw into a loss."""
    BLUNDER = auto()
    """It turns a win into a loss."""

    @property
    def is_best(self) -> bool:
        """Whether no move was better."""
        return self in (Verdict.ONLY, Verdict.BEST)

    @property
    def changes_result(self) -> bool:
        """Whether the move threw away a win or a draw."""
        return self in (Verdict.MISTAKE, Verdict.BLUNDER)


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a move was good or bad, as far as it can be seen in the position."""

    reason: Enum
    """A member of one of the game's own enums of reasons."""
    better: int | None = None
    """A best move; None if the move itself was one."""
    lines: tuple[tuple[int, ...], ...] = ()
    """The lines that the reason is about, each with its cells in order."""
    side: Mark | None = None
    """Whose lines they are."""
    moves: tuple[int, ...] = ()
    """The moves that lead to them, that side's first, where there is more than one.

    They follow the move if it allowed the lines, and stand in its place if it missed them.
    """
    cells: tuple[int, ...] = ()
    """The cells with which that side would complete them."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move of a game and what it was worth to the side that made it."""

    mark: Mark
    move: int
    verdict: Verdict
    before: Forecast
    """What the side could have got with its best move."""
    after: Forecast
    """What it gets with this move."""
    best: tuple[int, ...]
    """The best moves in the position."""
    explanation: Explanation | None = None
    """Why, if the game can explain its moves."""

    @property
    def better(self) -> int:
        """The best move to name where the move itself was not best."""
        better = self.explanation.better if self.explanation else None
        return self.best[0] if better is None else better


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
        """Return the index of the first move that changed the result.

        If a side is given, only its moves are considered.
        """
        changes = (
            number
            for number, move in enumerate(self.moves)
            if move.verdict.changes_result and side in (None, move.mark)
        )
        return next(changes, None)

    def turning_point(self, people: frozenset[Mark]) -> int | None:
        """Return the move that changed the result of a finished game, None if none did.

        It is the first one by the loser: what a winner missed on the way is no news. In a draw it
        is the first one by the one person, or else by anybody.
        """
        if loser := self._loser:
            return self.first_change(loser)
        own = self.first_change(*people) if len(people) == 1 else None
        return self.first_change() if own is None else own

    @property
    def _loser(self) -> Mark | None:
        last = self.moves[-1] if self.moves else None
        if not last or last.after.ending is Ending.DRAW:
            return None
        return last.mark.other if last.after.ending is Ending.WIN else last.mark


def review(
    start: Position,
    moves: Sequence[int],
    search: Search,
    should_stop: Callable[[], bool] | None = None,
    explain: Explain | None = None,
) -> Review:
    """Judge the moves of a game from its start, and explain them if that is possible."""
    position = start
    reviewed = []
    for move in moves:
        judged = _judge(position, move, search, should_stop)
        if explain:
            judged = replace(judged, explanation=explain(position, move, should_stop))
        reviewed.append(judged)
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
