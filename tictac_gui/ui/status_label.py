"""The line below the board: what the game is waiting for, and in large letters how it ended.

There is always room for the large letters, so that the board stays where it is when a game ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
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
        self._keep_room()

    @property
    def is_result(self) -> bool:
        """Whether the text is shown as the result of a game."""
        return self._is_result

    def show_result(self, *, is_result: bool) -> None:
        """Show the text as the result of a game, or as any other."""
        self._is_result = is_result
        self._choose_font()

    def _choose_font(self) -> None:
        font = enlarged(self._system_font, _USUAL)
        if self._is_result:
            factors = (self._largest(), *_RESULT)
            sizes = [enlarged(self._system_font, factor, is_bold=True) for factor in factors]
            font = next(filter(self._fits, sizes), sizes[-1])
        if font != self.font():
            self.setFont(font)

    def _largest(self) -> float:
        line = QFontMetrics(self._system_font).height()
        return min(max(self.width() / line / _WIDE, _RESULT[0]), _LARGEST)

    def _keep_room(self) -> None:
        """Keep room for the largest letters, whatever is shown."""
        largest = enlarged(self._system_font, self._largest(), is_bold=True)
        # Qt rounds up what a label with that font needs.
        self.setMinimumHeight(QFontMetrics(largest).lineSpacing() + 2)

    def _fits(self, font: QFont) -> bool:
        return QFontMetrics(font).horizontalAdvance(self.text()) <= self.contentsRect().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_room()
        self._choose_font()
