"""The line below the board: what the game is waiting for, and in large letters how it ended.

There is always room for the large letters, so that the board stays where it is when a game ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel

from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.wrapping import wrap

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QResizeEvent

_USUAL = 1.15
_RESULT = (1.7, 1.5, 1.3, _USUAL)
"""How much larger than the system's font a result is: as large as fits in one line."""
_LARGEST, _WIDE = 3.0, 20
"""In a wide window it grows up to this size, such that so many lines' heights fill the width."""
_ANY_HEIGHT = 10_000


class StatusLabel(QLabel):
    """Shows a sentence; while it is the result of a game, as large as there is room for."""

    def __init__(self) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter)
        self.setObjectName("status")
        wrap(self)
        # A name may look like HTML.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._is_result = False
        self._system_font = self.font()
        self.setFont(enlarged(self._system_font, _USUAL))

    @property
    def is_result(self) -> bool:
        """Whether the text is shown as the result of a game."""
        return self._is_result

    def show_result(self, *, is_result: bool) -> None:
        """Show the text as the result of a game, or as any other."""
        if is_result is not self._is_result:
            self._is_result = is_result
            self.updateGeometry()
        self._choose_font()

    def _choose_font(self) -> None:
        font = self._font_at(self.contentsRect().width())
        if font != self.font():
            self.setFont(font)

    def _font_at(self, width: int) -> QFont:
        """Return the font of the text in a label of this width."""
        if not self._is_result:
            return enlarged(self._system_font, _USUAL)
        factors = (self._largest_at(width), *_RESULT)
        sizes = [enlarged(self._system_font, factor, is_bold=True) for factor in factors]
        fitting = (
            font for font in sizes if QFontMetrics(font).horizontalAdvance(self.text()) <= width
        )
        return next(fitting, sizes[-1])

    def _largest_at(self, width: int) -> float:
        line = QFontMetrics(self._system_font).height()
        return min(max(width / line / _WIDE, _RESULT[0]), _LARGEST)

    def heightForWidth(self, width: int) -> int:
        # As it will be at that width, whatever it is now: a column in which the one depends on the
        # other would show and hide its scroll bar without end.
        needed = _height(self.text(), self._font_at(width), width)
        # There is room for the largest letters, whatever is shown.
        largest = enlarged(self._system_font, self._largest_at(width), is_bold=True)
        # Qt rounds up what a label needs.
        return max(needed, _height("X", largest, width)) + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_font()


def _height(text: str, font: QFont, width: int) -> int:
    """Return how high a text is that is wrapped at this width."""
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    room = QRect(0, 0, width, _ANY_HEIGHT)
    return QFontMetrics(font).boundingRect(room, flags, text).height()
