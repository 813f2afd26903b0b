"""Whole boards painted small, checked by the colours at the centres of their cells."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.board.drop_four import TWO_LINES
from tictac_gui.board.little_boards import little_cell, paint_little_board
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
    place = little_cell(board, cell, QRectF(image.rect()))
    return image.pixelColor((place.center() + QPointF(beside * place.width(), 0)).toPoint())


def disc(mark: Mark | None, colours: theme.Theme) -> QColor:
    return colours.disc(mark) if mark else colours.surface


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
            found = colour(image, board, cell, beside=-0.25)
            # Small discs are all edge, where colours mix.
            nearest = min((None, *Mark), key=lambda each: distance(found, disc(each, colours)))
            assert nearest is mark, cell

    @pytest.mark.parametrize("side", [42, 56, 140, 420])
    def test_differ_without_their_colours(self, side: int) -> None:
        board = Grid.parse("12")
        image = painted(board, side)
        one, other = (colour(image, board, cell) for cell in (35, 36))
        is_centre_open = [
            abs(here.lightness() - theme.LIGHT.disc(mark).lightness()) > 40
            for here, mark in ((one, Mark.X), (other, Mark.O))
        ]
        assert is_centre_open[0] != is_centre_open[1]

    def test_of_a_completed_line_are_joined_in_their_colour(self) -> None:
        board = Grid.parse(TWO_LINES)
        image, light = painted(board, 420), theme.LIGHT
        for line in board.winning_lines:
            for one, other in pairwise(line):
                places = [
                    little_cell(board, c, QRectF(image.rect())).center() for c in (one, other)
                ]
                between = (places[0] + places[1]) / 2
                assert image.pixelColor(between.toPoint()).name() == light.red.name()
        assert colour(image, board, 35, beside=0.5).name() == light.board.name()

    def test_that_are_only_tried_are_faded(self) -> None:
        image = QImage(420, 420, QImage.Format.Format_RGB32)
        image.fill(theme.LIGHT.surface)
        board = Grid.parse("12")
        with QPainter(image) as painter:
            paint_little_board(painter, board, QRectF(image.rect()), theme.LIGHT, tried=(36,))
        assert colour(image, board, 35, beside=-0.25).name() == theme.LIGHT.amber.name()
        faded = theme.LIGHT.faded_disc(Mark.O).name()
        assert colour(image, board, 36, beside=-0.25).name() == faded


@pytest.mark.usefixtures("qapp")
def test_few_cells_are_painted_with_marks() -> None:
    board = Board.parse("X.O/.../...")
    image = painted(board, 90)
    assert colour(image, board, 0).name() == theme.LIGHT.x.name(), "an X crosses in the middle"
    assert colour(image, board, 2).name() == theme.LIGHT.surface.name(), "an O is hollow"
