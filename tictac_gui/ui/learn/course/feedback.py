"""What is said about an answer, with a badge that tells right from wrong at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from tictac_gui.engine.study.review import Verdict
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.look.theme import LIGHT, Theme
from tictac_gui.ui.widgets.card import Card
from tictac_gui.ui.widgets.verdict_badge import paint_verdict
from tictac_gui.ui.widgets.wrapping import wrap

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class Feedback(Card):
    """A sentence or two; the badge is a tick or a question mark, or there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._badge = _Badge()
        self._label = QLabel()
        self._label.setObjectName("course_feedback")
        self._label.setFont(enlarged(self.font(), 1.1))
        wrap(self._label)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.setSpacing(10)
        layout.addWidget(self._badge, alignment=Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._label, stretch=1)

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        self._badge.show_theme(theme)

    def show_text(self, text: str, *, is_right: bool | None) -> None:
        """Say something, perhaps about an answer that was right or wrong."""
        self._label.setText(text)
        self.update()
        self._badge.show_right(is_right)

    def keep_lines(self, lines: int) -> None:
        """Keep room for so many lines, so that nothing moves while there are no more."""
        self._label.setMinimumHeight(lines * self._label.fontMetrics().lineSpacing())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._label.text():
            super().paintEvent(event)


class _Badge(QWidget):
    """A tick, or a question mark as chess books put it to a mistake."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._is_right: bool | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_right(self, is_right: bool | None) -> None:
        self._is_right = is_right
        self.setVisible(is_right is not None)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.4)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        verdict = Verdict.ONLY if self._is_right else Verdict.MISTAKE
        paint_verdict(painter, verdict, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._theme)
