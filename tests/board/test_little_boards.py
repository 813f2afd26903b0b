"""Whole boards painted small, checked by the colours at the centres of their cells."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.board.drop_four import TWO_LINES
from tictac_gui.board.little_boards import paint_little_board
from tictac_gui.engine import Mark
from tictac_gui.games import BoardPosition
from tictac_gui.games.connect_four.board import Board as Grid
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.look import theme

THEMES = [theme.LIGHT, theme.DARK, theme.LIGHT_HIGH_CONTRAST, theme.DARK_HIGH_CONTRAST]


def painted(board: BoardPosition, side: int, colours: theme.Theme = theme.LIGHT) -> QImage:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(colours.surface)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_little_board(painter, board, QRectF(image.rect()), colours)
    painter.end()
    return image


def colour(image: QImage, board: BoardPosition, cell: int, beside: float = 0.0) -> QColor:
    """Return the colour in a cell, at the centre or so many cells beside it."""
    size = min(image.width() / board.columns, image.height() / board.rows)
    row, column = divmod(cell, board.columns)
    left = (image.width() - board.columns * size) / 2
    top = (image.height() - board.rows * size) / 2
    place = QPointF(left + (column + 0.5 + beside) * size, top + (row + 0.5) * size)
    return image.pixelColor(place.toPoint())


def disc(mark: Mark | None, colours: theme.Theme) -> QColor:
    return colours.mark(mark) if mark else colours.surface


def distance(one: QColor, other: QColor) -> int:
    return sum(
        abs(here - there)
        for here, there in zip(one.getRgb(), other.getRgb(), strict=True)  # type: ignore[call-overload]
    )


@pytest.mark.usefixtures("qapp")
class TestDiscs:
    @pytest.mark.parametrize("colours", THEMES)
    @pytest.mark.parametrize("side", [56, 140, 420])
    def test_are_in_their_cells_at_any_size(self, side: int, colours: theme.Theme) -> None:
        board = Grid.parse("44534523552")
        image = painted(board, side, colours)
        for cell in range(42):
            mark = board.mark_at(cell)
            found = colour(image, board, cell, beside=-0.28)
            # Small discs are all edge, where colours mix.
            nearest = min((None, *Mark), key=lambda each: distance(found, disc(each, colours)))
            assert nearest is mark, cell

    @pytest.mark.parametrize("side", [42, 56, 140, 420])
    def test_differ_without_their_colours(self, side: int) -> None:
        board = Grid.parse("12")
        image = painted(board, side)
        one, other = (colour(image, board, cell) for cell in (35, 36))
        is_centre_open = [
            abs(here.lightness() - theme.LIGHT.mark(mark).lightness()) > 60
            for here, mark in ((one, Mark.X), (other, Mark.O))
        ]
        assert is_centre_open[0] != is_centre_open[1]

    def test_beside_a_completed_line_fade(self) -> None:
        board = Grid.parse(TWO_LINES)
        assert board.outcome
        image, light = painted(board, 420), theme.LIGHT
        for cell in range(42):
            if mark := board.mark_at(cell):
                is_winning = cell in board.outcome.cells
                expected = light.mark(mark) if is_winning else light.faded_disc(mark)
                assert colour(image, board, cell, beside=-0.28).name() == expected.name(), cell


@pytest.mark.usefixtures("qapp")
def test_few_cells_are_painted_with_marks() -> None:
    board = Board.parse("X.O/.../...")
    image = painted(board, 90)
    assert colour(image, board, 0).name() == theme.LIGHT.x.name(), "an X crosses in the middle"
    assert colour(image, board, 2).name() == theme.LIGHT.surface.name(), "an O is hollow"
