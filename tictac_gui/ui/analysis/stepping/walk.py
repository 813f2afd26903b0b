"""A walk through a search: how far one has come, from call to call or from line to line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tictac_gui.engine.listing import Execution

if TYPE_CHECKING:
    from tictac_gui.engine.listing import Moment
    from tictac_gui.engine.trace import Call, Trace
    from tictac_gui.games import BoardPosition
    from tictac_gui.ui.analysis.stepping.steps import StepCommand


@dataclass(frozen=True, slots=True)
class Walk:
    """One place in a search; going on gives another."""

    trace: Trace[BoardPosition]
    execution: Execution[BoardPosition]
    is_by_line: bool
    at: int = 0
    """A step of the trace, or the number of a line."""

    @classmethod
    def start(cls, trace: Trace[BoardPosition], *, is_by_line: bool) -> Walk:
        """Return the beginning of a search."""
        return cls(trace, Execution(trace), is_by_line)

    @property
    def length(self) -> int:
        """How many places there are."""
        return self.execution.lines if self.is_by_line else self.trace.steps

    @property
    def moment(self) -> Moment[BoardPosition]:
        """The line that is about to run or, by call, the one that stands for the step."""
        number = self.at if self.is_by_line else self.execution.number_of(self.at)
        return self.execution.moment(number)

    @property
    def step(self) -> int:
        """The step of the trace that has been reached."""
        return self.moment.step if self.is_by_line else self.at

    @property
    def path(self) -> tuple[Call[BoardPosition], ...]:
        """The calls from the first to the one that the walk is in."""
        return self.moment.stack if self.is_by_line else self.trace.path(self.at)

    def to(self, at: int) -> Walk:
        """Return another place, or the end if there is none so far on."""
        return replace(self, at=min(at, self.length - 1))

    def after(self, command: StepCommand) -> Walk:
        """Return where a command leads."""
        if self.is_by_line:
            return replace(self, at=command.line(self.execution, self.at))
        return replace(self, at=command.target(self.trace, self.at))

    def by_line(self, is_by_line: bool) -> Walk:
        """Return the same place, from which to go on from line to line, or from call to call."""
        if is_by_line == self.is_by_line:
            return self
        at = self.execution.number_of(self.at) if is_by_line else self.step
        return replace(self, is_by_line=is_by_line, at=at)

    def is_alike(self, other: Trace[BoardPosition]) -> bool:
        """Return whether another search makes the same calls, though it may score them anew."""
        trace = self.trace
        same_position = trace.root.position == other.root.position
        same_way = (trace.prunes, trace.lookahead) == (other.prunes, other.lookahead)
        return same_position and same_way and trace.steps == other.steps

    def through(self, trace: Trace[BoardPosition]) -> Walk:
        """Return the same place in a search that is alike."""
        return Walk.start(trace, is_by_line=self.is_by_line).to(self.at)
