"""The window of past games: a list of them, and the selected game on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListView,
    QProgressDialog,
    QPushButton,
    QWidget,
)

from tictac_gui.board.copying import CopyActions
from tictac_gui.board.game_viewer import GameViewer
from tictac_gui.board.little_boards import paint_little_board
from tictac_gui.history import words
from tictac_gui.history.past_games import GAME_ROLE, PastGames
from tictac_gui.look.theme import GAP
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.containers import RowDelegate, ScrollPane, window_column
from tictac_gui.widgets.labels import EmptyLabel, announce, wrap

if TYPE_CHECKING:
    from collections.abc import Callable

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
        self._report = QLabel()
        self._report.setObjectName("report")
        wrap(self._report)
        self._report.hide()
        self._delete = self._button("delete_game", self.tr("Delete"), self._on_delete_clicked)
        self._delete.setShortcut(QKeySequence.StandardKey.Delete)
        self._undo = self._button("undo_delete", self.tr("Undo delete"), past_games.list.restore)
        self._undo.setShortcut(QKeySequence.StandardKey.Undo)
        self._export = self._button("export", self.tr("Export…"), self._on_export_clicked)
        self._watched = QCheckBox(self.tr("Games of two computers"))
        self._watched.setObjectName("show_watched")
        self._watched.setChecked(past_games.watched.is_shown)
        self._watched.toggled.connect(past_games.watched.show)
        past_games.list.deleted_changed.connect(self._on_deleted_changed)
        past_games.list.change_failed.connect(self._on_change_failed)
        past_games.export_ended.connect(self._on_export_ended)
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
        pane = ScrollPane()
        pane.column.setSpacing(GAP)
        pane.column.addWidget(self._message)
        pane.column.addWidget(self._content, stretch=1)
        pane.column.addWidget(self._report)
        pane.column.addWidget(ButtonBar([self._delete, self._undo], [self._watched, self._export]))
        window_column(self).addWidget(pane)

    def _button(self, name: str, text: str, command: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(command)
        return button

    @Slot(QModelIndex)
    def _on_current_changed(self, current: QModelIndex) -> None:
        self._past_games.select(current)
        self._enable_buttons()

    def _enable_buttons(self) -> None:
        games = self._past_games.list
        self._delete.setEnabled(self._list.currentIndex().isValid())
        self._undo.setEnabled(games.can_restore)
        self._export.setEnabled(games.rowCount() > 0)

    @Slot()
    def _on_delete_clicked(self) -> None:
        current = self._list.currentIndex()
        if current.isValid():
            self._past_games.list.delete(current.row())

    @Slot(bool)
    def _on_deleted_changed(self, is_deleted: bool) -> None:
        self._on_answered()
        self._say(words.change_report(is_deleted=is_deleted))

    @Slot()
    def _on_change_failed(self) -> None:
        self._say(words.change_failed())

    @Slot()
    def _on_export_clicked(self) -> None:
        dialog = QFileDialog(self, words.export_title())
        dialog.setObjectName("export_games")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([words.csv_filter(), words.json_filter()])
        dialog.setDefaultSuffix("csv")
        dialog.filterSelected.connect(self._on_filter_selected)
        dialog.fileSelected.connect(self._on_file_selected)
        # `exec` would hold up the game.
        dialog.open()

    @Slot(str)
    def _on_filter_selected(self, chosen: str) -> None:
        dialog = self.sender()
        if isinstance(dialog, QFileDialog):
            dialog.setDefaultSuffix("json" if chosen == words.json_filter() else "csv")

    @Slot(str)
    def _on_file_selected(self, path: str) -> None:
        progress = QProgressDialog(words.exporting(), self.tr("Cancel"), 0, 0, self)
        progress.setObjectName("export_progress")
        progress.setWindowTitle(words.export_title())
        progress.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        progress.setAutoClose(False)
        progress.setAutoReset(False)
        export = self._past_games.begin_export(path)

        def show_progress(written: int, total: int) -> None:
            progress.setMaximum(total)
            progress.setValue(written)

        export.progressed.connect(show_progress)
        export.ended.connect(progress.close)
        progress.canceled.connect(self._past_games.cancel_export)

    @Slot(int, str)
    def _on_export_ended(self, games: int, reason: str) -> None:
        self._say(words.export_report(games, reason))

    def _say(self, text: str) -> None:
        self._report.setText(text)
        self._report.show()
        announce(self._list, text)

    @Slot()
    def _on_answered(self) -> None:
        games = self._past_games.list
        has_games = games.rowCount() > 0
        self._message.setText(words.list_message(is_readable=not games.is_out_of_reach))
        self._message.setVisible(games.is_out_of_reach or not has_games)
        self._content.setVisible(has_games)
        if has_games and not self._list.currentIndex().isValid():
            self._list.setCurrentIndex(games.index(0))
        self._enable_buttons()

    def sizeHint(self) -> QSize:
        return QSize(680, 460).expandedTo(super().sizeHint())
