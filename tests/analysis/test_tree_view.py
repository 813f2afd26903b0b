"""Zooming, moving and selecting in the search tree, by keyboard and mouse."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.analysis.keys import (
    CTRL,
    DOWN,
    END,
    LEFT,
    LEFT_BUTTON,
    NO_BUTTON,
    NO_KEY,
    RIGHT,
    SHIFT,
    UP,
)
from tests.analysis.tree_window import Tree


class TestTheKeyboard:
    def test_goes_from_node_to_node_and_opens_them(self, large: Tree) -> None:
        large.press(RIGHT, DOWN, RIGHT)
        large.press(LEFT, modifier=CTRL)
        assert large.scene.selected == large.place(2)
        before = len(large.scene.nodes)
        large.press(Qt.Key.Key_Return)
        assert len(large.scene.nodes) == before + 8
        large.press(DOWN, modifier=CTRL)
        selected = large.scene.selected
        assert selected is not None
        assert large.scene.nodes[selected].parent == large.place(2)
        assert "returns" in large.words
        large.press(UP, RIGHT, modifier=CTRL)
        assert large.scene.selected == large.scene.current
        large.press(UP, UP, modifier=CTRL)
        assert large.scene.selected == 0

    def test_does_nothing_where_no_node_is_selected(self, tree: Tree) -> None:
        before = tree.scene
        tree.press(Qt.Key.Key_Return)
        tree.press(UP, LEFT, modifier=CTRL)
        assert tree.scene is before

    def test_zooms_and_fits(self, tree: Tree, qtbot: QtBot) -> None:
        usual = tree.view.zoom
        qtbot.keyClick(tree.view, "+", CTRL)
        assert tree.view.zoom > usual
        assert not tree.view.is_fitted
        qtbot.keyClick(tree.view, "-", CTRL)
        qtbot.keyClick(tree.view, "-", CTRL)
        assert tree.view.zoom < usual
        assert not tree.view.is_fitted
        qtbot.keyClick(tree.view, "0", CTRL)
        assert tree.view.zoom == usual
        assert tree.view.is_fitted

    @pytest.mark.parametrize(
        ("key", "modifier"),
        [(Qt.Key.Key_Plus, CTRL | SHIFT), (Qt.Key.Key_Equal, CTRL), (Qt.Key.Key_Plus, CTRL)],
    )
    def test_zooms_in_with_plus_on_any_keyboard(
        self, tree: Tree, key: Qt.Key, modifier: Qt.KeyboardModifier
    ) -> None:
        usual = tree.view.zoom
        tree.press(key, modifier=modifier)
        assert tree.view.zoom > usual

    def test_moves_the_drawing_with_shift(self, large: Tree) -> None:
        large.press(*[RIGHT] * 8)
        large.click(*["tree_zoom_larger"] * 8)
        for key, x, y in ((RIGHT, -1, 0), (LEFT, 1, 0), (DOWN, 0, -1), (UP, 0, 1)):
            before = large.view.rect_of(1).center()
            large.press(key, modifier=SHIFT)
            moved = large.view.rect_of(1).center() - before
            assert (moved.x() * x > 0, moved.y() * y > 0) == (x != 0, y != 0)
            assert (moved.x() == 0, moved.y() == 0) == (x == 0, y == 0)


def turn_wheel(view: QWidget, turns: int, at: QPoint) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * turns),
        NO_BUTTON,
        NO_KEY,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


class TestTheMouse:
    def test_zooms_with_the_wheel_round_the_pointer(self, large: Tree) -> None:
        large.slider.setValue(420_000)
        large.click(*["tree_zoom_larger"] * 5)
        place = large.scene.current
        before = large.view.rect_of(place)
        turn_wheel(large.view, 1, before.center().toPoint())
        after = large.view.rect_of(place)
        assert after.width() > before.width()
        assert (after.center() - before.center()).manhattanLength() < 8
        turn_wheel(large.view, -3, before.center().toPoint())
        assert large.view.rect_of(place).width() < before.width()

    def test_zooms_within_limits(self, tree: Tree) -> None:
        turn_wheel(tree.view, 100, tree.centre(0))
        assert tree.view.zoom == 3
        turn_wheel(tree.view, -100, tree.centre(0))
        assert tree.view.zoom == pytest.approx(0.3)

    def test_moves_the_drawing_by_dragging_and_clicks_nothing_then(
        self, large: Tree, qtbot: QtBot
    ) -> None:
        large.press(*[RIGHT] * 8)
        large.click(*["tree_zoom_larger"] * 8)
        start = large.view.rect().center()
        before = large.view.rect_of(1).center()
        qtbot.mousePress(large.view, LEFT_BUTTON, NO_KEY, start)
        qtbot.mouseMove(large.view, start + QPoint(20, 10))
        qtbot.mouseMove(large.view, start + QPoint(60, 30))
        qtbot.mouseRelease(large.view, LEFT_BUTTON, NO_KEY, start + QPoint(60, 30))
        moved = large.view.rect_of(1).center() - before
        assert moved.x() > 0
        assert large.scene.selected is None
        assert not large.view.is_fitted

    def test_describes_the_node_under_the_pointer(self, tree: Tree, qtbot: QtBot) -> None:
        def point_at(at: QPoint) -> None:
            where = tree.view.mapToGlobal(at)
            QApplication.sendEvent(tree.view, QHelpEvent(QHelpEvent.Type.ToolTip, at, where))

        tree.press(END)
        point_at(tree.centre(tree.place(5)))
        assert QToolTip.text() == "Call 5: X plays centre and wins. It returns +10."
        point_at(QPoint(2, 2))
        qtbot.waitUntil(lambda: not QToolTip.isVisible())

    def test_points_at_what_can_be_clicked(self, tree: Tree, qtbot: QtBot) -> None:
        qtbot.mouseMove(tree.view, tree.centre(0))
        assert tree.view.cursor().shape() is Qt.CursorShape.PointingHandCursor
        qtbot.mouseMove(tree.view, QPoint(2, 2))
        assert tree.view.cursor().shape() is Qt.CursorShape.OpenHandCursor

    def test_fits_again_with_a_button(self, tree: Tree) -> None:
        usual = tree.view.zoom
        tree.click("tree_zoom_larger", "tree_zoom_larger")
        tree.click("tree_zoom_smaller")
        assert tree.view.zoom != usual
        tree.click("tree_zoom_fit")
        assert tree.view.zoom == usual

    def test_does_nothing_beside_the_nodes(self, tree: Tree, qtbot: QtBot) -> None:
        before = tree.words
        qtbot.mouseClick(tree.view, LEFT_BUTTON, NO_KEY, QPoint(2, 2))
        qtbot.mouseClick(tree.view, Qt.MouseButton.RightButton, NO_KEY, tree.centre(0))
        assert tree.words == before
        assert tree.scene.selected is None
