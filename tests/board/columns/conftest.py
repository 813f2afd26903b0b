from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.board.columns.drop_four import DROP_FOUR, columns
from tests.main_window import OpenWindow, Window
from tictac_gui.board.columns import ColumnButton, ColumnsBoard
from tictac_gui.games import Game
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup


class DropWindow:
    """The real window with columns in it, reached by their names."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self.board = window.find(ColumnsBoard, "")
        self.columns = [window.find(ColumnButton, f"column_{number}") for number in range(7)]
        self._qtbot = qtbot

    @property
    def discs(self) -> str:
        """What the columns show, row by row from the top, as a position is written."""
        rows = zip(*(column.discs for column in self.columns), strict=True)
        return "/".join("".join(disc.value if disc else "." for disc in row) for row in rows)

    @property
    def hovering(self) -> dict[int, str]:
        """The discs above the columns."""
        hovering = {number: column.hovering for number, column in enumerate(self.columns)}
        return {number: disc.value for number, disc in hovering.items() if disc}

    @property
    def winning(self) -> set[int]:
        return {
            7 * row + number
            for number, column in enumerate(self.columns)
            for row in column.winning_rows
        }

    @property
    def is_falling(self) -> bool:
        return any(column.is_moving for column in self.columns)

    def click(self, column: int, at: float = 0.5) -> None:
        """Click a column, at a place given as a fraction of its height."""
        button = self.columns[column]
        place = QPoint(button.width() // 2, int(button.height() * at))
        self._qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=place)

    def play(self, text: str) -> None:
        """Click columns, counted from 1, each when it is a person's turn."""
        for column in columns(text):
            self.window.wait_for(Phase.PERSON)
            self.click(column)

    def point_at(self, column: int) -> None:
        self._qtbot.mouseMove(self.window.widget, QPoint(1, 1))
        self._qtbot.mouseMove(self.columns[column])
        self._qtbot.waitUntil(self.columns[column].underMouse)


OpenBoard = Callable[..., DropWindow]


@pytest.fixture
def open_board(qtbot: QtBot, open_window: OpenWindow) -> OpenBoard:
    """Open the window with a game for two people, unless others are to play."""

    def open_it(
        players: Players = Players.TWO_PEOPLE, game: Game = DROP_FOUR, **options: object
    ) -> DropWindow:
        return DropWindow(open_window(Setup(players, game=game), **options), qtbot)

    return open_it
