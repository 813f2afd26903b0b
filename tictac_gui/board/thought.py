"""What covers the large board with a position of the search tree; it never touches the game.

For a screen reader the game's board stays as it is: the tree describes its positions in words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tictac_gui.board import words
from tictac_gui.board.little_boards import little_cell, paint_little_board, ring_cell
from tictac_gui.board.marks import ROOM, has_discs, paint_cell, paint_mark
from tictac_gui.board.symbols import paint_step

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent

    from tictac_gui.games import BoardPosition
    from tictac_gui.look.appearance import Look

_GAP = 0.024
_OUTLINE = 0.007
"""The space between cells, and their outlines, as on the board that is covered."""
_BUTTON_FROM = 20
"""The least height, in lines, at which the button is shown; Esc and a click do the same."""


class Thought(NamedTuple):
    """A position in the search tree."""

    position: BoardPosition
    tried: tuple[int, ...]
    """The cells that only the search has filled, in order."""
    is_current: bool
    """Whether the search is there now; otherwise a person has chosen the position."""


class ThoughtBoard(QWidget):
    """A banner, the position, and a way back; always as large as its parent."""

    left = Signal()

    def __init__(self, board: QWidget, look: Look) -> None:
        super().__init__(board)
        self.setObjectName("thought")
        self.setAutoFillBackground(True)
        self.setToolTip(words.thought_tip())
        self._banner = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._banner.setObjectName("thought_banner")
        self._banner.setWordWrap(True)
        self._picture = _ThoughtPicture(look)
        self._back = QPushButton(self.tr("Back to the game"))
        self._back.setObjectName("leave_thought")
        self._back.clicked.connect(self.left)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._banner)
        layout.addWidget(self._picture, stretch=1)
        layout.addWidget(self._back, alignment=Qt.AlignmentFlag.AlignCenter)
        self.hide()
        covering = QVBoxLayout(board)
        covering.setContentsMargins(0, 0, 0, 0)
        covering.addWidget(self)

    @property
    def thought(self) -> Thought | None:
        """The position shown, if any."""
        return self._picture.thought

    def show_thought(self, thought: Thought) -> None:
        """Show a position, and above it what it is."""
        self._banner.setText(words.thought_title(is_current=thought.is_current))
        self._picture.show_thought(thought)
        self.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        lines = self.height() / self.fontMetrics().height()
        self._back.setVisible(lines >= _BUTTON_FROM)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.left.emit()


class _ThoughtPicture(QWidget):
    """Paints the marks of the game as usual, and those that were only tried faded and numbered."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.thought: Thought | None = None

    def show_thought(self, thought: Thought) -> None:
        self.thought = thought
        self.update()

    def _square(self, board: BoardPosition, cell: int) -> QRectF:
        """Return the square of a cell; together they lie in the middle of the picture."""
        if has_discs(board):
            return little_cell(board, cell, QRectF(self.rect()))
        gap = min(self.width(), self.height()) * _GAP
        size = min(
            (self.width() - (board.columns - 1) * gap) / board.columns,
            (self.height() - (board.rows - 1) * gap) / board.rows,
        )
        step = size + gap
        left = (self.width() - board.columns * step + gap) / 2
        top = (self.height() - board.rows * step + gap) / 2
        row, column = divmod(cell, board.columns)
        return QRectF(left + column * step, top + row * step, size, size).adjusted(1, 1, -1, -1)

    def _paint_discs(self, painter: QPainter, thought: Thought) -> None:
        theme, board = self._look.theme, thought.position
        paint_little_board(painter, board, QRectF(self.rect()), theme, tried=thought.tried)
        for number, cell in enumerate(thought.tried, start=1):
            if mark := board.mark_at(cell):
                square = self._square(board, cell)
                paint_step(painter, number, square, theme.disc(mark), theme.sign(mark))
        for cell in thought.tried[-1:]:
            ring_cell(painter, board, cell, QRectF(self.rect()), theme)

    def _paint_cell(self, painter: QPainter, thought: Thought, cell: int) -> None:
        theme, board = self._look.theme, thought.position
        square, mark = self._square(board, cell), board.mark_at(cell)
        is_tried = cell in thought.tried
        is_latest = cell in thought.tried[-1:]
        is_winning = board.outcome is not None and cell in board.outcome.cells
        width = max(1.0, square.width() * _OUTLINE)
        pen = QPen(theme.edge, width)
        if is_latest:
            # Not in the accent, since it is X's colour.
            pen = QPen(theme.text, 2 * width, Qt.PenStyle.DashLine)
        colour = (theme.faded() if is_tried else theme).mark(mark) if mark else theme.surface
        paint_cell(painter, square, theme, colour if is_winning else theme.surface, pen)
        if not mark:
            return
        room = square.width() * ROOM
        ink = theme.on_mark() if is_winning else colour
        paint_mark(painter, mark, square.adjusted(room, room, -room, -room), ink)
        if is_tried:
            number = thought.tried.index(cell) + 1
            paint_step(painter, number, square, theme.mark(mark), theme.on_mark())

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self.thought:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = self.thought.position
        if has_discs(board):
            self._paint_discs(painter, self.thought)
            return
        for cell in range(board.rows * board.columns):
            self._paint_cell(painter, self.thought, cell)
