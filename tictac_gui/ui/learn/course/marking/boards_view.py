"""Boards side by side, to be marked, and a button to have them checked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tictac_gui.ui.board.board_button import make_tab_stop
from tictac_gui.ui.learn.course.marking.board_card import BoardCard, CardState
from tictac_gui.ui.learn.course.marking.check_row import CheckRow
from tictac_gui.ui.learn.course.step_view import StepView
from tictac_gui.ui.words.course import marking_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tictac_gui.play.course.tasks.marking.boards_task import BoardsTask
    from tictac_gui.ui.look.look import Look

_SMALLEST, _LARGEST = 56, 180
"""The side of a board."""
_GAP = 8
_TIDY = 0.8
"""So much smaller may boards be if they are in full rows then."""


class BoardsView(StepView):
    """Shows a boards task."""

    def __init__(self, task: BoardsTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._cards = _Cards(len(task.boards), look, has_model=task.model is not None)
        for number, card in enumerate(self._cards.cards):
            card.clicked.connect(partial(task.toggle, number))
        self._check = CheckRow()
        self._check.chosen.connect(task.check)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._cards, stretch=1)
        self.setFocusProxy(self._cards)

    def refresh(self) -> None:
        task = self._task
        marks, lit, marked, ringed = task.marks, task.lit, task.marked, task.ringed
        for number, (card, board) in enumerate(zip(self._cards.cards, task.boards, strict=True)):
            state = CardState(
                board,
                task.order(number),
                is_model=number == task.model,
                is_marked=number in marks,
                is_lit=number in lit,
                is_given_away=number in marked,
                ringed=ringed if number in lit else frozenset(),
            )
            card.show_state(state, marking_words.caption(state))
            card.setAccessibleName(marking_words.card_name(task.game, number, state))
        self._check.setHidden(task.is_done)

    @property
    def answers(self) -> CheckRow:
        return self._check

    @property
    def attended(self) -> Sequence[QWidget]:
        lit = self._task.lit
        return [card for number, card in enumerate(self._cards.cards) if number in lit]


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
        """Return how large boards can be in so many columns."""
        rows = -(-len(self.cards) // columns)
        high = self.height() // rows - _GAP - self.fontMetrics().height()
        return min(self.width() // columns - _GAP, high, self._largest())

    def _best_columns(self) -> int:
        """Return how many columns leave the fewest gaps while boards are about as large."""
        count = len(self.cards)
        sides = {columns: self._side(columns) for columns in range(1, count + 1)}
        large = [columns for columns in sides if sides[columns] >= max(sides.values()) * _TIDY]
        return min(large, key=lambda columns: (-count % columns, -sides[columns]))

    def _least_side(self) -> int:
        metrics = self.fontMetrics()
        caption = metrics.horizontalAdvance(marking_words.model_caption()) if self._has_model else 0
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
