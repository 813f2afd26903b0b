"""Small pictures of boards: for lists, tables and explanations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tictac_gui.board.marks import has_discs, paint_disc, paint_mark

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition
    from tictac_gui.look.theme import Theme

_ROOM = 0.2
"""The space around a mark, as a fraction of its cell."""


def paint_little_board(
    painter: QPainter, board: BoardPosition, square: QRectF, theme: Theme
) -> None:
    """Paint a board into the middle of a square, with a completed line highlighted."""
    paint_cell = _paint_disc if has_discs(board) else _paint_mark
    for cell in range(board.rows * board.columns):
        if mark := board.mark_at(cell):
            place = little_cell(board, cell, square)
            paint_cell(painter, mark, place, theme, is_winning=_is_winning(board, cell))
    _paint_grid(painter, board, _area(board, square), theme)


def little_cell(board: BoardPosition, cell: int, square: QRectF) -> QRectF:
    """Return the square in which a cell of a board is painted."""
    area = _area(board, square)
    size = area.width() / board.columns
    row, column = divmod(cell, board.columns)
    return QRectF(area.left() + column * size, area.top() + row * size, size, size)


def ring_cell(painter: QPainter, cell: QRectF, colour: QColor) -> None:
    """Frame a cell, such as the one that was marked last."""
    painter.setPen(QPen(colour, max(1.0, cell.width() * 0.1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(cell)


def _area(board: BoardPosition, square: QRectF) -> QRectF:
    size = min(square.width() / board.columns, square.height() / board.rows)
    area = QRectF(0, 0, board.columns * size, board.rows * size)
    area.moveCenter(square.center())
    return area


def _is_winning(board: BoardPosition, cell: int) -> bool | None:
    """Return whether a cell is in the winning line; None if nobody has won."""
    return cell in board.outcome.cells if board.outcome and board.outcome.winner else None


def _paint_mark(
    painter: QPainter, mark: Mark, place: QRectF, theme: Theme, *, is_winning: bool | None
) -> None:
    if is_winning:
        painter.fillRect(place, theme.winning_ground(mark))
        painter.fillRect(place, theme.winning_line(mark))
    room = place.width() * _ROOM
    paint_mark(painter, mark, place.adjusted(room, room, -room, -room), theme.mark(mark))


def _paint_disc(
    painter: QPainter, mark: Mark, place: QRectF, theme: Theme, *, is_winning: bool | None
) -> None:
    # Beside a winning line the other discs fade, as they do on the large board.
    paint_disc(painter, mark, place, theme, is_faded=is_winning is False)


def _paint_grid(painter: QPainter, board: BoardPosition, area: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(theme.small_grid(), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, 3, 3)
    if has_discs(board):
        # Discs form rows and columns by themselves, and lines so close together would hide them.
        return
    for column in range(1, board.columns):
        x = area.left() + area.width() * column / board.columns
        painter.drawLine(QLineF(x, area.top(), x, area.bottom()))
    for row in range(1, board.rows):
        y = area.top() + area.height() * row / board.rows
        painter.drawLine(QLineF(area.left(), y, area.right(), y))
