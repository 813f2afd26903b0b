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
    size = min(square.width() / board.columns, square.height() / board.rows)
    winning = board.outcome.cells if board.outcome else frozenset()
    for cell in range(board.rows * board.columns):
        row, column = divmod(cell, board.columns)
        place = QRectF(square.left() + column * size, square.top() + row * size, size, size)
        if not (mark := board.mark_at(cell)):
            continue
        if cell in winning:
            painter.fillRect(place, theme.winning_ground(mark))
            painter.fillRect(place, theme.winning_line(mark))
        room = size * _ROOM
        paint_mark(painter, mark, place.adjusted(room, room, -room, -room), theme.mark(mark))
    area = QRectF(square.left(), square.top(), board.columns * size, board.rows * size)
    _paint_grid(painter, board, area, theme)


def _paint_grid(painter: QPainter, board: BoardPosition, area: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(theme.small_grid(), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for column in range(1, board.columns):
        x = area.left() + area.width() * column / board.columns
        painter.drawLine(QLineF(x, area.top(), x, area.bottom()))
    for row in range(1, board.rows):
        y = area.top() + area.height() * row / board.rows
        painter.drawLine(QLineF(area.left(), y, area.right(), y))
    painter.drawRoundedRect(area, 3, 3)
