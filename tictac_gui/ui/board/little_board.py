"""A whole board painted small, for lists and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tictac_gui.ui.board.marks import paint_mark

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition
    from tictac_gui.ui.look.theme import Theme

_ROOM = 0.2
"""The space around a mark, as a fraction of its cell."""


def paint_little_board(
    painter: QPainter, board: BoardPosition, square: QRectF, theme: Theme
) -> None:
    """Paint a board into a square, with the cells of a completed line highlighted."""
    size = square.width() / 3
    winning = board.outcome.cells if board.outcome else frozenset()
    for cell in range(9):
        row, column = divmod(cell, 3)
        place = QRectF(square.left() + column * size, square.top() + row * size, size, size)
        if not (mark := board.mark_at(cell)):
            continue
        if cell in winning:
            painter.fillRect(place, theme.winning_ground(mark))
        room = size * _ROOM
        paint_mark(painter, mark, place.adjusted(room, room, -room, -room), theme.mark(mark))
    _paint_grid(painter, square, theme)


def _paint_grid(painter: QPainter, square: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(theme.edge, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for part in (1 / 3, 2 / 3):
        x = square.left() + square.width() * part
        y = square.top() + square.height() * part
        painter.drawLine(QLineF(x, square.top(), x, square.bottom()))
        painter.drawLine(QLineF(square.left(), y, square.right(), y))
    painter.drawRoundedRect(square, 3, 3)
