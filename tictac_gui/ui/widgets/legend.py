"""The legend of result bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from tictac_gui.ui.widgets.result_bar import ResultBar, Sides

if TYPE_CHECKING:
    from tictac_gui.ui.look.theme import Theme


class Legend(QWidget):
    """Names each part beside a sample of it."""

    def __init__(self, sides: Sides, won: str, drawn: str, lost: str) -> None:
        super().__init__()
        self._bars = []
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for text, results in ((won, (1, 0, 0)), (drawn, (0, 1, 0)), (lost, (0, 0, 1))):
            bar = ResultBar(sides)
            bar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            bar.show_results(*results)
            self._bars.append(bar)
            layout.addWidget(bar)
            layout.addWidget(QLabel(text))
            layout.addSpacing(8)
        layout.addStretch()

    def show_theme(self, theme: Theme) -> None:
        """Switch to a theme."""
        for bar in self._bars:
            bar.show_theme(theme)
