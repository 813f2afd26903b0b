"""Pictures of boards that explain the game, painted by the board itself in any theme and size."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.ui.board.grid.grid_board import GridBoard
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.look.motion import Motion

if TYPE_CHECKING:
    from tictac_gui.ui.look.theme import Theme


class BoardExample(Enum):
    """What is to be seen."""

    WIN = Board.parse("X.O/OX./..X")
    KEYS = Board()
    HINT = Board.parse("X.O/.X./...")
    VALUES = Board.parse("X.O/.../...")


def board_picture(example: BoardExample, theme: Theme, side: int, ratio: float) -> QPixmap:
    """Paint an example as a square, for a screen with so many pixels to a point."""
    board = example.value
    view = GridBoard(TIC_TAC_TOE, Motion(is_chosen=False))
    view.resize(side, side)
    view.show_theme(theme)
    view.show_board(board, None, frozenset())
    if example is BoardExample.HINT:
        view.show_hint(TIC_TAC_TOE.find_hint(board).move)
    elif example is BoardExample.VALUES:
        view.show_values(TIC_TAC_TOE.move_values(board))
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    view.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    if example is BoardExample.KEYS:
        _paint_keys(painter, view, theme)
    painter.end()
    return picture


def _paint_keys(painter: QPainter, view: GridBoard, theme: Theme) -> None:
    """Write into each cell the key that plays it."""
    painter.setFont(enlarged(view.font(), 1.5))
    painter.setPen(theme.muted)
    for key in map(str, range(10)):
        if (move := view.move_of_key(key)) is not None:
            painter.drawText(view.cell_rect(move), Qt.AlignmentFlag.AlignCenter, key)
