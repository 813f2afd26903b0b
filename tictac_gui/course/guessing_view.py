"""Bars for counts and results, which are guessed first, or whose player is to be named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from tictac_gui.board.result_bar import ResultBar, Sides
from tictac_gui.course import task_words
from tictac_gui.course.step_view import AnswerRow, StepView
from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.containers import FocusRow
from tictac_gui.widgets.labels import wrap
from tictac_gui.words import game_words
from tictac_gui.words.number_words import number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.course.guessing import (
        CompareMatchesTask,
        GuessCountTask,
        GuessMatchTask,
        NameMatchTask,
    )
    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.tournament import PairingResult


class CountBar(QWidget):
    """Shows a share of the longest bar, and a guess as a dotted line; words beside it say both."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.share = 0.0
        """How much of the room is filled."""
        self._guess: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_shares(self, share: float, guess: float | None) -> None:
        """Show a length and a guess at it."""
        self.share, self._guess = share, guess
        self.update()

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(height * 4, round(height * 1.4))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        room = QRectF(self.rect()).adjusted(1, 3, -1, -3)
        painter.setPen(QPen(theme.outline, 1.0))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(room, 3, 3)
        if self.share:
            # However small it is, there is something to see.
            filled = QRectF(room)
            filled.setWidth(max(room.width() * min(self.share, 1.0), 3.0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            painter.drawRoundedRect(filled, 3, 3)
        if self._guess is not None:
            x = room.left() + room.width() * min(self._guess, 1.0)
            painter.setPen(QPen(theme.text, 2.5, Qt.PenStyle.DotLine))
            painter.drawLine(QLineF(x, 0, x, self.height()))


class BarRow(FocusRow):
    """A bar with a title above it and its numbers below, which a screen reader reads together."""

    def __init__(self, name: str, bar: CountBar | ResultBar, look: Look) -> None:
        super().__init__(look)
        self.setObjectName(name)
        self._title = QLabel()
        self._title.setFont(enlarged(self.font(), 1.0, is_bold=True))
        self._numbers = QLabel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.setSpacing(4)
        for label in (self._title, self._numbers):
            wrap(label)
        layout.addWidget(self._title)
        layout.addWidget(bar)
        layout.addWidget(self._numbers)

    def show_words(self, title: str, numbers: str) -> None:
        """Write a title and numbers."""
        self._title.setText(title)
        self._numbers.setText(numbers)
        self.setAccessibleName(f"{title}: {numbers}" if numbers else title)


class CountRow(BarRow):
    """A number as a bar."""

    def __init__(self, name: str, look: Look) -> None:
        self.bar = CountBar(look)
        super().__init__(name, self.bar, look)


class GamesRow(BarRow):
    """Games won, drawn and lost as a bar."""

    def __init__(self, name: str, look: Look) -> None:
        self.bar = ResultBar(Sides.MARKS, look, lines=1.4)
        super().__init__(name, self.bar, look)

    def show_result(self, game: Game, title: str, result: PairingResult | None) -> None:
        """Show how games have ended so far."""
        self.show_words(title, task_words.played(game, result))
        if result:
            standing = result.standing
            self.bar.show_results(standing.x_wins, standing.draws, standing.o_wins)


class BarView(StepView):
    """Shows bars one below the other, with answers to choose from."""

    answers: AnswerRow

    def __init__(self, rows: Sequence[BarRow], answers: AnswerRow) -> None:
        super().__init__()
        self.answers = answers
        self._rows = rows
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch()
        for row in rows:
            layout.addWidget(row)
        layout.addStretch()

    @property
    def _latest(self) -> Sequence[QWidget]:
        """The last bar that is shown."""
        return [row for row in self._rows if not row.isHidden()][-1:]


class GuessCountView(BarView):
    """Shows the positions that two methods visit, one of which is guessed at first."""

    def __init__(self, task: GuessCountTask, look: Look) -> None:
        self._task = task
        self._bars = {
            method: CountRow(f"count_{method.name.lower()}", look) for method in task.methods
        }
        answers = AnswerRow(
            {offer: (f"guess_{offer}", task_words.about(number(offer))) for offer in task.offers}
        )
        super().__init__([*self._bars.values()], answers)
        answers.chosen.connect(task.give)

    def refresh(self) -> None:
        task = self._task
        counts = task.counts
        longest = max(task.total, *counts.values(), 1)
        asked = task.methods[1]
        for method, row in self._bars.items():
            guess = task.guess if method is asked else None
            share = guess / longest if guess is not None else None
            row.bar.show_shares(counts.get(method, 0) / longest, share)
            numbers = task_words.count(counts.get(method), guess)
            row.show_words(task_words.method(method), numbers)
        self.answers.mark(task.marked)
        self.answers.setVisible(task.guess is None)

    @property
    def attended(self) -> Sequence[QWidget]:
        return self._latest if self._task.guess is not None else ()


class GuessMatchView(BarView):
    """Shows the games that are played, and the exact odds."""

    def __init__(self, task: GuessMatchTask, look: Look) -> None:
        self._task = task
        self._played, self._exact = GamesRow("match_played", look), GamesRow("match_exact", look)
        answers = AnswerRow(
            {
                offer: (f"guess_{offer}", task_words.about(task_words.percent(offer)))
                for offer in task.offers
            }
        )
        super().__init__([self._played, self._exact], answers)
        answers.chosen.connect(task.give)

    def refresh(self) -> None:
        task = self._task
        title = game_words.pairing_name(task.game, task.pairing)
        self._played.show_result(task.game, title, task.result)
        odds = task.result.odds if task.result and task.is_done else None
        self._exact.show_words(task_words.exact_title(), task_words.exact(task.game, odds))
        self._exact.setVisible(odds is not None)
        if odds:
            self._exact.bar.show_shares(float(odds.x_wins), float(odds.draw))
        self.answers.mark(task.marked)
        self.answers.setVisible(task.guess is None)

    @property
    def attended(self) -> Sequence[QWidget]:
        return self._latest if self._task.guess is not None else ()


class CompareMatchesView(BarView):
    """Shows the results of both players, one below the other."""

    def __init__(self, task: CompareMatchesTask, look: Look) -> None:
        self._task = task
        self._bars = {player: GamesRow(f"match_{player}", look) for player in task.offers}
        answers = AnswerRow(
            {player: (f"player_{player}", game_words.short_name(player)) for player in task.offers}
        )
        super().__init__([*self._bars.values()], answers)
        answers.chosen.connect(task.name)

    def refresh(self) -> None:
        task = self._task
        for player, row in self._bars.items():
            title = game_words.pairing_name(task.game, (task.opponent, player))
            row.show_result(task.game, title, task.results.get(player))
        self.answers.mark(task.marked)
        self.answers.setVisible(task.guess is None)

    @property
    def attended(self) -> Sequence[QWidget]:
        return self._latest if self._task.guess is not None else ()


class NameMatchView(BarView):
    """Shows the results of the player asked about, and of the one that was named."""

    def __init__(self, task: NameMatchTask, look: Look) -> None:
        self._task = task
        self._asked, self._named = GamesRow("match_asked", look), GamesRow("match_named", look)
        answers = AnswerRow(
            {player: (f"player_{player}", game_words.short_name(player)) for player in task.offers}
        )
        super().__init__([self._asked, self._named], answers)
        answers.chosen.connect(task.name)

    def refresh(self) -> None:
        task = self._task
        title = task_words.unnamed(task.game, task.opponent)
        self._asked.show_result(task.game, title, task.asked_result)
        if task.named is not None:
            title = game_words.pairing_name(task.game, (task.opponent, task.named))
            self._named.show_result(task.game, title, task.named_result)
        self._named.setVisible(task.named is not None)
        self.answers.mark(task.marked)
        self.answers.setHidden(task.is_done)

    @property
    def attended(self) -> Sequence[QWidget]:
        return self._latest if self._task.named is not None else ()
