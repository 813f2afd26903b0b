"""Fit shows every card of the tree, whatever its size and that of its window."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from tests.analysis.keys import RIGHT
from tests.analysis.tree_window import OpenTree
from tests.window.looks import look
from tictac_gui.analysis.camera import Camera
from tictac_gui.analysis.tree_scene import Scene, lay_out
from tictac_gui.analysis.tree_view import TreeView
from tictac_gui.engine.trace import Trace
from tictac_gui.games import TIC_TAC_TOE, BoardPosition

ORDER = (0, 1, 2, 4, 3, 5, 7, 6)
"""A draw but for its last move, so that every number of free cells has its tree."""
BOARDS = [TIC_TAC_TOE.history(ORDER[:count]).position for count in range(9)]
SIZES = list(product((120, 260, 404, 700, 1_500), (90, 200, 320, 1_000)))
DEFAULT_PANEL = (420, 640)


def scenes(trace: Trace[BoardPosition], *, is_opened: bool) -> list[Scene]:
    """Return scenes from the first step to the last, with all of the first calls opened or none."""
    opened = {call.number for call in trace.children(trace.root)} if is_opened else set()
    last = trace.steps - 1
    steps = sorted({0, 1, last // 3, last // 2, last - 1, last} | set(range(min(last, 12))))
    return [
        Scene(TIC_TAC_TOE, trace, lay_out(trace, trace.path(step), opened), step) for step in steps
    ]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("prunes", [False, True])
@pytest.mark.parametrize("is_opened", [False, True])
@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_every_card_is_inside_after_fit_in_every_size(
    board: BoardPosition, is_opened: bool, prunes: bool
) -> None:
    view = TreeView(Camera(), look())
    trace = Trace(board, prune=prunes)
    for scene in scenes(trace, is_opened=is_opened):
        view.show_scene(scene)
        for size in SIZES:
            view.resize(*size)
            view.fit()
            inside = QRectF(view.rect())
            for place in range(len(scene.nodes)):
                assert inside.contains(view.rect_of(place)), (scene.step, size, place)


@pytest.mark.parametrize("method", ["Plain minimax", "Alpha-beta"])
def test_the_nine_first_moves_are_whole_at_the_default_width_without_pressing_anything(
    open_tree: OpenTree, method: str
) -> None:
    tree = open_tree(size=DEFAULT_PANEL)
    tree.choose("tree_method", method)
    tree.wait()
    for _ in range(12):
        for place in tree.scene.children(0):
            card = tree.view.rect_of(place)
            assert tree.view.rect().left() < card.left()
            assert card.right() < tree.view.rect().right()
        tree.press(RIGHT)


def test_the_button_keeps_all_visible_while_the_tree_grows(open_tree: OpenTree) -> None:
    tree = open_tree(size=DEFAULT_PANEL)
    tree.click("tree_zoom_larger", "tree_zoom_larger", "tree_zoom_fit")
    for _ in range(12):
        tree.press(RIGHT)
        for place in range(len(tree.scene.nodes)):
            card = tree.view.rect_of(place).toAlignedRect()
            assert tree.view.rect().contains(card), (tree.scene.step, place)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("prunes", [False, True])
def test_no_card_is_behind_a_button_over_the_drawing(prunes: bool) -> None:
    view = TreeView(Camera(), look())
    button = QPushButton("zoom")
    button.setFixedSize(96, 28)
    corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
    QHBoxLayout(view).addWidget(button, alignment=corner)
    view.show()
    trace = Trace(BOARDS[0], prune=prunes)
    for scene in scenes(trace, is_opened=False):
        view.show_scene(scene)
        view.fit()
        for size in product(range(180, 460, 40), range(112, 500, 40)):
            view.resize(*size)
            inside, covered = QRectF(view.rect()), QRectF(button.geometry())
            for place in range(len(scene.nodes)):
                card = view.rect_of(place)
                assert inside.contains(card), (scene.step, size, place)
                assert not card.intersects(covered), (scene.step, size, place)
