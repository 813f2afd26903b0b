import pytest
from PySide6.QtCore import QPointF, QRectF

from tictac_gui.analysis.camera import Fit, Viewport

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
    assert viewport.zoom == 0.5
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
