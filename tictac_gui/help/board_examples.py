"""Pictures of boards in the middle of a game, for the help; they show what the boards show."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontInfo, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from tictac_gui.board.board import board_for
from tictac_gui.engine.review import MoveValue
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.look.look import Look, Motion
from tictac_gui.look.theme import enlarged

if TYPE_CHECKING:
    from tictac_gui.board.board import BoardWidget
    from tictac_gui.look.theme import Theme


class BoardExample(Enum):
    """A game and a position, named after what its picture explains."""

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
"""The moves to hint at, so that opening the help needs no search."""
COLUMN_VALUES = (
    Forecast(Ending.LOSS, 17),
    Forecast(Ending.WIN, 2),
    Forecast(Ending.WIN, 17),
    Forecast(Ending.DRAW),
    Forecast(Ending.WIN, 2),
    Forecast(Ending.LOSS, 17),
    Forecast(Ending.LOSS, 17),
)
"""The result that each column of `FOUR_VALUES` leads to."""


def board_picture(example: BoardExample, theme: Theme, side: int, ratio: float) -> QPixmap:
    """Paint an example `side` points wide, for a screen with `ratio` pixels to a point."""
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
    # As much space above the cells as beside them, since no disc hovers there.
    first = view.cell_rect(0)
    return picture.copy(picture.rect().adjusted(0, round((first.y() - first.x()) * ratio), 0, 0))


def _paint_keys(painter: QPainter, example: BoardExample, view: BoardWidget, theme: Theme) -> None:
    """Write into each cell that can be filled the key that fills it."""
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
