"""A mark as large as a line of text or little larger, to stand beside words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from tictac_gui.ui.board.marks import paint_mark
from tictac_gui.ui.look.theme import LIGHT, Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.engine import Mark


class MarkIcon(QWidget):
    """Grows with the font."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        self._mark = mark
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.2)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_mark(painter, self._mark, QRectF(self.rect()), self._theme.mark(self._mark))
