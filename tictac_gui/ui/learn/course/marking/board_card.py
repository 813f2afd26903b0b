"""A board that can be marked as the same as others: a button with a small board and a tick."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tictac_gui.engine import Mark
from tictac_gui.ui.board.little_board import little_cell, paint_little_board
from tictac_gui.ui.learn.course.framed_board import FramedBoard
from tictac_gui.ui.look.fonts import enlarged

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.games import BoardPosition
    from tictac_gui.ui.look.look import Look

_MARGIN = 7.0


class CardState(NamedTuple):
    """How a board is shown."""

    board: BoardPosition
    order: tuple[int, ...] = ()
    """The moves that lead to it, if they are shown as numbers."""
    is_model: bool = False
    """Whether the others are compared with it."""
    is_marked: bool = False
    is_lit: bool = False
    """Whether a remark is about it."""
    is_given_away: bool = False
    """Whether a hint gives it away as an answer."""
    ringed: frozenset[int] = frozenset()
    """Cells that a remark is about."""


class BoardCard(FramedBoard):
    """Paints a board, and below it whether it is marked."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._state: CardState | None = None
        self._caption = ""

    @property
    def state(self) -> CardState | None:
        """How it is shown; None before anything is."""
        return self._state

    def show_state(self, state: CardState, caption: str) -> None:
        """Show a board, and a word or a sign below it."""
        self._state, self._caption = state, caption
        self.update()

    def _paint_board(self, painter: QPainter, state: CardState, square: QRectF) -> None:
        theme = self._look.theme
        if not state.order:
            paint_little_board(painter, state.board, square, theme)
        else:
            self._paint_order(painter, state, square)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.text, 2.0))
        for cell in state.ringed:
            painter.drawEllipse(little_cell(state.board, cell, square).adjusted(2, 2, -2, -2))

    def _paint_order(self, painter: QPainter, state: CardState, square: QRectF) -> None:
        """Paint numbers on faint marks: which move was the first, the second and so on."""
        theme, board = self._look.theme, state.board
        faint = replace(theme, x=theme.ghost(Mark.X), o=theme.ghost(Mark.O))
        paint_little_board(painter, board, square, faint)
        painter.setPen(theme.text)
        for number, cell in enumerate(state.order, start=1):
            place = little_cell(board, cell, square)
            font = enlarged(self.font(), 1.0, is_bold=True)
            font.setPixelSize(max(round(place.height() * 0.6), 8))
            painter.setFont(font)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))

    def paintEvent(self, _event: QPaintEvent) -> None:
        state = self._state
        if not state:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(
            painter,
            is_chosen=state.is_marked,
            is_lit=state.is_lit,
            is_given_away=state.is_given_away,
        )
        line = self.fontMetrics().height()
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -2)
        square = room.adjusted(0, 0, 0, -line)
        self._paint_board(painter, state, square)
        painter.setFont(self.font())
        painter.setPen(self._look.theme.text)
        below = QRectF(0, square.bottom(), self.width(), line)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._caption)
