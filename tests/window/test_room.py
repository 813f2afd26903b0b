"""How the window shares its room: the board first, then the panel beside it, then words."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tictac_gui.window.game_panel import GamePanel


def side(window: Window) -> int:
    """Return how wide and high the board is."""
    first, last = window.cells[0].geometry(), window.cells[8].geometry()
    return last.right() - first.left() + 1


def widths(window: Window) -> tuple[int, int]:
    """Return those of the game and of the panel beside it."""
    return window.find(GamePanel, "").width(), window.find(QDockWidget, "analysis").width()


def words_around(window: Window) -> list[QWidget]:
    return [window.find(QWidget, name) for name in ("score_x", "status", "new_game")]


class TestWithThePanelBesideIt:
    @pytest.mark.parametrize("size", [(2560, 1440), (1920, 1080), (1600, 900), (1366, 768)])
    def test_the_panel_gets_half_of_a_wide_window_or_more(
        self, open_window: OpenWindow, size: tuple[int, int]
    ) -> None:
        window = open_window()
        window.action("analysis").trigger()
        window.widget.resize(*size)
        game, panel = widths(window)
        assert panel >= size[0] / 2
        assert game <= 722
        # It has all that it has a use for.
        assert side(window) >= min(650, size[1] - 280)

    def test_opened_in_a_wide_window_it_gets_the_room_at_once(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window()
        window.widget.resize(2560, 1440)
        assert side(window) > 1000
        window.action("analysis").trigger()
        # It widens no window beyond the screen, which is a small one here.
        window.widget.resize(2560, 1440)
        game, panel = widths(window)
        assert game <= 722
        assert panel > 1800

    def test_the_board_is_not_crushed_when_a_wide_window_becomes_narrow(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window()
        window.action("analysis").trigger()
        window.widget.resize(904, 640)
        before = widths(window)
        for size in ((2560, 1440), (1200, 1000)):
            window.widget.resize(*size)
            window.widget.resize(904, 640)
            assert widths(window) == before

    def test_the_room_is_shared_after_a_change_of_language_too(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window()
        window.action("analysis").trigger()
        window.widget.retranslate()
        window.widget.resize(2560, 1440)
        game, panel = widths(window)
        assert game <= 722
        assert panel > 1800

    def test_a_separator_that_was_dragged_stays_where_it_is(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        window.action("analysis").trigger()
        window.widget.resize(1500, 700)
        game, _ = widths(window)
        drag_separator(window, by=-100)
        qtbot.waitUntil(lambda: widths(window)[0] == game - 100)
        window.widget.resize(1700, 700)
        assert widths(window)[0] == game - 100
        window.widget.resize(1500, 700)
        assert widths(window)[0] == game - 100


def drag_separator(window: Window, by: int) -> None:
    game = window.find(GamePanel, "")
    start = QPoint(game.geometry().right() + 4, game.geometry().center().y())
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    steps = [
        (QEvent.Type.MouseMove, 0, none, none),
        (QEvent.Type.MouseButtonPress, 0, left, left),
        (QEvent.Type.MouseMove, by // 2, none, left),
        (QEvent.Type.MouseMove, by, none, left),
        (QEvent.Type.MouseButtonRelease, by, left, none),
    ]
    handle = window.widget.windowHandle()
    for kind, x, button, buttons in steps:
        place = QPointF(start + QPoint(x, 0))
        there = QPointF(window.widget.mapToGlobal(place))
        event = QMouseEvent(kind, place, there, button, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(handle, event)
        QApplication.processEvents()


class TestTheWords:
    def test_stay_beside_the_board_in_a_high_window(self, open_window: OpenWindow) -> None:
        window = open_window()
        window.widget.resize(400, 1000)
        gap = window.find(QWidget, "status").mapTo(window.widget, QPoint()).y() - (
            window.cells[8].mapTo(window.widget, QPoint(0, window.cells[8].height())).y()
        )
        assert 0 < gap < 40

    @pytest.mark.parametrize("size", [(320, 420), (480, 640), (900, 400), (1600, 1200)])
    def test_do_not_scroll_with_a_usual_font(
        self, qtbot: QtBot, open_window: OpenWindow, size: tuple[int, int]
    ) -> None:
        window = open_window()
        window.widget.resize(*size)
        qtbot.waitUntil(lambda: all(map(is_whole, words_around(window))))


def test_no_menu_is_hidden_in_the_smallest_window(open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.resize(320, 420)
    QApplication.processEvents()
    bar = window.widget.menuBar()
    assert len([action for action in bar.actions() if action.isVisible()]) == 6
    assert not [each for each in bar.findChildren(QToolButton) if each.isVisible()]


def is_whole(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect().contains(widget.rect())
