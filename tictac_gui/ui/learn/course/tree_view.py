"""A small tree of boards that can be clicked, with the answers to choose from below it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tictac_gui.play.course.steps import Asked
from tictac_gui.ui.board.board_button import make_tab_stop
from tictac_gui.ui.board.marks import paint_mark
from tictac_gui.ui.learn.course.answer_row import AnswerRow
from tictac_gui.ui.learn.course.step_view import StepView
from tictac_gui.ui.learn.course.tree_node import NodeState, TreeNode
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.words.analysis import tree_words
from tictac_gui.ui.words.course import node_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tictac_gui.play.course.steps import Path
    from tictac_gui.play.course.tasks.shown_tree import ShownTree
    from tictac_gui.play.course.tasks.tree_task import TreeTask
    from tictac_gui.ui.look.look import Look

_SMALLEST, _LARGEST = 36, 150
"""The side of a board in the tree."""
_GAP = 5
_ROOM = 12
"""How much wider a board is than its value, at least."""
_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class TreeStepView(StepView):
    """Shows a tree that can be clicked; what is answered below it is up to others."""

    def __init__(self, tree: Tree) -> None:
        super().__init__()
        self._tree = tree
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(tree, stretch=1)
        self.setFocusProxy(tree)

    def refresh(self) -> None:
        self._tree.refresh()

    @property
    def attended(self) -> Sequence[QWidget]:
        return self._tree.attended


class TreeView(TreeStepView):
    """Shows a tree task: the tree, and values as buttons where one is asked for."""

    def __init__(self, task: TreeTask, look: Look) -> None:
        super().__init__(_TreeOfQuestions(task, look))
        self._task = task
        self._tree.clicked.connect(task.choose)
        self._answers: AnswerRow | None = None
        if task.asks_values:
            self._answers = AnswerRow(
                {value: (f"value_{value}", tree_words.value(value)) for value in task.options}
            )
            self._answers.chosen.connect(task.give)

    def refresh(self) -> None:
        super().refresh()
        if self._answers:
            question = self._task.question
            self._answers.mark(self._task.marked)
            self._answers.setVisible(question is not None and question.asked is Asked.VALUE)

    @property
    def answers(self) -> AnswerRow | None:
        return self._answers


class Tree(QWidget):
    """Boards in rows, each in the middle above those that come from it."""

    clicked = Signal(object)
    """Carries the path to a board."""

    def __init__(self, task: ShownTree, look: Look) -> None:
        super().__init__()
        self._task = task
        self._look = look
        self._calls = task.calls
        self._nodes = {
            path: TreeNode(call.position, look, self) for path, call in self._calls.items()
        }
        for path, node in self._nodes.items():
            name = "_".join(map(str, path)) or "root"
            node.setObjectName(f"node_{name}")
            node.clicked.connect(partial(self.clicked.emit, path))
            node.focused.connect(partial(self._make_tab_stop, node))
        self._places = _places(list(self._calls), task.top)
        self._columns = 1 + int(max(column for column, _ in self._places.values()))
        self._rows = 1 + max(row for _, row in self._places.values())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._make_tab_stop(self._nodes[task.top])

    def refresh(self) -> None:
        """Show what is known, asked, lit up and marked."""
        states = self._states()
        for path, node in self._nodes.items():
            node.show_state(states[path])
            name = node_words.name(self._task.game, path, self._calls[path], states[path])
            node.setAccessibleName(name)
        self.update()

    @property
    def attended(self) -> list[TreeNode]:
        """The boards that should be in sight, the most important last."""
        raise NotImplementedError

    def _states(self) -> dict[Path, NodeState]:
        """Return how each board is shown."""
        raise NotImplementedError

    def _make_tab_stop(self, stop: TreeNode) -> None:
        make_tab_stop(stop, self._nodes.values(), self)

    def _signs_width(self) -> int:
        """Return the room at the left for the signs of who moves."""
        return round(self.fontMetrics().horizontalAdvance("MAX") * 1.15)

    def _least_side(self) -> int:
        """Return the least side of a board, below which a value has room."""
        metrics = QFontMetrics(enlarged(self.font(), 1.0, is_bold=True))
        texts = (tree_words.value(call.value) for call in self._calls.values())
        widest = max(map(metrics.horizontalAdvance, texts))
        return max(_SMALLEST, round(metrics.height() * 2.5), widest + _ROOM)

    def _paint_signs(self, painter: QPainter) -> None:
        """Say at the left of each row who moves there."""
        theme, width, line = self._look.theme, self._signs_width(), self.fontMetrics().height()
        rows = {row: path for path, (_, row) in self._places.items() if self._calls[path].calls > 1}
        for path in rows.values():
            call, node = self._calls[path], self._nodes[path].geometry()
            side = min(line * 1.2, width * 0.7)
            sign = QRectF(0, 0, side, side)
            sign.moveCenter(QPointF(width / 2, node.center().y() - line * 0.6))
            paint_mark(painter, call.position.turn, sign, theme.mark(call.position.turn))
            painter.setPen(theme.muted)
            below = QRectF(0, sign.bottom() + 3, width, line)
            text = tree_words.side(is_max=call.is_max)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_edges(self, painter: QPainter) -> None:
        lit, values = self._task.lit, self._task.values
        for path, node in self._nodes.items():
            if path == self._task.top:
                continue
            above = self._nodes[path[:-1]].geometry()
            start = QPointF(above.center().x(), above.bottom())
            end = QPointF(node.geometry().center().x(), node.geometry().top())
            # Where a value has come from is seen by its line.
            call = self._calls[path[:-1]]
            is_chosen = path[:-1] in values and call.best == path[-1]
            pen = QPen(self._look.theme.outline, 1.0)
            if path in lit and path[:-1] in lit:
                pen = QPen(self._look.theme.text, 3.0, Qt.PenStyle.DotLine)
            elif is_chosen:
                pen = QPen(self._look.theme.accent, 2.5)
            painter.setPen(pen)
            painter.drawLine(QLineF(start, end))

    def minimumSizeHint(self) -> QSize:
        side = self._least_side()
        height = side + self.fontMetrics().height() + 3 * _GAP
        return QSize(self._signs_width() + self._columns * (side + _GAP), self._rows * height)

    def sizeHint(self) -> QSize:
        least = self.minimumSizeHint()
        return QSize(least.width() * 3 // 2, least.height() * 3 // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        line, left = self.fontMetrics().height(), self._signs_width()
        slot = (self.width() - left) / self._columns
        level = self.height() / self._rows
        side = min(slot - _GAP, level - line - 4 * _GAP, max(_LARGEST, line * 5))
        side = max(side, self._least_side() - 2 * _GAP)
        width, height = round(side), round(side + line)
        # A tree that needs less than there is stands in the middle.
        slot = min(slot, width + 6 * _GAP)
        left += round((self.width() - left - slot * self._columns) / 2)
        for path, (column, row) in self._places.items():
            x = left + slot * (column + 0.5) - width / 2
            y = level * (row + 0.5) - height / 2
            self._nodes[path].setGeometry(round(x), round(y), width, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        focused = next((path for path, node in self._nodes.items() if node.hasFocus()), None)
        if step is None or focused is None:
            event.ignore()
            return
        column, row = self._places[focused]
        down, right = step
        if down:
            near = [path for path, place in self._places.items() if place[1] == row + down]
            related = [path for path in near if path[:-1] == focused or path == focused[:-1]]
            near = related or []
        else:
            near = [
                path
                for path, place in self._places.items()
                if place[1] == row and (place[0] - column) * right > 0
            ]
        if near:
            target = min(near, key=lambda path: abs(self._places[path][0] - column))
            self._nodes[target].setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_edges(painter)
        self._paint_signs(painter)


class _TreeOfQuestions(Tree):
    """Shows which board is asked about."""

    def __init__(self, task: TreeTask, look: Look) -> None:
        super().__init__(task, look)
        self._questions = task

    @property
    def attended(self) -> list[TreeNode]:
        """The board that is asked about, after those right below it."""
        question = self._questions.question
        if not question:
            return []
        below = [node for path, node in self._nodes.items() if path[:-1] == question.path != path]
        return [*below, self._nodes[question.path]]

    def _states(self) -> dict[Path, NodeState]:
        task = self._questions
        values, lit, marked = task.values, task.lit, task.marked
        asked = task.question.path if task.question else None
        return {
            path: NodeState(values.get(path), path == asked, path in lit, path == marked)
            for path in self._nodes
        }


def _places(paths: list[Path], top: Path) -> dict[Path, tuple[float, int]]:
    """Return a column and a row for each board: ends side by side, others above their middle."""
    places: dict[Path, tuple[float, int]] = {}
    ends = 0

    def place(path: Path) -> float:
        nonlocal ends
        below = [each for each in paths if each[:-1] == path and len(each) == len(path) + 1]
        if below:
            columns = [place(each) for each in below]
            column = (columns[0] + columns[-1]) / 2
        else:
            column, ends = float(ends), ends + 1
        places[path] = column, len(path) - len(top)
        return column

    place(top)
    return places
