"""A search call by call: minimax as tutorials write it, plain or with alpha-beta.

No list of calls is recorded. How many calls a position takes, and what it returns, depends only on
the position, depth and window. Those are computed once; any of the hundreds of thousands of calls
is then found by counting down from the root. Values are from the point of view of MAX, the
side to move at the root; where the lookahead ends, they are estimates. It knows `Position` and no
particular game.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import inf
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from tictac_gui.engine.position import Position
from tictac_gui.engine.search import HIGHEST_ESTIMATE, WIN
from tictac_gui.engine.stopping import SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

_Position = TypeVar("_Position", bound=Position)

_CACHED_CALLS = 1_000
"""For how many calls the children are cached: stepping asks for the same ones again and again."""


class Scoring(Enum):
    """The score of a won game, and how much is taken off for every move."""

    TENS = 10, 0
    ONES = 1, 0
    DISTANCES = 10, 1
    THOUSANDS = WIN, 0
    FAR_DISTANCES = WIN, 1

    @property
    def beats_estimates(self) -> bool:
        """Whether every win is worth more than any estimate, as a lookahead needs it."""
        return self.win(0) > HIGHEST_ESTIMATE

    def win(self, depth: int) -> int:
        """Return the value of a game won at a depth; even a late win is worth more than a draw."""
        highest, less_per_move = self.value
        return max(highest - less_per_move * depth, 1)


class Window(NamedTuple):
    """Alpha and beta: MAX can already get alpha elsewhere, and MIN beta."""

    alpha: float = -inf
    beta: float = inf

    @property
    def is_closed(self) -> bool:
        """Whether the bounds have met, so that the remaining moves are pruned."""
        return self.alpha >= self.beta

    def narrowed(self, value: int, *, is_max: bool) -> Window:
        """Return the window after the side has found a move with this value."""
        if is_max:
            return Window(max(self.alpha, value), self.beta)
        return Window(self.alpha, min(self.beta, value))


@dataclass(frozen=True, slots=True)
class Call(Generic[_Position]):
    """One call of the search, and the steps at which it begins and returns.

    A call for a finished game, or at the end of the lookahead, begins and returns in the same step;
    every other call returns in a later one.
    """

    number: int
    """From 1, in the order of the calls."""
    depth: int
    position: _Position
    move: int | None
    """The move that led here; None for the root."""
    window: Window
    """Alpha and beta as passed to the call; infinite without pruning."""
    value: int
    best: int | None
    """The first move that gave the value; None where no move is tried."""
    calls: int
    """How many calls this one takes, including itself."""
    begins: int
    returns_at: int

    @property
    def is_max(self) -> bool:
        """Whether this level takes the highest value, not the lowest."""
        return self.depth % 2 == 0

    @property
    def is_estimate(self) -> bool:
        """Whether the value is only an estimate, since the lookahead ends here."""
        return self.best is None and self.position.outcome is None

    def has_begun(self, step: int) -> bool:
        """Return whether it has begun at a step."""
        return step >= self.begins

    def has_returned(self, step: int) -> bool:
        """Return whether it has returned its value at a step."""
        return step >= self.returns_at


@dataclass(frozen=True, slots=True)
class Cut(Generic[_Position]):
    """Pruned moves, and the two calls whose values made them irrelevant."""

    moves: tuple[int, ...]
    window: Window
    """Alpha and beta when they met."""
    here: Call[_Position]
    """The reply that caused the cut."""
    elsewhere: Call[_Position]
    """The earlier call whose value the other side can choose instead."""


class _Result(NamedTuple):
    """The value and cost of a call, the same wherever it has this position, depth and window."""

    value: int
    best: int | None
    calls: int
    steps: int


class Trace(Generic[_Position]):
    """All calls of one search, numbered from 1, and its steps, numbered from 0."""

    def __init__(
        self,
        position: _Position,
        *,
        prune: bool = False,
        scoring: Scoring = Scoring.TENS,
        lookahead: int | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> None:
        """Run the search, looking at most `lookahead` moves ahead.

        SearchStopped is raised once `should_stop` returns True.
        """
        if lookahead is not None and lookahead < 1:
            raise ValueError(f"lookahead must be at least 1, not {lookahead}")
        self.prunes = prune
        """Whether this is alpha-beta."""
        self.scoring = scoring
        """How finished games are scored."""
        self.lookahead = lookahead
        """How many moves ahead it looks; None is to the end of the game."""
        self._max = position.turn
        self._should_stop = should_stop
        self._results: dict[tuple[Hashable, int, Window], _Result] = {}
        self._children: dict[int, tuple[Call[_Position], ...]] = {}
        result = self._result(position, 0, Window())
        self.root = Call(
            number=1,
            depth=0,
            position=position,
            move=None,
            window=Window(),
            value=result.value,
            best=result.best,
            calls=result.calls,
            begins=0,
            returns_at=result.steps - 1,
        )
        """The first call."""

    @property
    def steps(self) -> int:
        """How many steps there are: one for each call and each return, or one for both."""
        return self.root.returns_at + 1

    def children(self, call: Call[_Position]) -> tuple[Call[_Position], ...]:
        """Return the calls that a call makes, in order."""
        children = self._children.get(call.number)
        if children is None:
            if len(self._children) >= _CACHED_CALLS:
                self._children.clear()
            children = self._children[call.number] = tuple(self._make_children(call))
        return children

    def path(self, step: int) -> tuple[Call[_Position], ...]:
        """Return the calls from the root to the one that begins or returns in a step."""
        if not 0 <= step < self.steps:
            raise IndexError(f"there is no step {step} among {self.steps}")
        path = [self.root]
        while path[-1].begins < step < path[-1].returns_at:
            calls = self.children(path[-1])
            path.append(next(call for call in calls if call.begins <= step <= call.returns_at))
        return tuple(path)

    def window(self, call: Call[_Position], step: int) -> Window:
        """Return alpha and beta inside a call, as narrowed by a step."""
        window = call.window
        for child in self.children(call):
            if self.prunes and child.has_returned(step):
                window = window.narrowed(child.value, is_max=call.is_max)
        return window

    def cut(self, path: tuple[Call[_Position], ...]) -> Cut[_Position] | None:
        """Return what the last call of a path prunes, None if it searches every move."""
        call = path[-1]
        if call.is_estimate:
            return None
        children = self.children(call)
        pruned = call.position.moves()[len(children) :]
        if not pruned:
            return None
        window = self.window(call, call.returns_at)
        return Cut(tuple(pruned), window, children[-1], self._bound_setter(path))

    def _make_children(self, call: Call[_Position]) -> Iterator[Call[_Position]]:
        number, step = call.number + 1, call.begins + 1
        for move, after, window, result in self._replies(call.position, call.depth, call.window):
            yield Call(
                number=number,
                depth=call.depth + 1,
                position=after,
                move=move,
                window=window,
                value=result.value,
                best=result.best,
                calls=result.calls,
                begins=step,
                returns_at=step + result.steps - 1,
            )
            number += result.calls
            step += result.steps

    def _bound_setter(self, path: tuple[Call[_Position], ...]) -> Call[_Position]:
        """Return the earlier call whose value became the bound passed to the last one."""
        call = path[-1]
        bound = call.window.beta if call.is_max else call.window.alpha
        # The bound was set inside the deepest ancestor that was not itself called with it.
        ancestor = next(
            above
            for above in reversed(path[:-1])
            if above.is_max != call.is_max
            and bound != (above.window.alpha if above.is_max else above.window.beta)
        )
        return next(child for child in self.children(ancestor) if child.value == bound)

    def _result(self, position: _Position, depth: int, window: Window) -> _Result:
        # Most calls are at the end of the lookahead: they cost less to repeat than to remember.
        if depth == self.lookahead:
            return self._leaf(position, depth)
        key = position.key, depth, window
        result = self._results.get(key)
        if result is None:
            result = self._results[key] = self._compute_result(position, depth, window)
        return result

    def _compute_result(self, position: _Position, depth: int, window: Window) -> _Result:
        if self._should_stop and self._should_stop():
            raise SearchStopped
        if position.outcome:
            return self._leaf(position, depth)
        replies = [(move, result) for move, _, _, result in self._replies(position, depth, window)]
        # Both return the first of equal replies.
        choose = min if depth % 2 else max
        best, chosen = choose(replies, key=lambda reply: reply[1].value)
        calls = 1 + sum(result.calls for _, result in replies)
        steps = 2 + sum(result.steps for _, result in replies)
        return _Result(chosen.value, best, calls, steps)

    def _leaf(self, position: _Position, depth: int) -> _Result:
        """Return the result of a call that makes no others."""
        outcome = position.outcome
        if not outcome:
            value = -position.estimate() if depth % 2 else position.estimate()
        elif outcome.winner is None:
            value = 0
        else:
            win = self.scoring.win(depth)
            value = win if outcome.winner == self._max else -win
        return _Result(value, None, 1, 1)

    def _replies(
        self, position: _Position, depth: int, window: Window
    ) -> Iterator[tuple[int, _Position, Window, _Result]]:
        """Yield each move, the position after it, its window and its result, until a cut."""
        if depth == self.lookahead:
            return
        for move in position.moves():
            after = position.play(move)
            result = self._result(after, depth + 1, window)
            yield move, after, window, result
            if self.prunes:
                window = window.narrowed(result.value, is_max=depth % 2 == 0)
                if window.is_closed:
                    break
