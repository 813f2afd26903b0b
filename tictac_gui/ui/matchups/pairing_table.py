"""The table of all pairings: who plays X down the side, who plays O along the top."""

from __future__ import annotations

from functools import partial
from itertools import islice, product
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from tictac_gui.ui.matchups.pairing_delegate import CellContent, PairingDelegate, cell_content
from tictac_gui.ui.words import matchup_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtGui import QKeyEvent

    from tictac_gui.play.runs.tournament import Pairing, Result
    from tictac_gui.ui.look.look import Look

_TURN_MS = 16
"""A frame. In each, as many cells as a row has follow their results: all at once would take several
frames beside games that are being played."""
_OPENING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class PairingTable(QTableWidget):
    """Each cell shows how its games end; a click or Enter opens its pairing."""

    pairing_opened = Signal(object)

    def __init__(self, players: Iterable[str], look: Look) -> None:
        super().__init__()
        self.setObjectName("pairings")
        self.setAccessibleName(self.tr("All pairings"))
        self._results: dict[Pairing, Result] = {}
        self._contents: dict[Pairing, CellContent | None] = {}
        # An ordered set: whoever waits longest comes first.
        self._outdated: dict[Pairing, None] = {}
        self._turns = QTimer(self, interval=_TURN_MS)
        self._turns.timeout.connect(self._on_turn)
        self._delegate = PairingDelegate(self._content_at, look, self)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        # Tab moves to the next control; arrow keys move from cell to cell.
        self.setTabKeyNavigation(False)
        self.cellClicked.connect(self._on_cell_clicked)
        self.show_players(players)

    @property
    def players(self) -> tuple[str, ...]:
        """Who takes part."""
        return self._players

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Every player as X against every player as O."""
        return tuple(product(self._players, self._players))

    def show_players(self, players: Iterable[str]) -> None:
        """Let others take part; results of pairings that are still there stay."""
        self._players = tuple(players)
        self._outdated.clear()
        self._items = {pairing: _Cell(partial(self._summary, pairing)) for pairing in self.pairings}
        self._results = {
            pairing: result for pairing, result in self._results.items() if pairing in self._items
        }
        self.clear()
        self.setRowCount(len(self._players))
        self.setColumnCount(len(self._players))
        self._fill_headers()
        for (x, o), item in self._items.items():
            self.setItem(self._players.index(x), self._players.index(o), item)
            self._describe((x, o))
        self.setCurrentCell(0, 0)

    @property
    def results(self) -> dict[Pairing, Result]:
        """What is shown now."""
        return dict(self._results)

    def show_results(self, results: Mapping[Pairing, Result]) -> None:
        """Show these results and no others; a cell that already shows one waits for its turn."""
        before, self._results = self._results, dict(results)
        for pairing in self.pairings:
            if before.get(pairing) is results.get(pairing):
                continue
            if pairing in before and pairing in results:
                self._outdated[pairing] = None
            else:
                self._outdated.pop(pairing, None)
                self._describe(pairing)
        # Not if it is running: it would never end where results come faster.
        if self._outdated and not self._turns.isActive():
            self._turns.start()

    def _fill_headers(self) -> None:
        # With the marks, since rows and columns have the same names.
        names = [matchup_words.short_name(player) for player in self._players]
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
        # In a small window what surrounds it scrolls, so that a result can be seen whole.
        names_height = self.horizontalHeader().sizeHint().height()
        self.setMinimumHeight(names_height + cell.height() + 2 * self.fontMetrics().height())

    def _describe(self, pairing: Pairing) -> None:
        """Prepare what a cell shows about its pairing."""
        result = self._results.get(pairing)
        content = cell_content(result) if result else None
        # After many games most results change too little to be seen.
        if content != self._contents.get(pairing):
            self._contents[pairing] = content
            self.update(self.indexFromItem(self._items[pairing]))

    def _summary(self, pairing: Pairing) -> str:
        return matchup_words.pairing_summary(pairing, self._results.get(pairing))

    def _content_at(self, row: int, column: int) -> CellContent | None:
        return self._contents.get((self._players[row], self._players[column]))

    def _open(self, row: int, column: int) -> None:
        self.pairing_opened.emit((self._players[row], self._players[column]))

    @Slot()
    def _on_turn(self) -> None:
        for pairing in tuple(islice(self._outdated, len(self._players))):
            del self._outdated[pairing]
            self._describe(pairing)
        if not self._outdated:
            self._turns.stop()

    @Slot(int, int)
    def _on_cell_clicked(self, row: int, column: int) -> None:
        self._open(row, column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING_KEYS:
            # Otherwise Enter would press the window's default button as well.
            self._open(self.currentRow(), self.currentColumn())
        else:
            super().keyPressEvent(event)


class _Cell(QTableWidgetItem):
    """Says what it shows when it is asked: twenty times a second would be too much for a table."""

    def __init__(self, summary: Callable[[], str]) -> None:
        super().__init__()
        self._summary = summary

    def data(self, role: int) -> object:
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._summary()
        return super().data(role)
