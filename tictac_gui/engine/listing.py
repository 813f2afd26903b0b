"""Minimax as a page of Python, and which of its lines runs when.

The text holds the lines that a trace needs, and a function that finds the move; it is only ever
shown: nothing here runs it.
Nor is a list of steps made: a trace knows every call and what it returns, so each line is found by
counting. That works since it takes as many lines to return at once in every case, and as many to go
on after the last move as to break.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from math import inf
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from tictac_gui.engine.position import Mark, Position

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tictac_gui.engine.trace import Call, Trace, Window


class Role(Enum):
    """The part that a line plays in the search."""

    CALL = auto()
    IS_OVER = auto()
    WINNER = auto()
    IS_DRAWN = auto()
    RETURN_DRAW = auto()
    RETURN_WIN = auto()
    IS_FAR_ENOUGH = auto()
    ESTIMATE = auto()
    RETURN_ESTIMATE = auto()
    WHOSE_TURN = auto()
    BEGIN = auto()
    """It sets `best` to the worst there is."""
    TRY = auto()
    """It goes on to the next move."""
    PLAY = auto()
    ASK = auto()
    """It makes the next call."""
    KEEP = auto()
    """It keeps the better of two values."""
    NARROW = auto()
    """It raises alpha or lowers beta."""
    IS_CLOSED = auto()
    """It asks whether they have met."""
    BREAK = auto()
    RETURN = auto()
    REST = auto()
    """A line at which stepping never stops: the import, a blank line, `else`."""

    @property
    def returns(self) -> bool:
        """Whether the call ends with this line."""
        return self in (Role.RETURN_DRAW, Role.RETURN_WIN, Role.RETURN_ESTIMATE, Role.RETURN)


class Line(NamedTuple):
    """A line of the text."""

    text: str
    role: Role = Role.REST
    is_max: bool | None = None
    """Whether it is in the half for MAX or for MIN; None if it is in neither."""


class Listing:
    """The function that makes the calls of a trace, and below it the one that finds a move."""

    def __init__(self, trace: Trace[Any]) -> None:
        self.prunes = trace.prunes
        self.lookahead = trace.lookahead
        self._win, self._loss, counts_moves = _values(trace)
        self._has_depth = counts_moves or trace.lookahead is not None
        self.lines = tuple(self._compose())
        self._numbers = {
            (line.role, line.is_max): number for number, line in enumerate(self.lines, start=1)
        }

    @property
    def text(self) -> str:
        """The whole text."""
        return "".join(f"{line.text}\n" for line in self.lines)

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parameters of a call besides the board, in order."""
        depth = ("depth",) if self._has_depth else ()
        bounds = ("alpha", "beta") if self.prunes else ()
        return "player", *depth, *bounds

    def number(self, role: Role, *, is_max: bool) -> int:
        """Return the number of a line, from 1; where each side has one, of the given side's."""
        number = self._numbers.get((role, is_max))
        return self._numbers[role, None] if number is None else number

    def _compose(self) -> Iterator[Line]:
        yield Line("from math import inf")
        yield Line("")
        yield Line("")
        defaults = {"depth": "depth=0", "alpha": "alpha=-inf", "beta": "beta=inf"}
        parameters = ", ".join(defaults.get(name, name) for name in self.parameters)
        yield Line(f"def minimax(board, {parameters}):", Role.CALL)
        yield Line("    if board.outcome:", Role.IS_OVER)
        yield Line("        winner = board.outcome.winner", Role.WINNER)
        yield Line("        if winner is None:", Role.IS_DRAWN)
        yield Line("            return 0", Role.RETURN_DRAW)
        value = f"{self._win} if winner == player else {self._loss}"
        yield Line(f"        return {value}", Role.RETURN_WIN)
        if self.lookahead is not None:
            yield Line(f"    if depth == {self.lookahead}:", Role.IS_FAR_ENOUGH)
            yield Line("        estimate = board.estimate()", Role.ESTIMATE)
            value = "estimate if board.turn == player else -estimate"
            yield Line(f"        return {value}", Role.RETURN_ESTIMATE)
        yield Line("    if board.turn == player:", Role.WHOSE_TURN)
        yield from self._half(is_max=True)
        yield Line("    else:")
        yield from self._half(is_max=False)
        yield Line("    return best", Role.RETURN)
        yield from self._choice()

    def _half(self, *, is_max: bool) -> Iterator[Line]:
        """Yield the lines of one side's half."""
        worst, choose, bound = ("-inf", "max", "alpha") if is_max else ("inf", "min", "beta")
        passed = ", ".join("depth + 1" if name == "depth" else name for name in self.parameters)
        loop = " " * 12
        yield Line(f"        best = {worst}", Role.BEGIN, is_max)
        yield Line("        for move in board.moves():", Role.TRY, is_max)
        yield Line(f"{loop}after = board.play(move)", Role.PLAY, is_max)
        yield Line(f"{loop}value = minimax(after, {passed})", Role.ASK, is_max)
        yield Line(f"{loop}best = {choose}(best, value)", Role.KEEP, is_max)
        if self.prunes:
            yield Line(f"{loop}{bound} = {choose}({bound}, best)", Role.NARROW, is_max)
            yield Line(f"{loop}if alpha >= beta:", Role.IS_CLOSED, is_max)
            yield Line(f"{loop}    break", Role.BREAK, is_max)

    def _choice(self) -> Iterator[Line]:
        """Yield the function that finds a move: a value is none."""
        depth = ", 1" if self._has_depth else ""
        yield Line("")
        yield Line("")
        yield Line("def best_move(board):")
        yield Line("    best, highest = None, -inf")
        yield Line("    for move in board.moves():")
        yield Line(f"        value = minimax(board.play(move), board.turn{depth})")
        yield Line("        if value > highest:")
        yield Line("            best, highest = move, value")
        yield Line("    return best")


def _values(trace: Trace[Any]) -> tuple[str, str, bool]:
    """Return the values of a win and a loss as code, and whether they depend on the depth."""
    highest, less_per_move = trace.scoring.value
    if not less_per_move:
        return str(highest), str(-highest), False
    left = trace.root.position.moves_left
    deepest = left if trace.lookahead is None else min(left, trace.lookahead)
    if deepest < highest:
        return f"{highest} - depth", f"depth - {highest}", True
    # Even a late win is worth more than a draw.
    return f"max({highest} - depth, 1)", f"min(depth - {highest}, -1)", True


_Position = TypeVar("_Position", bound=Position)

Value = float | Mark | None
"""The value of a variable, apart from boards."""

_BEFORE = Role.TRY, Role.PLAY, Role.ASK
"""The lines before each call that a call makes."""
_AT_END = 2
"""The number of lines that end a call which makes others: the loop ends, and the call returns."""
_AT_ONCE = 5
"""The number of lines that run in a call which makes no others."""


@dataclass(frozen=True, slots=True)
class Moment(Generic[_Position]):
    """A line that is about to run."""

    number: int
    """From 0, in the order in which lines run."""
    line: int
    """Its number in the text, from 1."""
    role: Role
    stack: tuple[Call[_Position], ...]
    """The calls that have begun and not returned, the first one first."""
    step: int
    """The step of the trace that has been reached."""
    variables: Mapping[str, Value]
    """The variables of the running call, apart from boards, in the order of assignment."""
    assigned: str | None
    """The variable that the call's previous line has assigned, even if its value is the same."""
    best: float | None
    """The value of `best`; None until it is assigned."""
    window: Window
    """Alpha and beta; infinite without pruning."""

    @property
    def call(self) -> Call[_Position]:
        """The call that is running."""
        return self.stack[-1]


class _Known(NamedTuple):
    """The variables of a call after some of its lines, as `Moment` has them."""

    variables: dict[str, Value]
    assigned: str | None
    best: float | None
    window: Window


class Execution(Generic[_Position]):
    """All lines that run while the calls of a trace are made, numbered from 0."""

    def __init__(self, trace: Trace[_Position]) -> None:
        self.listing = Listing(trace)
        self._trace = trace
        lookahead = () if trace.lookahead is None else (Role.IS_FAR_ENOUGH,)
        pruning = (Role.NARROW, Role.IS_CLOSED) if trace.prunes else ()
        self._first_lines = Role.CALL, Role.IS_OVER, *lookahead, Role.WHOSE_TURN, Role.BEGIN
        self._after = Role.KEEP, *pruning

    @property
    def lines(self) -> int:
        """How many lines run."""
        return self._lines(self._trace.root)

    def moment(self, number: int) -> Moment[_Position]:
        """Return the line with a number."""
        if not 0 <= number < self.lines:
            raise IndexError(f"there is no line {number} among {self.lines}")
        stack: list[Call[_Position]] = []
        entered: Call[_Position] | None = self._trace.root
        line = number
        while entered:
            stack.append(entered)
            entered, line = self._entered(entered, line)
        call = stack[-1]
        roles = self._own_lines(call)
        role, has_run = roles[line], roles[:line]
        known = self._known(call, has_run)
        return Moment(
            number=number,
            line=self.listing.number(role, is_max=call.is_max),
            role=role,
            stack=tuple(stack),
            step=call.returns_at if role.returns else self._step(call, has_run),
            variables=known.variables,
            assigned=known.assigned,
            best=known.best,
            window=known.window,
        )

    def number_of(self, step: int) -> int:
        """Return the number of the line of a step, with which a call begins or returns."""
        path = self._trace.path(step)
        return self._last(path) if path[-1].has_returned(step) else self._first(path)

    def over(self, number: int) -> int:
        """Return the line that runs next in the same call or, after its last one, in its caller."""
        if self.moment(number).role is Role.ASK:
            number = self._last(self.moment(number + 1).stack)
        return min(number + 1, self.lines - 1)

    def out(self, number: int) -> int:
        """Return the line that runs next in the caller."""
        return min(self._last(self.moment(number).stack) + 1, self.lines - 1)

    def _lines(self, call: Call[_Position]) -> int:
        """Return how many lines run from the beginning of a call until it returns."""
        # A call that makes others takes two steps, one that makes none only one.
        making = call.returns_at - call.begins + 1 - call.calls
        returning_at_once = call.calls - making
        return (
            making * (len(self._first_lines) + _AT_END)
            + (call.calls - 1) * (len(_BEFORE) + len(self._after))
            + returning_at_once * _AT_ONCE
        )

    def _entered(self, call: Call[_Position], line: int) -> tuple[Call[_Position] | None, int]:
        """Return the call below this one that runs the line, and the line's number there.

        If there is none, return the number of the line among the call's own.
        """
        own = len(self._first_lines)
        for child in self._trace.children(call):
            own += len(_BEFORE)
            if line < own:
                break
            if line < own + self._lines(child):
                return child, line - own
            line -= self._lines(child)
            own += len(self._after)
        return None, line

    def _own_lines(self, call: Call[_Position]) -> tuple[Role, ...]:
        """Return the lines that a call runs itself, in order."""
        if call.is_estimate:
            guess = Role.IS_FAR_ENOUGH, Role.ESTIMATE, Role.RETURN_ESTIMATE
            return Role.CALL, Role.IS_OVER, *guess
        if outcome := call.position.outcome:
            returns = Role.RETURN_WIN if outcome.winner else Role.RETURN_DRAW
            return Role.CALL, Role.IS_OVER, Role.WINNER, Role.IS_DRAWN, returns
        loop = (*_BEFORE, *self._after) * len(self._trace.children(call))
        is_closed = self._trace.window(call, call.returns_at).is_closed
        end = Role.BREAK if is_closed else Role.TRY
        return *self._first_lines, *loop, end, Role.RETURN

    def _step(self, call: Call[_Position], has_run: Sequence[Role]) -> int:
        """Return the step of the trace after some of a call's own lines."""
        made = has_run.count(Role.ASK)
        return self._trace.children(call)[made - 1].returns_at if made else call.begins

    def _known(self, call: Call[_Position], has_run: Sequence[Role]) -> _Known:
        """Return what a call knows after some of its own lines."""
        given: dict[str, Value] = {
            "player": self._trace.root.position.turn,
            "depth": call.depth,
            "alpha": call.window.alpha,
            "beta": call.window.beta,
        }
        known = {name: given[name] for name in self.listing.parameters}
        best, assigned, window = None, None, call.window
        children = iter(self._trace.children(call))
        child: Call[_Position] | None = None
        for role in has_run:
            assigned = None
            if role is Role.WINNER and call.position.outcome:
                known[assigned := "winner"] = call.position.outcome.winner
            elif role is Role.ESTIMATE:
                known[assigned := "estimate"] = call.position.estimate()
            elif role is Role.BEGIN:
                known[assigned := "best"] = best = -inf if call.is_max else inf
            elif role is Role.TRY and (child := next(children, None)):
                known[assigned := "move"] = child.move
            elif role is Role.ASK and child:
                known[assigned := "value"] = child.value
            elif role is Role.KEEP and child and best is not None:
                best = max(best, child.value) if call.is_max else min(best, child.value)
                known[assigned := "best"] = best
            elif role is Role.NARROW and child:
                window = window.narrowed(child.value, is_max=call.is_max)
                assigned = "alpha" if call.is_max else "beta"
                known[assigned] = window.alpha if call.is_max else window.beta
        return _Known(known, assigned, best, window)

    def _first(self, path: Sequence[Call[_Position]]) -> int:
        """Return the number of the line with which the last call of a path begins."""
        number = 0
        for parent, call in pairwise(path):
            number += len(self._first_lines) + len(_BEFORE)
            for sibling in self._trace.children(parent):
                if sibling.number < call.number:
                    number += self._lines(sibling) + len(self._after) + len(_BEFORE)
        return number

    def _last(self, path: Sequence[Call[_Position]]) -> int:
        """Return the number of the line with which the last call of a path returns."""
        return self._first(path) + self._lines(path[-1]) - 1
