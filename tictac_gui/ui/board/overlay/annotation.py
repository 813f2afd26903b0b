"""What is drawn over the cells: where a game turned, what a hint is about. Clicks go through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QWidget

from tictac_gui.engine.review import Verdict
from tictac_gui.ui.board.discs import has_discs, within
from tictac_gui.ui.board.marks import paint_mark
from tictac_gui.ui.widgets.verdict_badge import paint_verdict

if TYPE_CHECKING:
    from collections.abc import Container

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import Explanation, ReviewedMove
    from tictac_gui.games import Hint
    from tictac_gui.ui.board.board_widget import BoardWidget
    from tictac_gui.ui.look.look import Look

_BADGE = 0.21
"""The side of a badge; this and what follows are fractions of a cell's."""
_AROUND_DISCS = 0.94
"""The width of the shape around a line of discs, each of which has a hole around it."""
_SIGN = 0.32
"""The size of the sign where a line of discs would be completed."""


class Annotation(QWidget):
    """Rings the move that was played, ticks the better cell, and draws the lines it was about.

    Every part has a shape of its own, so that it can be told without its colour.
    """

    def __init__(self, board: BoardWidget, look: Look) -> None:
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._board = board
        self._look = look
        self._move: ReviewedMove | None = None
        self._played = self._better = 0
        self._lines: tuple[tuple[int, ...], ...] = ()
        self._cells: list[int] = []
        self._side: Mark | None = None
        self.hide()

    @property
    def move_shown(self) -> ReviewedMove | None:
        """The move that is annotated."""
        return self._move

    def show_move(self, move: ReviewedMove | None, played: int = 0, better: int = 0) -> None:
        """Annotate a move that changed the result, with its cell and a better one; or nothing."""
        self._move, self._played, self._better = move, played, better
        self.show_lines(None)

    def show_lines(self, why: Explanation | Hint | None, playable: Container[int] = ()) -> None:
        """Draw the lines that a reason is about, and where they would be completed.

        Playable cells may show something else.
        """
        self._lines = why.lines if why else ()
        self._cells = [cell for cell in why.cells if cell not in playable] if why else []
        self._side = why.side if why else None
        self.setVisible(bool(self._move or self._lines))
        self.raise_()
        self.update()

    def _square(self, cell: int) -> QRectF:
        return QRectF(self._board.cell_rect(cell))

    def _line_width(self) -> float:
        return max(self._square(0).width() * 0.035, 2.5)

    def _paint_lines(self, painter: QPainter, side: Mark) -> None:
        colour = QColor(self._look.theme.mark(side))
        colour.setAlphaF(0.75)
        painter.setPen(self._dashed(colour, self._line_width()))
        for line in map(self._line, self._lines):
            beyond = (line.p2() - line.p1()) * 0.16
            painter.drawLine(QLineF(line.p1() - beyond, line.p2() + beyond))

    def _paint_around(self, painter: QPainter, side: Mark) -> None:
        """Paint shapes around lines of discs: across discs of their colour, none would be seen."""
        theme, width = self._look.theme, self._line_width()
        shapes = [self._shape_around(self._line(line)) for line in _joined(self._lines)]
        # Seen on discs of either colour.
        for pen in (QPen(theme.surface, width * 2), self._dashed(theme.mark(side), width)):
            for shape in shapes:
                painter.strokePath(shape, pen)
        for square in map(self._square, self._cells):
            paint_mark(painter, side, within(square, _SIGN), theme.mark(side))

    def _line(self, cells: tuple[int, ...]) -> QLineF:
        return QLineF(self._square(cells[0]).center(), self._square(cells[-1]).center())

    def _shape_around(self, line: QLineF) -> QPainterPath:
        path = QPainterPath(line.p1())
        path.lineTo(line.p2())
        stroker = QPainterPathStroker()
        stroker.setWidth(self._square(0).width() * _AROUND_DISCS)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        return stroker.createStroke(path)

    def _dashed(self, colour: QColor, width: float) -> QPen:
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([2.0, 2.2])
        return pen

    def _paint_ring(self, painter: QPainter, cell: int) -> None:
        square = self._square(cell)
        width = self._line_width()
        painter.setPen(QPen(self._look.theme.loss, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inside = square.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawRoundedRect(inside, square.width() * 0.13, square.width() * 0.13)

    def _paint_badge(self, painter: QPainter, cell: int, verdict: Verdict) -> None:
        square = self._square(cell)
        side = square.width() * _BADGE
        corner = QPointF(square.right() - side * 1.2, square.top() + side * 0.2)
        badge = QRectF(corner.x(), corner.y(), side, side)
        if verdict.is_best:
            painter.setPen(QPen(self._look.theme.win, max(side * 0.08, 1.5)))
            painter.setBrush(self._look.theme.surface)
            painter.drawEllipse(badge)
        paint_verdict(painter, verdict, badge, self._look.theme)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._side and has_discs(self._board.board):
            self._paint_around(painter, self._side)
        elif self._side:
            self._paint_lines(painter, self._side)
        if move := self._move:
            self._paint_ring(painter, self._played)
            self._paint_badge(painter, self._played, move.verdict)
            self._paint_badge(painter, self._better, Verdict.BEST)


def _joined(lines: tuple[tuple[int, ...], ...]) -> list[tuple[int, ...]]:
    """Join lines that overlap: the cells of a line are in the order of their numbers."""
    joined: list[set[int]] = []
    for line in map(set, lines):
        overlapping = [other for other in joined if len(other & line) > 1]
        joined = [other for other in joined if other not in overlapping]
        joined.append(line.union(*overlapping))
    return [tuple(sorted(line)) for line in joined]
