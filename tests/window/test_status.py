"""The result is large, and the board doesn't move when it appears."""

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.sample_games import DRAWN, O_WINS, TWO_PEOPLE, X_WINS
from tests.window.clipping import settle
from tests.window.looks import look
from tictac_gui.window.status import StatusLabel


def status(window: Window) -> StatusLabel:
    return window.find(StatusLabel, "status")


@pytest.mark.parametrize("moves", [X_WINS, O_WINS, DRAWN])
def test_the_result_is_large_and_bold_until_the_next_game(
    open_window: OpenWindow, moves: tuple[int, ...]
) -> None:
    window = open_window(TWO_PEOPLE)
    usual = status(window).font()
    window.play(*moves)
    assert status(window).is_result
    assert status(window).font().bold()
    assert QFontMetrics(status(window).font()).height() > 1.3 * QFontMetrics(usual).height()
    window.click("new_game")
    assert status(window).font() == usual


def test_only_the_last_position_is_the_result(open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(*X_WINS)
    window.widget._look_back.look_at(3)
    assert not status(window).is_result
    window.widget._look_back.leave()
    assert status(window).is_result


@pytest.mark.parametrize("size", [(320, 420), (480, 640), (700, 790), (1400, 1000), (2560, 1440)])
@pytest.mark.parametrize("moves", [X_WINS, DRAWN])
def test_the_board_stays_where_it_is_when_the_game_ends(
    open_window: OpenWindow, size: tuple[int, int], moves: tuple[int, ...]
) -> None:
    window = open_window(TWO_PEOPLE)
    window.widget.resize(*size)
    window.play(*moves[:-1])
    settle()
    before = [cell.geometry() for cell in window.cells]
    window.play(moves[-1])
    settle()
    assert status(window).is_result
    assert [cell.geometry() for cell in window.cells] == before


def test_a_long_result_is_as_large_as_fits_in_one_line(qtbot: QtBot) -> None:
    label = StatusLabel(look())
    qtbot.addWidget(label)
    label.setText("X wins! Practice, not counted.")
    label.show_result(is_result=True)
    label.resize(2000, 60)
    label.show()
    largest = QFontMetrics(label.font())
    label.resize(largest.horizontalAdvance(label.text()) - 1, 60)
    fitting = QFontMetrics(label.font())
    assert fitting.height() < largest.height()
    assert fitting.horizontalAdvance(label.text()) <= label.width()


def test_the_result_is_larger_in_a_wide_window(qtbot: QtBot) -> None:
    label = StatusLabel(look())
    qtbot.addWidget(label)
    label.setText("X wins!")
    label.show_result(is_result=True)
    label.show()
    heights = []
    for width in (300, 1200):
        label.resize(width, 60)
        heights.append(QFontMetrics(label.font()).height())
        assert label.heightForWidth(width) >= heights[-1]
    assert heights[0] < heights[1]


@pytest.mark.parametrize("is_result", [True, False])
def test_how_high_it_is_at_a_width_does_not_depend_on_its_size(
    qtbot: QtBot, *, is_result: bool
) -> None:
    label = StatusLabel(look())
    qtbot.addWidget(label)
    label.setText("X wins! Practice, not counted.")
    label.show_result(is_result=is_result)
    label.show()
    heights = set()
    for width in range(100, 1000, 50):
        label.resize(width, 60)
        heights.add(tuple(label.heightForWidth(each) for each in range(100, 1000, 10)))
    assert len(heights) == 1


def test_it_is_as_high_as_its_text_needs(qtbot: QtBot) -> None:
    label = StatusLabel(look())
    qtbot.addWidget(label)
    label.setText("X wins! Practice, not counted.")
    label.show()
    for width in range(60, 600, 20):
        label.resize(width, 60)
        assert label.heightForWidth(width) >= QLabel.heightForWidth(label, width)
