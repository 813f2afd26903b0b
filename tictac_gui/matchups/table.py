"""The table of all pairings: who plays X down the side, who plays O along the top.

Below it is the choice of those who take part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import islice, product
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.board.result_bar import Legend, Sides, paint_result_bar, winners_of
from tictac_gui.engine import Mark
from tictac_gui.look.surface import paint_surface
from tictac_gui.look.theme import RADIUS, RING
from tictac_gui.matchups import words
from tictac_gui.matchups.results import ALIGNMENTS
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.words import game_words
from tictac_gui.words.number_words import share_numbers

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look
    from tictac_gui.matchups.model import Matchups
    from tictac_gui.play.tournament import Pairing, PairingResult

_TOGGLING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_GAP = 3
"""The space around a cell."""
_MARGIN = 8
_BAR = 0.6
"""The height of the bar, as a fraction of the line height."""
_CONTENT = _BAR + 1.4
"""The height of bar and numbers together."""
_WIDEST = "99.9  99.9  99.9"
"""The longest numbers that a cell shows; those of rare results fit with smaller gaps."""
_TURN_MS = 16
"""A frame. In each, one row's worth of cells is brought up to date: all of them would take several
frames beside games that are being played."""
_OPENING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class CellContent(NamedTuple):
    """The bar and the numbers of a cell, computed when its result changes."""

    shares: tuple[float, float]
    texts: tuple[str, ...]

    @classmethod
    def of(cls, result: PairingResult) -> CellContent | None:
        """Return the content of a result's cell, None before any game."""
        if not (odds := result.standing.frequencies):
            return None
        texts = share_numbers(odds.shares, decimals=1)
        # Bars that differ by less than a pixel are the same, and not painted again.
        shares = round(float(odds.x_wins), 3), round(float(odds.draw), 3)
        return cls(shares, tuple(texts))


ContentAt = Callable[[int, int], CellContent | None]


class PairingDelegate(QStyledItemDelegate):
    """Paints cells; each percentage stands below its part of the bar."""

    def __init__(
        self, content_at: ContentAt, sides: Sides, look: Look, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._content_at = content_at
        self._sides = sides
        self._look = look

    def cell_size(self, metrics: QFontMetrics) -> QSize:
        """Return the minimum size of a cell."""
        room = 2 * (_GAP + _MARGIN)
        width = metrics.horizontalAdvance(_WIDEST) + room
        return QSize(width, round(metrics.height() * _CONTENT) + room)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        content = self._content_at(index.row(), index.column())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option)
        room = _GAP + _MARGIN
        inner = QRectF(option.rect).adjusted(room, room, -room, -room)
        line = option.fontMetrics.height()
        # In a high cell, bar and numbers stay together in the middle.
        spare = max(0.0, inner.height() - line * _CONTENT)
        inner.adjust(0, spare / 2, 0, -spare / 2)
        bar = QRectF(inner.left(), inner.top(), inner.width(), round(line * _BAR))
        shares = content.shares if content else None
        paint_result_bar(painter, bar, shares, self._look.theme, self._sides)
        if content:
            painter.setFont(option.font)
            painter.setPen(self._look.theme.text)
            for text, alignment in zip(content.texts, ALIGNMENTS, strict=True):
                painter.drawText(inner, alignment | Qt.AlignmentFlag.AlignBottom, text)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        theme, state = self._look.theme, option.state
        is_current = bool(state & QStyle.StateFlag.State_HasFocus)
        is_marked = is_current or bool(state & QStyle.StateFlag.State_MouseOver)
        frame = QPen(theme.accent, RING if is_current else 1) if is_marked else None
        room = QRectF(option.rect).adjusted(_GAP, _GAP, -_GAP, -_GAP)
        paint_surface(painter, room, theme, frame=frame, radius=RADIUS)


class PairingTable(QTableWidget):
    """A cell for each pairing shows how its games end; a click or Enter opens the pairing."""

    pairing_opened = Signal(object)

    def __init__(self, game: Game, players: Iterable[str], look: Look) -> None:
        super().__init__()
        self._game = game
        self.setObjectName("pairings")
        self.setAccessibleName(self.tr("All pairings"))
        self.players: tuple[str, ...] = ()
        self.results: dict[Pairing, PairingResult] = {}
        self._contents: dict[Pairing, CellContent | None] = {}
        # An ordered set: the pairing that waits longest comes first.
        self._outdated: dict[Pairing, None] = {}
        self._turns = QTimer(self, interval=_TURN_MS)
        self._turns.timeout.connect(self._on_turn)
        self._delegate = PairingDelegate(self._content_at, winners_of(game), look, self)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        # Tab leads to the next control; the arrow keys lead from cell to cell.
        self.setTabKeyNavigation(False)
        self.cellClicked.connect(self._on_cell_clicked)
        self.show_players(players)

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Every player as X against every player as O."""
        return tuple(product(self.players, self.players))

    def show_players(self, players: Iterable[str]) -> None:
        """Make a cell for every pairing; results between players who stay are kept."""
        self.players = tuple(players)
        self._outdated.clear()
        self._items = {pairing: _Cell(partial(self._summary, pairing)) for pairing in self.pairings}
        self.results = {
            pairing: result for pairing, result in self.results.items() if pairing in self._items
        }
        self.clear()
        self.setRowCount(len(self.players))
        self.setColumnCount(len(self.players))
        self._fill_headers()
        for (x, o), item in self._items.items():
            self.setItem(self.players.index(x), self.players.index(o), item)
            self._update_cell((x, o))
        self.setCurrentCell(0, 0)

    def show_results(self, results: Mapping[Pairing, PairingResult]) -> None:
        """Show these results and no others; a cell that already shows one waits for its turn."""
        before, self.results = self.results, dict(results)
        for pairing in self.pairings:
            if before.get(pairing) is results.get(pairing):
                continue
            if pairing in before and pairing in results:
                self._outdated[pairing] = None
            else:
                self._outdated.pop(pairing, None)
                self._update_cell(pairing)
        # Restarting it with every result would put it off for ever where these come faster.
        if self._outdated and not self._turns.isActive():
            self._turns.start()

    def _fill_headers(self) -> None:
        self.setVerticalHeaderLabels(self._headers(Mark.X))
        self.setHorizontalHeaderLabels(self._headers(Mark.O))
        cell = self._delegate.cell_size(self.fontMetrics())
        for header, room in (
            (self.horizontalHeader(), cell.width()),
            (self.verticalHeader(), cell.height()),
        ):
            header.setMinimumSectionSize(room)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
        # At least one whole result is visible; in a small window, what is around the table scrolls.
        names_height = self.horizontalHeader().sizeHint().height()
        self.setMinimumHeight(names_height + cell.height() + 2 * self.fontMetrics().height())

    def _headers(self, mark: Mark) -> list[str]:
        return [words.player_as(self._game, mark, player) for player in self.players]

    def _update_cell(self, pairing: Pairing) -> None:
        result = self.results.get(pairing)
        content = CellContent.of(result) if result else None
        # After many games, most results change too little to be seen.
        if content != self._contents.get(pairing):
            self._contents[pairing] = content
            self.update(self.indexFromItem(self._items[pairing]))

    def _summary(self, pairing: Pairing) -> str:
        return words.pairing_summary(self._game, pairing, self.results.get(pairing))

    def _content_at(self, row: int, column: int) -> CellContent | None:
        return self._contents.get((self.players[row], self.players[column]))

    def _open(self, row: int, column: int) -> None:
        self.pairing_opened.emit((self.players[row], self.players[column]))

    @Slot()
    def _on_turn(self) -> None:
        for pairing in tuple(islice(self._outdated, len(self.players))):
            del self._outdated[pairing]
            self._update_cell(pairing)
        if not self._outdated:
            self._turns.stop()

    @Slot(int, int)
    def _on_cell_clicked(self, row: int, column: int) -> None:
        self._open(row, column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING_KEYS:
            # Passed on, Enter would also press the window's default button.
            self._open(self.currentRow(), self.currentColumn())
        else:
            super().keyPressEvent(event)


class _Cell(QTableWidgetItem):
    """Describes its pairing on request: doing so for all at every result would take too long."""

    def __init__(self, summary: Callable[[], str]) -> None:
        super().__init__()
        self._summary = summary

    def data(self, role: int) -> object:
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._summary()
        return super().data(role)


class Participants(QPushButton):
    """A button with a menu in which any number of players is ticked."""

    changed = Signal()

    def __init__(self, players: Iterable[str], chosen: Collection[str]) -> None:
        super().__init__()
        self.setObjectName("participants")
        self.setAutoDefault(False)
        self._actions = {player: QAction(game_words.contestant_name(player)) for player in players}
        menu = _OpenMenu(self)
        for action in self._actions.values():
            action.setCheckable(True)
            action.triggered.connect(self._on_triggered)
            menu.addAction(action)
        self.setMenu(menu)
        self.show_chosen(chosen)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The players who take part."""
        return tuple(player for player, action in self._actions.items() if action.isChecked())

    def show_chosen(self, chosen: Collection[str]) -> None:
        """Tick these players, without emitting `changed`."""
        for player, action in self._actions.items():
            action.setChecked(player in chosen)
        self._describe()

    def _describe(self) -> None:
        self.setText(words.participants_label(len(self.chosen), len(self._actions)))

    @Slot()
    def _on_triggered(self) -> None:
        if not self.chosen:
            # At least one player has to take part.
            cast("QAction", self.sender()).setChecked(True)
            return
        self._describe()
        self.changed.emit()


class _OpenMenu(QMenu):
    """Stays open while several items are ticked, one after the other."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if action := self.actionAt(event.position().toPoint()):
            action.trigger()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _TOGGLING_KEYS and (action := self.activeAction()):
            action.trigger()
        else:
            super().keyPressEvent(event)


class TablePage(QWidget):
    """The table with its legend; without exact odds, also the choice of players and the error."""

    def __init__(self, matchups: Matchups, look: Look) -> None:
        super().__init__()
        self._matchups = matchups
        game = matchups.game
        self._legend = Legend(winners_of(game), look, *words.outcome_names(game))
        self._participants = Participants(game.players, matchups.players)
        self._participants.changed.connect(self._on_participants_changed)
        self.table = PairingTable(game, matchups.players, look)
        self._deviation = QLabel()
        self._deviation.setObjectName("deviation")
        self._deviation.setWordWrap(True)
        if game.exact:
            self._participants.hide()
            self._deviation.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(ButtonBar([self._legend], [self._participants]))
        layout.addWidget(self.table, stretch=1)
        layout.addWidget(self._deviation)

    def refresh(self) -> None:
        """Show the model's players and results."""
        matchups = self._matchups
        if self.table.players != matchups.players:
            self.table.show_players(matchups.players)
        self.table.show_results(matchups.results)
        if not self._deviation.isHidden():
            self._deviation.setText(words.largest_deviation(matchups.results.values()))
        # While games are played, their players stay, and no other pairing can be opened.
        self._participants.setEnabled(not matchups.is_running)
        self.table.setEnabled(matchups.fills_table or not matchups.is_running)

    @Slot()
    def _on_participants_changed(self) -> None:
        self._matchups.choose_players(self._participants.chosen)
