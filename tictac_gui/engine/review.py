"""What every move of a position leads to, and how good each move of a game was.

Exact scores come from the functions that are passed in; nothing is searched here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.engine.stopping import SearchStopped, ShouldStop

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tictac_gui.engine.position import Mark, Position

    # Any: these are only ever called with positions of the game that they belong to.
    MoveScore = Callable[[Any, int, ShouldStop | None], int]
    """The exact score of one move."""
    Line = Callable[[Any, ShouldStop | None], tuple[int, ...]]
    """How the game goes on from a position with best play, to its end."""
    Scores = Callable[[Any, ShouldStop | None], dict[int, int]]
    """The exact score of every move."""
    Explain = Callable[[Any, int, ShouldStop | None], "Explanation"]
    FindMoments = Callable[
        [Any, Sequence[int], Iterator["Review"], Line, ShouldStop | None], Iterator["Review"]
    ]
    """Adds key moments to the reviews of a game, given its start and moves, and `Game.line`."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """The end that one move leads to with best play, for the side that makes it."""

    forecast: Forecast
    line: tuple[int, ...]
    """The move itself and, once they are found, the best moves that follow, to the game's end."""

    @property
    def is_proven(self) -> bool:
        """Always True, since values are exact; for programs that ask."""
        return True


def move_values(
    position: Position, move_score: MoveScore, line: Line, should_stop: ShouldStop | None = None
) -> Iterator[dict[int, MoveValue]]:
    """Yield the values found so far: those of one more move each time, then one more line."""
    found: dict[int, MoveValue] = {}
    for move in position.moves():
        forecast = Forecast.of(move_score(position, move, should_stop))
        found = {**found, move: MoveValue(forecast, (move,))}
        yield found
    for move in position.moves():
        replies = line(position.play(move), should_stop)
        found = {**found, move: replace(found[move], line=(move, *replies))}
        yield found


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
    """The forecast with the best move."""
    after: Forecast
    """The forecast with this move."""
    best: tuple[int, ...]
    """The best moves in the position."""
    explanation: Explanation | None = None
    """Why, if the game can explain its moves."""

    @property
    def better(self) -> int:
        """The best move to name where the move itself was not best."""
        better = self.explanation.better if self.explanation else None
        return self.best[0] if better is None else better


class MomentKind(Enum):
    """Why a move of the side that lost is worth a second look."""

    OVERLOOKED = auto()
    """It met no threat of one or two moves, and the opponent carried that out."""
    LAST_CHANCE = auto()
    """Before it, the game could still be held; never afterwards."""
    THREW_AWAY = auto()
    """It was the last to give a win away."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A move from which the side that lost can learn."""

    number: int
    """The number of moves before it."""
    kinds: tuple[MomentKind, ...]
    line: tuple[int, ...]
    """How the game goes on: from the move itself, or from the better one that it missed."""


@dataclass(frozen=True, slots=True)
class Review:
    """The verdicts on the moves of a game, as far as they are known."""

    by_number: tuple[ReviewedMove | None, ...] = ()
    """All moves in order; None for those that are not judged yet."""
    moments: tuple[KeyMoment, ...] = ()
    """The key moments found so far, the easiest to learn from first; none if the game has none."""

    @property
    def moves(self) -> tuple[ReviewedMove, ...]:
        """The moves that are judged, in order."""
        return tuple(filter(None, self.by_number))

    @property
    def is_complete(self) -> bool:
        """Whether every move is judged."""
        return None not in self.by_number

    @property
    def pending(self) -> int | None:
        """The index of the last move that is not judged yet."""
        unjudged = [number for number, move in enumerate(self.by_number) if not move]
        return max(unjudged, default=None)

    def played(self, side: Mark) -> int:
        """Return how many of the moves judged the side made."""
        return sum(move.mark is side for move in self.moves)

    def best(self, side: Mark) -> int:
        """Return how many of the side's moves were best."""
        return sum(move.mark is side and move.verdict.is_best for move in self.moves)

    def last_change(self, side: Mark | None = None) -> int | None:
        """Return the index of the last move that changed the result, None if it is not known.

        If a side is given, only its moves are considered.
        """
        for number, move in reversed(list(enumerate(self.by_number))):
            if move is None:
                # A later change may still be found.
                return None
            if move.verdict.changes_result and side in (None, move.mark):
                return number
        return None

    def turning_point(self, people: frozenset[Mark]) -> int | None:
        """Return the move that decided a finished game, None if none changed the result.

        It is the last one that changed it, and so the loser's: what the winner gave back before is
        no news. In a draw it is the last one by the one person, or else by anybody. As long as that
        may still turn out to be another, it is None too.
        """
        last = self.by_number[-1] if self.by_number else None
        if not last:
            return None
        if last.after.ending is not Ending.DRAW:
            return self.last_change()
        own = self.last_change(*people) if len(people) == 1 else None
        return self.last_change() if own is None and self.is_complete else own


def reviews(
    start: Position,
    moves: Sequence[int],
    scores: Scores,
    should_stop: ShouldStop | None = None,
    explain: Explain | None = None,
    earlier: Sequence[ReviewedMove | None] = (),
) -> Iterator[Review]:
    """Yield what is known about the moves of a game, each time about one more, until all are.

    The last ones come first: they take the least time, and where a game turned is looked for from
    its end. `earlier` is what is known already about the first moves.
    """
    positions = [start]
    for move in moves:
        positions.append(positions[-1].play(move))
    found: list[ReviewedMove | None] = [*earlier[: len(moves)]]
    found += [None] * (len(moves) - len(found))
    yield Review(tuple(found))
    stopped: SearchStopped | None = None
    for number in reversed(range(len(moves))):
        if found[number]:
            continue
        position, move = positions[number], moves[number]
        try:
            judged = judge(position, move, scores(position, should_stop))
            if explain:
                judged = replace(judged, explanation=explain(position, move, should_stop))
        except SearchStopped as stop:
            # An earlier position may be in a book, and then needs no search.
            stopped = stop
            continue
        found[number] = judged
        yield Review(tuple(found))
    if stopped:
        raise stopped


def judge(position: Position, move: int, scores: dict[int, int]) -> ReviewedMove:
    """Judge a move, given the exact scores of all moves in the position."""
    highest = max(scores.values())
    best = tuple(each for each, score in scores.items() if score == highest)
    before, after = Forecast.of(highest), Forecast.of(scores[move])
    if before.ending is not after.ending:
        is_blunder = before.ending.value - after.ending.value > 1
        verdict = Verdict.BLUNDER if is_blunder else Verdict.MISTAKE
    elif move not in best:
        verdict = Verdict.INEXACT
    else:
        keeping = [each for each in scores.values() if Forecast.of(each).ending is before.ending]
        verdict = Verdict.ONLY if len(keeping) == 1 < len(scores) else Verdict.BEST
    return ReviewedMove(position.turn, move, verdict, before, after, best)
