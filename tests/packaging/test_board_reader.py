"""What the smoke test reads from pictures whose content is known."""

import pytest
from board_reader import Grid, find_grid, find_lines, find_words, is_legible
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from tests.end_to_end.program import ROOT
from tictac_gui.games.tic_tac_toe import Board

FOLDER = ROOT / "resources" / "screenshots"

schemes = pytest.mark.parametrize("scheme", ["light", "dark"])


def picture(name: str) -> QImage:
    image = QImage(str(FOLDER / f"{name}.png"))
    assert not image.isNull()
    return image


def grid_of(image: QImage) -> Grid:
    grid = find_grid(image)
    assert grid is not None
    return grid


class TestTheBoard:
    @schemes
    def test_is_found_as_nine_squares_row_by_row(self, scheme: str) -> None:
        cells = grid_of(picture(f"start-{scheme}")).cells
        assert {cell.width() for cell in cells} == {cell.height() for cell in cells}
        corners = [(cell.y(), cell.x()) for cell in cells]
        assert corners == sorted(corners)
        assert len({cell.y() for cell in cells}) == len({cell.x() for cell in cells}) == 3

    @schemes
    @pytest.mark.parametrize(
        ("name", "rows"),
        [
            ("start", ".../.../..."),
            ("thinking", ".../.X./..."),
            ("hint", "X.O/.O./..X"),
            ("draw", "XOX/XOO/OXX"),
            ("win", "X.O/.X./.OX"),
            ("double-win", "XOX/OXO/XOX"),
        ],
    )
    def test_is_read(self, name: str, scheme: str, rows: str) -> None:
        grid = grid_of(picture(f"start-{scheme}"))
        assert grid.read_board(picture(f"{name}-{scheme}")) == Board.parse(rows)

    def test_is_not_found_where_there_is_none(self) -> None:
        assert find_grid(picture("statistics-light")) is None


class TestWords:
    @schemes
    def test_are_found_in_the_menu_bar_and_read_as_letters(self, scheme: str) -> None:
        image = picture(f"start-{scheme}")
        above = grid_of(image).above(image.width())
        menu_bar, _tabs, _underline, score = find_lines(image, above)
        titles = find_words(image, menu_bar)
        assert len(titles) == 7
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
