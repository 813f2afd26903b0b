"""Boards side by side, to be marked, and a button to have them checked."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tictac_gui.board.board import make_tab_stop
from tictac_gui.board.little_boards import little_cell, paint_little_board
from tictac_gui.course import task_words
from tictac_gui.course.step_view import AnswerRow, CheckRow, FramedBoard, StepView
from tictac_gui.engine import Mark
from tictac_gui.look.theme import enlarged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tictac_gui.course.same_boards import CardState, MarkBoardsTask
    from tictac_gui.look.appearance import Look

_MARGIN = 7.0
_SMALLEST, _LARGEST = 56, 180
"""The side of a board."""
_GAP = 8
_TIDY = 0.8
"""Boards may be smaller by this factor if they are in full rows then."""


class BoardCard(FramedBoard):
    """A board, with a sign below it that it is marked."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._state: CardState | None = None
        self._caption = ""

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
        """Paint numbers on faint marks: the order of the moves."""
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


class _Cards(QWidget):
    """Boards in as many columns as lets them be largest; the arrow keys go from one to another."""

    def __init__(self, count: int, look: Look, *, has_model: bool) -> None:
        super().__init__()
        self._has_model = has_model
        self.cards = [BoardCard(look) for _ in range(count)]
        for number, card in enumerate(self.cards):
            card.setParent(self)
            card.setObjectName(f"board_{number}")
            card.focused.connect(partial(self._make_tab_stop, card))
        self._columns = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._make_tab_stop(self.cards[0])

    def _make_tab_stop(self, stop: BoardCard) -> None:
        make_tab_stop(stop, self.cards, self)

    def _side(self, columns: int) -> int:
        """Return how large boards can be in this number of columns."""
        rows = -(-len(self.cards) // columns)
        high = self.height() // rows - _GAP - self.fontMetrics().height()
        return min(self.width() // columns - _GAP, high, self._largest())

    def _best_columns(self) -> int:
        """Return the number of columns with the fewest gaps where boards are still large."""
        count = len(self.cards)
        sides = {columns: self._side(columns) for columns in range(1, count + 1)}
        large = [columns for columns in sides if sides[columns] >= max(sides.values()) * _TIDY]
        return min(large, key=lambda columns: (-count % columns, -sides[columns]))

    def _least_side(self) -> int:
        metrics = self.fontMetrics()
        caption = metrics.horizontalAdvance(task_words.model_caption()) if self._has_model else 0
        return max(_SMALLEST, metrics.height() * 2, caption + _GAP)

    def _largest(self) -> int:
        return max(_LARGEST, self.fontMetrics().height() * 6)

    def minimumSizeHint(self) -> QSize:
        side, line = self._least_side(), self.fontMetrics().height()
        columns = max(min((self.width() or 280) // (side + _GAP), len(self.cards)), 1)
        rows = -(-len(self.cards) // columns)
        return QSize(side + _GAP, rows * (side + line + _GAP))

    def sizeHint(self) -> QSize:
        side = self._largest() + _GAP
        return QSize(3 * side, 3 * (side + self.fontMetrics().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        count = len(self.cards)
        self._columns = self._best_columns()
        side = max(self._side(self._columns), self._least_side())
        height = side + self.fontMetrics().height()
        rows = -(-count // self._columns)
        left = (self.width() - self._columns * (side + _GAP) + _GAP) // 2
        top = max((self.height() - rows * (height + _GAP) + _GAP) // 2, 0)
        for number, card in enumerate(self.cards):
            row, column = divmod(number, self._columns)
            card.setGeometry(
                left + column * (side + _GAP), top + row * (height + _GAP), side, height
            )
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        step = steps.get(Qt.Key(event.key()))
        focused = next((n for n, card in enumerate(self.cards) if card.hasFocus()), None)
        if step is None or focused is None:
            event.ignore()
            return
        last = len(self.cards) - 1
        target = focused + step
        if step == self._columns and focused // step < last // step:
            # The last row may be shorter.
            target = min(target, last)
        if 0 <= target <= last:
            self.cards[target].setFocus(Qt.FocusReason.OtherFocusReason)


class MarkBoardsView(StepView):
    """Shows a task of marking boards."""

    answers: AnswerRow

    def __init__(self, task: MarkBoardsTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._cards = _Cards(len(task.boards), look, has_model=task.model is not None)
        for number, card in enumerate(self._cards.cards):
            card.clicked.connect(partial(task.toggle, number))
        self.answers = CheckRow()
        self.answers.chosen.connect(task.check)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._cards, stretch=1)
        self.setFocusProxy(self._cards)

    def refresh(self) -> None:
        task = self._task
        for number, (card, state) in enumerate(zip(self._cards.cards, task.states, strict=True)):
            card.show_state(state, task_words.caption(state))
            card.setAccessibleName(task_words.card_name(task.game, number, state))
        self.answers.setHidden(task.is_done)

    @property
    def attended(self) -> Sequence[QWidget]:
        return [self._cards.cards[number] for number in sorted(self._task.lit)]
