"""The pictures of the help: boards, a search tree and a bar, painted as the program paints them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from tictac_gui.engine.trace import Trace
from tictac_gui.games import TIC_TAC_TOE, BoardPosition
from tictac_gui.ui.analysis.search_choice import Example
from tictac_gui.ui.analysis.tree_picture import TreePicture
from tictac_gui.ui.analysis.tree_scene import Scene, lay_out
from tictac_gui.ui.board.example_pictures import BoardExample, board_picture
from tictac_gui.ui.widgets.result_bar import Sides, paint_result_bar
from tictac_gui.ui.words.help_words import RANDOM_ODDS, Illustration

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from tictac_gui.ui.look.look import Look


_BOARD_LINES = 9
"""The height of a board, in lines of text."""
_BOARDS = {Illustration[example.name]: example for example in BoardExample}


def picture(shown: Illustration, look: Look, font: QFont, width: int, ratio: float) -> QPixmap:
    """Paint a picture no wider than that, for a screen with so many pixels to a point."""
    line = QFontMetricsF(font).height()
    if example := _BOARDS.get(shown):
        _, board = example.value
        whole = round(line * _BOARD_LINES * board.columns / board.rows)
        return board_picture(example, look.theme, min(whole, width), ratio)
    if shown is Illustration.TREE:
        return _tree(look, font, line, width, ratio)
    bar = _blank(QSize(min(width, round(line * 24)), round(line * 1.2)), ratio)
    painter = QPainter(bar)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(0, 0, bar.deviceIndependentSize().width(), bar.deviceIndependentSize().height())
    shares = (float(RANDOM_ODDS.x_wins), float(RANDOM_ODDS.draw))
    paint_result_bar(painter, room.adjusted(0.5, 0.5, -0.5, -0.5), shares, look.theme, Sides.MARKS)
    painter.end()
    return bar


def _tree(look: Look, font: QFont, line: float, width: int, ratio: float) -> QPixmap:
    """Paint the whole search of the small example."""
    trace = Trace[BoardPosition](Example.THREE_CELLS.board)
    last = trace.steps - 1
    nodes = lay_out(trace, trace.path(last), ())
    tree = TreePicture(font, line, look, is_wide=False)
    bounds = tree.bounds(nodes)
    zoom = min(width / bounds.width(), 1.0)
    painted = _blank((bounds.size() * zoom).toSize(), ratio)
    painter = QPainter(painted)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(zoom, zoom)
    painter.translate(-bounds.topLeft())
    tree.paint(painter, Scene(TIC_TAC_TOE, trace, nodes, last), bounds)
    painter.end()
    return painted


def _blank(size: QSize, ratio: float) -> QPixmap:
    blank = QPixmap(size * ratio)
    blank.setDevicePixelRatio(ratio)
    blank.fill(Qt.GlobalColor.transparent)
    return blank
