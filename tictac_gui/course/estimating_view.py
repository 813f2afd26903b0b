"""A board with the parts of its estimate, or with what its columns look like at some lookahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QVBoxLayout, QWidget

from tictac_gui.board.board import BoardButton, board_for
from tictac_gui.course import estimating_words
from tictac_gui.course.step_view import AnswerRow, StepView
from tictac_gui.engine.search import Ending
from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.labels import wrap
from tictac_gui.words.number_words import number, value

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.board.board import BoardWidget
    from tictac_gui.course.estimating import CountEstimateTask, LookFurtherTask
    from tictac_gui.look.appearance import Look


class CountEstimateView(StepView):
    """Shows a board, the parts of its estimate below it, and sums to choose from."""

    answers: AnswerRow

    def __init__(self, task: CountEstimateTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._board = board_for(task.game, look)
        self.answers = AnswerRow({n: (f"sum_{n}", value(n)) for n in task.options})
        self.answers.chosen.connect(task.give)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._board, stretch=1)
        for feature, amount in task.parts.items():
            label = QLabel(estimating_words.part(feature, amount))
            label.setObjectName(f"part_{feature.name.lower()}")
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            wrap(label)
            layout.addWidget(label)

    def refresh(self) -> None:
        self._board.show_board(self._task.board, None, frozenset(), is_playable=False)
        self.answers.mark(self._task.marked)
        self.answers.setHidden(self._task.is_over)

    def sizeHint(self) -> QSize:
        return QSize(360, 420).expandedTo(self.minimumSizeHint())


class ColumnValues(QWidget):
    """Paints a value above each column of a board."""

    def __init__(self, task: LookFurtherTask, board: BoardWidget, look: Look) -> None:
        super().__init__()
        self._task = task
        self._board = board
        self._look = look
        self.setObjectName("column_values")
        self.setFont(enlarged(self.font(), 1.2, is_bold=True))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def refresh(self) -> None:
        """Show the values at the lookahead that is chosen."""
        self.setAccessibleName(estimating_words.values(self._task.game, self._task.values))
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 12, round(line * 1.5))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        for move, amount in self._task.values.items():
            [column] = self._board.findChildren(BoardButton, f"column_{move}")
            left = self.mapFromGlobal(column.mapToGlobal(column.rect().center())).x()
            # Wide enough for the widest value, which may reach over a full column.
            room = QRectF(0, 0, self.fontMetrics().horizontalAdvance("−1000") * 1.2, self.height())
            room.moveCenter(QRectF(left, 0, 0, self.height()).center())
            ending = Ending((amount > 0) - (amount < 0))
            painter.setPen(theme.text if ending is Ending.DRAW else theme.ending(ending))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, value(amount))


class LookFurtherView(StepView):
    """Shows a board, what its columns look like, a slider for the lookahead, and the answers."""

    answers: AnswerRow

    def __init__(self, task: LookFurtherTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._board = board_for(task.game, look)
        self._values = ColumnValues(task, self._board, look)
        self._label = QLabel()
        self._label.setObjectName("lookahead_label")
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("course_lookahead")
        self._slider.setRange(task.options.start, task.options.stop - 1)
        self._slider.setPageStep(1)
        self._slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self._slider.valueChanged.connect(self._on_slider_moved)
        self.answers = AnswerRow({n: (f"lookahead_{n}", number(n)) for n in task.options})
        self.answers.chosen.connect(task.give)
        row = QHBoxLayout()
        row.addWidget(self._label)
        row.addWidget(self._slider, stretch=1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._values)
        layout.addWidget(self._board, stretch=1)
        layout.addLayout(row)
        self.setFocusProxy(self._slider)

    def refresh(self) -> None:
        task = self._task
        self._board.show_board(task.board, None, frozenset(), is_playable=False)
        self._slider.setValue(task.lookahead)
        self._label.setText(estimating_words.lookahead(task.lookahead))
        self._slider.setAccessibleName(self._label.text())
        self._values.refresh()
        self.answers.mark(task.marked)
        self.answers.setHidden(task.is_over)

    def sizeHint(self) -> QSize:
        return QSize(360, 420).expandedTo(self.minimumSizeHint())

    @Slot(int)
    def _on_slider_moved(self, lookahead: int) -> None:
        self._task.look(lookahead)
