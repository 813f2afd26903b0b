"""One cell of the board: a button that draws its mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from tictac_gui.engine import Mark

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_COLOURS = {Mark.X: QColor("#2f86d1"), Mark.O: QColor("#d6622f")}


class CellButton(QAbstractButton):
    """Shows a mark, and whether it was played last, has won or is hinted at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark: Mark | None = None
        self._is_last = False
        self._is_winning = False
        self._is_hinted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def mark(self) -> Mark | None:
        """The mark shown."""
        return self._mark

    @property
    def is_winning(self) -> bool:
        """Whether the cell is shown as part of a completed line."""
        return self._is_winning

    @property
    def is_hinted(self) -> bool:
        """Whether the cell is shown as a good move."""
        return self._is_hinted

    def show_mark(self, mark: Mark | None, *, is_last: bool, is_winning: bool) -> None:
        """Show what stands in the cell; a hint is over."""
        self._mark, self._is_last, self._is_winning = mark, is_last, is_winning
        self._is_hinted = False
        self.update()

    def show_hint(self, *, is_hinted: bool) -> None:
        """Point out the cell as a good move, or stop doing so."""
        self._is_hinted = is_hinted
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self._mark:
            self._paint_mark(painter, self._mark)

    def _paint_ground(self, painter: QPainter) -> None:
        palette = self.palette()
        accent = palette.color(QPalette.ColorRole.Highlight)
        edge = palette.color(QPalette.ColorRole.Mid)
        ground = palette.color(QPalette.ColorRole.Base)
        if self._is_winning and self._mark:
            ground = _mixed(ground, _COLOURS[self._mark])
        elif self._is_hinted:
            ground = _mixed(ground, accent)
        emphasised = self.hasFocus() or self._is_hinted or self._is_last
        painter.setPen(QPen(accent if emphasised else edge, 2.5 if emphasised else 1))
        painter.setBrush(ground)
        radius = self.width() * 0.1
        painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), radius, radius)

    def _paint_mark(self, painter: QPainter, mark: Mark) -> None:
        size = min(self.width(), self.height())
        pen = QPen(_COLOURS[mark], size * 0.09)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(QPointF(self.width() / 2, self.height() / 2))
        reach = size * 0.24
        if mark is Mark.X:
            painter.drawLine(QPointF(-reach, -reach), QPointF(reach, reach))
            painter.drawLine(QPointF(-reach, reach), QPointF(reach, -reach))
        else:
            painter.drawEllipse(QPointF(0, 0), reach, reach)


def _mixed(ground: QColor, tint: QColor) -> QColor:
    return QColor.fromRgbF(
        ground.redF() * 0.8 + tint.redF() * 0.2,
        ground.greenF() * 0.8 + tint.greenF() * 0.2,
        ground.blueF() * 0.8 + tint.blueF() * 0.2,
    )
