"""Two methods with the positions that they visit, one of which is guessed at first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from tictac_gui.ui.learn.course.answer_row import AnswerRow
from tictac_gui.ui.learn.course.guessing.bar_rows import CountRow
from tictac_gui.ui.learn.course.step_view import StepView
from tictac_gui.ui.words.analysis.tree_words import number
from tictac_gui.ui.words.course import guess_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tictac_gui.play.course.tasks.guessing.count_task import CountTask
    from tictac_gui.ui.look.look import Look


class CountView(StepView):
    """Shows a count task."""

    def __init__(self, task: CountTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._rows = {
            method: CountRow(f"count_{method.name.lower()}", look) for method in task.methods
        }
        self._answers = AnswerRow(
            {offer: (f"guess_{offer}", guess_words.about(number(offer))) for offer in task.offers}
        )
        self._answers.chosen.connect(task.give)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch()
        for row in self._rows.values():
            layout.addWidget(row)
        layout.addStretch()

    def refresh(self) -> None:
        task = self._task
        counts = task.counts
        longest = max(task.total, *counts.values(), 1)
        asked = task.methods[1]
        for method, row in self._rows.items():
            guess = task.guess if method is asked else None
            share = guess / longest if guess is not None else None
            row.bar.show_shares(counts.get(method, 0) / longest, share)
            numbers = guess_words.count(counts.get(method), guess)
            row.show_words(guess_words.method(method), numbers)
        self._answers.mark(task.marked)
        self._answers.setVisible(task.guess is None)

    @property
    def attended(self) -> Sequence[QWidget]:
        return [] if self._task.guess is None else [self._rows[self._task.methods[1]]]

    @property
    def answers(self) -> AnswerRow:
        return self._answers
