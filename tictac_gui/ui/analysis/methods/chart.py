"""A chart of what each method took, on one card and one scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout

from tictac_gui.engine.methods import Method
from tictac_gui.ui.analysis.methods.row import MethodRow
from tictac_gui.ui.widgets.card import Card

if TYPE_CHECKING:
    from tictac_gui.ui.look.theme import Theme


class MethodsChart(Card):
    """A row for each method, and a note on how to read the bars."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = {method: MethodRow(method) for method in Method}
        self._scale = QLabel(
            self.tr("Each block is ten times the one before: calls of minimax above, time below.")
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
        super().show_theme(theme)
        palette = QPalette(self._scale.palette())
        palette.setColor(QPalette.ColorRole.WindowText, theme.muted)
        self._scale.setPalette(palette)
        for row in self.rows.values():
            row.show_theme(theme)
