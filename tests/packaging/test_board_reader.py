"""What the smoke test reads from pictures whose content is known."""

import pytest
from board_reader import Grid, find_grid, find_lines, find_words, is_legible
from pictures.scenes import TWO_PEOPLE, Scene, picture_of_scene
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.look.appearance import Scheme

schemes = pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
pytestmark = pytest.mark.usefixtures("qtbot")


def picture(scheme: Scheme, *moves: int, is_hinted: bool = False) -> QImage:
    """Return what the window shows after some moves of two people."""
    scene = Scene(TWO_PEOPLE, moves, is_hinted=is_hinted)
    return picture_of_scene(scene, scheme).toImage()


def grid_of(image: QImage) -> Grid:
    grid = find_grid(image)
    assert grid is not None
    return grid


class TestTheBoard:
    @schemes
    def test_is_found_as_nine_equal_cells_row_by_row(self, scheme: Scheme) -> None:
        cells = grid_of(picture(scheme)).cells
        assert len({(cell.width(), cell.height()) for cell in cells}) == 1
        corners = [(cell.y(), cell.x()) for cell in cells]
        assert corners == sorted(corners)
        assert len({cell.y() for cell in cells}) == len({cell.x() for cell in cells}) == 3

    @schemes
    @pytest.mark.parametrize(
        ("moves", "rows"),
        [
            ((), ".../.../..."),
            ((4,), ".../.X./..."),
            ((0, 4, 8, 1, 7, 6, 2, 5, 3), "XOX/XOO/OXX"),
            ((0, 2, 4, 7, 8), "X.O/.X./.OX"),
            ((0, 1, 2, 3, 6, 5, 8, 7, 4), "XOX/OXO/XOX"),
        ],
        ids=["start", "one move", "draw", "win", "double win"],
    )
    def test_is_read(self, moves: tuple[int, ...], scheme: Scheme, rows: str) -> None:
        grid = grid_of(picture(scheme))
        assert grid.read_board(picture(scheme, *moves)) == Board.parse(rows)

    @schemes
    def test_is_read_without_the_cell_of_a_hint(self, scheme: Scheme) -> None:
        hinted = picture(scheme, 0, 4, 8, 2, is_hinted=True)
        assert grid_of(picture(scheme)).read_board(hinted) == Board.parse("X.O/.O./..X")

    def test_is_not_found_where_there_is_none(self) -> None:
        start = picture(Scheme.LIGHT)
        grid = grid_of(start)
        assert find_grid(start.copy(grid.above(start.width()))) is None


class TestWords:
    @schemes
    def test_are_found_in_the_menu_bar_and_read_as_letters(self, scheme: Scheme) -> None:
        image = picture(scheme)
        above = grid_of(image).above(image.width())
        menu_bar, _games, score = find_lines(image, above)
        titles = find_words(image, menu_bar)
        assert len(titles) == 6
        assert all(is_legible(image, title) for title in titles)
        assert score.top() > menu_bar.bottom()

    def test_are_not_legible_when_their_font_is_missing(self) -> None:
        image = QImage(120, 40, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        for letter in range(10):
            painter.drawRect(10 + 9 * letter, 10, 7, 12)
        painter.drawLine(10, 24, 18, 24)
        painter.end()
        [line] = find_lines(image, image.rect())
        [word] = find_words(image, line)
        assert word == QRect(10, 10, 89, 15)
        assert not is_legible(image, word)
