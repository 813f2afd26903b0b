"""What is said about an answer, with a badge that tells right from wrong at a glance.

A badge of its own is for what was guessed wrongly and has been found out since.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from tictac_gui.engine.study.review import Verdict
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.card import Card
from tictac_gui.ui.widgets.verdict_badge import paint_sign, paint_verdict
from tictac_gui.ui.widgets.wrapping import wrap
from tictac_gui.ui.words.course import remark_words

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.ui.look.look import Look


class Sign(Enum):
    """What a badge says about an answer."""

    RIGHT = "right"
    WRONG = "wrong"
    FOUND_OUT = "found_out"
    """The guess was wrong; what is right is known now."""


class Feedback(Card):
    """A sentence or two; with a badge or without."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._badge = _Badge(look)
        self._label = QLabel()
        self._label.setObjectName("course_feedback")
        self._label.setFont(enlarged(self.font(), 1.1))
        wrap(self._label)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.setSpacing(10)
        layout.addWidget(self._badge, alignment=Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._label, stretch=1)

    def show_text(self, text: str, sign: Sign | None) -> None:
        """Say something, perhaps about an answer that was right or wrong."""
        self._label.setText(text)
        self.update()
        self._badge.show_sign(sign)

    def keep_lines(self, lines: int) -> None:
        """Keep room for so many lines, so that nothing moves while there are no more."""
        self._label.setMinimumHeight(lines * self._label.fontMetrics().lineSpacing())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._label.text():
            super().paintEvent(event)


class _Badge(QWidget):
    """A tick, a question mark as chess books put it to a mistake, or an i for information."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._sign: Sign | None = None
        self.setObjectName("course_sign")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_sign(self, sign: Sign | None) -> None:
        self._sign = sign
        self.setAccessibleName(remark_words.sign(sign.value) if sign else "")
        self.setVisible(sign is not None)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.4)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._sign is Sign.FOUND_OUT:
            paint_sign(painter, "i", square, self._look.theme.muted, self._look.theme)
        else:
            verdict = Verdict.ONLY if self._sign is Sign.RIGHT else Verdict.MISTAKE
            paint_verdict(painter, verdict, square, self._look.theme)
