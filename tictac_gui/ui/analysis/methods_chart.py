"""What all methods took, below each other on one surface and one scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from tictac_gui.engine.methods import Method
from tictac_gui.ui.analysis.method_row import MethodRow
from tictac_gui.ui.theme import LIGHT, Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class MethodsChart(QFrame):
    """A row for each method, and how to read their bars."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self.rows = {method: MethodRow(method) for method in Method}
        self._scale = QLabel(
            self.tr(
                "Each block is ten times the one before: above for positions visited, below for "
                "time."
            )
        )
        self._scale.setWordWrap(True)
        self._scale.setContentsMargins(8, 4, 8, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 8)
        layout.setSpacing(0)
        for row in self.rows.values():
            layout.addWidget(row)
        layout.addWidget(self._scale)

    def show_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        palette = QPalette(self._scale.palette())
        palette.setColor(QPalette.ColorRole.WindowText, theme.muted)
        self._scale.setPalette(palette)
        for row in self.rows.values():
            row.show_theme(theme)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.edge, 1.0))
        painter.setBrush(self._theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 11, 11)
