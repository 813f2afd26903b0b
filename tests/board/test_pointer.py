"""The mark that a click would play follows the pointer, also when the board moves under it."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.board.shown_values import point_at
from tests.main_window import OpenWindow, Window


def ghosts(window: Window) -> list[int]:
    return [number for number, cell in enumerate(window.cells) if cell.ghost]


def cell_at_pointer(window: Window) -> list[int]:
    return [
        number
        for number, cell in enumerate(window.cells)
        if cell.rect().contains(cell.mapFromGlobal(QCursor.pos()))
    ]


def test_after_a_resize_the_ghost_is_where_the_pointer_is(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    window.widget.resize(480, 640)
    point_at(qtbot, window, 8)
    assert ghosts(window) == [8]
    for size in ((480, 760), (700, 700), (330, 430), (480, 640)):
        window.widget.resize(*size)
        qtbot.waitUntil(lambda: ghosts(window) == cell_at_pointer(window))


def test_after_a_resize_no_ghost_stays_behind_when_the_pointer_goes(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    for start in range(9):
        window.widget.resize(480, 640)
        point_at(qtbot, window, start)
        # So small that another cell, or none, is now where the first was.
        window.widget.resize(330, 430)
        qtbot.waitUntil(lambda: ghosts(window) == cell_at_pointer(window))
        qtbot.mouseMove(window.find(QLabel, "status"))
        qtbot.waitUntil(lambda: ghosts(window) == [])


def test_after_a_resize_the_ghost_follows_the_pointer_alone(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    for start in range(9):
        for end in range(9):
            window.widget.resize(480, 640)
            point_at(qtbot, window, start)
            window.widget.resize(330, 430)
            qtbot.waitUntil(lambda: ghosts(window) == cell_at_pointer(window))
            # Anywhere in the cell but the middle: the pointer may be there already.
            qtbot.mouseMove(window.cells[end], QPoint(3, 3))
            qtbot.waitUntil(lambda: cell_at_pointer(window) == ghosts(window) != [])
            assert ghosts(window) == [end]
