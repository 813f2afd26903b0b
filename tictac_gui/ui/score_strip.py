"""The score above the board: wins of X, draws, wins of O."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tictac_gui.engine import Mark
from tictac_gui.ui.board.marks import MarkIcon
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.card import Card
from tictac_gui.ui.widgets.elided_label import ElidedLabel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from tictac_gui.play.records import Score
    from tictac_gui.ui.look.theme import Theme
    from tictac_gui.ui.words.game_words import PlayerCaption


class ScoreStrip(QWidget):
    """Three cards side by side; the card of the side to move stands out."""

    names_asked = Signal()
    """A player's card was clicked, who may have another name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._x = _ScoreCard("score_x", Mark.X)
        self._draws = _ScoreCard("score_draws", None)
        self._o = _ScoreCard("score_o", Mark.O)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        for card in (self._x, self._draws, self._o):
            layout.addWidget(card)
        for card in (self._x, self._o):
            card.clicked.connect(self.names_asked)

    def show_theme(self, theme: Theme) -> None:
        """Switch to a theme."""
        for card in (self._x, self._draws, self._o):
            card.show_theme(theme)

    def show_score(
        self, score: Score, captions: Mapping[Mark, PlayerCaption], *, can_rename: bool
    ) -> None:
        """Show the games won and drawn by those who play now."""
        self._x.show_count(*captions[Mark.X], score.x_wins)
        self._draws.show_count(self.tr("Draws"), self.tr("Draws"), score.draws)
        self._o.show_count(*captions[Mark.O], score.o_wins)
        for card in (self._x, self._o):
            card.set_clickable(self.tr("Change the names") if can_rename else "")

    def show_turn(self, turn: Mark | None) -> None:
        """Mark the card of the side to move, or none."""
        self._x.show_turn(is_turn=turn is Mark.X)
        self._o.show_turn(is_turn=turn is Mark.O)


class _ScoreCard(Card):
    """A count under its caption, with the mark it belongs to."""

    clicked = Signal()

    def __init__(self, name: str, mark: Mark | None) -> None:
        super().__init__()
        self._mark = mark
        self._is_turn = False
        self._spoken = ""
        self._caption = ElidedLabel()
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
            self._icon = MarkIcon(mark)
            layout.addWidget(self._icon)
        layout.addLayout(texts, stretch=1)

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        palette = self._caption.palette()
        palette.setColor(self._caption.foregroundRole(), theme.muted)
        self._caption.setPalette(palette)
        if self._mark:
            self._icon.show_theme(theme)

    def show_count(self, caption: str, spoken: str, count: int) -> None:
        self._caption.setText(caption)
        self._spoken = spoken
        self._count.setText(str(count))
        self._name()

    def show_turn(self, *, is_turn: bool) -> None:
        self._is_turn = is_turn
        self._name()
        self.update()

    def set_clickable(self, tip: str) -> None:
        """Have a click reported and say what it does, or neither if there is nothing to say."""
        self.setToolTip(tip)
        shape = Qt.CursorShape.PointingHandCursor if tip else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def _name(self) -> None:
        text = self.tr("{0}: {1}, to move") if self._is_turn else self.tr("{0}: {1}")
        self._count.setAccessibleName(text.format(self._spoken, self._count.text()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self.toolTip() and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, width = self._theme, 2.0 if self._is_turn else 1.0
        painter.setPen(QPen(theme.accent if self._is_turn else theme.edge, width))
        painter.setBrush(theme.surface)
        half = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 11, 11)
        if self._is_turn:
            # A bar as well, so that the turn shows without colour too.
            bar = QRectF(14, self.height() - 6, self.width() - 28, 3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            painter.drawRoundedRect(bar, 1.5, 1.5)
