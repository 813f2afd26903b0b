"""The lines that a hint is about, drawn over the columns."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.board.drop_four import DropWindow, OpenBoard
from tests.main_window import OpenWindow
from tests.window.pictures import picture, shows
from tictac_gui.board.overlay import Annotation
from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, Hint
from tictac_gui.games.connect_four.reasons import Reason
from tictac_gui.look import theme
from tictac_gui.play.setup import Players, Setup

LOW_FOUR = Hint(
    3,
    Reason.WINS,
    Forecast(Ending.WIN, 1),
    lines=((35, 36, 37, 38),),
    side=Mark.X,
    cells=(38,),
)
"""It would be completed in the bottom row of the fourth column."""


@pytest.fixture
def board(open_board: OpenBoard) -> DropWindow:
    return open_board()


def shown(board: DropWindow) -> Annotation:
    return board.window.find(Annotation, "")


@pytest.mark.parametrize(
    "colours", [theme.LIGHT, theme.DARK, theme.LIGHT_HIGH_CONTRAST, theme.DARK_HIGH_CONTRAST]
)
def test_are_in_the_colour_of_their_side(board: DropWindow, colours: theme.Theme) -> None:
    board.board._look.theme = colours
    board.board.explain(LOW_FOUR)
    assert shown(board).isVisible()
    assert shows(shown(board), colours.amber)
    assert not shows(shown(board), colours.red)
    board.board.explain(replace(LOW_FOUR, side=Mark.O))
    assert shows(shown(board), colours.red)


def test_are_marked_where_they_would_be_completed_out_of_reach(board: DropWindow) -> None:
    middle = board.board.cell_rect(17).center()
    line = replace(LOW_FOUR, lines=((14, 15, 16, 17),), cells=())
    board.board.explain(line)
    before = picture(shown(board)).pixelColor(middle).name()
    board.board.explain(replace(line, cells=(17,)))
    sign = theme.LIGHT.faded_sign(Mark.X).name()
    assert picture(shown(board)).pixelColor(middle).name() == sign != before


def test_put_no_sign_on_playable_cells_which_may_show_a_value(board: DropWindow) -> None:
    board.board.explain(LOW_FOUR)
    marked = picture(shown(board))
    board.board.explain(replace(LOW_FOUR, cells=()))
    assert picture(shown(board)) == marked


def test_are_not_there_for_a_hint_without_lines(board: DropWindow) -> None:
    board.board.explain(replace(LOW_FOUR, lines=(), side=None, cells=()))
    assert not shown(board).isVisible()


def test_disappear_with_the_next_move(board: DropWindow) -> None:
    board.board.explain(LOW_FOUR)
    board.play("7")
    assert not shown(board).isVisible()


def test_come_with_a_hint(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR))
    for column in (0, 6, 1, 6, 2):
        window.click(f"column_{column}")
    window.action("hint").trigger()
    qtbot.waitUntil(lambda: window.status.startswith("Hint: column 4. It stops four in a row"))
    assert window.find(Annotation, "").isVisible()


def test_are_drawn_as_one_where_they_overlap(board: DropWindow) -> None:
    board.board.explain(replace(LOW_FOUR, lines=((35, 36, 37, 38), (36, 37, 38, 39))))
    both = picture(shown(board))
    board.board.explain(replace(LOW_FOUR, lines=((35, 36, 37, 38, 39),)))
    assert picture(shown(board)) == both
