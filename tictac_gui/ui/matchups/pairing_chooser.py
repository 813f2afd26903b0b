"""Chooses who plays X and who plays O."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QPushButton, QWidget

from tictac_gui.engine import Mark
from tictac_gui.ui.board.marks import MarkIcon
from tictac_gui.ui.words import matchup_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tictac_gui.play.runs.tournament import Pairing
    from tictac_gui.ui.look.look import Look


_LEAST_LETTERS = 12


class PairingChooser(QWidget):
    """A list of players for each mark, and a button that swaps them."""

    pairing_chosen = Signal()

    def __init__(self, players: Iterable[str], look: Look) -> None:
        super().__init__()
        self._players = tuple(players)
        names = {Mark.X: self.tr("Who plays X"), Mark.O: self.tr("Who plays O")}
        self._boxes = {mark: self._box(mark, names[mark]) for mark in Mark}
        self._swap = QPushButton(self.tr("Swap"))
        self._swap.setObjectName("swap")
        self._swap.setAutoDefault(False)
        self._swap.setToolTip(self.tr("Let the players swap sides."))
        self._swap.clicked.connect(self._on_swap_clicked)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(8)
        for row, mark in enumerate(Mark):
            layout.addWidget(MarkIcon(mark, look), row, 0)
            layout.addWidget(self._boxes[mark], row, 1)
        layout.addWidget(self._swap, 0, 2, 2, 1)
        layout.setColumnStretch(3, 1)
        self.setFocusProxy(self._boxes[Mark.X])

    @property
    def pairing(self) -> Pairing:
        """Who plays X and who plays O."""
        x, o = (self._players[box.currentIndex()] for box in self._boxes.values())
        return x, o

    def show_pairing(self, pairing: Pairing) -> None:
        """Show players without emitting `pairing_chosen`."""
        for mark, player in zip(Mark, pairing, strict=True):
            box = self._boxes[mark]
            with QSignalBlocker(box):
                box.setCurrentIndex(self._players.index(player))

    def _box(self, mark: Mark, name: str) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"player_{mark.value.lower()}")
        box.setAccessibleName(name)
        box.addItems([matchup_words.contestant_name(player) for player in self._players])
        # With large fonts, it may be narrower than the longest name.
        box.setMinimumContentsLength(_LEAST_LETTERS)
        # A list that needs scrolling would hide what there is.
        box.setMaxVisibleItems(len(self._players))
        box.currentIndexChanged.connect(self.pairing_chosen)
        return box

    @Slot()
    def _on_swap_clicked(self) -> None:
        x, o = self.pairing
        self.show_pairing((o, x))
        self.pairing_chosen.emit()
