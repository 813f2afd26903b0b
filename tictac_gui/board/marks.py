"""How marks and discs are painted at any size; a sign on each disc shows whose it is too."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from tictac_gui.engine import Mark

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.games import BoardPosition
    from tictac_gui.look.appearance import Look
    from tictac_gui.look.theme import Theme

_STROKE = 0.155
"""The width of a stroke, as a fraction of the mark's size."""
DISC = 0.78
"""The diameter of a disc, as a fraction of its cell."""
_SIGN = {Mark.X: 0.36, Mark.O: 0.42}
"""The size of the sign on a disc, as a fraction of its diameter."""
_LEAST_WITH_SIGN = 13.0
"""The smallest diameter on which an X is more than a smudge."""
_MOST_MARKED = 9
"""On a board with more cells than this, marks drawn as strokes would be too fine."""
HOLE = 0.88
"""The diameter of a hole; this and the following are fractions of a cell's side."""
_OUTLINE = 0.012
_WINNER = HOLE + 2 * _OUTLINE
"""The diameter of a disc in a completed line, which covers the outline of its hole."""
_RING = 0.045
"""The width of the ring on the disc that was dropped last."""


def paint_mark(
    painter: QPainter, mark: Mark, square: QRectF, colour: QColor, progress: float = 1.0
) -> None:
    """Paint a mark into a square, or the part of it that has been drawn so far."""
    pen = QPen(colour, square.width() * _STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = square.width() * _STROKE / 2
    inner = square.adjusted(half, half, -half, -half)
    if mark is Mark.X:
        _paint_stroke(painter, inner.topLeft(), inner.bottomRight(), progress * 2)
        _paint_stroke(painter, inner.topRight(), inner.bottomLeft(), progress * 2 - 1)
    elif progress >= 1:
        painter.drawEllipse(inner)
    else:
        # Qt counts in sixteenths of a degree, anticlockwise from three o'clock.
        painter.drawArc(inner, 90 * 16, round(360 * 16 * progress))


def _paint_stroke(painter: QPainter, start: QPointF, end: QPointF, progress: float) -> None:
    if progress > 0:
        painter.drawLine(start, start + (end - start) * min(progress, 1.0))


def has_discs(board: BoardPosition) -> bool:
    """Return whether the sides of a board are shown as discs."""
    return board.rows * board.columns > _MOST_MARKED


def within(cell: QRectF, diameter: float) -> QRectF:
    """Return the square around a circle in the middle of a cell, `diameter` of its side wide."""
    room = cell.width() * (1 - diameter) / 2
    return cell.adjusted(room, room, -room, -room)


def paint_disc(
    painter: QPainter, mark: Mark, cell: QRectF, theme: Theme, *, is_faded: bool = False
) -> None:
    """Paint a disc into the middle of a cell, faded if it is not there yet or doesn't count.

    A disc that is too small for a sign has an open centre for O, and none for X.
    """
    disc = within(cell, DISC)
    colour, sign = theme.mark(mark), theme.sign(mark)
    if is_faded:
        colour, sign = theme.faded_disc(mark), colour
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(disc)
    if disc.width() >= _LEAST_WITH_SIGN:
        paint_mark(painter, mark, within(disc, _SIGN[mark]), sign)
    elif mark is Mark.O:
        room = disc.width() * 0.3
        painter.setBrush(sign)
        painter.drawEllipse(disc.adjusted(room, room, -room, -room))


class MarkIcon(QWidget):
    """A mark beside a text; it grows with the font."""

    def __init__(self, mark: Mark, look: Look) -> None:
        super().__init__()
        self._look = look
        self._is_lit = False
        self._mark = mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_lit(self, *, is_lit: bool) -> None:
        """Paint the mark for a ground in its colour, or in that colour itself."""
        self._is_lit = is_lit
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.2)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        colour = theme.on_mark() if self._is_lit else theme.mark(self._mark)
        paint_mark(painter, self._mark, QRectF(self.rect()), colour)


class CellLook(NamedTuple):
    """The content of a cell, as far as its picture depends on it."""

    mark: Mark | None = None
    is_last: bool = False
    is_winning: bool = False
    is_faded: bool = False


class CellPictures:
    """Caches a picture of each kind of cell, in one theme and size, for all columns of a board.

    A picture is painted once, and then copied into every frame.
    """

    def __init__(self, look: Look) -> None:
        self._look = look
        self._painted_for = look.theme, 0, 0.0
        self._pictures: dict[CellLook, QPixmap] = {}

    def picture(self, look: CellLook, side: int, ratio: float) -> QPixmap:
        """Return the picture of a cell `side` points wide, with `ratio` pixels to a point."""
        wanted = self._look.theme, side, ratio
        if wanted != self._painted_for:
            self._painted_for = wanted
            self._pictures.clear()
        if look not in self._pictures:
            self._pictures[look] = self._paint(look, side, ratio)
        return self._pictures[look]

    def _paint(self, look: CellLook, side: int, ratio: float) -> QPixmap:
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        theme, cell = self._look.theme, QRectF(0, 0, side, side)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.outline, max(1.0, side * _OUTLINE)))
        painter.setBrush(theme.ground)
        painter.drawEllipse(within(cell, HOLE))
        if mark := look.mark:
            if look.is_winning:
                # It fills its hole: a ring around it would leave a gap as thin as a hair.
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.mark(mark))
                painter.drawEllipse(within(cell, _WINNER))
            paint_disc(painter, mark, cell, theme, is_faded=look.is_faded)
            if look.is_last and not look.is_winning:
                _paint_ring(painter, theme.sign(mark), cell, 0.9 * DISC)
        painter.end()
        return picture


def _paint_ring(painter: QPainter, colour: QColor, cell: QRectF, diameter: float) -> None:
    width = max(1.5, cell.width() * _RING)
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    painter.drawEllipse(within(cell, diameter).adjusted(half, half, -half, -half))
