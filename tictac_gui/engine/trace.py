"""The same search told call by call: minimax as tutorials write it, plain or with alpha-beta.

Nothing is run ahead and nothing recorded. How many calls a position takes, and what they return,
depends on the position and the window alone, so that much is worked out once; any call of
hundreds of thousands is then found by counting down from the first. Values are from the view of
MAX, the side to move at the first call. It knows the `Position` contract and no game.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import inf
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from tictac_gui.engine.position import Position
from tictac_gui.engine.search import SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

_Position = TypeVar("_Position", bound=Position)

_KEPT = 1_000
"""How many calls remember the calls they make: whoever steps asks for the same ones again."""


class Scoring(Enum):
    """What a won game is worth, and how much less for every move it took."""

    TENS = 10, 0
    ONES = 1, 0
    DISTANCES = 10, 1

    def win(self, depth: int) -> int:
        """Return the value of a game won at a depth; however late, it is above a draw."""
        most, less = self.value
        return max(most - less * depth, 1)


class Window(NamedTuple):
    """What matters still: MAX is sure of alpha elsewhere, MIN of beta."""

    alpha: float = -inf
    beta: float = inf

    @property
    def is_shut(self) -> bool:
        """Whether the bounds have met: nothing found here can matter any more."""
        return self.alpha >= self.beta

    def narrowed(self, value: int, *, is_max: bool) -> Window:
        """Return what matters after the side has found a move of this value."""
        if is_max:
            return Window(max(self.alpha, value), self.beta)
        return Window(self.alpha, min(self.beta, value))


@dataclass(frozen=True, slots=True)
class Call(Generic[_Position]):
    """One call of the search, and the steps at which it begins and returns.

    A finished game returns in the step in which it is looked at; every other call begins in one
    step and returns in a later one.
    """

    number: int
    """From 1, in the order of the calls."""
    depth: int
    position: _Position
    move: int | None
    """The move that led here; None at the first call."""
    window: Window
    """Alpha and beta as they are handed in; wide open without pruning."""
    value: int
    best: int | None
    """The move whose call gave the value, the first of equals; None where the game is over."""
    calls: int
    """How many calls this one takes, itself included."""
    begins: int
    returns: int

    @property
    def is_max(self) -> bool:
        """Whether this level looks for the highest value, not for the lowest."""
        return self.depth % 2 == 0

    def has_begun(self, step: int) -> bool:
        """Tell whether it is known about at a step."""
        return step >= self.begins

    def has_returned(self, step: int) -> bool:
        """Tell whether its value is known at a step."""
        return step >= self.returns


@dataclass(frozen=True, slots=True)
class Cut(Generic[_Position]):
    """Moves that were not looked at, and the two values that made them pointless."""

    moves: tuple[int, ...]
    window: Window
    """Alpha and beta as they met."""
    here: Call[_Position]
    """The reply that was good enough to look no further."""
    elsewhere: Call[_Position]
    """The earlier call whose value the other side can have instead."""


class _Told(NamedTuple):
    """What a call of some position and window comes to, wherever it is made."""

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
        should_stop: Callable[[], bool] | None = None,
    ) -> None:
        """Work out the search; SearchStopped is raised once `should_stop` says so."""
        self._prune = prune
        self._scoring = scoring
        self._max = position.turn
        self._should_stop = should_stop
        self._known: dict[tuple[Hashable, int, Window], _Told] = {}
        self._made: dict[int, tuple[Call[_Position], ...]] = {}
        told = self._tell(position, 0, Window())
        self._root = Call(
            number=1,
            depth=0,
            position=position,
            move=None,
            window=Window(),
            value=told.value,
            best=told.best,
            calls=told.calls,
            begins=0,
            returns=told.steps - 1,
        )

    @property
    def root(self) -> Call[_Position]:
        """The first call."""
        return self._root

    @property
    def prunes(self) -> bool:
        """Whether this is alpha-beta."""
        return self._prune

    @property
    def steps(self) -> int:
        """How many steps there are: one for each beginning and each return."""
        return self._root.returns + 1

    def children(self, call: Call[_Position]) -> tuple[Call[_Position], ...]:
        """Return the calls that a call makes, in order."""
        made = self._made.get(call.number)
        if made is None:
            if len(self._made) >= _KEPT:
                self._made.clear()
            made = self._made[call.number] = tuple(self._make(call))
        return made

    def path(self, step: int) -> tuple[Call[_Position], ...]:
        """Return the calls that lead to what happens in a step, the first call first."""
        if not 0 <= step < self.steps:
            raise IndexError(f"there is no step {step} among {self.steps}")
        path = [self._root]
        while path[-1].begins < step < path[-1].returns:
            calls = self.children(path[-1])
            path.append(next(call for call in calls if call.begins <= step <= call.returns))
        return tuple(path)

    def window(self, call: Call[_Position], step: int) -> Window:
        """Return alpha and beta inside a call, as far as a step has narrowed them."""
        window = call.window
        for child in self.children(call):
            if self._prune and child.has_returned(step):
                window = window.narrowed(child.value, is_max=call.is_max)
        return window

    def cut(self, path: tuple[Call[_Position], ...]) -> Cut[_Position] | None:
        """Return what the last call of a path leaves out, None if it looks at every move."""
        call = path[-1]
        children = self.children(call)
        skipped = call.position.moves()[len(children) :]
        if not skipped:
            return None
        window = self.window(call, call.returns)
        return Cut(tuple(skipped), window, children[-1], self._rival(path))

    def _make(self, call: Call[_Position]) -> Iterator[Call[_Position]]:
        number, step = call.number + 1, call.begins + 1
        for move, after, window, told in self._replies(call.position, call.depth, call.window):
            yield Call(
                number=number,
                depth=call.depth + 1,
                position=after,
                move=move,
                window=window,
                value=told.value,
                best=told.best,
                calls=told.calls,
                begins=step,
                returns=step + told.steps - 1,
            )
            number += told.calls
            step += told.steps

    def _rival(self, path: tuple[Call[_Position], ...]) -> Call[_Position]:
        """Return the earlier call that gave the bound with which the last one was called."""
        call = path[-1]
        bound = call.window.beta if call.is_max else call.window.alpha
        # Up to the call that set the bound: the one above it was not yet called with it.
        setter = next(
            above
            for above in reversed(path[:-1])
            if above.is_max != call.is_max
            and bound != (above.window.alpha if above.is_max else above.window.beta)
        )
        return next(child for child in self.children(setter) if child.value == bound)

    def _tell(self, position: _Position, depth: int, window: Window) -> _Told:
        key = position.key, depth, window
        told = self._known.get(key)
        if told is None:
            if self._should_stop and self._should_stop():
                raise SearchStopped
            told = self._known[key] = self._work_out(position, depth, window)
        return told

    def _work_out(self, position: _Position, depth: int, window: Window) -> _Told:
        if outcome := position.outcome:
            if outcome.winner is None:
                return _Told(0, None, 1, 1)
            win = self._scoring.win(depth)
            return _Told(win if outcome.winner == self._max else -win, None, 1, 1)
        replies = [(move, told) for move, _, _, told in self._replies(position, depth, window)]
        # Of equals, both take the first.
        choose = min if depth % 2 else max
        best, chosen = choose(replies, key=lambda reply: reply[1].value)
        calls = 1 + sum(told.calls for _, told in replies)
        steps = 2 + sum(told.steps for _, told in replies)
        return _Told(chosen.value, best, calls, steps)

    def _replies(
        self, position: _Position, depth: int, window: Window
    ) -> Iterator[tuple[int, _Position, Window, _Told]]:
        """Give the moves in order, until the window is shut: how each is called, what it tells."""
        for move in position.moves():
            after = position.play(move)
            told = self._tell(after, depth + 1, window)
            yield move, after, window, told
            if self._prune:
                window = window.narrowed(told.value, is_max=depth % 2 == 0)
                if window.is_shut:
                    break
