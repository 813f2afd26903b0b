"""The window of past games: a list of them, and the selected game on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListView, QWidget

from tictac_gui.board.copying import CopyActions
from tictac_gui.board.game_viewer import GameViewer
from tictac_gui.board.little_boards import paint_little_board
from tictac_gui.history import words
from tictac_gui.history.past_games import GAME_ROLE, PastGames
from tictac_gui.widgets.containers import RowDelegate, window_column
from tictac_gui.widgets.labels import EmptyLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tictac_gui.look.appearance import Look
    from tictac_gui.play.records import GameRecord

_MARGIN = 8
_LINES = 3
"""The number of lines beside a little board."""
_CHARACTERS = 26
"""The length of a line for which there is room."""


class PastGameDelegate(RowDelegate):
    """Paints each game as a little board with three lines beside it."""

    def row_size(self, metrics: QFontMetrics) -> QSize:
        """Return the size of every row."""
        board = _LINES * metrics.lineSpacing()
        width = board + metrics.averageCharWidth() * _CHARACTERS
        return QSize(width + 3 * _MARGIN, board + 2 * _MARGIN)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        record: GameRecord = index.data(GAME_ROLE).record
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option)
        rect = option.rect
        inner = QRectF(rect).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        side = inner.height()
        board = QRectF(inner.left(), inner.top(), side, side)
        texts = inner.adjusted(side + _MARGIN, 0, 0, 0)
        if option.direction == Qt.LayoutDirection.RightToLeft:
            board.moveRight(inner.right())
            texts = inner.adjusted(0, 0, -side - _MARGIN, 0)
        paint_little_board(painter, record.history.position, board, self._look.theme)
        self._paint_texts(painter, record, texts, option.font)
        painter.restore()

    def _paint_texts(
        self, painter: QPainter, record: GameRecord, room: QRectF, font: QFont
    ) -> None:
        bold = QFont(font)
        bold.setBold(True)
        height = room.height() / _LINES
        for number, text in enumerate(words.game_lines(record)):
            painter.setFont(font if number else bold)
            painter.setPen(self._look.theme.muted if number else self._look.theme.text)
            line = QRectF(room.left(), room.top() + number * height, room.width(), height)
            elided = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, int(line.width())
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided)

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        _index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        return self.row_size(option.fontMetrics)


class PastGamesWindow(QDialog):
    """The finished games, newest first, also those that end while the window is open."""

    def __init__(self, past_games: PastGames, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.past_games_title(past_games.viewed.game))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._message = EmptyLabel()
        self._message.setObjectName("message")
        self._message.hide()
        self._delegate = PastGameDelegate(look, self)
        self._list = QListView()
        self._list.setObjectName("past_games")
        self._list.setAccessibleName(self.tr("Past games"))
        self._list.setItemDelegate(self._delegate)
        self._list.setUniformItemSizes(True)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        room = self._list.verticalScrollBar().sizeHint().width()
        row = self._delegate.row_size(self._list.fontMetrics())
        self._list.setMinimumSize(row.width() + room, row.height())
        self._viewer = GameViewer(past_games.viewed, look, self, offers_analysis=True)
        self._viewer.practice_chosen.connect(past_games.practice_chosen)
        self._viewer.analysis_chosen.connect(past_games.analysis_chosen)
        CopyActions(self, past_games.viewed.shown)
        self._past_games = past_games
        self._list.setModel(past_games.list)
        self._list.setCurrentIndex(past_games.selected)
        self._list.selectionModel().currentChanged.connect(self._on_current_changed)
        past_games.list.answered.connect(self._on_answered)
        self._content = QWidget()
        self._lay_out()
        if not past_games.list.is_waiting:
            self._on_answered()
        self._list.setFocus()

    def _lay_out(self) -> None:
        content = QHBoxLayout(self._content)
        content.setContentsMargins(0, 0, 0, 0)
        content.setSpacing(12)
        content.addWidget(self._list, stretch=2)
        content.addWidget(self._viewer, stretch=3)
        layout = window_column(self)
        layout.addWidget(self._message)
        layout.addWidget(self._content, stretch=1)

    @Slot(QModelIndex)
    def _on_current_changed(self, current: QModelIndex) -> None:
        self._past_games.select(current)

    @Slot()
    def _on_answered(self) -> None:
        games = self._past_games.list
        has_games = games.rowCount() > 0
        self._message.setText(words.list_message(is_readable=not games.is_out_of_reach))
        self._message.setVisible(games.is_out_of_reach or not has_games)
        self._content.setVisible(has_games)
        if has_games and not self._list.currentIndex().isValid():
            self._list.setCurrentIndex(games.index(0))

    def sizeHint(self) -> QSize:
        return QSize(680, 460).expandedTo(super().sizeHint())
