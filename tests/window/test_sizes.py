"""What paints itself grows with the font, and keeps its proportions."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.window.looks import look
from tictac_gui.analysis.methods_tab import BoardPicture, LogBar
from tictac_gui.board.marks import MarkIcon
from tictac_gui.board.result_bar import ResultBar, Sides
from tictac_gui.course.guessing_view import CountBar
from tictac_gui.course.step_page import StepDots
from tictac_gui.engine import Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.matchups.results import IntervalBar
from tictac_gui.proof.window import GameSweep


def step_dots(count: int) -> StepDots:
    dots = StepDots(look())
    dots.show_steps([False] * count, None)
    return dots


# What they measure in lines of text: width and height.
SIZES: dict[str, tuple[Callable[[], QWidget], float, float]] = {
    "mark": (partial(MarkIcon, Mark.X, look()), 1.2, 1.2),
    "board": (partial(BoardPicture, Board(), look()), 6, 6),
    "columns": (partial(BoardPicture, Grid(), look()), 6, 6 * 6 / 7),
    "strong bar": (partial(LogBar, look(), is_strong=True), 0.6 * 8, 0.6),
    "bar": (partial(LogBar, look(), is_strong=False), 0.35 * 8, 0.35),
    "count": (partial(CountBar, look()), 4, 1.4),
    "result": (partial(ResultBar, Sides.MARKS, look()), 1.6, 0.8),
    "high result": (partial(ResultBar, Sides.MARKS, look(), 1.5), 3, 1.5),
    "intervals": (partial(IntervalBar, Sides.DISCS, look()), 1.6, 2.4),
    "three dots": (partial(step_dots, 3), 3, 0.75 + 6 / 60),
    "no dots": (partial(step_dots, 0), 1, 0.75 + 6 / 60),
    "sweep": (partial(GameSweep, TIC_TAC_TOE, look()), 140 / 60, 140 / 60),
    "unhurried sweep": (
        partial(GameSweep, TIC_TAC_TOE, look(), is_small=False),
        220 / 60,
        220 / 60,
    ),
}


@pytest.mark.parametrize("name", SIZES)
def test_it_is_so_many_lines_large(qtbot: QtBot, name: str) -> None:
    new, width, height = SIZES[name]
    widget = new()
    qtbot.addWidget(widget)
    font = widget.font()
    font.setPixelSize(60)
    widget.setFont(font)
    line = widget.fontMetrics().height()
    hint = widget.sizeHint()
    if "sweep" in name:
        line = 60
    # Rounded to whole pixels, some of them in several parts.
    assert hint.width() == pytest.approx(width * line, abs=6)
    assert hint.height() == pytest.approx(height * line, abs=3)


def test_a_sweep_is_smaller_with_a_small_font(qtbot: QtBot) -> None:
    sweep = GameSweep(TIC_TAC_TOE, look())
    qtbot.addWidget(sweep)
    font = sweep.font()
    font.setPixelSize(10)
    sweep.setFont(font)
    line = sweep.fontMetrics().height()
    assert sweep.sizeHint().toTuple() == (6 * line, 6 * line)
