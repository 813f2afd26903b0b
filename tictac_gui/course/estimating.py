"""Steps on what a search does whose end is out of sight: it estimates, and looks further.

The parts of an estimate come from the game, and what a lookahead finds from the search itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from tictac_gui.course.steps import HINTS, AskingTask, Remark, Right, Step, Task, Tools
from tictac_gui.engine.trace import Scoring, Trace

if TYPE_CHECKING:
    from enum import Enum

    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games import BoardPosition
    from tictac_gui.play.asking import Asker

    Values = dict[int, dict[int, int]]
    """By lookahead, and by move."""

MOST_AHEAD = 6


@dataclass(frozen=True, slots=True)
class CountEstimate(Step):
    """A position with the parts of its estimate, which the person adds up."""

    position: BoardPosition

    def make_task(self, tools: Tools) -> CountEstimateTask:
        return CountEstimateTask(self, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class LookFurther(Step):
    """The question how far ahead a search must look to see that a move loses."""

    position: BoardPosition
    move: int

    def make_task(self, tools: Tools) -> LookFurtherTask:
        return LookFurtherTask(self, tools.asker, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class WrongSum(Remark):
    """The parts of an estimate don't add up to that."""

    is_right: ClassVar = False
    answer: int
    is_opposite: bool
    """Whether that is the estimate for the other side."""


@dataclass(frozen=True, slots=True)
class NotSeen(Remark):
    """That few turns ahead, the loss is not seen."""

    is_right: ClassVar = False
    lookahead: int
    move: int
    value: int


@dataclass(frozen=True, slots=True)
class SeenEarlier(Remark):
    """The loss is seen that many turns ahead, but also with fewer."""

    is_right: ClassVar = False
    lookahead: int


class CountEstimateTask(Task):
    """Is done by giving the sum."""

    def __init__(self, step: CountEstimate, pause_ms: int) -> None:
        super().__init__(step.game, pause_ms)
        self.board = step.position
        by_feature = step.game.estimate_by_feature
        self.parts: dict[Enum, int] = dict(by_feature(step.position)) if by_feature else {}
        """What the estimate is made of, for the side to move."""
        self.total = sum(self.parts.values())
        """The estimate."""
        amounts = self.parts.values()
        wrong = {-self.total, sum(map(abs, amounts)), sum(each for each in amounts if each > 0)}
        self.options = tuple(sorted(wrong | {self.total}))
        """The sums to choose from."""

    @property
    def marked(self) -> int | None:
        """The sum, once the last hint has given it away."""
        return self.total if self.hints >= HINTS and not self.is_over else None

    def give(self, total: int) -> None:
        """Answer with a sum."""
        if self.is_over:
            return
        if total == self.total:
            self._say(Right())
            self._finish()
        else:
            self._say(WrongSum(total, is_opposite=total == -self.total))
        self.changed.emit()


def values_by_lookahead(position: BoardPosition, should_stop: ShouldStop) -> Values:
    """Return what each move looks like, as minimax sees it from 1 to 6 turns ahead."""
    found: Values = {}
    for lookahead in range(1, MOST_AHEAD + 1):
        trace = Trace(
            position,
            scoring=Scoring.THOUSANDS,
            lookahead=lookahead,
            should_stop=should_stop,
        )
        calls = trace.children(trace.root)
        found[lookahead] = {call.move: call.value for call in calls if call.move is not None}
    return found


class LookFurtherTask(AskingTask):
    """Shows what the moves look like at the lookahead that is chosen."""

    def __init__(self, step: LookFurther, asker: Asker, pause_ms: int) -> None:
        super().__init__(step.game, asker, pause_ms)
        self.board = step.position
        self.move = step.move
        """The move that loses."""
        self.lookahead = 1
        """How far ahead the values are that are shown."""
        self._values: Values = {}
        self._ask(partial(values_by_lookahead, step.position), self._on_found)

    @property
    def options(self) -> range:
        """The lookaheads to choose from."""
        return range(1, MOST_AHEAD + 1)

    @property
    def values(self) -> dict[int, int]:
        """What the moves look like; empty as long as that is being found out."""
        return self._values.get(self.lookahead, {})

    @property
    def answer(self) -> int | None:
        """The least lookahead that sees the loss; None as long as that is not known."""
        loss = -Scoring.THOUSANDS.win(0)
        seen = (n for n, values in self._values.items() if values[self.move] == loss)
        return next(seen, None)

    @property
    def marked(self) -> int | None:
        """The answer, once the last hint has given it away."""
        return self.answer if self.hints >= HINTS and not self.is_over else None

    def look(self, lookahead: int) -> None:
        """Show what the moves look like that many turns ahead."""
        if lookahead in self.options and lookahead != self.lookahead:
            self.lookahead = lookahead
            self.changed.emit()

    def give(self, lookahead: int) -> None:
        """Answer from how many turns ahead on the loss is seen, and look there."""
        answer = self.answer
        if self.is_over or answer is None:
            return
        self.lookahead = lookahead
        if lookahead == answer:
            self._say(Right())
            self._finish()
        elif lookahead > answer:
            self._say(SeenEarlier(lookahead))
        else:
            self._say(NotSeen(lookahead, self.move, self.values[self.move]))
        self.changed.emit()

    def _on_found(self, values: Values) -> None:
        self._values = values
        self.changed.emit()
