"""The score above the board: wins of X, draws, wins of O; with whose turn it is and who has won."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tictac_gui.board.marks import MarkIcon
from tictac_gui.engine import Mark
from tictac_gui.look.theme import MUTED, ON_MARK, TEXT, enlarged
from tictac_gui.widgets.containers import Card
from tictac_gui.widgets.labels import ElidedLabel
from tictac_gui.window import words
from tictac_gui.window.words import PlayerCaption

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from tictac_gui.look.appearance import Look
    from tictac_gui.play.records import Score


class ScoreStrip(QWidget):
    """Three cards side by side; the card of the side to move, or of the winner, has its colour."""

    names_asked = Signal()
    """A player's card was clicked while names can be changed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._x = _ScoreCard("score_x", Mark.X, look)
        self._draws = _ScoreCard("score_draws", None, look)
        self._o = _ScoreCard("score_o", Mark.O, look)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        for card in (self._x, self._draws, self._o):
            layout.addWidget(card)
        for card in (self._x, self._o):
            card.clicked.connect(self.names_asked)

    def show_score(
        self, score: Score, captions: Mapping[Mark, PlayerCaption], people: frozenset[Mark]
    ) -> None:
        """Show the games won and drawn; two people may change their names."""
        self._x.show_count(captions[Mark.X], score.x_wins)
        self._draws.show_count(PlayerCaption(self.tr("Draws"), self.tr("Draws")), score.draws)
        self._o.show_count(captions[Mark.O], score.o_wins)
        for card in (self._x, self._o):
            # Beside "You" any level has room, but two names or levels may be too wide together.
            card.let_caption_be_cut(len(people) != 1)
            card.set_clickable(self.tr("Change the names") if len(people) > 1 else "")

    def show_turn(self, turn: Mark | None) -> None:
        """Mark the card of the side to move, or none."""
        self._x.show_turn(is_turn=turn is Mark.X)
        self._o.show_turn(is_turn=turn is Mark.O)

    def show_winner(self, winner: Mark | None) -> None:
        """Light the card of the winner, or none."""
        self._x.show_winner(is_winner=winner is Mark.X)
        self._o.show_winner(is_winner=winner is Mark.O)


class _ScoreCard(Card):
    """A count under its caption, with the mark it belongs to."""

    clicked = Signal()

    def __init__(self, name: str, mark: Mark | None, look: Look) -> None:
        super().__init__(look)
        self._mark = mark
        self._is_turn = False
        self._is_winner = False
        self._spoken = ""
        self._caption = ElidedLabel()
        self._caption.setForegroundRole(MUTED)
        self._count = QLabel()
        self._count.setObjectName(name)
        self._count.setFont(enlarged(self._count.font(), 1.5, is_bold=True))
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self._caption)
        texts.addWidget(self._count)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 8)
        layout.setSpacing(10)
        if mark:
            self._icon = MarkIcon(mark, look)
            layout.addWidget(self._icon)
        layout.addLayout(texts, stretch=1)

    def show_count(self, caption: PlayerCaption, count: int) -> None:
        self._caption.show_text(caption.shown, caption.short)
        self._spoken = caption.spoken
        self._count.setText(str(count))
        self._name()

    def show_turn(self, *, is_turn: bool) -> None:
        self._is_turn = is_turn
        self._name()
        self.update()

    def show_winner(self, *, is_winner: bool) -> None:
        if is_winner != self._is_winner:
            self._is_winner = is_winner
            self._name()
            self._caption.setForegroundRole(ON_MARK if is_winner else MUTED)
            self._count.setForegroundRole(ON_MARK if is_winner else TEXT)
            if self._mark:
                self._icon.show_lit(is_lit=is_winner)
            self.update()

    def let_caption_be_cut(self, can_be_cut: bool) -> None:
        self._caption.let_be_cut(can_be_cut)

    def set_clickable(self, tip: str) -> None:
        """Report clicks if there is a tip, which says what a click does."""
        self.setToolTip(tip)
        shape = Qt.CursorShape.PointingHandCursor if tip else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def _name(self) -> None:
        wins = self._count.text()
        self._count.setAccessibleName(
            words.score(self._spoken, wins, is_turn=self._is_turn, is_winner=self._is_winner)
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self.toolTip() and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        colour = theme.mark(self._mark) if self._mark else theme.edge
        stands_out = self._is_turn or self._is_winner
        width = 2.0 if stands_out else 1.0
        painter.setPen(QPen(colour if stands_out else theme.edge, width))
        painter.setBrush(colour if self._is_winner else theme.surface)
        half = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 11, 11)
        # A sign as well, so that turn and win can be told without colour.
        painter.setPen(Qt.PenStyle.NoPen)
        if self._is_winner:
            painter.setBrush(theme.on_mark())
            # Beside the count, if there is room: the caption above may need the whole width.
            line, count = self._count.fontMetrics(), self._count.geometry()
            side = line.height() * 0.8
            centre = QPointF(self.width() - 9 - side / 2, count.center().y())
            if centre.x() - side / 2 > count.left() + line.horizontalAdvance(self._count.text()):
                painter.drawPolygon(_star(centre, side / 2))
        elif self._is_turn:
            painter.setBrush(colour)
            bar = QRectF(14, self.height() - 6, self.width() - 28, 3)
            painter.drawRoundedRect(bar, 1.5, 1.5)


def _star(centre: QPointF, radius: float) -> QPolygonF:
    """Return a star with five points, one of them up."""
    corners = []
    for number in range(10):
        angle, reach = number * pi / 5 - pi / 2, radius * (0.45 if number % 2 else 1)
        corners.append(centre + QPointF(cos(angle), sin(angle)) * reach)
    return QPolygonF(corners)
