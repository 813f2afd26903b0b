"""Paints a cell of the table of pairings: a small bar with percentages below it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tictac_gui.ui.widgets.result_bar import Sides, paint_result_bar
from tictac_gui.ui.words.percentage_words import share_numbers

if TYPE_CHECKING:
    from tictac_gui.play.runs.tournament import Result
    from tictac_gui.ui.look.look import Look

_GAP = 3
"""Between two cells."""
_MARGIN = 8
_BAR = 0.6
"""The height of the bar, as a fraction of the line height."""
_WIDEST = "99.9  99.9  99.9"
"""The longest numbers that a cell shows; those of rare results fit with smaller gaps."""
_ALIGNMENTS = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)


@dataclass(frozen=True, slots=True)
class CellContent:
    """What a cell shows; computed when the result changes, not on every repaint."""

    shares: tuple[float, float]
    texts: tuple[str, ...]


def cell_content(result: Result) -> CellContent | None:
    """Return what a cell shows of a result, if games were played."""
    if not (odds := result.standing.frequencies):
        return None
    texts = share_numbers(odds.shares, decimals=1)
    # A thousandth of the bar is less than a pixel: what looks the same is the same.
    shares = round(float(odds.x_wins), 3), round(float(odds.draw), 3)
    return CellContent(shares, tuple(texts))


ContentAt = Callable[[int, int], CellContent | None]


class PairingDelegate(QStyledItemDelegate):
    """Paints results; each percentage stands below its part of the bar."""

    def __init__(self, content_at: ContentAt, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content_at = content_at
        self._look = look

    def cell_size(self, metrics: QFontMetrics) -> QSize:
        """Return the minimum size of a cell."""
        room = 2 * (_GAP + _MARGIN)
        width = metrics.horizontalAdvance(_WIDEST) + room
        return QSize(width, round(metrics.height() * (1.4 + _BAR)) + room)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        theme, state = self._look.theme, option.state
        is_current = bool(state & QStyle.StateFlag.State_HasFocus)
        is_under_mouse = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(
            QPen(
                theme.accent if is_current or is_under_mouse else theme.edge,
                2.0 if is_current else 1.0,
            )
        )
        painter.setBrush(theme.surface)
        room = _GAP - 0.5
        painter.drawRoundedRect(QRectF(option.rect).adjusted(room, room, -room, -room), 8, 8)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        shown = self._content_at(index.row(), index.column())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option)
        room = _GAP + _MARGIN
        inner = QRectF(option.rect).adjusted(room, room, -room, -room)
        line = option.fontMetrics.height()
        # Bar and numbers stay together in the middle of a high cell.
        spare = max(0.0, inner.height() - line * (1.4 + _BAR))
        inner.adjust(0, spare / 2, 0, -spare / 2)
        bar = QRectF(inner.left(), inner.top(), inner.width(), round(line * _BAR))
        shares = shown.shares if shown else None
        paint_result_bar(painter, bar, shares, self._look.theme, Sides.MARKS)
        if shown:
            painter.setFont(option.font)
            painter.setPen(self._look.theme.text)
            for text, alignment in zip(shown.texts, _ALIGNMENTS, strict=True):
                painter.drawText(inner, alignment | Qt.AlignmentFlag.AlignBottom, text)
        painter.restore()
