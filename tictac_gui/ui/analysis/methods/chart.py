"""A chart of what each method took, on one card and one scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QVBoxLayout

from tictac_gui.engine.methods import Method
from tictac_gui.ui.analysis.methods.row import MethodRow
from tictac_gui.ui.look.theme import MUTED
from tictac_gui.ui.widgets.card import Card

if TYPE_CHECKING:
    from tictac_gui.ui.look.look import Look


class MethodsChart(Card):
    """A row for each method, and a note on how to read the bars."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.rows = {method: MethodRow(method, look) for method in Method}
        scale = QLabel(
            self.tr("Each block is ten times the one before: calls of minimax above, time below.")
        )
        scale.setWordWrap(True)
        scale.setForegroundRole(MUTED)
        scale.setContentsMargins(8, 4, 8, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 8)
        layout.setSpacing(0)
        for row in self.rows.values():
            layout.addWidget(row)
        layout.addWidget(scale)
