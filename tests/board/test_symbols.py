"""A value stays in its cell, whatever the size: the symbol, and the text below it."""

from itertools import groupby, product

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.window.pictures import painted
from tictac_gui.board.symbols import PENDING, CellValue, paint_step, paint_value
from tictac_gui.engine.search import Ending
from tictac_gui.look.theme import LIGHT

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


def value(text: str, *, is_best: bool = False) -> CellValue:
    return CellValue(Ending.DRAW, text, is_best)


def image_of(
    shown: CellValue,
    width: int,
    plate: QColor | None = None,
    height: int = 0,
    longest: str = "",
) -> QImage:
    place = QRectF(20, 20, width, height or width)

    def paint(painter: QPainter) -> None:
        paint_value(painter, shown, place, LIGHT, plate, longest)

    return painted(paint, width + 40, int(place.height()) + 40)


def rows_of(image: QImage) -> int:
    """Return how many lines of text a picture shows, one below the other."""
    ground = QColor(Qt.GlobalColor.white)
    inked = [
        any(image.pixelColor(x, y) != ground for x in range(image.width()))
        for y in range(image.height())
    ]
    return [is_inked for is_inked, _ in groupby(inked)].count(True)


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


def test_words_that_are_too_long_for_one_line_go_on_two() -> None:
    assert rows_of(image_of(value("LOSE IN 12"), 200)) == 1
    assert rows_of(image_of(value("LOSE IN 12"), 56)) == 2


def test_values_beside_each_other_are_alike() -> None:
    longest = "LOSE IN 12"
    for width, rows in ((60, 2), (120, 1)):
        images = [image_of(value(t), width, longest=longest) for t in (longest, "WIN IN 1", "DRAW")]
        assert [rows_of(image) for image in images] == [rows, rows, 1]
        heights = [box(image).height() for image in images]
        assert heights[0] == pytest.approx(heights[1], abs=1)
        assert box(images[2]).height() * rows <= heights[0] + 1


@pytest.mark.parametrize(("width", "height"), [(41, 23), (66, 38), (110, 60), (250, 140)])
def test_words_stay_in_the_space_above_a_column(width: int, height: int) -> None:
    for text in ("Win in 18", "Lose in 18", "Verlust in 18", "Draw"):
        for is_best in (False, True):
            shown = value(text, is_best=is_best)
            image = image_of(shown, width, height=height, longest="Verlust in 18")
            assert QRect(20, 20, width, height).contains(box(image)), text


def test_a_symbol_stands_for_a_text_that_fits_nowhere() -> None:
    assert image_of(value("Lose in 12"), 20) == image_of(value(""), 20)
    assert image_of(value("Lose in 12"), 60) != image_of(value(""), 60)


@pytest.mark.parametrize("words", [("Draw", "Lose in 18"), ("Remis", "Verlust in 18")])
def test_words_or_symbols_stand_above_all_columns_alike(words: tuple[str, str]) -> None:
    for width in range(16, 60):
        height = round(width * 0.8)
        symbol = image_of(value(""), width, height=height)
        shown = [image_of(value(text), width, height=height, longest=words[1]) for text in words]
        assert len({image == symbol for image in shown}) == 1, width


def test_the_best_has_a_ground_of_its_colour() -> None:
    colour = LIGHT.ending(Ending.DRAW)
    best, other = image_of(value("Draw", is_best=True), 80), image_of(value("Draw"), 80)
    assert box(best, colour).contains(box(other, colour))
    covered = [
        sum(image.pixelColor(x, y) == colour for x in range(120) for y in range(120))
        for image in (best, other)
    ]
    assert covered[0] > 2 * covered[1]


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
