"""Judges the moves of a game: first what takes little time, then all that can be found out.

A verdict is exact as soon as it is given; where to find out everything about a move takes long, it
first says only whether the move changed the result.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.search import SearchStopped
from tictac_gui.engine.study.review import Review, ReviewedMove, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tictac_gui.engine.position import Position
    from tictac_gui.engine.search import Search
    from tictac_gui.engine.study.review import Explain

    ShouldStop = Callable[[], bool]

PATIENCE = 10_000
"""How many positions are searched for all about a move before less is asked: some tenths of a s."""
_MORE_PATIENCE = 10
"""How many times as many for the move with which the game may have turned."""
_OPPOSITE = {Ending.WIN: Ending.LOSS, Ending.DRAW: Ending.DRAW, Ending.LOSS: Ending.WIN}


def review(
    start: Position,
    moves: Sequence[int],
    search: Search,
    should_stop: ShouldStop | None = None,
    explain: Explain | None = None,
) -> Review:
    """Judge the moves of a game from its start, and explain them if that is possible."""
    *_, found = reviews(start, moves, search, should_stop, explain)
    return found


def reviews(
    start: Position,
    moves: Sequence[int],
    search: Search,
    should_stop: ShouldStop | None = None,
    explain: Explain | None = None,
    earlier: Sequence[ReviewedMove | None] = (),
) -> Iterator[Review]:
    """Yield what is known about the moves of a game, again and again until all is.

    `earlier` is what is known already about the first moves.
    """
    judge = _Judge(start, moves, search, should_stop or _never, explain, earlier)
    for _ in judge.stages():
        yield Review(tuple(judge.found))


class _Judge:
    def __init__(
        self,
        start: Position,
        moves: Sequence[int],
        search: Search,
        should_stop: ShouldStop,
        explain: Explain | None,
        earlier: Sequence[ReviewedMove | None],
    ) -> None:
        self._moves = moves
        self._search = search
        self._should_stop = should_stop
        self._explain = explain
        self._positions = [start]
        for move in moves:
            self._positions.append(self._positions[-1].play(move))
        self.found: list[ReviewedMove | None] = [*earlier[: len(moves)]]
        self.found += [None] * (len(moves) - len(self.found))

    def stages(self) -> Iterator[None]:
        """Find out more and more; something new is known at each step."""
        numbers = range(len(self._moves))
        # An opening may be known by heart.
        for number in numbers:
            if not self.found[number] and not self._judge_quickly(number, PATIENCE):
                break
        yield
        # From the last move on: the fewer moves are left, the less time it takes, and what is found
        # about a position helps with the one before.
        for number in reversed(numbers):
            if not self.found[number]:
                if not self._judge_quickly(number, PATIENCE):
                    self.found[number] = self._judge_roughly(number)
                yield
                # It is looked at first.
                more = PATIENCE * _MORE_PATIENCE
                if self._may_have_turned(number) and self._judge_quickly(number, more):
                    yield
        for number in reversed(numbers):
            if not self._is_judged(number):
                self.found[number] = self._judge(number, self._should_stop)
                yield

    def _is_judged(self, number: int) -> bool:
        found = self.found[number]
        return found is not None and not found.is_rough

    def _may_have_turned(self, number: int) -> bool:
        """Return whether a move that is judged roughly is its side's last to change the result."""
        found = self.found[number]
        if not found or not found.is_rough or not found.verdict.changes_result:
            return False
        later = filter(None, self.found[number + 1 :])
        return not any(each.mark is found.mark and each.verdict.changes_result for each in later)

    def _judge_quickly(self, number: int, patience: int) -> bool:
        """Judge a move if so many positions are enough, and return whether they were."""
        left = patience

        def is_over() -> bool:
            nonlocal left
            left -= 1
            return left < 0 or self._should_stop()

        try:
            self.found[number] = self._judge(number, is_over)
        except SearchStopped:
            if self._should_stop():
                raise
            return False
        return True

    def _judge(self, number: int, should_stop: ShouldStop) -> ReviewedMove:
        position, move = self._positions[number], self._moves[number]
        evaluation = self._search.evaluate(position, should_stop=should_stop)
        scores, best = evaluation.scores, evaluation.best
        before, after = Forecast.of(scores[best[0]]), Forecast.of(scores[move])
        if (verdict := _change(before.ending, after.ending)) is None:
            keeping = [m for m, s in scores.items() if Forecast.of(s).ending is before.ending]
            is_only = len(keeping) == 1 < len(scores)
            kept = Verdict.ONLY if is_only else Verdict.BEST
            verdict = kept if move in best else Verdict.INEXACT
        judged = ReviewedMove(position.turn, move, verdict, before, after, best)
        if not self._explain:
            return judged
        return replace(judged, explanation=self._explain(position, move, should_stop))

    def _judge_roughly(self, number: int) -> ReviewedMove:
        """Find out only whether a move changed the result, given what followed it."""
        position, move = self._positions[number], self._moves[number]
        after = self._ending_after(number)
        before, better = after, move
        least, most = self._least_ending(number), self._best_ending(number)
        for other in _likely_first(position):
            while before is not most:
                limit = max(before.value, least.value - 1)
                if not self._exceeds(position, other, Ending(limit)):
                    break
                before, better = Ending(limit + 1), other
        winning = _winning_move(position)
        following = self._positions[number + 1]
        is_at_once = after is Ending.WIN and bool(following.outcome)
        is_at_once = is_at_once or _winning_move(following) is not None
        return ReviewedMove(
            position.turn,
            move,
            _change(before, after) or Verdict.NO_MISTAKE,
            Forecast(before, int(winning is not None)),
            Forecast(after, int(is_at_once)),
            (better if winning is None else winning,),
            is_rough=True,
        )

    def _exceeds(self, position: Position, move: int, ending: Ending) -> bool:
        # All losses score less than -1, and all wins more than 0.
        return self._search.exceeds(position, move, ending.value, self._should_stop)

    def _ending_after(self, number: int) -> Ending:
        if number + 1 < len(self._moves):
            following = self.found[number + 1]
            assert following  # noqa: S101 - they are judged from the last one on
            return _OPPOSITE[following.before.ending]
        position, move = self._positions[number], self._moves[number]
        if not self._exceeds(position, move, Ending.LOSS):
            return Ending.LOSS
        return Ending.WIN if self._exceeds(position, move, Ending.DRAW) else Ending.DRAW

    def _least_ending(self, number: int) -> Ending:
        """Return what the side to move gets at least, if a book tells what went before."""
        known = self._search.known(self._positions[number - 1]) if number else None
        return Ending.LOSS if known is None else _OPPOSITE[Forecast.of(known).ending]

    def _best_ending(self, number: int) -> Ending:
        """Return what the side to move can hope for at most, if something tells that."""
        known = self._search.known(self._positions[number])
        if known is not None:
            return Forecast.of(known).ending
        previous = self.found[number - 1] if number else None
        return _OPPOSITE[previous.after.ending] if previous else Ending.WIN


def _change(before: Ending, after: Ending) -> Verdict | None:
    """Return what a move that changed the result was, None if it didn't."""
    if before is after:
        return None
    return Verdict.BLUNDER if before.value - after.value > 1 else Verdict.MISTAKE


def _likely_first(position: Position) -> list[int]:
    """Return all moves, those most likely to be good first."""
    likely = [move for move, _ in position.successors()]
    return likely + [move for move in position.moves() if move not in likely]


def _winning_move(position: Position) -> int | None:
    """Return a move that wins at once."""
    for move in position.moves():
        outcome = position.play(move).outcome
        if outcome and outcome.winner is position.turn:
            return move
    return None


def _never() -> bool:
    return False
