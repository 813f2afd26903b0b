"""One cell of the table of pairings: a small bar, and below it the percentages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tictac_gui.ui.matchups import figures
from tictac_gui.ui.result_bar import paint_result_bar
from tictac_gui.ui.theme import LIGHT, Theme

if TYPE_CHECKING:
    from tictac_gui.engine.strength import Odds
    from tictac_gui.game.tournament import Result

ResultAt = Callable[[int, int], "Result | None"]
_GAP = 3
"""Between two cells."""
_MARGIN = 8
_BAR = 0.6
"""The height of the bar, as a part of the height of a line."""
_WIDEST = "99.9  99.9  99.9"
"""As long as the figures of a cell get."""


class PairingDelegate(QStyledItemDelegate):
    """Paints results; the percentages stand below the part of the bar that they tell of."""

    def __init__(self, result_at: ResultAt, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._result_at = result_at
        self._theme = LIGHT

    def show_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme

    def cell_size(self, metrics: QFontMetrics) -> QSize:
        """Return the least room that a cell needs."""
        room = 2 * (_GAP + _MARGIN)
        width = metrics.horizontalAdvance(_WIDEST) + room
        return QSize(width, round(metrics.height() * (1.4 + _BAR)) + room)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        theme, state = self._theme, option.state
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

    def _paint_figures(self, painter: QPainter, odds: Odds, room: QRectF) -> None:
        painter.setPen(self._theme.text)
        for share, alignment in (
            (odds.x_wins, Qt.AlignmentFlag.AlignLeft),
            (odds.draw, Qt.AlignmentFlag.AlignHCenter),
            (odds.o_wins, Qt.AlignmentFlag.AlignRight),
        ):
            text = figures.share_figure(share, decimals=1)
            painter.drawText(room, alignment | Qt.AlignmentFlag.AlignBottom, text)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        result = self._result_at(index.row(), index.column())
        frequencies = result.standing.frequencies if result else None
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option)
        room = _GAP + _MARGIN
        inner = QRectF(option.rect).adjusted(room, room, -room, -room)
        line = option.fontMetrics.height()
        # Bar and figures stay together in the middle of a high cell.
        spare = max(0.0, inner.height() - line * (1.4 + _BAR))
        inner.adjust(0, spare / 2, 0, -spare / 2)
        bar = QRectF(inner.left(), inner.top(), inner.width(), round(line * _BAR))
        shares = (float(frequencies.x_wins), float(frequencies.draw)) if frequencies else None
        paint_result_bar(painter, bar, shares, self._theme)
        if frequencies:
            painter.setFont(option.font)
            self._paint_figures(painter, frequencies, inner)
        painter.restore()
