"""A small tree of boards that can be clicked: filled in, or marked where it can be skipped."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tictac_gui.board.board import make_tab_stop
from tictac_gui.board.little_boards import paint_little_board, ring_cell
from tictac_gui.board.marks import has_discs, paint_mark
from tictac_gui.course import trees_words
from tictac_gui.course.step_view import AnswerRow, CheckRow, FramedBoard, StepView
from tictac_gui.course.trees import (
    Asked,
    FillTreeTask,
    Limit,
    NodeState,
    Path,
    PruneTreeTask,
    SearchedTask,
    TreeTask,
)
from tictac_gui.engine.search import Ending
from tictac_gui.look.theme import enlarged
from tictac_gui.words import move_words, number_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tictac_gui.course.walking import WalkTreeTask
    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition
    from tictac_gui.look.appearance import Look

_MARGIN = 5.0
_SMALLEST, _LARGEST = 36, 150
"""The side of a board in the tree."""
_SMALLEST_LARGE = 90
"""The side of one with so many cells that they could not be told apart in less."""
_GAP = 5
_ROOM = 12
"""How much wider a board is than its value, at least."""
_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class TreeNode(FramedBoard):
    """A board in a tree, with its value below if that is known."""

    def __init__(
        self,
        position: BoardPosition,
        look: Look,
        parent: QWidget,
        last: tuple[int, str] | None = None,
    ) -> None:
        """Show a position; where it is hard to see, with the cell filled last and its move."""
        super().__init__(look, parent)
        self._position = position
        self._last = last
        self.state = NodeState()

    def show_state(self, state: NodeState) -> None:
        """Show whether there is a value, a question or a mark."""
        self.state = state
        self.update()

    def _paint_value(self, painter: QPainter, place: QRectF) -> None:
        theme, value = self._look.theme, self.state.value
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        if value is not None:
            ending = Ending((value > 0) - (value < 0))
            painter.setPen(theme.text if ending is Ending.DRAW else theme.ending(ending))
            text = trees_words.node_value(self.state)
            # Where the sign has no room, the frame alone shows that the value is supposed.
            if self.state.is_supposed and _fits(painter, f"{text}?", place):
                text = f"{text}?"
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        elif self.state.is_asked or self.state.is_open or self.state.is_begun:
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
        state = self.state
        self._paint_frame(
            painter,
            is_chosen=state.is_asked,
            is_lit=state.is_lit,
            is_given_away=state.is_marked,
        )
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -2)
        line = self.fontMetrics().height()
        board = room.adjusted(0, line if self._last else 0, 0, -line)
        theme = self._look.theme.faded() if self.state.is_skipped else self._look.theme
        if not self.state.is_covered:
            paint_little_board(painter, self._position, board, theme)
        if self._last:
            cell, name = self._last
            ring_cell(painter, self._position, cell, board, theme)
            painter.setPen(theme.muted)
            above = QRectF(room.left(), room.top() - 2, room.width(), line)
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, name)
        if self.state.is_skipped:
            self._cross_out(painter, board)
        below = QRectF(room.left() - 2, board.bottom(), room.width() + 4, line)
        self._paint_value(painter, below)
        if self.state.number is not None:
            self._paint_number(painter, self.state.number)

    def _paint_number(self, painter: QPainter, number: int) -> None:
        """Paint the number of the call into the corner of the frame."""
        font = enlarged(self.font(), 0.8, is_bold=True)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        text = number_words.number(number)
        side = max(metrics.height(), metrics.horizontalAdvance(text) + 4)
        corner = QRectF(0, 0, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.accent)
        painter.drawRoundedRect(corner, 4, 4)
        painter.setPen(self._look.theme.on_accent)
        painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, text)


class Tree(QWidget):
    """Boards in rows, each in the middle above those that come from it."""

    clicked = Signal(object)
    """Carries the path to a board."""

    def __init__(self, task: TreeTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._look = look
        self._calls = task.calls
        self._is_large = has_discs(task.calls[task.top].position)
        """Whether the boards have so many cells that they need more room, and words."""
        self._nodes = {
            path: TreeNode(call.position, look, self, self._last_move(path))
            for path, call in self._calls.items()
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

    def _last_move(self, path: Path) -> tuple[int, str] | None:
        """Return the cell filled last and what its move is called, where that needs to be shown."""
        if not self._is_large or path[:-1] not in self._calls or not path:
            return None
        game = self._task.game
        cell = game.cell_of(self._calls[path[:-1]].position, path[-1])
        return cell, move_words.move_place(game, path[-1])

    def refresh(self) -> None:
        """Show how each board is at the moment."""
        states = self._task.states
        for path, node in self._nodes.items():
            node.show_state(states[path])
            name = trees_words.node_name(self._task.game, path, self._calls[path], states[path])
            node.setAccessibleName(name)
        self.update()

    @property
    def attended(self) -> list[TreeNode]:
        """The boards that should be in sight, the most important last."""
        return [self._nodes[path] for path in self._task.attended]

    def _make_tab_stop(self, stop: TreeNode) -> None:
        make_tab_stop(stop, self._nodes.values(), self)

    def _signs_width(self) -> int:
        """Return the width of the room on the left for these signs."""
        return round(self.fontMetrics().horizontalAdvance("MAX") * 1.15)

    def _least_side(self) -> int:
        """Return the least side of a board, below which a value has room."""
        metrics = QFontMetrics(enlarged(self.font(), 1.0, is_bold=True))
        # Where a search skips boards, some values are only limits.
        limit = Limit.AT_MOST if isinstance(self._task, SearchedTask) else Limit.EXACT
        states = (NodeState(call.value, limit) for call in self._calls.values())
        texts = map(trees_words.node_value, states)
        widest = max(map(metrics.horizontalAdvance, texts))
        smallest = _SMALLEST_LARGE if self._is_large else _SMALLEST
        return max(smallest, round(metrics.height() * 2.5), widest + _ROOM)

    @property
    def _lines(self) -> int:
        """The lines of text that each board has."""
        return 2 if self._is_large else 1

    def _paint_signs(self, painter: QPainter) -> None:
        """Paint on the left of each row which side moves there."""
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
            text = number_words.side(is_max=call.is_max)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_edges(self, painter: QPainter) -> None:
        lit = self._task.lit
        for path, node in self._nodes.items():
            if path == self._task.top:
                continue
            above = self._nodes[path[:-1]].geometry()
            start = QPointF(above.center().x(), above.bottom())
            end = QPointF(node.geometry().center().x(), node.geometry().top())
            # The line shows which board a value has come from.
            is_chosen = self._task.chosen_below(path[:-1]) == path
            pen = QPen(self._look.theme.outline, 1.0)
            if path in lit and path[:-1] in lit:
                pen = QPen(self._look.theme.text, 3.0, Qt.PenStyle.DotLine)
            elif is_chosen:
                pen = QPen(self._look.theme.accent, 2.5)
            painter.setPen(pen)
            painter.drawLine(QLineF(start, end))

    def minimumSizeHint(self) -> QSize:
        side = self._least_side()
        height = side + self._lines * self.fontMetrics().height() + 3 * _GAP
        return QSize(self._signs_width() + self._columns * (side + _GAP), self._rows * height)

    def sizeHint(self) -> QSize:
        least = self.minimumSizeHint()
        return QSize(least.width() * 3 // 2, least.height() * 3 // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        line, left = self._lines * self.fontMetrics().height(), self._signs_width()
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
            near = [
                path
                for path, place in self._places.items()
                if place[1] == row + down and (path[:-1] == focused or path == focused[:-1])
            ]
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


class RacePicture(QWidget):
    """Draws a race: one side runs for the line, the other stands in its way."""

    def __init__(self, blocker: Mark, look: Look) -> None:
        super().__init__()
        self._blocker = blocker
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(trees_words.race(blocker))

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 16, line * 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, line = self._look.theme, self.fontMetrics().height()
        track = QRectF(0, 0, min(self.width(), line * 20), line * 3)
        track.moveCenter(QRectF(self.rect()).center())
        painter.setPen(QPen(theme.outline, 1.5))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(track, 8, 8)
        self._paint_line(painter, track, line * 0.5)
        runner = QRectF(0, 0, line * 1.6, line * 1.6)
        runner.moveCenter(QPointF(track.left() + track.width() * 0.3, track.center().y()))
        painter.setPen(QPen(theme.muted, 2.0))
        for n in (-1, 0, 1):
            y = runner.center().y() + n * line * 0.5
            painter.drawLine(QLineF(runner.left() - line * 2, y, runner.left() - line * 0.6, y))
        mark = self._blocker.other
        paint_mark(painter, mark, runner, theme.mark(mark))
        blocker = runner.translated(track.width() * 0.34, 0)
        paint_mark(painter, self._blocker, blocker, theme.mark(self._blocker))
        painter.setPen(QPen(theme.muted, 2.0, Qt.PenStyle.DashLine))
        y = runner.center().y()
        painter.drawLine(QLineF(runner.right() + line * 0.5, y, blocker.left() - line * 0.5, y))

    def _paint_line(self, painter: QPainter, track: QRectF, side: float) -> None:
        """Paint the finish: squares in two columns."""
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.text)
        left = track.right() - 3 * side
        for row in range(int(track.height() / side)):
            painter.drawRect(QRectF(left + row % 2 * side, track.top() + row * side, side, side))
        painter.restore()


class TreeTaskView(StepView):
    """Shows a tree; a derived class has the answers."""

    def __init__(self, task: TreeTask, look: Look) -> None:
        super().__init__()
        self._tree = Tree(task, look)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._tree, stretch=1)
        self.setFocusProxy(self._tree)

    def refresh(self) -> None:
        self._tree.refresh()

    @property
    def attended(self) -> Sequence[QWidget]:
        return self._tree.attended


class FillTreeView(TreeTaskView):
    """A tree in which boards are chosen, with values as buttons where one is asked for."""

    def __init__(self, task: FillTreeTask, look: Look) -> None:
        super().__init__(task, look)
        self._task = task
        self._tree.clicked.connect(task.choose)
        if task.picture:
            self._column.insertWidget(0, RacePicture(task.calls[task.top].position.turn, look))
        if task.asks_values:
            self.answers = AnswerRow(
                {value: (f"value_{value}", number_words.value(value)) for value in task.options}
            )
            self.answers.chosen.connect(task.give)

    def refresh(self) -> None:
        super().refresh()
        if self.answers:
            question = self._task.question
            self.answers.mark(self._task.marked)
            self.answers.setVisible(question is not None and question.asked is Asked.VALUE)


class PruneTreeView(TreeTaskView):
    """A tree in which boards are crossed out, and a button to have that checked."""

    answers: AnswerRow

    def __init__(self, task: PruneTreeTask, look: Look) -> None:
        super().__init__(task, look)
        self._task = task
        self._tree.clicked.connect(task.toggle)
        self.answers = CheckRow()
        self.answers.chosen.connect(task.check)

    def refresh(self) -> None:
        super().refresh()
        self.answers.setHidden(self._task.is_done)


class WalkTreeView(TreeTaskView):
    """A tree in which the next board is clicked, or a button if there is none."""

    def __init__(self, task: WalkTreeTask, look: Look) -> None:
        super().__init__(task, look)
        self._task = task
        self._tree.clicked.connect(task.choose)
        if task.prunes:
            name = "course_end_of_search"
            self.answers = AnswerRow({True: (name, trees_words.end_of_search())})
            self.answers.chosen.connect(task.end)

    def refresh(self) -> None:
        super().refresh()
        if self.answers:
            self.answers.mark(self._task.gives_end_away or None)
            self.answers.setHidden(self._task.is_over)


def _fits(painter: QPainter, text: str, place: QRectF) -> bool:
    return painter.fontMetrics().horizontalAdvance(text) <= place.width()


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
