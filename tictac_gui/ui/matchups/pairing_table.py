"""The table of all pairings: who plays X down the side, who plays O along the top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from tictac_gui.games.tic_tac_toe.levels import Player
from tictac_gui.games.tic_tac_toe.matchup import PAIRINGS
from tictac_gui.ui.matchups.pairing_delegate import CellContent, PairingDelegate, cell_content
from tictac_gui.ui.words import matchup_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent

    from tictac_gui.play.runs.tournament import Pairing, Result
    from tictac_gui.ui.look.theme import Theme

_PLAYERS = tuple(Player)
_OPENING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class PairingTable(QTableWidget):
    """Each cell shows how its games end; a click or Enter opens its pairing."""

    pairing_opened = Signal(object)

    def __init__(self) -> None:
        super().__init__(len(_PLAYERS), len(_PLAYERS))
        self.setObjectName("pairings")
        self.setAccessibleName(self.tr("All pairings"))
        self._results: dict[Pairing, Result] = {}
        self._contents: dict[Pairing, CellContent | None] = {}
        self._delegate = PairingDelegate(self._content_at, self)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        # Tab moves to the next control; arrow keys move from cell to cell.
        self.setTabKeyNavigation(False)
        self._fill_headers()
        self._items = {pairing: QTableWidgetItem() for pairing in PAIRINGS}
        for (x, o), item in self._items.items():
            self.setItem(_PLAYERS.index(x), _PLAYERS.index(o), item)
            self._describe((x, o))
        self.setCurrentCell(0, 0)
        self.cellClicked.connect(self._on_cell_clicked)

    @property
    def results(self) -> dict[Pairing, Result]:
        """What is shown now."""
        return dict(self._results)

    def show_results(self, results: Mapping[Pairing, Result]) -> None:
        """Show these results and no others."""
        before, self._results = self._results, dict(results)
        for pairing in PAIRINGS:
            if before.get(pairing) is not results.get(pairing):
                self._describe(pairing)

    def show_theme(self, theme: Theme) -> None:
        """Switch to a theme."""
        self._delegate.show_theme(theme)
        self.viewport().update()

    def _fill_headers(self) -> None:
        # With the marks, since rows and columns have the same names.
        names = [matchup_words.short_name(player) for player in _PLAYERS]
        self.setVerticalHeaderLabels([self.tr("X: {0}").format(name) for name in names])
        self.setHorizontalHeaderLabels([self.tr("O: {0}").format(name) for name in names])
        cell = self._delegate.cell_size(self.fontMetrics())
        for header, room in (
            (self.horizontalHeader(), cell.width()),
            (self.verticalHeader(), cell.height()),
        ):
            header.setMinimumSectionSize(room)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setSectionsClickable(False)
            header.setHighlightSections(False)

    def _describe(self, pairing: Pairing) -> None:
        """Prepare what a cell shows and says about its pairing."""
        result = self._results.get(pairing)
        self._contents[pairing] = cell_content(result) if result else None
        text = matchup_words.pairing_summary(pairing, result)
        self._items[pairing].setData(Qt.ItemDataRole.AccessibleTextRole, text)
        self._items[pairing].setToolTip(text)

    def _content_at(self, row: int, column: int) -> CellContent | None:
        return self._contents[_PLAYERS[row], _PLAYERS[column]]

    def _open(self, row: int, column: int) -> None:
        self.pairing_opened.emit((_PLAYERS[row], _PLAYERS[column]))

    @Slot(int, int)
    def _on_cell_clicked(self, row: int, column: int) -> None:
        self._open(row, column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING_KEYS:
            # Otherwise Enter would press the window's default button as well.
            self._open(self.currentRow(), self.currentColumn())
        else:
            super().keyPressEvent(event)
