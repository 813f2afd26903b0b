"""The graph of a game: a staircase of win, draw and loss over its moves, to be clicked on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tictac_gui.analysis import moves_words
from tictac_gui.analysis.graph_model import ExpectedResult, expected_results
from tictac_gui.board.marks import has_discs
from tictac_gui.board.symbols import paint_verdict
from tictac_gui.engine import Mark
from tictac_gui.engine.review import Review
from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.labels import announce

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look

_LEAST_COLUMNS = 10
"""So that the first moves don't fill the graph."""
_LINES = 12.0
"""The usual height in lines of text."""
_LEAST_LINES = 5.0
_MARGIN = 10.0
_SHADE = 34
"""How strong the area between the line and a draw is, of 255."""
_KEYS = {
    Qt.Key.Key_Home: -1_000_000,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_End: 1_000_000,
}


class GameGraph(QWidget):
    """Column n shows what the position after n moves leads to; above the middle, X wins."""

    position_chosen = Signal(int)
    """Carries the number of moves after which to show the game."""

    def __init__(self, game: Game, look: Look) -> None:
        super().__init__()
        self._look = look
        self._game = game
        self._review = Review()
        self.results: list[ExpectedResult | None] = [None]
        """The expected result of each position, as far as it is known and shown."""
        self._at = 0
        self.setObjectName("graph")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Course of the game"))

    def show_review(self, game: Game, review: Review, at: int) -> None:
        """Show what is known about a game, with the position after `at` moves marked."""
        self._game, self._review, self._at = game, review, at
        self.results = expected_results(review)
        self.setAccessibleDescription(moves_words.course(game, self.results))
        self.update()

    def column_at(self, point: QPointF) -> int | None:
        """Return the column at a point, None beside the columns."""
        area = self._area()
        if not area.contains(QPointF(point.x(), area.center().y())):
            return None
        column = int((point.x() - area.left()) / self._column_width())
        return column if column < len(self.results) else None

    def centre(self, column: int) -> QPointF:
        """Return the middle of a column, at its result if that is known."""
        result, area = self.results[column], self._area()
        x = area.left() + (column + 0.5) * self._column_width()
        return QPointF(x, self._y(result) if result else area.center().y())

    def _font_height(self) -> int:
        return self.fontMetrics().height()

    def _labels(self) -> list[tuple[float, str]]:
        return [
            (1.0, moves_words.winner(self._game, Mark.X)),
            (0.0, moves_words.winner(self._game, None)),
            (-1.0, moves_words.winner(self._game, Mark.O)),
        ]

    def _area(self) -> QRectF:
        """Return where the columns are: beside the labels."""
        small, line = enlarged(self.font(), 0.85), self._font_height()
        advance = self.fontMetrics().horizontalAdvance
        widest = max(advance(text) for _, text in self._labels())
        left = _MARGIN + widest * small.pointSizeF() / self.font().pointSizeF() + line * 0.6
        return QRectF(self.rect()).adjusted(left, line * 1.1, -_MARGIN, -line * 1.1)

    def _column_width(self) -> float:
        return self._area().width() / max(len(self.results), _LEAST_COLUMNS)

    def _y(self, result: ExpectedResult) -> float:
        start = self._game.start
        longest = (start.rows * start.columns + 1) // 2
        area = self._area()
        return area.center().y() - result.height(longest) * area.height() / 2

    def _colour(self, mark: Mark) -> QColor:
        theme = self._look.theme
        return theme.disc(mark) if has_discs(self._game.start) else theme.mark(mark)

    def _paint_scale(self, painter: QPainter, area: QRectF) -> None:
        theme = self._look.theme
        painter.setFont(enlarged(self.font(), 0.85))
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        line = self._font_height()
        for height, text in self._labels():
            y = area.center().y() - height * area.height() / 2
            painter.setPen(theme.muted)
            painter.drawText(QRectF(_MARGIN, y - line, area.left(), 2 * line), align, text)
            painter.setPen(QPen(theme.edge, 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def _paint_shades(self, painter: QPainter, area: QRectF) -> None:
        width, middle = self._column_width(), area.center().y()
        painter.setPen(Qt.PenStyle.NoPen)
        for column, result in enumerate(self.results):
            if result and result.winner:
                colour = QColor(self._colour(result.winner))
                colour.setAlpha(_SHADE)
                left = area.left() + column * width
                corners = QPointF(left, middle), QPointF(left + width, self._y(result))
                painter.fillRect(QRectF(*corners).normalized(), colour)

    def _paint_line(self, painter: QPainter, area: QRectF) -> None:
        width = self._column_width()
        path = QPainterPath()
        for column, result in enumerate(self.results):
            if result:
                left, y = area.left() + column * width, self._y(result)
                # There is a gap where a result isn't known.
                has_line = column and self.results[column - 1]
                (path.lineTo if has_line else path.moveTo)(left, y)
                path.lineTo(left + width, y)
        pen = QPen(self._look.theme.accent, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_position(self, painter: QPainter, area: QRectF) -> None:
        """Tint the column of the position on the board; a dot on the line shows it too."""
        theme, width = self._look.theme, self._column_width()
        column = QRectF(area.left() + self._at * width, 0, width, self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(column.adjusted(0, 1, 0, -1), theme.accent_ground)

    def _paint_dot(self, painter: QPainter) -> None:
        at = min(self._at, len(self.results) - 1)
        if self.results[at] is None:
            # At any height it would claim a result.
            return
        theme, radius = self._look.theme, self._font_height() * 0.36
        painter.setPen(QPen(theme.surface, 2))
        painter.setBrush(theme.accent)
        painter.drawEllipse(self.centre(at), radius, radius)

    def _paint_signs(self, painter: QPainter, area: QRectF) -> None:
        """Mark the moves that changed the result, on the steps that they made."""
        side = min(self._font_height() * 1.15, 26.0)
        for number, move in enumerate(self._review.by_number):
            before, after = self.results[number], self.results[number + 1]
            if move and move.verdict.changes_result and after:
                x = area.left() + (number + 1) * self._column_width()
                y = (self._y(before) + self._y(after)) / 2 if before else self._y(after)
                sign = QRectF(x - side / 2, y - side / 2, side, side)
                paint_verdict(painter, move.verdict, sign, self._look.theme)

    def sizeHint(self) -> QSize:
        line = self._font_height()
        return QSize(20 * line, round(_LINES * line))

    def minimumSizeHint(self) -> QSize:
        line = self._font_height()
        return QSize(10 * line, round(_LEAST_LINES * line))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, area = self._look.theme, self._area()
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(frame, 11, 11)
        painter.fillPath(outline, theme.surface)
        painter.save()
        painter.setClipPath(outline)
        self._paint_position(painter, area)
        self._paint_scale(painter, area)
        self._paint_shades(painter, area)
        self._paint_line(painter, area)
        self._paint_dot(painter)
        self._paint_signs(painter, area)
        painter.restore()
        has_focus = self.hasFocus()
        painter.setPen(QPen(theme.accent if has_focus else theme.edge, 2.0 if has_focus else 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        column = self.column_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and column is not None:
            self.position_chosen.emit(column)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_column = self.column_at(event.position()) is not None
        shape = Qt.CursorShape
        self.setCursor(shape.PointingHandCursor if is_column else shape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _KEYS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        column = min(max(self._at + step, 0), len(self.results) - 1)
        if column != self._at:
            self.position_chosen.emit(column)
        announce(self, self._text(column))

    def _text(self, column: int) -> str:
        move = self._review.by_number[column - 1] if column else None
        return moves_words.step(self._game, column, self.results[column], move)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            column = self.column_at(QPointF(event.pos()))
            text = "" if column is None else self._text(column)
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)
