"""How marks and discs are painted at any size; a sign on each disc shows whose it is too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tictac_gui.engine import Mark
from tictac_gui.look.theme import mixed

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.games.game import Drawable
    from tictac_gui.look.appearance import Look
    from tictac_gui.look.theme import Theme

_STROKE = 0.17
"""The width of a stroke, as a fraction of the mark's size."""
ROOM = 0.19
"""The space around a mark; this and the next two are fractions of its cell's side."""
_CORNER = 0.15
_DEPTH = 0.024
"""The height of a cell's lower edge, by which it lies on the ground."""
_MOST_MARKED = 9
"""On a board with more cells than this, marks drawn as strokes would be too fine."""
DISC = 0.8
"""The diameter of a disc, as a fraction of its cell."""
_SIGN = {Mark.X: 0.34, Mark.O: 0.36}
"""The size of the sign on a disc; this and the following are fractions of its diameter."""
_RIM = 0.05
_GROOVE = 0.74
_LEAST_WITH_SIGN = 18.0
"""The smallest diameter on which a cross is more than a smudge."""


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


def paint_cell(
    painter: QPainter, square: QRectF, theme: Theme, ground: QColor, outline: QPen
) -> None:
    """Paint an empty cell of a board with marks: a surface with a lower edge."""
    corner = square.width() * _CORNER
    depth = max(2.0, square.width() * _DEPTH)
    half = outline.widthF() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.rim)
    painter.drawRoundedRect(square.adjusted(0, depth, 0, 0), corner, corner)
    painter.setPen(outline)
    painter.setBrush(ground)
    front = square.adjusted(half, half, -half, -half - depth)
    painter.drawRoundedRect(front, corner - half, corner - half)


def paint_inside(painter: QPainter, square: QRectF, room: float, ink: QPen | QColor) -> None:
    """Paint a line inside the outline of a cell, `room` away from it, or fill what is inside."""
    depth = max(2.0, square.width() * _DEPTH)
    corner = square.width() * _CORNER - room
    is_line = isinstance(ink, QPen)
    painter.setPen(ink if is_line else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if is_line else ink)
    painter.drawRoundedRect(square.adjusted(room, room, -room, -room - depth), corner, corner)


def has_discs(board: Drawable) -> bool:
    """Return whether the sides of a board are shown as discs."""
    return board.rows * board.columns > _MOST_MARKED


def within(cell: QRectF, diameter: float) -> QRectF:
    """Return the square around a circle in the middle of a cell, `diameter` of its side wide."""
    room = cell.width() * (1 - diameter) / 2
    return cell.adjusted(room, room, -room, -room)


def paint_disc(
    painter: QPainter, mark: Mark, cell: QRectF, theme: Theme, *, is_faded: bool = False
) -> None:
    """Paint a disc into the middle of a cell, faded if it is not there yet or only tried.

    A disc that is too small for a sign has an open centre for O, and none for X.
    """
    disc = within(cell, DISC)
    face, sign, rim = theme.disc(mark), theme.sign(mark), theme.disc_rim(mark)
    if is_faded:
        face = theme.faded_disc(mark)
        sign = rim = theme.faded_sign(mark)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rim)
    painter.drawEllipse(disc)
    painter.setBrush(face)
    painter.drawEllipse(within(disc, 1 - 2 * max(_RIM, 1 / disc.width())))
    if disc.width() >= _LEAST_WITH_SIGN:
        if not is_faded:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(mixed(face, rim, 0.45), disc.width() * 0.022))
            painter.drawEllipse(within(disc, _GROOVE))
        paint_mark(painter, mark, within(disc, _SIGN[mark]), sign)
    elif mark is Mark.O:
        painter.setBrush(sign)
        painter.drawEllipse(within(disc, 0.4))


def paint_side(
    painter: QPainter, mark: Mark, square: QRectF, theme: Theme, *, is_disc: bool
) -> None:
    """Paint a side's mark or its disc, as large as the square."""
    if is_disc:
        paint_disc(painter, mark, within(square, 1 / DISC), theme)
    else:
        paint_mark(painter, mark, square, theme.mark(mark))


class MarkIcon(QWidget):
    """A mark or a disc beside a text; it grows with the font."""

    def __init__(
        self, mark: Mark, look: Look, *, is_disc: bool = False, lines: float = 1.2
    ) -> None:
        """Make an icon as high as a number of lines of text."""
        super().__init__()
        self._is_disc = is_disc
        self._lines = lines
        self._look = look
        self._mark = mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * self._lines)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(self.rect())
        paint_side(painter, self._mark, square, self._look.theme, is_disc=self._is_disc)
