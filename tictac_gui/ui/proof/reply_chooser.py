"""Chooses for how many of a person's first moves a proof tries every choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox

if TYPE_CHECKING:
    from collections.abc import Sequence

_LEAST_LETTERS = 20


class ReplyChooser(QComboBox):
    """A list of what can be tried, where a game offers a choice; otherwise it is not there."""

    number_chosen = Signal(int)
    """Carries the number of moves for which every choice is tried."""

    def __init__(self, offered: Sequence[int], chosen: int) -> None:
        super().__init__()
        self.setObjectName("replies")
        self.setAccessibleName(self.tr("What is tried"))
        # With large fonts, it may be narrower than the longest text.
        self.setMinimumContentsLength(_LEAST_LETTERS)
        self._offered = tuple(offered)
        self.addItems([self._text(number) for number in offered])
        if offered:
            self.show_number(chosen)
        else:
            self.hide()
        self.currentIndexChanged.connect(self._on_index_changed)

    def show_number(self, number: int) -> None:
        """Show a choice."""
        self.setCurrentIndex(self._offered.index(number))

    @Slot(int)
    def _on_index_changed(self, index: int) -> None:
        self.number_chosen.emit(self._offered[index])

    def _text(self, number: int) -> str:
        if number == 0:
            return self.tr("Only against itself")
        if number == 1:
            return self.tr("Every first move of yours")
        text = self.tr("Every choice for your first {0} moves")
        return text.format(number)
