"""A bar of games won, drawn and lost: filled, hatched and hollow, so as not to rely on colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tictac_gui.ui.look.theme import LIGHT, Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class ResultBar(QWidget):
    """Shows three numbers as parts of a bar; without games it is a dotted line."""

    def __init__(self, lines: float = 0.7) -> None:
        """Make it so many lines of text high."""
        super().__init__()
        self._lines = lines
        self._theme = LIGHT
        self._shares = (0.0, 0.0)
        self._is_empty = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def shares(self) -> tuple[float, float]:
        """The shares of games won and drawn; the rest are lost."""
        return self._shares

    def show_theme(self, theme: Theme) -> None:
        """Switch to a theme."""
        self._theme = theme
        self.update()

    def show_results(self, won: int, drawn: int, lost: int) -> None:
        """Show numbers of games."""
        played = max(won + drawn + lost, 1)
        self._is_empty = not (won or drawn or lost)
        self._shares = won / played, drawn / played
        self.update()

    def show_shares(self, won: float, drawn: float) -> None:
        """Show shares of 1; the rest are lost."""
        self._is_empty = False
        self._shares = won, drawn
        self.update()

    def sizeHint(self) -> QSize:
        height = round(self.fontMetrics().height() * self._lines)
        return QSize(height * 2, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_result_bar(painter, bar, None if self._is_empty else self._shares, self._theme)


def paint_result_bar(
    painter: QPainter, bar: QRectF, shares: tuple[float, float] | None, theme: Theme
) -> None:
    """Paint the shares of games won and drawn into a rectangle; None means no games."""
    pen = QPen(theme.muted, 1.0)
    if shares is None:
        pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.drawLine(QLineF(bar.left(), bar.center().y(), bar.right(), bar.center().y()))
        return
    outline = QPainterPath()
    corner = min(bar.height() / 3, 5)
    outline.addRoundedRect(bar, corner, corner)
    painter.setClipPath(outline)
    won, drawn = (share * bar.width() for share in shares)
    painter.fillRect(QRectF(bar.left(), bar.top(), won, bar.height()), theme.accent)
    painter.setPen(pen)
    painter.setBrush(QBrush(theme.text, Qt.BrushStyle.BDiagPattern))
    if drawn:
        painter.drawRect(QRectF(bar.left() + won, bar.top(), drawn, bar.height()))
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
