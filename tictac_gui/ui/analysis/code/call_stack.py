"""The calls under way as small boards, from the first to the one that runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QToolTip

from tictac_gui.ui.board.little_board import little_cell, paint_little_board, ring_cell
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.focus_row import FocusRow
from tictac_gui.ui.words.analysis import code_words, tree_words

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.engine.tracing.execution import Moment
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.look.look import Look

_BOARD, _LEAST_BOARD = 2.4, 1.25
_NUMBER = 1.0
_ARROW = 0.85
_ROOM = 0.25
"""Sizes in line heights, so that they grow with the font."""


class CallStack(FocusRow):
    """Shows which call has made which; Tab reaches it, and a pointer is told about each board."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setObjectName("code_stack")
        self._game: Game | None = None
        self._moment: Moment[BoardPosition] | None = None

    def show_moment(self, game: Game, moment: Moment[BoardPosition]) -> None:
        """Show which calls are under way."""
        self._game, self._moment = game, moment
        self.setAccessibleName(code_words.stack(game, moment))
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        self._game, self._moment = None, None
        self.setAccessibleName("")
        self.update()

    @property
    def numbers(self) -> list[int]:
        """The numbers of the calls under way."""
        return [call.number for call in self._moment.stack] if self._moment else []

    @property
    def shown(self) -> list[int]:
        """The depths of the calls that are seen; the first and the last ones always are."""
        count = len(self._moment.stack) if self._moment else 0
        least = self._ratio() * self._line() * _LEAST_BOARD + self._line() * _ARROW
        fitting = max(int((self.width() - self._margin()) / least), 2)
        if count <= fitting:
            return list(range(count))
        return [0, *range(count - fitting + 2, count)] if fitting > 2 else [0, count - 1]

    def _line(self) -> int:
        return self.fontMetrics().height()

    def _margin(self) -> float:
        return 2 * self._line() * _ROOM

    def _ratio(self) -> float:
        """Return how much wider than high the boards are."""
        board = self._moment.call.position if self._moment else None
        return board.columns / board.rows if board else 1.0

    def _places(self) -> dict[int, QRectF]:
        """Return where each board is, by the depth of its call."""
        line, shown = self._line(), self.shown
        # One more for the dots, where some are left out.
        count = max(shown, default=0) + 1
        columns = len(shown) + (count > len(shown))
        room = (self.width() - self._margin()) / max(columns, 1) - line * _ARROW
        width = min(room, line * _BOARD * self._ratio())
        height = width / self._ratio()
        places = {}
        for column, depth in enumerate(shown):
            skipped = columns - len(shown) if depth else 0
            x = line * _ROOM + (column + skipped) * (width + line * _ARROW)
            y = line * (_ROOM + (_BOARD - height / line) / 2)
            places[depth] = QRectF(x, y, width, height)
        return places

    def _tip(self, point: QPointF) -> str:
        if self._game and self._moment:
            for depth, place in self._places().items():
                if place.adjusted(0, 0, 0, self._line()).contains(point):
                    return code_words.call_label(self._game, self._moment, depth)
        return ""

    def _paint_call(self, painter: QPainter, depth: int, place: QRectF, *, is_last: bool) -> None:
        assert self._game  # noqa: S101 - there is something to paint
        assert self._moment  # noqa: S101
        theme, line, stack = self._look.theme, self._line(), self._moment.stack
        call = stack[depth]
        out = line * 0.14
        painter.setPen(QPen(theme.accent if is_last else theme.edge, 2 if is_last else 1))
        painter.setBrush(theme.accent_ground if is_last else theme.surface)
        painter.drawRoundedRect(place.adjusted(-out, -out, out, out), 4, 4)
        paint_little_board(painter, call.position, place, theme)
        if depth and call.move is not None:
            cell = self._game.cell_of(stack[depth - 1].position, call.move)
            mark = stack[depth - 1].position.turn
            ring_cell(painter, little_cell(call.position, cell, place), theme.mark(mark))
        self._paint_number(painter, tree_words.number(call.number), place, is_last=is_last)

    def _paint_number(
        self, painter: QPainter, number: str, place: QRectF, *, is_last: bool
    ) -> None:
        """Write the number of a call below its board, no wider than to the next one."""
        theme, line = self._look.theme, self._line()
        font = enlarged(self.font(), 0.82, is_bold=is_last)
        room, width = place.width() + line * _ARROW, QFontMetricsF(font).horizontalAdvance(number)
        painter.setFont(enlarged(font, min(room / width, 1), is_bold=is_last))
        painter.setPen(theme.accent if is_last else theme.muted)
        below = QRectF(place.left() - line, line * (_ROOM + _BOARD), place.width() + 2 * line, line)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, number)

    def _paint_arrow(self, painter: QPainter, place: QRectF, *, is_gap: bool) -> None:
        """Paint what leads from the board before to this one: a sign, and dots for others."""
        line = self._line()
        centre = QPointF(place.left() - line * _ARROW / 2, place.center().y())
        reach = line * 0.16
        painter.setPen(QPen(self._look.theme.muted, line * 0.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corners = QPointF(-reach / 2, -reach), QPointF(reach / 2, 0), QPointF(-reach / 2, reach)
        painter.drawPolyline([centre + corner for corner in corners])
        if is_gap:
            painter.setFont(self.font())
            room = QRectF(place.left() - line * _ARROW - place.width(), place.top(), 0, 0)
            room.setSize(place.size())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, "…")

    def sizeHint(self) -> QSize:
        return QSize(10 * self._line(), round(self._line() * (_BOARD + _NUMBER + 2 * _ROOM)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self._places()
        last = max(places, default=0)
        for depth, place in places.items():
            self._paint_call(painter, depth, place, is_last=depth == last)
            if depth:
                is_gap = depth - 1 not in places
                self._paint_arrow(painter, place, is_gap=is_gap)
        painter.end()
        super().paintEvent(event)
