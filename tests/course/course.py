"""The window of the course, reached by the names of its widgets, with the pointer or with keys."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.main_window import Window
from tictac_gui.board.grid import CellButton
from tictac_gui.course.code_view import LineButton
from tictac_gui.course.same_boards_view import BoardCard
from tictac_gui.course.session import Session
from tictac_gui.course.steps import Task
from tictac_gui.course.trees import Path
from tictac_gui.course.trees_view import TreeNode
from tictac_gui.course.window import CourseWindow
from tictac_gui.games import TIC_TAC_TOE


class Course:
    """A course window and what is in it."""

    def __init__(self, widget: CourseWindow, window: Window, qtbot: QtBot) -> None:
        self.widget = widget
        # Nothing else keeps the main window alive.
        self.window = window
        self.qtbot = qtbot

    @property
    def session(self) -> Session:
        return self.widget.session

    @property
    def task(self) -> Task:
        return self.session.task

    @property
    def place(self) -> tuple[str, str]:
        chapter = self.session.chapter
        return chapter.key, chapter.keys[self.session.number]

    def button(self, name: str) -> QAbstractButton:
        [button] = self.widget.findChildren(QAbstractButton, name)
        return button

    def text(self, name: str) -> str:
        [label] = self.widget.findChildren(QLabel, f"course_{name}")
        return label.text()

    @property
    def feedback(self) -> str:
        return self.text("feedback")

    @property
    def sign(self) -> QWidget:
        """The badge beside what is said."""
        [sign] = self.widget.findChildren(QWidget, "course_sign")
        return sign

    def click(self, name: str) -> None:
        self.qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def open(self, chapter: str, step: str) -> None:
        """Go to a step at once."""
        found = next(each for each in self.session.chapters if each.key == chapter)
        self.session.open(found, found.keys.index(step))

    def settle(self) -> None:
        """Wait until all that is under way has been shown, and go on where that takes time."""

        def is_settled() -> bool:
            self.task.go_on()
            return not self.task.is_busy

        self.qtbot.waitUntil(is_settled)

    def node(self, path: Path) -> TreeNode:
        button = self.button(f"node_{'_'.join(map(str, path)) or 'root'}")
        assert isinstance(button, TreeNode)
        return button

    def focused(self) -> QAbstractButton:
        focused = QApplication.focusWidget()
        assert isinstance(focused, QAbstractButton), focused
        return focused


OpenCourse = Callable[..., Course]


class Hand(Protocol):
    """A way to do things in the window."""

    def play(self, course: Course, move: int) -> None: ...

    def choose(self, course: Course, path: Path) -> None: ...

    def mark(self, course: Course, board: int) -> None: ...

    def read(self, course: Course, line: int) -> None: ...

    def press(self, course: Course, name: str) -> None: ...


class Pointer:
    """Clicks."""

    def play(self, course: Course, move: int) -> None:
        course.click(move_name(course, move))

    def choose(self, course: Course, path: Path) -> None:
        course.qtbot.mouseClick(course.node(path), Qt.MouseButton.LeftButton)

    def mark(self, course: Course, board: int) -> None:
        course.click(f"board_{board}")

    def read(self, course: Course, line: int) -> None:
        course.click(f"line_{line}")

    def press(self, course: Course, name: str) -> None:
        course.click(name)


class Keys:
    """Goes from one control to the next with Tab, and inside boards and trees with the arrows."""

    def play(self, course: Course, move: int) -> None:
        name = move_name(course, move)
        kind = type(course.button(name))
        self._tab(course, lambda button: isinstance(button, kind))
        here = int(course.focused().objectName().rpartition("_")[2])
        # Columns stand in one row.
        width = 3 if kind is CellButton else 7
        (row, column), (to_row, to_column) = divmod(here, width), divmod(move, width)
        vertical = Qt.Key.Key_Down if to_row > row else Qt.Key.Key_Up
        horizontal = Qt.Key.Key_Right if to_column > column else Qt.Key.Key_Left
        for _ in range(abs(to_row - row)):
            self._key(course, vertical)
        for _ in range(abs(to_column - column)):
            self._key(course, horizontal)
        assert course.focused().objectName() == name
        self._key(course, Qt.Key.Key_Space)

    def choose(self, course: Course, path: Path) -> None:
        self._tab(course, lambda button: isinstance(button, TreeNode))
        for _ in range(5):
            self._key(course, Qt.Key.Key_Up)
        top = course.focused()
        names = [f"node_{'_'.join(map(str, path[:length]))}" for length in range(1, len(path) + 1)]
        shown = [name for name in names if course.widget.findChildren(TreeNode, name)]
        for name in shown:
            if name == top.objectName():
                continue
            self._key(course, Qt.Key.Key_Down)
            target = course.button(name)
            for _ in range(5):
                if course.focused() is not target:
                    is_right = target.x() > course.focused().x()
                    self._key(course, Qt.Key.Key_Right if is_right else Qt.Key.Key_Left)
            assert course.focused() is target
        self._key(course, Qt.Key.Key_Return)

    def mark(self, course: Course, board: int) -> None:
        self._tab(course, lambda button: isinstance(button, BoardCard))
        first, second = course.button("board_0"), course.button("board_1")
        course.qtbot.waitUntil(lambda: first.pos() != second.pos())
        for _ in range(10):
            here, target = course.focused(), course.button(f"board_{board}")
            if here is target:
                break
            if here.y() != target.y():
                self._key(course, Qt.Key.Key_Down if target.y() > here.y() else Qt.Key.Key_Up)
            else:
                self._key(course, Qt.Key.Key_Right if target.x() > here.x() else Qt.Key.Key_Left)
        assert course.focused().objectName() == f"board_{board}"
        self._key(course, Qt.Key.Key_Return)

    def read(self, course: Course, line: int) -> None:
        self._tab(course, lambda button: isinstance(button, LineButton))
        for _ in range(80):
            here = int(course.focused().objectName().rpartition("_")[2])
            if here == line:
                break
            self._key(course, Qt.Key.Key_Down if line > here else Qt.Key.Key_Up)
        assert course.focused().objectName() == f"line_{line}"
        self._key(course, Qt.Key.Key_Return)

    def press(self, course: Course, name: str) -> None:
        button = course.button(name)
        self._tab(course, lambda each: each is button)
        self._key(course, Qt.Key.Key_Space)

    def _tab(self, course: Course, is_there: Callable[[object], bool]) -> None:
        for _ in range(40):
            if is_there(QApplication.focusWidget()):
                return
            self._key(course, Qt.Key.Key_Tab)
        raise AssertionError("Tab never comes there")

    def _key(self, course: Course, key: Qt.Key) -> None:
        course.qtbot.keyClick(QApplication.focusWidget() or course.widget, key)


def move_name(course: Course, move: int) -> str:
    """Return the name of what plays a move."""
    kind = "cell" if course.session.game is TIC_TAC_TOE else "column"
    return f"{kind}_{move}"


def next_button(course: Course) -> QPushButton:
    button = course.button("course_next")
    assert isinstance(button, QPushButton)
    return button
