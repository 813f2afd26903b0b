"""A step on minimax as a program: one question after the other, each answered by a line of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, ClassVar

from tictac_gui.course.steps import HINTS, Remark, Step, Task, Tools
from tictac_gui.engine.listing import Listing, Role
from tictac_gui.engine.trace import Trace

if TYPE_CHECKING:
    from tictac_gui.engine.listing import Line
    from tictac_gui.games import BoardPosition

_KEEPS_MOVE = "best, highest = move, value"


class AskedLine(Enum):
    """What is asked about the lines of the program."""

    BASE_CASE = auto()
    """Where a call ends without making another one."""
    CALLS_ITSELF = auto()
    TAKES_LOWEST = auto()
    KEEPS_MOVE = auto()
    """Where the move is remembered, not only its value."""

    def is_answered_by(self, line: Line) -> bool:
        """Return whether this is such a line."""
        match self:
            case AskedLine.BASE_CASE:
                return line.role in (Role.IS_OVER, Role.RETURN_DRAW, Role.RETURN_WIN)
            case AskedLine.CALLS_ITSELF:
                return line.role is Role.ASK
            case AskedLine.TAKES_LOWEST:
                return line.role is Role.KEEP and not line.is_max
            case AskedLine.KEEPS_MOVE:
                return line.text.strip() == _KEEPS_MOVE


@dataclass(frozen=True, slots=True)
class ReadCode(Step):
    """The program that searches from a position, and questions about it."""

    position: BoardPosition
    questions: tuple[AskedLine, ...]

    def make_task(self, tools: Tools) -> ReadCodeTask:
        return ReadCodeTask(self, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class LineFound(Remark):
    """The right line was clicked."""

    is_right: ClassVar = True
    asked: AskedLine
    next: AskedLine | None
    """The question that follows; None after the last one."""


@dataclass(frozen=True, slots=True)
class OtherLine(Remark):
    """A line was clicked that does something else."""

    is_right: ClassVar = False
    asked: AskedLine
    role: Role
    is_max: bool | None
    """Whether it is in the half for MAX or for MIN; None if it is in neither."""
    is_in_choice: bool
    """Whether it is in the function that finds the move."""


class ReadCodeTask(Task):
    """Asks one question after the other; lines are counted from 0."""

    def __init__(self, step: ReadCode, pause_ms: int) -> None:
        super().__init__(step.game, pause_ms)
        self.lines = Listing(Trace(step.position)).lines
        """The lines of the program."""
        self._questions = step.questions
        self.found: frozenset[int] = frozenset()
        """The lines with which questions have been answered."""

    @property
    def question(self) -> AskedLine | None:
        """The open question; None if all is answered."""
        asked = len(self.found)
        return self._questions[asked] if asked < len(self._questions) else None

    @property
    def marked(self) -> int | None:
        """The line that the last hint gives away."""
        question = self.question
        if not question or self.hints < HINTS:
            return None
        return next(n for n, line in enumerate(self.lines) if question.is_answered_by(line))

    def choose(self, number: int) -> None:
        """Answer with a line."""
        question, line = self.question, self.lines[number]
        if not question or not line.text:
            return
        if question.is_answered_by(line):
            self.found |= {number}
            self.hints = 0
            self._say(LineFound(question, self.question))
            if not self.question:
                self._finish()
        else:
            starts = [n for n, each in enumerate(self.lines) if each.text.startswith("def ")]
            is_in_choice = number >= starts[-1]
            self._say(OtherLine(question, line.role, line.is_max, is_in_choice))
        self.changed.emit()
