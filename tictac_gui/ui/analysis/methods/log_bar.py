"""A bar on a visibly logarithmic scale: every block is ten times the one before."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.ui.look.look import Look

BLOCKS = 8
"""Up to a hundred million; the same for all bars, so that they can be compared."""
_GAP = 2.0


class LogBar(QWidget):
    """Shows an amount as filled blocks, one for each power of ten, and the rest as hollow ones."""

    def __init__(self, look: Look, *, is_strong: bool) -> None:
        super().__init__()
        self._look = look
        self._is_strong = is_strong
        self._blocks = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def blocks(self) -> float:
        """How many blocks are filled."""
        return self._blocks

    def show_amount(self, amount: float) -> None:
        """Show an amount; nothing is filled up to 1."""
        self._blocks = min(log10(max(amount, 1)), BLOCKS)
        self.update()

    def _paint_block(self, painter: QPainter, block: QRectF, share: float, colour: QColor) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(block.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        painter.setPen(QPen(colour if share else self._look.theme.edge, 1.0))
        painter.drawPath(outline)
        if share:
            painter.setClipPath(outline)
            painter.fillRect(
                QRectF(block.left(), block.top(), block.width() * share, block.height()), colour
            )
            painter.setClipping(False)

    def sizeHint(self) -> QSize:
        height = round(self.fontMetrics().height() * (0.6 if self._is_strong else 0.35))
        return QSize(height * BLOCKS, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        colour = self._look.theme.accent if self._is_strong else self._look.theme.muted
        width = (self.width() - _GAP * (BLOCKS - 1)) / BLOCKS
        for number in range(BLOCKS):
            block = QRectF(number * (width + _GAP), 0, width, self.height())
            self._paint_block(painter, block, min(max(self._blocks - number, 0), 1), colour)
