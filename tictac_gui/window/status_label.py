"""The line below the board: what the game is waiting for, and in large letters how it ended.

There is always room for the large letters, so that the board stays where it is when a game ends.
What follows from a result stands beside it in small ones, as far as there is room in that line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QLabel

from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.labels import wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent

    from tictac_gui.look.look import Look

_USUAL = 1.15
_RESULT = (1.7, 1.5, 1.3, _USUAL)
"""How much larger than the system's font a result is: as large as fits in one line."""
_LARGEST, _WIDE = 3.0, 20
"""In a wide window it grows up to this size, such that so many lines' heights fill the width."""
_ANY_HEIGHT = 10_000


class StatusLabel(QLabel):
    """Shows a sentence; while it is the result of a game, as large as there is room for."""

    def __init__(self, look: Look) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter)
        self._look = look
        self.setObjectName("status")
        wrap(self)
        # A name may look like HTML.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._is_result = False
        self._notes: Sequence[str] = ()
        self._note = ""
        self._system_font = self.font()
        self._small_font = enlarged(self._system_font, 1.0, is_bold=False)
        self.setFont(enlarged(self._system_font, _USUAL))

    @property
    def is_result(self) -> bool:
        """Whether the text is shown as the result of a game."""
        return self._is_result

    @property
    def note(self) -> str:
        """What is shown beside the result."""
        return self._note

    def show_result(self, *, is_result: bool, notes: Sequence[str] = ()) -> None:
        """Show the text as the result of a game, or as any other.

        Of the notes, which all say the same, the first is shown that has room beside the result.
        """
        if is_result is not self._is_result:
            self._is_result = is_result
            self.updateGeometry()
        self._notes = notes if is_result else ()
        self._choose_font()

    def _choose_font(self) -> None:
        font, self._note = self._choice_at(self.contentsRect().width())
        if font != self.font():
            self.setFont(font)
        self.update()

    def _choice_at(self, width: int) -> tuple[QFont, str]:
        """Return the font of the text in a label of this width, and the note beside it."""
        if not self._is_result:
            return enlarged(self._system_font, _USUAL), ""
        factors = (self._largest_at(width), *_RESULT)
        sizes = [enlarged(self._system_font, factor, is_bold=True) for factor in factors]
        # A result without its note comes last: large letters matter less than what they say.
        pairs = [(size, note) for size in sizes for note in self._notes]
        pairs += [(size, "") for size in sizes]
        fitting = (pair for pair in pairs if sum(self._widths(*pair)) <= width)
        return next(fitting, pairs[-1])

    def _largest_at(self, width: int) -> float:
        line = QFontMetrics(self._system_font).height()
        return min(max(width / line / _WIDE, _RESULT[0]), _LARGEST)

    def _widths(self, font: QFont, note: str) -> tuple[int, int]:
        """Return the width of the result, and that of a note with the gap before it."""
        small = QFontMetrics(self._small_font)
        beside = small.height() + small.horizontalAdvance(note) if note else 0
        return QFontMetrics(font).horizontalAdvance(self.text()), beside

    def heightForWidth(self, width: int) -> int:
        # As it will be at that width, whatever it is now: a column in which the one depends on the
        # other would show and hide its scroll bar without end.
        font, _ = self._choice_at(width)
        needed = _height(self.text(), font, width)
        # There is room for the largest letters, whatever is shown.
        largest = enlarged(self._system_font, self._largest_at(width), is_bold=True)
        # Qt rounds up what a label needs.
        return max(needed, _height("X", largest, width)) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._note:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        large, beside = self._widths(self.font(), self._note)
        metrics, room = self.fontMetrics(), self.contentsRect()
        left = room.left() + (room.width() - large - beside) // 2
        baseline = room.top() + (room.height() - metrics.height()) // 2 + metrics.ascent()
        painter.drawText(left, baseline, self.text())
        painter.setFont(self._small_font)
        painter.setPen(self._look.theme.muted)
        gap = painter.fontMetrics().height()
        painter.drawText(left + large + gap, baseline, self._note)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_font()


def _height(text: str, font: QFont, width: int) -> int:
    """Return how high a text is that is wrapped at this width."""
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    room = QRect(0, 0, width, _ANY_HEIGHT)
    return QFontMetrics(font).boundingRect(room, flags, text).height()
