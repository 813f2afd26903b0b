"""Bars for how large games are, and cards with what programs do that play them."""

from __future__ import annotations

import itertools
from functools import partial
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tictac_gui.course import beyond_words
from tictac_gui.course.beyond import GameSize, Idea, Way
from tictac_gui.course.guessing_view import BarView, CountRow
from tictac_gui.course.step_view import AnswerRow, FramedBoard, StepView
from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.labels import wrap
from tictac_gui.words.number_words import number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.course.beyond import GuessSizeTask, ReadOnTask
    from tictac_gui.look.appearance import Look

_LONGEST = max(size.digits for size in GameSize)
_PICTURE = 3.6
"""The side of a picture, in lines' heights."""


class GuessSizeView(BarView):
    """Shows the numbers of positions, as long as their digits, and answers to choose from."""

    def __init__(self, task: GuessSizeTask, look: Look) -> None:
        self._task = task
        self._bars = {size: CountRow(f"size_{size.name.lower()}", look) for size in GameSize}
        answers = AnswerRow({n: (f"digits_{n}", number(n)) for n in task.offers})
        super().__init__([*self._bars.values()], answers)
        answers.chosen.connect(task.give)

    def refresh(self) -> None:
        shown = self._task.shown
        for size, row in self._bars.items():
            is_shown = size in shown
            row.bar.show_shares(size.digits / _LONGEST if is_shown else 0.0, None)
            numbers = beyond_words.positions(size) if is_shown else "?"
            row.show_words(beyond_words.game(size), numbers)
        self.answers.mark(self._task.marked)
        self.answers.setHidden(self._task.is_over)


class IdeaPicture(QWidget):
    """Draws a tree, a die, or a network."""

    def __init__(self, idea: Idea, look: Look) -> None:
        super().__init__()
        self._idea = idea
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * _PICTURE)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        {
            Idea.SEARCH: self._paint_tree,
            Idea.SAMPLES: self._paint_die,
            Idea.LEARNING: self._paint_network,
        }[self._idea](painter, square)

    def _dots(
        self, painter: QPainter, square: QRectF, rows: Sequence[int], *, is_upright: bool
    ) -> None:
        """Paint rows of dots, each joined to those of the next row that are near."""
        theme = self._look.theme
        places: list[list[QPointF]] = []
        for row, count in enumerate(rows):
            along = (row + 0.5) / len(rows)
            across = [(n + 0.5) / count for n in range(count)]
            places.append(
                [
                    QPointF(
                        square.left() + square.width() * (each if is_upright else along),
                        square.top() + square.height() * (along if is_upright else each),
                    )
                    for each in across
                ]
            )
        painter.setPen(QPen(theme.outline, 1.5))
        for row, (here, below) in enumerate(itertools.pairwise(places)):
            for n, start in enumerate(here):
                joined = below if not is_upright else below[n * len(below) // rows[row] :][:2]
                for end in joined:
                    painter.drawLine(QLineF(start, end))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        radius = square.width() * 0.07
        for row_places in places:
            for place in row_places:
                painter.drawEllipse(place, radius, radius)

    def _paint_tree(self, painter: QPainter, square: QRectF) -> None:
        self._dots(painter, square, (1, 2, 4), is_upright=True)

    def _paint_network(self, painter: QPainter, square: QRectF) -> None:
        self._dots(painter, square, (3, 4, 2), is_upright=False)

    def _paint_die(self, painter: QPainter, square: QRectF) -> None:
        theme = self._look.theme
        painter.setPen(QPen(theme.accent, 2.0))
        painter.setBrush(theme.surface)
        face = square.adjusted(6, 6, -6, -6)
        painter.drawRoundedRect(face, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        radius, reach = face.width() * 0.09, face.width() * 0.36
        centre = face.center()
        painter.drawEllipse(centre, radius, radius)
        for quarter in range(4):
            angle = pi / 4 + quarter * pi / 2
            corner = centre + QPointF(cos(angle) * reach, sin(angle) * reach)
            painter.drawEllipse(corner, radius, radius)


class IdeaCard(FramedBoard):
    """A card that shows its text once it has been turned over."""

    def __init__(self, idea: Idea, look: Look) -> None:
        super().__init__(look)
        self._idea = idea
        self._is_given_away = False
        self.setObjectName(f"idea_{idea.name.lower()}")
        title = QLabel(beyond_words.title(idea))
        title.setFont(enlarged(self.font(), 1.0, is_bold=True))
        self._text = QLabel()
        for label in (title, self._text):
            wrap(label)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        words = QVBoxLayout()
        words.addWidget(title)
        words.addWidget(self._text, stretch=1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(12)
        layout.addWidget(IdeaPicture(idea, look))
        layout.addLayout(words, stretch=1)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_state(self, *, is_turned: bool, is_given_away: bool) -> None:
        """Show the text, or that there is one to be read."""
        self._is_given_away = is_given_away
        self._text.setText(beyond_words.text(self._idea) if is_turned else beyond_words.face())
        self.setAccessibleName(f"{beyond_words.title(self._idea)}: {self._text.text()}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter, is_chosen=False, is_lit=False, is_given_away=self._is_given_away)


class ReadOnView(StepView):
    """Shows the cards, and the ways to go on once all have been read."""

    def __init__(self, task: ReadOnTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._cards = {idea: IdeaCard(idea, look) for idea in Idea}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for idea, card in self._cards.items():
            card.clicked.connect(partial(task.turn, idea))
            layout.addWidget(card)
        ways = []
        for way in Way:
            button = QPushButton(beyond_words.way(way))
            button.setObjectName(f"way_{way.name.lower()}")
            button.setAutoDefault(False)
            button.clicked.connect(partial(task.choose_way, way))
            ways.append(button)
        self._ways = ButtonBar(ways, [])
        layout.addWidget(self._ways)
        layout.addStretch()

    def refresh(self) -> None:
        task = self._task
        for idea, card in self._cards.items():
            card.show_state(is_turned=idea in task.turned, is_given_away=idea is task.marked)
        self._ways.setVisible(task.is_over)
