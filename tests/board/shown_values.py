"""The values of moves that the board shows, those it should show, and pointing at a cell."""

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.main_window import Window
from tests.tic_tac_toe import move_values
from tictac_gui.engine import Mark
from tictac_gui.words import move_words


def shown_values(window: Window) -> dict[int, str]:
    """Return the texts of the values in the cells, by their numbers."""
    return {number: cell.value.text for number, cell in enumerate(window.cells) if cell.value}


def expected_values(window: Window) -> dict[int, str]:
    """Return the texts that the cells should show for the board of the game."""
    values = move_values(window.controller.board)
    return {cell: move_words.value(value.forecast) for cell, value in values.items()}


def wait_for_values(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: shown_values(window) == expected_values(window))


def steps(window: Window) -> dict[int, tuple[int, Mark]]:
    return {number: cell.step for number, cell in enumerate(window.cells) if cell.step}


def point_at(qtbot: QtBot, window: Window, cell: int) -> None:
    qtbot.mouseMove(window.widget, QPoint(1, 1))
    qtbot.mouseMove(window.cells[cell])
    qtbot.waitUntil(window.cells[cell].underMouse)
