"""A small board beside text about it; it can't be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from tictac_gui.ui.board.little_board import paint_little_board
from tictac_gui.ui.words.analysis import methods_words

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.games import BoardPosition
    from tictac_gui.ui.look.look import Look


class BoardPicture(QWidget):
    """Shows a board, six lines of text wide."""

    def __init__(self, board: BoardPosition, look: Look) -> None:
        super().__init__()
        self._look = look
        self._board = board
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def board(self) -> BoardPosition:
        """What is shown now."""
        return self._board

    def show_board(self, board: BoardPosition) -> None:
        """Show another board."""
        self._board = board
        self.setAccessibleName(methods_words.rows(board))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().height() * 6
        return QSize(width, round(width * self._board.rows / self._board.columns))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(self._look.theme.surface)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(square, 3, 3)
        paint_little_board(painter, self._board, square, self._look.theme)
