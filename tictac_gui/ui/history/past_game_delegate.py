"""Paints a row of the list of past games: a small board and the result beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from tictac_gui.ui.board.little_board import paint_little_board
from tictac_gui.ui.history.past_games_model import GAME_ROLE
from tictac_gui.ui.widgets.row_delegate import RowDelegate
from tictac_gui.ui.words import history_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tictac_gui.play.records import GameRecord

_MARGIN = 8
_LINES = 3
_CHARACTERS = 26
"""The length of a line that should fit."""


class PastGameDelegate(RowDelegate):
    """Paints games; all rows have the same size."""

    def row_size(self, metrics: QFontMetrics) -> QSize:
        """Return the size of a row with texts of the usual length."""
        board = _LINES * metrics.lineSpacing()
        width = board + metrics.averageCharWidth() * _CHARACTERS
        return QSize(width + 3 * _MARGIN, board + 2 * _MARGIN)

    def _paint_texts(
        self, painter: QPainter, record: GameRecord, room: QRectF, font: QFont
    ) -> None:
        bold = QFont(font)
        bold.setBold(True)
        height = room.height() / _LINES
        for number, text in enumerate(history_words.game_lines(record)):
            painter.setFont(font if number else bold)
            painter.setPen(self._look.theme.muted if number else self._look.theme.text)
            line = QRectF(room.left(), room.top() + number * height, room.width(), height)
            elided = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, int(line.width())
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided)

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

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        _index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        return self.row_size(option.fontMetrics)
