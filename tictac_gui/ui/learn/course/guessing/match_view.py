"""A match-up whose results are guessed first, or results whose player is to be named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from tictac_gui.ui.learn.course.answer_row import AnswerRow
from tictac_gui.ui.learn.course.guessing.bar_rows import ResultRow
from tictac_gui.ui.learn.course.step_view import StepView
from tictac_gui.ui.words import matchup_words
from tictac_gui.ui.words.course import guess_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tictac_gui.play.course.tasks.guessing.match_task import MatchTask
    from tictac_gui.play.course.tasks.guessing.name_task import NameTask
    from tictac_gui.play.runs.tournament import Result
    from tictac_gui.ui.look.look import Look


class MatchView(StepView):
    """Shows a match task: what is played, and what is exact."""

    def __init__(self, task: MatchTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._rows = _Rows("match_played", "match_exact", look=look)
        self._answers = AnswerRow(
            {
                offer: (f"guess_{offer}", guess_words.about(guess_words.percent(offer)))
                for offer in task.offers
            }
        )
        self._answers.chosen.connect(task.give)
        self._rows.lay_out(self)

    def refresh(self) -> None:
        task = self._task
        played, exact = self._rows.rows
        played.show_words(matchup_words.pairing_name(task.pairing), guess_words.played(task.result))
        show_played(played, task.result)
        odds = task.result.odds if task.result and task.is_done else None
        exact.show_words(guess_words.exact_title(), guess_words.exact(odds))
        exact.setVisible(odds is not None)
        if odds:
            exact.bar.show_shares(float(odds.x_wins), float(odds.draw))
        self._answers.mark(task.marked)
        self._answers.setVisible(task.guess is None)

    @property
    def attended(self) -> Sequence[QWidget]:
        return self._rows.latest if self._task.guess is not None else []

    @property
    def answers(self) -> AnswerRow:
        return self._answers


class NameView(StepView):
    """Shows a name task: the results of the player asked about, and of the one named."""

    def __init__(self, task: NameTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._rows = _Rows("match_asked", "match_named", look=look)
        self._answers = AnswerRow(
            {
                player: (f"player_{player}", matchup_words.short_name(player))
                for player in task.offers
            }
        )
        self._answers.chosen.connect(task.name)
        self._rows.lay_out(self)

    def refresh(self) -> None:
        task = self._task
        asked, named = self._rows.rows
        results = task.results
        asked.show_words(guess_words.unnamed(task.opponent), guess_words.played(results.get(None)))
        show_played(asked, results.get(None))
        if task.named is not None:
            result = results.get(task.named)
            title = matchup_words.pairing_name((task.opponent, task.named))
            named.show_words(title, guess_words.played(result))
            show_played(named, result)
        named.setVisible(task.named is not None)
        self._answers.mark(task.marked)
        self._answers.setHidden(task.is_done)

    @property
    def attended(self) -> Sequence[QWidget]:
        return self._rows.latest if self._task.named is not None else []

    @property
    def answers(self) -> AnswerRow:
        return self._answers


class _Rows:
    """Two bars, the second of which comes later."""

    def __init__(self, *names: str, look: Look) -> None:
        self.rows = [ResultRow(name, look) for name in names]

    def lay_out(self, view: StepView) -> None:
        layout = QVBoxLayout(view)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch()
        for row in self.rows:
            layout.addWidget(row)
        layout.addStretch()

    @property
    def latest(self) -> list[ResultRow]:
        """The bar that has come last."""
        return [row for row in self.rows if not row.isHidden()][-1:]


def show_played(row: ResultRow, result: Result | None) -> None:
    """Show how games have ended so far."""
    if result:
        standing = result.standing
        row.bar.show_results(standing.x_wins, standing.draws, standing.o_wins)
