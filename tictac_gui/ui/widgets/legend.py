"""The legend of result bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from tictac_gui.ui.widgets.result_bar import ResultBar, Sides

if TYPE_CHECKING:
    from tictac_gui.ui.look.look import Look


class Legend(QWidget):
    """Names each part beside a sample of it."""

    def __init__(self, sides: Sides, look: Look, won: str, drawn: str, lost: str) -> None:
        super().__init__()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for text, results in ((won, (1, 0, 0)), (drawn, (0, 1, 0)), (lost, (0, 0, 1))):
            bar = ResultBar(sides, look)
            bar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            bar.show_results(*results)
            layout.addWidget(bar)
            layout.addWidget(QLabel(text))
            layout.addSpacing(8)
        layout.addStretch()
