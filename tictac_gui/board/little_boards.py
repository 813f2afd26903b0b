"""Small pictures of boards: for lists, tables and explanations."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QPainter, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from tictac_gui.board.board import board_for
from tictac_gui.board.discs import has_discs, paint_disc
from tictac_gui.board.marks import paint_mark
from tictac_gui.engine.review import MoveValue
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.look.look import Look
from tictac_gui.look.motion import Motion
from tictac_gui.look.theme import enlarged

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from tictac_gui.board.board import BoardWidget
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
    """Return where a cell of a board is painted."""
    area = _area(board, square)
    size = area.width() / board.columns
    row, column = divmod(cell, board.columns)
    return QRectF(area.left() + column * size, area.top() + row * size, size, size)


def ring_cell(painter: QPainter, cell: QRectF, colour: QColor) -> None:
    """Frame a cell, the one that was just marked."""
    painter.setPen(QPen(colour, max(1.0, cell.width() * 0.1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(cell)


def _area(board: BoardPosition, square: QRectF) -> QRectF:
    size = min(square.width() / board.columns, square.height() / board.rows)
    area = QRectF(0, 0, board.columns * size, board.rows * size)
    area.moveCenter(square.center())
    return area


def _is_winning(board: BoardPosition, cell: int) -> bool | None:
    """Return whether a cell is in a completed line; None if there is none."""
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
    # Beside a completed line, as on the large board, the other discs fade.
    paint_disc(painter, mark, place, theme, is_faded=is_winning is False)


def _paint_grid(painter: QPainter, board: BoardPosition, area: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(theme.small_grid(), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, 3, 3)
    if has_discs(board):
        # Discs stand in rows and columns by themselves; lines as close would hide them.
        return
    for column in range(1, board.columns):
        x = area.left() + area.width() * column / board.columns
        painter.drawLine(QLineF(x, area.top(), x, area.bottom()))
    for row in range(1, board.rows):
        y = area.top() + area.height() * row / board.rows
        painter.drawLine(QLineF(area.left(), y, area.right(), y))


class BoardExample(Enum):
    """What is to be seen: a game and a position."""

    WIN = TIC_TAC_TOE, Board.parse("X.O/OX./..X")
    KEYS = TIC_TAC_TOE, Board()
    HINT = TIC_TAC_TOE, Board.parse("X.O/.X./...")
    VALUES = TIC_TAC_TOE, Board.parse("X.O/.../...")
    FOUR_WIN = CONNECT_FOUR, Grid.parse("23344545525")
    FOUR_KEYS = CONNECT_FOUR, Grid.parse("4434")
    FOUR_HINT = CONNECT_FOUR, Grid.parse("435313")
    FOUR_VALUES = CONNECT_FOUR, Grid.parse("444433")


_KEYS = {BoardExample.KEYS, BoardExample.FOUR_KEYS}
HINTS = {BoardExample.HINT: 8, BoardExample.FOUR_HINT: 2}
"""The moves to hint at; no time is spent on finding them again."""
COLUMN_VALUES = (
    Forecast(Ending.LOSS, 17),
    Forecast(Ending.WIN, 2),
    Forecast(Ending.WIN, 17),
    Forecast(Ending.DRAW),
    Forecast(Ending.WIN, 2),
    Forecast(Ending.LOSS, 17),
    Forecast(Ending.LOSS, 17),
)
"""What each column of `FOUR_VALUES` leads to."""


def board_picture(example: BoardExample, theme: Theme, side: int, ratio: float) -> QPixmap:
    """Paint an example so wide, for a screen with so many pixels to a point."""
    game, board = example.value
    view = board_for(game, Look(theme, Motion(is_chosen=False)))
    view.resize(side, side)
    view.show_board(board, None, frozenset())
    if example in HINTS:
        view.show_hint(HINTS[example])
    elif example is BoardExample.VALUES:
        view.show_values(game.move_values(board))
    elif example is BoardExample.FOUR_VALUES:
        values = dict(enumerate(COLUMN_VALUES))
        view.show_values({move: MoveValue(each, (move,)) for move, each in values.items()})
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    view.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    if example in _KEYS:
        _paint_keys(painter, example, view, theme)
    painter.end()
    # As much room above the cells as beside them: no disc hovers there.
    first = view.cell_rect(0)
    return picture.copy(picture.rect().adjusted(0, round((first.y() - first.x()) * ratio), 0, 0))


def _paint_keys(painter: QPainter, example: BoardExample, view: BoardWidget, theme: Theme) -> None:
    """Write into each cell that can be filled the key that does it."""
    game, board = example.value
    font = enlarged(view.font(), 1.5)
    room = round(view.cell_rect(0).height() * 0.6)
    if QFontInfo(font).pixelSize() > room:
        font.setPixelSize(room)
    painter.setFont(font)
    painter.setPen(theme.muted)
    for key in map(str, range(10)):
        if (move := view.move_of_key(key)) is not None:
            cell = view.cell_rect(game.cell_of(board, move))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, key)
