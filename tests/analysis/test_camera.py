"""The visible part of the drawing: how it is fitted, zoomed and moved; fit shows every card."""

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from tests.analysis.keys import RIGHT
from tests.analysis.tree_window import OpenTree
from tests.window.looks import look
from tictac_gui.analysis.camera import Camera, Fit, Viewport
from tictac_gui.analysis.tree_scene import Scene, lay_out
from tictac_gui.analysis.tree_view import TreeView
from tictac_gui.engine.trace import Trace
from tictac_gui.games import TIC_TAC_TOE, BoardPosition

ROOM = QRectF(50, 0, 400, 300)

SMALL = QRectF(0, 0, 100, 100)

LARGE = QRectF(-10, 0, 2_000, 1_000)


def test_a_small_drawing_lies_in_the_middle_and_is_not_blown_up() -> None:
    viewport = Viewport().fitted(SMALL, ROOM)
    assert viewport.zoom == 1.35
    assert viewport.to_widget(SMALL, ROOM).center() == ROOM.center()


def test_a_drawing_of_about_the_size_of_the_room_is_fitted_to_it() -> None:
    drawing = QRectF(0, 0, 440, 100)
    viewport = Viewport().fitted(drawing, ROOM)
    assert viewport.to_widget(drawing, ROOM).width() == pytest.approx(ROOM.width())


def test_a_large_drawing_stays_readable_and_fills_the_room() -> None:
    viewport = Viewport(QPointF(-500, 9_000)).fitted(LARGE, ROOM)
    assert viewport.zoom == 0.4
    assert LARGE.contains(viewport.seen(ROOM))


def test_a_readable_drawing_is_made_smaller_to_show_siblings_than_to_show_rows() -> None:
    assert Viewport().fitted(QRectF(0, 0, 700, 100), ROOM).zoom == pytest.approx(400 / 700)
    assert Viewport().fitted(QRectF(0, 0, 100, 9_000), ROOM).zoom == 0.72


def test_a_chosen_zoom_is_not_fitted() -> None:
    viewport = Viewport(QPointF(700, 400), 2.0, fit=None)
    assert viewport.fitted(LARGE, ROOM) == viewport


def test_a_whole_drawing_is_visible_however_large_it_is() -> None:
    drawing = QRectF(-10, 0, 20_000, 1_000)
    viewport = Viewport(fit=Fit.WHOLE).fitted(drawing, ROOM)
    assert viewport.to_widget(drawing, ROOM).width() == pytest.approx(ROOM.width())
    assert viewport.to_widget(drawing, ROOM).center() == ROOM.center()
    assert Viewport(QPointF(700, 400), fit=Fit.WHOLE).fitted(drawing, ROOM) == viewport
    smaller = viewport.zoomed(0.8, ROOM.center(), drawing, ROOM)
    assert smaller.zoom == viewport.zoom, "zooming out never enlarges"


def test_a_whole_drawing_is_kept_clear_of_what_is_covered() -> None:
    drawing = QRectF(0, 0, 100, 2_000)
    viewport = Viewport(fit=Fit.WHOLE).fitted(drawing, ROOM, covered=40)
    shown = viewport.to_widget(drawing, ROOM)
    assert shown.top() == pytest.approx(ROOM.top() + 40)
    assert shown.bottom() == pytest.approx(ROOM.bottom())


def test_a_point_and_what_is_there_belong_together() -> None:
    viewport = Viewport(QPointF(30, 40), 2.0)
    point = viewport.to_drawing(QPointF(150, 60), ROOM)
    assert point == QPointF(80, 70)
    assert viewport.to_widget(QRectF(point, point), ROOM).topLeft() == QPointF(150, 60)


@pytest.mark.parametrize("factor", [0.8, 1.25, 2])
def test_zooming_leaves_what_is_under_the_pointer_there(factor: float) -> None:
    viewport, pointer = Viewport(QPointF(700, 400)), QPointF(250, 100)
    zoomed = viewport.zoomed(factor, pointer, LARGE, ROOM)
    assert zoomed.zoom == factor
    assert zoomed.fit is None
    before, after = viewport.to_drawing(pointer, ROOM), zoomed.to_drawing(pointer, ROOM)
    assert (after - before).manhattanLength() == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(("factor", "zoom"), [(100, 3.0), (0.01, 0.3)])
def test_zooming_has_limits(factor: float, zoom: float) -> None:
    assert Viewport().zoomed(factor, QPointF(), LARGE, ROOM).zoom == zoom


def test_moving_ends_where_the_drawing_ends() -> None:
    viewport = Viewport(QPointF(700, 400), 2.0)
    assert viewport.moved(QPointF(20, -10), LARGE, ROOM).origin == QPointF(710, 395)
    far = viewport.moved(QPointF(99_999, 99_999), LARGE, ROOM)
    assert far.seen(ROOM).bottomRight() == LARGE.bottomRight()


def test_reaching_moves_no_more_than_needed() -> None:
    viewport = Viewport(QPointF(700, 400))
    near = QRectF(800, 500, 50, 50)
    assert viewport.reaching([near], LARGE, ROOM) == viewport
    beyond = QRectF(1_150, 500, 50, 50)
    assert viewport.reaching([beyond], LARGE, ROOM).origin == QPointF(800, 400)


def test_reaching_shows_the_last_where_not_all_can_be_seen() -> None:
    wide, last = QRectF(0, 400, 1_500, 50), QRectF(1_400, 400, 50, 50)
    viewport = Viewport(QPointF(0, 400)).reaching([wide, last], LARGE, ROOM)
    assert viewport.seen(ROOM).contains(last)


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
