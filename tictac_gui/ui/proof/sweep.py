"""The sweep of games that is seen while the proof is running, on a small board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from tictac_gui.ui.board.little_board import paint_little_board

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.look.look import Look

_LINES, _LINES_UNHURRIED = 6, 10
"""The side of the board, in line heights; it may be larger where games go on move by move."""
_LARGEST, _LARGEST_UNHURRIED = 140, 220
"""And in pixels at most: what flickers must stay small, for people whom flashes make ill."""


class GameSweep(QWidget):
    """Shows the end of one game after the other."""

    def __init__(self, game: Game, look: Look, *, is_small: bool = True) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("sweep")
        self._game = game
        self._is_small = is_small
        self._board: BoardPosition = game.start
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def board(self) -> BoardPosition:
        """The board shown."""
        return self._board

    def show_game(self, moves: tuple[int, ...]) -> None:
        """Show the end of a game."""
        self._board = self._game.history(moves).position
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        if self._is_small:
            side = min(_LINES * line, _LARGEST)
        else:
            side = min(_LINES_UNHURRIED * line, _LARGEST_UNHURRIED)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_little_board(painter, self._board, square, self._look.theme)
