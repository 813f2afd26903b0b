"""How the discs of both sides are painted at any size; a sign on each tells them apart too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt

from tictac_gui.engine import Mark
from tictac_gui.ui.board.marks import paint_mark

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from tictac_gui.games import BoardPosition
    from tictac_gui.ui.look.theme import Theme

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
