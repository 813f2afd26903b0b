"""The commands for stepping through a search, as in a debugger."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.engine.listing import Execution
    from tictac_gui.engine.trace import Trace
    from tictac_gui.games import BoardPosition


class StepCommand(Enum):
    """A command that leads from one step to another."""

    START = auto()
    BACK = auto()
    FORWARD = auto()
    OVER = auto()
    """To the return of this call or, if it has returned, of the next."""
    OUT = auto()
    """To the return of the call that made this one."""
    END = auto()

    @property
    def is_forward(self) -> bool:
        """Whether it leads towards the end."""
        return self not in (StepCommand.START, StepCommand.BACK)

    def target(self, trace: Trace[BoardPosition], at: int) -> int:
        """Return the step of a trace that it leads to, which is never beyond the ends."""
        last = trace.steps - 1
        if self is StepCommand.START:
            return 0
        if self is StepCommand.BACK:
            return max(at - 1, 0)
        if self is StepCommand.END or at == last:
            return last
        if self is StepCommand.FORWARD:
            return at + 1
        path = trace.path(at)
        if self is StepCommand.OUT:
            return path[-2].returns if len(path) > 1 else last
        call = path[-1]
        return trace.path(at + 1)[-1].returns if call.has_returned(at) else call.returns

    def line(self, execution: Execution[BoardPosition], at: int) -> int:
        """Return the line that it leads to, which is never beyond the ends."""
        if self is StepCommand.OVER:
            return execution.over(at)
        if self is StepCommand.OUT:
            return execution.out(at)
        last = execution.lines - 1
        if self in (StepCommand.START, StepCommand.END):
            return 0 if self is StepCommand.START else last
        return min(at + 1, last) if self is StepCommand.FORWARD else max(at - 1, 0)
