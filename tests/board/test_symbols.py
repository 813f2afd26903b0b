"""A value stays in its cell, whatever the size: the symbol, and the text below it."""

from itertools import groupby, product

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.window.pictures import painted
from tictac_gui.board.symbols import PENDING, CellValue, paint_step, paint_value
from tictac_gui.engine.search import Ending

INK, PLATE = QColor("#000000"), QColor("#ff0000")
SIZES = (30, 48, 80, 120, 200)


def box(image: QImage, colour: QColor | None = None) -> QRect:
    """Return the smallest rectangle around a colour, or around all that is painted."""
    ground = QColor(Qt.GlobalColor.white)
    places = [
        (x, y)
        for y, x in product(range(image.height()), range(image.width()))
        if image.pixelColor(x, y) != ground and colour in (None, image.pixelColor(x, y))
    ]
    columns, rows = [x for x, _ in places], [y for _, y in places]
    return QRect(min(columns), min(rows), max(columns) - min(columns), max(rows) - min(rows))


def value(text: str, ending: Ending = Ending.DRAW) -> CellValue:
    return CellValue(ending, text, "7")


def image_of(shown: CellValue, side: int, plate: QColor | None = None) -> QImage:
    def paint(painter: QPainter) -> None:
        paint_value(painter, shown, QRectF(20, 20, side, side), INK, plate)

    return painted(paint, side + 40, side + 40)


@pytest.mark.parametrize("side", SIZES)
@pytest.mark.parametrize("text", ["Draw", "Lose in 12", ""])
def test_it_is_in_the_middle_of_its_cell(side: int, text: str) -> None:
    around = box(image_of(value(text), side))
    assert QRect(20, 20, side, side).contains(around)
    middle = 20 + side / 2
    assert around.center().x() == pytest.approx(middle, abs=0.05 * side)
    assert around.center().y() == pytest.approx(middle, abs=0.15 * side)


@pytest.mark.parametrize("side", SIZES)
def test_a_plate_lies_behind_all_of_it(side: int) -> None:
    image = image_of(value("Draw"), side, PLATE)
    assert box(image, PLATE).contains(box(image_of(value("Draw"), side)))


def test_a_text_is_larger_in_a_larger_cell_up_to_a_limit() -> None:
    heights = [box(image_of(value("Draw"), side)).height() for side in (80, 120, 200, 300, 500)]
    assert heights[0] < heights[1] < heights[2]
    assert heights[3] == heights[4]


def test_a_long_text_gives_way_to_a_short_one_in_a_small_cell() -> None:
    long, short = value("Lose in 123 moves"), value("7")
    assert image_of(long, 48) != image_of(short, 200)
    assert box(image_of(long, 48)).width() < 24
    assert box(image_of(long, 200)).width() > 100


@pytest.mark.parametrize("side", SIZES)
def test_three_dots_side_by_side_stand_for_what_is_not_known_yet(side: int) -> None:
    image = image_of(PENDING, side)
    around = box(image)
    assert QRect(20, 20, side, side).contains(around)
    assert around.width() > 2 * around.height()
    assert around.center().x() == pytest.approx(20 + side / 2, abs=1)
    assert around.center().y() == pytest.approx(20 + side / 2, abs=1)
    row = around.center().y()
    columns = range(around.left(), around.right() + 1)
    inked = [image.pixelColor(x, row).lightness() < 200 for x in columns]
    assert [is_inked for is_inked, _ in groupby(inked)] == [True, False, True, False, True]


@pytest.mark.parametrize("side", SIZES)
def test_a_number_is_in_the_upper_left_corner(side: int) -> None:
    def paint(painter: QPainter) -> None:
        paint_step(painter, 3, QRectF(20, 20, side, side), PLATE, INK)

    around = box(painted(paint, side + 40, side + 40))
    assert QRect(20, 20, side, side).contains(around)
    assert around.width() == pytest.approx(min(max(side * 0.2, 15), 34), abs=2)
    assert around.left() - 20 == pytest.approx(side * 0.07, abs=2)
    assert around.left() == pytest.approx(around.top(), abs=1)
