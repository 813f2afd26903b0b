"""The pictures of the help: boards in the middle of a game, a search tree and a result bar."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from tictac_gui.board.board import BoardWidget, board_for
from tictac_gui.board.result_bar import Sides, paint_result_bar
from tictac_gui.engine.review import MoveValue
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.help.words import RANDOM_ODDS, Illustration
from tictac_gui.look.appearance import Look
from tictac_gui.look.motion import Motion
from tictac_gui.look.theme import Theme, enlarged

if TYPE_CHECKING:
    from PySide6.QtGui import QFont


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


_BOARDS = {Illustration[example.name]: example for example in BoardExample}
_BOARD_LINES = 9
"""The height of a board, in lines of text."""
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


ExampleTree = Callable[["Look", "QFont", int, float], "QPixmap"]
"""Paints a small search tree no wider than a width, for a ratio of pixels to a point."""


def picture(
    shown: Illustration,
    look: Look,
    example_tree: ExampleTree,
    font: QFont,
    width: int,
    ratio: float,
) -> QPixmap:
    """Paint a picture no wider than `width`, for a screen with `ratio` pixels to a point."""
    line = QFontMetricsF(font).height()
    if example := _BOARDS.get(shown):
        _, board = example.value
        whole = round(line * _BOARD_LINES * board.columns / board.rows)
        return board_picture(example, look.theme, min(whole, width), ratio)
    if shown is Illustration.TREE:
        return example_tree(look, font, width, ratio)
    bar = _blank(QSize(min(width, round(line * 24)), round(line * 1.2)), ratio)
    painter = QPainter(bar)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(0, 0, bar.deviceIndependentSize().width(), bar.deviceIndependentSize().height())
    shares = (float(RANDOM_ODDS.x_wins), float(RANDOM_ODDS.draw))
    paint_result_bar(painter, room.adjusted(0.5, 0.5, -0.5, -0.5), shares, look.theme, Sides.MARKS)
    painter.end()
    return bar


def _blank(size: QSize, ratio: float) -> QPixmap:
    empty = QPixmap(size * ratio)
    empty.setDevicePixelRatio(ratio)
    empty.fill(Qt.GlobalColor.transparent)
    return empty


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
    picture = _blank(QSize(side, side), ratio)
    painter = QPainter(picture)
    view.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    if example in _KEYS:
        _paint_keys(painter, example, view, theme)
    painter.end()
    # As much space above the cells as beside them, since no disc is in hand; values are there.
    first = view.cell_rect(0)
    above = 0 if example is BoardExample.FOUR_VALUES else first.y() - first.x()
    return picture.copy(picture.rect().adjusted(0, round(above * ratio), 0, 0))


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
