"""Paints a row of the list of moves: number, mark, place and verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter

from tictac_gui.ui.analysis.moves.model import MOVE_ROLE
from tictac_gui.ui.board.marks import paint_mark
from tictac_gui.ui.widgets.row_delegate import RowDelegate
from tictac_gui.ui.widgets.verdict_badge import paint_verdict, verdict_colour
from tictac_gui.ui.words.moves import verdict_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tictac_gui.engine.study.review import ReviewedMove
    from tictac_gui.ui.analysis.moves.model import MoveRow

_MARGIN = 8
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class MoveDelegate(RowDelegate):
    """Paints moves; the row of the position on the board is highlighted with a ring."""

    def _paint_move(self, painter: QPainter, row: MoveRow, room: QRectF, line: float) -> QRectF:
        """Paint number and mark; return the space that is left."""
        painter.setPen(self._look.theme.muted)
        number = QRectF(room.left(), room.top(), line, room.height())
        painter.drawText(number, _RIGHT, str(row.number))
        side = line * 0.8
        mark = QRectF(number.right() + _MARGIN, room.center().y() - side / 2, side, side)
        paint_mark(painter, row.mark, mark, self._look.theme.mark(row.mark))
        return room.adjusted(mark.right() + _MARGIN - room.left(), 0, 0, 0)

    def _paint_verdict(self, painter: QPainter, move: ReviewedMove, room: QRectF) -> QRectF:
        """Paint the verdict at the end; return the space that is left."""
        text = verdict_words.verdict(move.verdict)
        font = QFont(painter.font())
        font.setBold(move.verdict.changes_result)
        side = painter.fontMetrics().height() * 0.95
        # In their own column, so that they can be scanned down the list.
        sign = QRectF(room.left() + room.width() * 0.5, room.center().y() - side / 2, side, side)
        painter.save()
        paint_verdict(painter, move.verdict, sign, self._look.theme)
        painter.restore()
        painter.save()
        painter.setFont(font)
        painter.setPen(verdict_colour(move.verdict, self._look.theme))
        words = room.adjusted(sign.right() + _MARGIN * 0.75 - room.left(), 0, 0, 0)
        painter.drawText(words, _LEFT, text)
        painter.restore()
        return room.adjusted(0, 0, sign.left() - _MARGIN - room.right(), 0)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row: MoveRow | None = index.data(MOVE_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(option.font)
        self._paint_ground(painter, option)
        rect = option.rect
        room = QRectF(rect).adjusted(_MARGIN, 0, -_MARGIN, 0)
        line = option.fontMetrics.height()
        if row:
            room = self._paint_move(painter, row, room, line)
            if row.reviewed:
                room = self._paint_verdict(painter, row.reviewed, room)
        painter.setPen(self._look.theme.text if row else self._look.theme.muted)
        text = painter.fontMetrics().elidedText(
            index.data(), Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, _LEFT, text)
        painter.restore()

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        _index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        height = option.fontMetrics.height()
        return QSize(height * 16, round(height * 1.9))
