"""How the discs of both sides are painted at any size; a sign on each tells them apart too.

A cell with its disc is painted once, and then copied in every frame in which it is seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from tictac_gui.board.marks import paint_mark
from tictac_gui.engine import Mark

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition
    from tictac_gui.look.look import Look
    from tictac_gui.look.theme import Theme

DISC = 0.78
"""The diameter of a disc, as a fraction of its cell."""
_SIGN = {Mark.X: 0.36, Mark.O: 0.42}
"""The size of the sign on a disc, as a fraction of its diameter."""
_LEAST_WITH_SIGN = 13.0
"""The smallest diameter on which an X can be told from a smudge."""
_MOST_MARKED = 9
"""On a board with more cells than this, marks drawn as strokes would be too fine."""


def has_discs(board: BoardPosition) -> bool:
    """Return whether the sides of a board are shown as discs."""
    return board.rows * board.columns > _MOST_MARKED


def within(cell: QRectF, diameter: float) -> QRectF:
    """Return the square around a circle in the middle of a cell, given as a part of its side."""
    room = cell.width() * (1 - diameter) / 2
    return cell.adjusted(room, room, -room, -room)


def paint_disc(
    painter: QPainter, mark: Mark, cell: QRectF, theme: Theme, *, is_faded: bool = False
) -> None:
    """Paint a disc into the middle of a cell, faded if it is not there or doesn't matter.

    On one too small for a sign, the centre of an O is left open, which an X has filled.
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


HOLE = 0.88
"""The diameter of a hole; this and what follows are fractions of a cell's side."""
_OUTLINE = 0.012
WINNER = HOLE + 2 * _OUTLINE
"""The diameter of a disc in a completed line, which covers the outline of its hole."""
_RING = 0.045


class CellLook(NamedTuple):
    """What is to be seen in a cell."""

    mark: Mark | None = None
    is_last: bool = False
    is_winning: bool = False
    is_faded: bool = False


class CellPictures:
    """Keeps the pictures of one theme and size, for all columns of a board."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._painted_for = look.theme, 0, 0.0
        self._pictures: dict[CellLook, QPixmap] = {}

    def picture(self, look: CellLook, side: int, ratio: float) -> QPixmap:
        """Return the picture of a cell with so long a side, with so many pixels to a point."""
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
                # It fills its hole; a ring around it would leave a hair's breadth between them.
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.mark(mark))
                painter.drawEllipse(within(cell, WINNER))
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
