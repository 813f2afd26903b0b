"""Minimax as a page of Python: the very function that a trace tells call by call.

The text is put together from what was chosen, so that it holds no line that is not needed. It is
only ever shown; nothing here runs it.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.engine.tracing.trace import Trace


class Role(Enum):
    """What a line does."""

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
    """What is never stopped at: the import, blank lines, `else`."""

    @property
    def returns(self) -> bool:
        """Whether the call ends with this line."""
        return self in (Role.RETURN_DRAW, Role.RETURN_WIN, Role.RETURN_ESTIMATE, Role.RETURN)


class Line(NamedTuple):
    """A line of the text."""

    text: str
    role: Role = Role.REST
    is_max: bool | None = None
    """To which side's half it belongs; None is to neither."""


class Listing:
    """The function that makes the calls of a trace."""

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
        """What a call is given besides the board, in order."""
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

    def _half(self, *, is_max: bool) -> Iterator[Line]:
        """Yield what one side does."""
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


def _values(trace: Trace[Any]) -> tuple[str, str, bool]:
    """Write what a win and a loss are worth, and tell whether that depends on the depth."""
    highest, less_per_move = trace.scoring.value
    if not less_per_move:
        return str(highest), str(-highest), False
    left = trace.root.position.moves_left
    deepest = left if trace.lookahead is None else min(left, trace.lookahead)
    if deepest < highest:
        return f"{highest} - depth", f"depth - {highest}", True
    # Even a late win is worth more than a draw.
    return f"max({highest} - depth, 1)", f"min(depth - {highest}, -1)", True
