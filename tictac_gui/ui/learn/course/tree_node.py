"""One board in a tree of the course: a button with a small board and its value, if known."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tictac_gui.engine.forecast import Ending
from tictac_gui.ui.board.little_board import paint_little_board
from tictac_gui.ui.learn.course.framed_board import FramedBoard
from tictac_gui.ui.words.analysis.tree_words import value as value_text

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from tictac_gui.games import BoardPosition
    from tictac_gui.ui.look.look import Look

_MARGIN = 5.0


class NodeState(NamedTuple):
    """How a board in a tree is shown."""

    value: int | None = None
    """None if it is not known yet."""
    is_asked: bool = False
    is_lit: bool = False
    """Whether it is part of the line that refutes an answer."""
    is_marked: bool = False
    """Whether a hint gives it away as the answer."""
    is_skipped: bool = False
    """Whether it is crossed out, as one that need not be looked at."""
    is_supposed: bool = False
    """Whether its value is only supposed."""
    is_open: bool = False
    """Whether it is still to be looked at, or skipped."""


class TreeNode(FramedBoard):
    """Paints a board with its value below."""

    def __init__(self, position: BoardPosition, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._position = position
        self._state = NodeState()

    @property
    def state(self) -> NodeState:
        """How it is shown."""
        return self._state

    def show_state(self, state: NodeState) -> None:
        """Show whether there is a value, a question or a mark."""
        self._state = state
        self.update()

    def value_height(self) -> int:
        """Return how much of the height is for the value."""
        return self.fontMetrics().height()

    def _paint_value(self, painter: QPainter, place: QRectF) -> None:
        theme, value = self._look.theme, self._state.value
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        if value is not None:
            ending = Ending((value > 0) - (value < 0))
            painter.setPen(theme.text if ending is Ending.DRAW else theme.ending(ending))
            text = value_text(value)
            # Where there is no room for it, the ring of the line shown must do.
            if self._state.is_supposed and _fits(painter, f"{text}?", place):
                text = f"{text}?"
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        elif self._state.is_asked or self._state.is_open:
            painter.setPen(theme.accent)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "?")

    def _cross_out(self, painter: QPainter, board: QRectF) -> None:
        side = min(board.width(), board.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(board.center())
        pen = QPen(self._look.theme.text, 2.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(square.topLeft(), square.bottomRight())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = self._state
        self._paint_frame(
            painter,
            is_chosen=state.is_asked,
            is_lit=state.is_lit,
            is_given_away=state.is_marked,
        )
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -2)
        board = room.adjusted(0, 0, 0, -self.value_height())
        theme = self._look.theme.faded() if self._state.is_skipped else self._look.theme
        paint_little_board(painter, self._position, board, theme)
        if self._state.is_skipped:
            self._cross_out(painter, board)
        below = QRectF(room.left() - 2, board.bottom(), room.width() + 4, self.value_height())
        self._paint_value(painter, below)


def _fits(painter: QPainter, text: str, place: QRectF) -> bool:
    return painter.fontMetrics().horizontalAdvance(text) <= place.width()
