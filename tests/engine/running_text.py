"""Runs the text of a listing as Python does, and notes every call and every line of it."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any

from tictac_gui.engine.position import Position

if TYPE_CHECKING:
    from _typeshed import TraceFunction

BOARDS = ("board", "after")


@dataclass
class RunCall:
    """A call that was really made."""

    number: int
    board: Position
    arguments: dict[str, object]
    value: object = None


@dataclass
class RunLine:
    """A line that was about to run."""

    line: int
    stack: tuple[int, ...]
    """The numbers of the calls that had begun and not returned."""
    board: Position
    variables: dict[str, object]


@dataclass
class RunText:
    """What happens when the function in a text is called with a board and the side to move."""

    text: str
    calls: list[RunCall] = field(default_factory=list)
    lines: list[RunLine] = field(default_factory=list)
    value: object = None
    _stack: list[RunCall] = field(default_factory=list)
    _code: CodeType | None = None

    def run(self, board: Position) -> RunText:
        names: dict[str, Any] = {}
        exec(compile(self.text, "<listing>", "exec"), names)  # noqa: S102 - it is what is tested
        self._code = names["minimax"].__code__
        former = sys.gettrace()
        sys.settrace(self._on_event)
        try:
            self.value = names["minimax"](board, board.turn)
        finally:
            sys.settrace(former)
        return self

    def _on_event(self, frame: FrameType, event: str, argument: object) -> TraceFunction | None:
        if frame.f_code is not self._code:
            return None
        known = dict(frame.f_locals)
        variables = {name: known[name] for name in known if name not in BOARDS}
        if event == "call":
            call = RunCall(len(self.calls) + 1, known["board"], variables)
            self.calls.append(call)
            self._stack.append(call)
        stack = tuple(call.number for call in self._stack)
        line = RunLine(frame.f_lineno, stack, known["board"], variables)
        # Python 3.14 reports no line event for a return after the last turn of a loop, if the
        # compiler has put a copy of it there; the line runs all the same, and the return names it.
        if event != "return" or not self._is_latest(line):
            self.lines.append(line)
        if event == "return":
            self._stack.pop().value = argument
        return self._on_event

    def _is_latest(self, line: RunLine) -> bool:
        latest = self.lines[-1]
        return (latest.line, latest.stack) == (line.line, line.stack)
