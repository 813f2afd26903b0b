"""What is drawn over the cells of a board: best play, hints, the winning line, a celebration.

The mouse passes through all of it.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QLineF,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QWidget

from tictac_gui.board.holes import HOLE, join_discs
from tictac_gui.board.marks import (
    ROOM,
    has_discs,
    paint_disc,
    paint_inside,
    paint_mark,
    paint_side,
    within,
)
from tictac_gui.board.symbols import paint_verdict
from tictac_gui.engine import Mark
from tictac_gui.engine.review import Explanation, MoveValue, ReviewedMove, Verdict
from tictac_gui.look.motion import CELEBRATION_MS, LINE_MS, new_animation

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.board.board import BoardWidget
    from tictac_gui.games import Game, Hint
    from tictac_gui.look.appearance import Look

_MOST_STEPS = 9
"""How many moves of a line are shown: more would bury the position."""
_REST_MS = 400
"""How long the pointer or the focus must rest on a move before its line appears."""
_BADGE = 0.21
"""The side of a badge; this and the following are fractions of a cell's side."""
_BADGE_ON_DISC = 0.34
_AROUND_DISCS = 0.94
"""The width of the shape around a line of discs, each of which has a hole around it."""
_INSIDE = 0.028
"""How much of its cell a lit mark leaves free all around, for the ring of the focus."""
_DISCS = 1.7
"""How much larger a burst of discs is, measured in their cells, which are smaller."""
_FLYING_MARKS = 12
"""How many marks fly up from each cell."""
_GOLDEN_ANGLE = pi * (3 - 5**0.5)
"""Directions this far apart never repeat, and look random."""
_GRAVITY = 1.5


class LinePreview(QObject):
    """Shows the line of the move with the pointer, or else of the one with the focus."""

    def __init__(self, game: Game, board: BoardWidget) -> None:
        super().__init__(board)
        self._game = game
        self._board = board
        self._values: Mapping[int, MoveValue] = {}
        self._attended: int | None = None
        self._is_shown = False
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._on_rested)

    def show_values(self, values: Mapping[int, MoveValue]) -> None:
        """Set the values of the moves; without values there is nothing to preview."""
        self._values = values
        if not values:
            self._attended = None
            self._hide()
        elif self._is_shown:
            # There are more values of the same position: the line stays, perhaps longer.
            self._on_rested()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Check again which move has the pointer or the focus."""
        # Mostly there is nothing to preview, and finding the pointer takes time.
        moves = self._board.attended_moves if self._values else ()
        attended = next((move for move in moves if move in self._values), None)
        if attended != self._attended:
            self._attended = attended
            self._hide()
            if attended is not None:
                self._rest.start()

    def _hide(self) -> None:
        self._rest.stop()
        self._is_shown = False
        self._board.show_steps({})

    @Slot()
    def _on_rested(self) -> None:
        if self._attended is None:
            return
        self._is_shown = True
        position, steps = self._board.board, dict[int, tuple[int, Mark]]()
        line = self._values[self._attended].line[:_MOST_STEPS]
        for number, move in enumerate(line, start=1):
            steps[self._game.cell_of(position, move)] = number, position.turn
            position = position.play(move)
        self._board.show_steps(steps)


class Annotation(QWidget):
    """Rings the move that was played, ticks the better cell, and draws the lines that explain why.

    Every part has a shape of its own, so that none needs its colour.
    """

    def __init__(self, board: BoardWidget, look: Look) -> None:
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._board = board
        self._look = look
        self.move_shown: ReviewedMove | None = None
        self._played = self._better = 0
        self._lines: tuple[tuple[int, ...], ...] = ()
        self._cells: list[int] = []
        self._side: Mark | None = None
        self.hide()

    def show_move(self, move: ReviewedMove | None, played: int = 0, better: int = 0) -> None:
        """Annotate a move that changed the result, given its cell and a better one; or nothing."""
        self.move_shown, self._played, self._better = move, played, better
        self.show_lines(None)

    def show_lines(self, why: Explanation | Hint | None, playable: Container[int] = ()) -> None:
        """Draw the lines of an explanation, and a sign where each would be completed.

        Playable cells get no sign, since they may show something else.
        """
        self._lines = why.lines if why else ()
        self._cells = [cell for cell in why.cells if cell not in playable] if why else []
        self._side = why.side if why else None
        self.setVisible(bool(self.move_shown or self._lines))
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
        """Paint shapes around lines of discs, where a line of their own colour would be lost."""
        theme, width = self._look.theme, self._line_width()
        shapes = [self._shape_around(self._line(line)) for line in _joined(self._lines)]
        # A dark and a coloured stroke, so that one of them stands out from discs of any colour.
        for square in map(self._square, self._cells):
            paint_disc(painter, side, square, theme, is_faded=True)
        for pen in (QPen(theme.gap, width * 2), self._dashed(theme.disc(side), width)):
            for shape in shapes:
                painter.strokePath(shape, pen)

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
        square, theme, width = self._square(cell), self._look.theme, self._line_width()
        if not has_discs(self._board.board):
            paint_inside(painter, square, width / 2, QPen(theme.loss, width))
            return
        # On a lighter one, since it would be lost on the board.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thickness in ((theme.surface, 3 * width), (theme.loss, width)):
            painter.setPen(QPen(colour, thickness))
            painter.drawEllipse(within(square, HOLE + 3 * width / square.width()))

    def _paint_badge(self, painter: QPainter, cell: int, verdict: Verdict) -> None:
        square = self._square(cell)
        side, room = square.width() * _BADGE, 0.2
        if has_discs(self._board.board):
            side, room = square.width() * _BADGE_ON_DISC, -0.1
        badge = QRectF(square.right() - side * (1 + room), square.top() + side * room, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.surface)
        painter.drawEllipse(within(badge, 1.25))
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
        if move := self.move_shown:
            self._paint_ring(painter, self._played)
            self._paint_badge(painter, self._played, move.verdict)
            self._paint_badge(painter, self._better, Verdict.BEST)


def _joined(lines: tuple[tuple[int, ...], ...]) -> list[tuple[int, ...]]:
    """Join lines that overlap, such as two fours in a row of five."""
    joined: list[set[int]] = []
    for line in map(set, lines):
        overlapping = [other for other in joined if len(other & line) > 1]
        joined = [other for other in joined if other not in overlapping]
        joined.append(line.union(*overlapping))
    # The numbers of the cells increase along a line in any direction.
    return [tuple(sorted(line)) for line in joined]


class WinningLine(QWidget):
    """Lights or joins the completed lines, animated if wanted, and reports when that is done."""

    struck = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._mark = Mark.X
        self._lines: Sequence[Sequence[QPointF]] = ()
        self._size = 0.0
        self._joins_discs = False
        self._striking = new_animation(self, LINE_MS, QEasingCurve.Type.InOutQuad)
        self._striking.finished.connect(self.struck)
        self.hide()

    @property
    def is_moving(self) -> bool:
        """Whether the line is still being struck."""
        return self._striking.state() == QAbstractAnimation.State.Running

    def strike(self, *, is_drawn_in: bool) -> None:
        """Show the line, animated if wanted."""
        self.show()
        self.raise_()
        if is_drawn_in:
            self._striking.start()
        else:
            self.update()
            self.struck.emit()

    def clear(self) -> None:
        """Remove the line."""
        self._striking.stop()
        self.hide()

    def place(
        self,
        lines: Sequence[Sequence[QPointF]],
        mark: Mark,
        size: float,
        *,
        joins_discs: bool = False,
    ) -> None:
        """Set the centres of the cells of each line, whose lines they are, and a cell's size."""
        self._lines, self._mark, self._size = lines, mark, size
        self._joins_discs = joins_discs
        self.update()

    def _light_marks(self, painter: QPainter, progress: float) -> None:
        """Fill the cells one after another with the marks' colour, from the middle outwards."""
        theme, size = self._look.theme, self._size
        colour, room = theme.mark(self._mark), max(size * _INSIDE, 3.0)
        for line in self._lines:
            for number, centre in enumerate(line):
                part = min(max(progress * len(line) - number, 0.0), 1.0)
                cell = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
                painter.setClipRect(within(cell, part))
                paint_inside(painter, cell, room, colour)
                paint_mark(painter, self._mark, within(cell, 1 - 2 * ROOM), theme.on_mark())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        progress = float(self._striking.currentValue()) if self.is_moving else 1.0
        # Never 0: a line without length has no shape.
        progress = max(progress, 0.001)
        if self._joins_discs:
            theme = self._look.theme
            join_discs(painter, self._lines, self._size, theme, self._mark, progress)
        else:
            self._light_marks(painter, progress)


class Celebration(QWidget):
    """A short burst of the winner's marks over the board and around it, which delays nothing."""

    def __init__(self, board: BoardWidget, look: Look, panel: QWidget) -> None:
        super().__init__(panel)
        self._board = board
        self._look = look
        self._panel = panel
        self._is_prepared = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._origins: list[QPointF] = []
        self._size = 0.0
        self._winner = Mark.X
        self._flying = new_animation(self, CELEBRATION_MS)
        self._flying.finished.connect(self.hide)
        board.line_struck.connect(self._on_line_struck)
        self.hide()

    @property
    def is_moving(self) -> bool:
        """Whether marks are flying."""
        return self._flying.state() == QAbstractAnimation.State.Running

    def prepare(self) -> None:
        """Begin when the line that is being struck is complete; without motion, not at all."""
        self._is_prepared = self._board.is_striking

    def stop(self) -> None:
        """End the burst, or don't begin it."""
        self._is_prepared = False
        self._flying.stop()
        self.hide()

    @Slot()
    def _on_line_struck(self) -> None:
        if not self._is_prepared:
            return
        self._is_prepared = False
        board = self._board
        outcome = board.board.outcome
        assert outcome  # noqa: S101 - its line has been struck
        assert outcome.winner  # noqa: S101
        self._winner = outcome.winner
        cells = [board.cell_rect(cell) for cell in sorted(outcome.cells)]
        self._origins = [QPointF(board.mapTo(self._panel, cell.center())) for cell in cells]
        self._size = float(board.cell_rect(0).width())
        self.setGeometry(self._panel.rect())
        self.show()
        self.raise_()
        self._flying.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        time = float(self._flying.currentValue())
        painter.setOpacity(min(1.0, 2.4 * (1 - time)))
        theme, is_disc = self._look.theme, has_discs(self._board.board)
        size = self._size * (_DISCS if is_disc else 1)
        for each, origin in enumerate(self._origins):
            for number in range(_FLYING_MARKS):
                place = origin + _flight(number * len(self._origins) + each, time) * size
                side = size * (0.09 + 0.05 * ((number + each) % 3))
                square = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
                paint_side(painter, self._winner, square, theme, is_disc=is_disc)


def _flight(number: int, time: float) -> QPointF:
    """Return how far a mark has got, in cells: outwards and up at first, then falling."""
    angle, speed = number * _GOLDEN_ANGLE, 0.6 + 0.2 * (number % 7)
    # Slowed down as if by air.
    way = speed * (1 - (1 - time) ** 3)
    return QPointF(cos(angle) * way, sin(angle) * way - 0.5 * way + _GRAVITY * time * time)
