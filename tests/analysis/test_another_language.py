"""In another language the tab is built anew, and shows what it showed before."""

from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from tests.analysis.keys import END, RIGHT, SPACE
from tests.analysis.tree_window import Tree


def test_keeps_open_nodes_and_the_selected_one(large: Tree) -> None:
    large.press(END)
    large.click_node(large.place(2))
    before = large.scene
    assert len(before.nodes) > 10
    large.show_in_another_language()
    assert large.scene is before
    assert large.scene.selected == large.place(2)


def test_keeps_the_part_of_the_drawing_that_is_seen(large: Tree) -> None:
    large.click("tree_zoom_larger", "tree_zoom_larger")
    zoom = large.view.zoom
    large.show_in_another_language()
    assert large.view.zoom == zoom
    assert not large.view.is_fitted


def test_goes_on_playing_as_fast(tree: Tree, qtbot: QtBot) -> None:
    tree.choose("tree_speed", "200/s")
    tree.press(SPACE)
    tree.show_in_another_language()
    assert tree.find(QComboBox, "tree_speed").currentText() == "200/s"
    qtbot.waitUntil(lambda: tree.scene.step == 12)


def test_does_not_search_again(tree: Tree) -> None:
    tree.press(RIGHT)
    trace = tree.scene.trace
    tree.show_in_another_language()
    assert not tree.worker.is_asked
    assert tree.scene.trace is trace
