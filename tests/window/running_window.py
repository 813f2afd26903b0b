"""What the tests of windows with a long run have in common: reaching them, and holding them up."""

from collections.abc import Callable, Iterator
from threading import Event
from typing import Generic, ParamSpec, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.main_window import Window
from tictac_gui.play.asking import Asker
from tictac_gui.play.long_run import LongRun, RunModel

Shown = TypeVar("Shown", bound=QWidget)
Given = ParamSpec("Given")
Step = TypeVar("Step")


class Gated(Generic[Given, Step]):
    """Takes the first step of a run, and the others when it is opened."""

    def __init__(self, run: Callable[Given, Iterator[Step]]) -> None:
        self._run = run
        self._opened = Event()

    def open(self) -> None:
        self._opened.set()

    def __call__(self, *given: Given.args, **named: Given.kwargs) -> Iterator[Step]:
        steps = self._run(*given, **named)
        yield next(steps)
        assert self._opened.wait(timeout=30), "nobody opened the gate"
        yield from steps


class RunningWindow(Generic[Shown]):
    """A window with a long run in it, reached by the names of its widgets."""

    def __init__(self, widget: Shown, window: Window, qtbot: QtBot) -> None:
        self.widget = widget
        # Nothing else keeps the main window alive.
        self.window = window
        self._qtbot = qtbot

    @property
    def model(self) -> RunModel:
        [model] = self.window.widget.findChildren(RunModel)
        return model

    @property
    def run(self) -> LongRun:
        return self.model.run

    @property
    def worker(self) -> Asker:
        [worker] = self.run.findChildren(Asker)
        return worker

    def button(self, name: str) -> QPushButton:
        [button] = self.widget.findChildren(QPushButton, name)
        return button

    def click(self, name: str) -> None:
        self._qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def activate(self) -> None:
        self.widget.activateWindow()
        self._qtbot.waitUntil(self.widget.isActiveWindow)

    def reached_with_tab(self, times: int) -> set[str]:
        """Press Tab, and return the object names of the focused widgets; each of them is named."""
        reached = set()
        for _ in range(times):
            focused = self.widget.focusWidget()
            assert focused
            reached.add(focused.objectName())
            assert QAccessible.queryAccessibleInterface(focused).text(QAccessible.Text.Name)
            self._qtbot.keyClick(focused, Qt.Key.Key_Tab)
        return reached

    def wait_until_idle(self) -> None:
        self._qtbot.waitUntil(lambda: not self.run.is_running)
