"""Small pictures of boards: for lists, tables and explanations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tictac_gui.board.holes import EDGE, FRAME, join_discs, paint_gap, paint_holes, ring_hole
from tictac_gui.board.marks import has_discs, paint_disc, paint_mark

if TYPE_CHECKING:
    from collections.abc import Container

    from tictac_gui.engine import Mark
    from tictac_gui.games.game import Drawable
    from tictac_gui.look.theme import Theme

_ROOM = 0.2
"""The space around a mark, as a fraction of its cell."""


def paint_little_board(
    painter: QPainter,
    board: Drawable,
    square: QRectF,
    theme: Theme,
    tried: Container[int] = (),
) -> None:
    """Paint a board into the middle of a square, with a completed line highlighted.

    Discs that are only tried are faded.
    """
    if has_discs(board):
        _paint_discs(painter, board, square, theme, tried)
        return
    for cell in range(board.rows * board.columns):
        if mark := board.mark_at(cell):
            _paint_mark(painter, board, cell, mark, little_cell(board, cell, square), theme)
    _paint_grid(painter, board, _cells(board, square), theme)


def little_cell(board: Drawable, cell: int, square: QRectF) -> QRectF:
    """Return the square in which a cell of a board is painted."""
    area = _cells(board, square)
    size = area.width() / board.columns
    row, column = divmod(cell, board.columns)
    return QRectF(area.left() + column * size, area.top() + row * size, size, size)


def ring_cell(painter: QPainter, board: Drawable, cell: int, square: QRectF, theme: Theme) -> None:
    """Ring a cell, such as the one that was filled last."""
    place = little_cell(board, cell, square)
    if has_discs(board):
        ring_hole(painter, place, theme.on_board)
        return
    mark = board.mark_at(cell)
    painter.setPen(QPen(theme.mark(mark) if mark else theme.text, max(1.0, place.width() * 0.1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place)


def _cells(board: Drawable, square: QRectF) -> QRectF:
    """Return the place of all cells; around those of discs there is the board."""
    frame, edge = (FRAME, EDGE) if has_discs(board) else (0, 0)
    columns, rows = board.columns, board.rows
    size = min(square.width() / (columns + 2 * frame), square.height() / (rows + 2 * frame + edge))
    area = QRectF(0, 0, columns * size, rows * size)
    area.moveCenter(square.center() - QPointF(0, edge * size / 2))
    return area


def _paint_discs(
    painter: QPainter,
    board: Drawable,
    square: QRectF,
    theme: Theme,
    tried: Container[int],
) -> None:
    for cell in range(board.rows * board.columns):
        if mark := board.mark_at(cell):
            place = little_cell(board, cell, square)
            paint_gap(painter, place, theme)
            paint_disc(painter, mark, place, theme, is_faded=cell in tried)
    paint_holes(painter, _cells(board, square), board.rows, board.columns, theme)
    if lines := board.winning_lines:
        winner = board.mark_at(lines[0][0])
        assert winner  # noqa: S101 - its cells are filled
        centres = [[little_cell(board, c, square).center() for c in line] for line in lines]
        join_discs(painter, centres, little_cell(board, 0, square).width(), theme, winner)


def _paint_mark(
    painter: QPainter, board: Drawable, cell: int, mark: Mark, place: QRectF, theme: Theme
) -> None:
    colour = theme.mark(mark)
    if board.outcome and cell in board.outcome.cells:
        painter.fillRect(place, colour)
        colour = theme.on_mark()
    room = place.width() * _ROOM
    paint_mark(painter, mark, place.adjusted(room, room, -room, -room), colour)


def _paint_grid(painter: QPainter, board: Drawable, area: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(theme.small_grid(), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, 3, 3)
    for column in range(1, board.columns):
        x = area.left() + area.width() * column / board.columns
        painter.drawLine(QLineF(x, area.top(), x, area.bottom()))
    for row in range(1, board.rows):
        y = area.top() + area.height() * row / board.rows
        painter.drawLine(QLineF(area.left(), y, area.right(), y))
