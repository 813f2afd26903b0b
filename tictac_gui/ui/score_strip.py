"""The score above the board: whoever holds X, draws, whoever holds O."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tictac_gui.engine import Mark
from tictac_gui.ui import words

if TYPE_CHECKING:
    from tictac_gui.game.store import Score


class ScoreStrip(QWidget):
    """Three counters side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._x = _Counter("score_x")
        self._draws = _Counter("score_draws")
        self._o = _Counter("score_o")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for counter in (self._x, self._draws, self._o):
            layout.addWidget(counter)

    def show_score(self, score: Score, people: frozenset[Mark]) -> None:
        """Show the games won and drawn by those who play now."""
        self._x.show_count(self._caption(Mark.X, people), score.x_wins)
        self._draws.show_count(self.tr("Draws"), score.draws)
        self._o.show_count(self._caption(Mark.O, people), score.o_wins)

    def _caption(self, mark: Mark, people: frozenset[Mark]) -> str:
        if len(people) != 1:
            return words.player_name(mark, people)
        return self.tr("{0} ({1})").format(words.player_name(mark, people), mark.value)


class _Counter(QFrame):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._caption = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._count = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._count.setObjectName(name)
        font = self._count.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        font.setBold(True)
        self._count.setFont(font)
        layout = QVBoxLayout(self)
        layout.addWidget(self._caption)
        layout.addWidget(self._count)

    def show_count(self, caption: str, count: int) -> None:
        self._caption.setText(caption)
        self._count.setText(str(count))
        self._count.setAccessibleName(self.tr("{0}: {1}").format(caption, count))
