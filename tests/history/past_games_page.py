"""The window of past games, as its tests use it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QListView, QPushButton
from pytestqt.qtbot import QtBot

from tests.main_window import (
    Window,
)
from tictac_gui.board.grid import CellButton
from tictac_gui.history.past_games_window import PastGamesWindow


class PastGamesPage:
    """The window of past games, reached by the names of its widgets."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        # Nothing else keeps the main window alive.
        self._window = window
        window.action("past_games").trigger()
        [self.widget] = window.widget.findChildren(PastGamesWindow)
        [self.rows] = self.widget.findChildren(QListView)
        self._qtbot = qtbot

    @property
    def count(self) -> int:
        return self.rows.model().rowCount()

    @property
    def results(self) -> list[str]:
        return [self.text(row, Qt.ItemDataRole.DisplayRole) for row in range(self.count)]

    def text(self, row: int, role: Qt.ItemDataRole = Qt.ItemDataRole.AccessibleTextRole) -> str:
        return str(self.rows.model().index(row, 0).data(role))

    @property
    def marks(self) -> str:
        cells = [self.widget.findChild(CellButton, f"cell_{number}") for number in range(9)]
        marks = [cell.mark.value if cell and cell.mark else "." for cell in cells]
        return "/".join("".join(marks[row : row + 3]) for row in (0, 3, 6))

    @property
    def status(self) -> str:
        return self.label("step_status").text()

    @property
    def message(self) -> str:
        label = self.label("message")
        return label.text() if label.isVisible() else ""

    @property
    def boxes(self) -> list[QCheckBox]:
        return self.widget.findChildren(QCheckBox)

    def label(self, name: str) -> QLabel:
        [label] = self.widget.findChildren(QLabel, name)
        return label

    def button(self, name: str) -> QPushButton:
        [button] = self.widget.findChildren(QPushButton, name)
        return button

    def click(self, *names: str) -> None:
        for name in names:
            self._qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self._qtbot.keyClick(self.widget.focusWidget(), key)

    def wait_for(self, count: int) -> None:
        self._qtbot.waitUntil(lambda: self.count == count)

    def choose(self, row: int) -> None:
        self.rows.setCurrentIndex(self.rows.model().index(row, 0))


OpenPastGames = Callable[..., PastGamesPage]
