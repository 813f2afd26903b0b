"""A tree filled in from below: which value goes up, or which board below it comes from."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.engine.trace import Trace
from tictac_gui.play.course.steps import Asked
from tictac_gui.play.course.tasks.remarks import Filled, NotBelow, Refuted
from tictac_gui.play.course.tasks.shown_tree import ShownTree
from tictac_gui.play.course.tasks.task import HINTS

if TYPE_CHECKING:
    from tictac_gui.play.course.steps import FillTree, Path, Question


class TreeTask(ShownTree):
    """Asks one question after the other; all values come from the trace of a search."""

    def __init__(self, step: FillTree, pause_ms: int) -> None:
        trace = Trace(step.position, scoring=step.scoring, lookahead=step.lookahead)
        super().__init__(step.game, trace, pause_ms, step.top)
        self._step = step
        self._hidden = step.hidden | {
            path for path, call in self._calls.items() if step.only_ends and call.best is not None
        }
        self._answered = 0

    @property
    def question(self) -> Question | None:
        """What is asked now; None if all is answered."""
        questions = self._step.questions
        return questions[self._answered] if self._answered < len(questions) else None

    @property
    def asks_values(self) -> bool:
        """Whether some of the answers are values."""
        return any(question.asked is Asked.VALUE for question in self._step.questions)

    @property
    def options(self) -> tuple[int, ...]:
        """The values to choose from: those that ends of this tree have, and a draw's."""
        ends = {call.value for call in self._calls.values() if call.position.outcome}
        return tuple(sorted(ends | {0} | {-value for value in ends}))

    @property
    def values(self) -> dict[Path, int]:
        """The values that are shown: those that were answered, and those that are given."""
        questions = self._step.questions
        answered = {each.path for each in questions[: self._answered]}
        missing = {each.path for each in questions[self._answered :]}
        if self.question:
            missing |= self._hidden - answered
        return {path: call.value for path, call in self.calls.items() if path not in missing}

    @property
    def marked(self) -> Path | int | None:
        """The answer that the last hint gives away: a board or a value."""
        question = self.question
        if not question or self._hints < HINTS:
            return None
        call = self._calls[question.path]
        if question.asked is Asked.VALUE or call.best is None:
            return call.value
        return (*question.path, call.best)

    def choose(self, path: Path) -> None:
        """Answer with a board below the one asked about."""
        question = self.question
        if not question or question.asked is not Asked.CHOICE:
            return
        if path[:-1] != question.path or not path:
            self._say(NotBelow())
            self.changed.emit()
        else:
            self._check(question.path, path, self._calls[path].value)

    def give(self, value: int) -> None:
        """Answer with a value."""
        question = self.question
        if question and question.asked is Asked.VALUE:
            # What is lit up is how the game goes on from the board itself.
            self._check(question.path, question.path, value)

    def _check(self, asked: Path, chosen: Path, value: int) -> None:
        call = self._calls[asked]
        self._stop_showing()
        self._lit = ()
        mark, is_end = call.position.turn, call.position.outcome is not None
        if value == call.value:
            self._answered += 1
            self._hints = 0
            self._say(Filled(mark, call.is_max, is_end, value))
            if not self.question:
                self._finish()
        else:
            line = self._line(chosen)
            outcome = self._calls[line[-1]].position.outcome
            winner = outcome.winner if outcome else None
            self._say(Refuted(mark, call.is_max, is_end, chosen != asked, value, winner))
            self._show_in_turn(partial(self._light, line[: n + 1]) for n in range(len(line)))
        self.changed.emit()

    def _light(self, paths: tuple[Path, ...]) -> None:
        self._lit = paths

    def _line(self, path: Path) -> tuple[Path, ...]:
        """Return the boards that best play goes through from one of them, to the end."""
        line = [path]
        while (best := self._calls[line[-1]].best) is not None:
            line.append((*line[-1], best))
        return tuple(line)
