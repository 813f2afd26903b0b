"""Bars one below the other, each with a title above it and its numbers below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QVBoxLayout

from tictac_gui.ui.learn.course.guessing.count_bar import CountBar
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.focus_row import FocusRow
from tictac_gui.ui.widgets.result_bar import ResultBar, Sides
from tictac_gui.ui.widgets.wrapping import wrap

if TYPE_CHECKING:
    from tictac_gui.ui.look.look import Look


class BarRow(FocusRow):
    """A bar and its words, which a screen reader reads together."""

    def __init__(self, name: str, bar: CountBar | ResultBar, look: Look) -> None:
        super().__init__(look)
        self.setObjectName(name)
        self._title = QLabel()
        self._title.setFont(enlarged(self.font(), 1.0, is_bold=True))
        self._numbers = QLabel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.setSpacing(4)
        for label in (self._title, self._numbers):
            wrap(label)
        layout.addWidget(self._title)
        layout.addWidget(bar)
        layout.addWidget(self._numbers)

    def show_words(self, title: str, numbers: str) -> None:
        """Say whose bar it is, and what it shows."""
        self._title.setText(title)
        self._numbers.setText(numbers)
        self.setAccessibleName(f"{title}: {numbers}" if numbers else title)


class CountRow(BarRow):
    """A number as a bar."""

    def __init__(self, name: str, look: Look) -> None:
        self.bar = CountBar(look)
        super().__init__(name, self.bar, look)


class ResultRow(BarRow):
    """Games won, drawn and lost as a bar."""

    def __init__(self, name: str, look: Look) -> None:
        self.bar = ResultBar(Sides.MARKS, look, lines=1.4)
        super().__init__(name, self.bar, look)
