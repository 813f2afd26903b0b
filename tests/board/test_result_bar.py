"""Every part of a bar differs from the others, with colours and without."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.look.contrast import every_theme
from tests.window.looks import look
from tests.window.pictures import picture
from tictac_gui.board.result_bar import ResultBar, Sides, winners_of
from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.look.theme import LIGHT, Theme

WON, DRAWN, LOST = (0, 100), (100, 200), (200, 300)
"""From where to where each part of the bar goes, in pixels."""


def bar(qtbot: QtBot, theme: Theme, sides: Sides) -> QImage:
    """Paint a bar with parts of the same width."""
    widget = ResultBar(sides, look(theme))
    qtbot.addWidget(widget)
    widget.show_results(7, 7, 7)
    widget.resize(300, 20)
    return picture(widget)


def colours(image: QImage, part: tuple[int, int]) -> set[str]:
    """Return the colours of a part left of its sign, without its edges."""
    left = part[0] + 4
    xs, ys = range(left, left + 30), range(3, image.height() - 3)
    return {image.pixelColor(x, y).name() for x in xs for y in ys}


def sign_colours(image: QImage, part: tuple[int, int]) -> set[str]:
    middle = sum(part) // 2
    xs, ys = range(middle - 6, middle + 6), range(4, image.height() - 4)
    return {image.pixelColor(x, y).name() for x in xs for y in ys}


@every_theme
def test_marks_have_their_own_colours(qtbot: QtBot, theme: Theme) -> None:
    image = bar(qtbot, theme, Sides.MARKS)
    assert colours(image, WON) == {theme.mark(Mark.X).name()}
    assert theme.mark(Mark.O).name() in colours(image, LOST)


@every_theme
def test_discs_have_their_own_colours(qtbot: QtBot, theme: Theme) -> None:
    image = bar(qtbot, theme, Sides.DISCS)
    assert colours(image, WON) == {theme.disc(Mark.X).name()}
    assert theme.disc(Mark.O).name() in colours(image, LOST)


def test_each_game_has_bars_with_its_marks_or_discs() -> None:
    assert winners_of(TIC_TAC_TOE) is Sides.MARKS
    assert winners_of(CONNECT_FOUR) is Sides.DISCS


@every_theme
def test_a_person_s_wins_and_losses_have_their_own_colours(qtbot: QtBot, theme: Theme) -> None:
    image = bar(qtbot, theme, Sides.PERSON)
    assert colours(image, WON) == {theme.ending(Ending.WIN).name()}
    assert theme.ending(Ending.LOSS).name() in colours(image, LOST)


@every_theme
@pytest.mark.parametrize("sides", Sides)
def test_the_parts_have_different_patterns(qtbot: QtBot, theme: Theme, sides: Sides) -> None:
    grey = bar(qtbot, theme, sides).convertToFormat(QImage.Format.Format_Grayscale8)
    assert len(colours(grey, WON)) == 1, "filled"
    assert len(colours(grey, LOST)) > 1, "dotted"
    assert len(colours(grey, DRAWN)) > 1, "hatched"


@every_theme
@pytest.mark.parametrize("sides", Sides)
def test_every_part_has_a_sign(qtbot: QtBot, theme: Theme, sides: Sides) -> None:
    image = bar(qtbot, theme, sides)
    for part, mark in ((WON, Mark.X), (LOST, Mark.O)):
        ink = theme.sign(mark) if sides is Sides.DISCS else theme.on_mark()
        assert ink.name() in sign_colours(image, part)
    assert theme.text.name() in sign_colours(image, DRAWN)


@pytest.mark.parametrize("sides", Sides)
def test_what_never_happened_has_no_part(qtbot: QtBot, sides: Sides) -> None:
    widget = ResultBar(sides, look())
    qtbot.addWidget(widget)
    widget.resize(300, 20)
    widget.show_shares(0.7, 0.3)
    shares = picture(widget)
    widget.show_results(7, 3, 0)
    assert picture(widget) == shares
    lost = {Sides.MARKS: LIGHT.o, Sides.DISCS: LIGHT.red, Sides.PERSON: LIGHT.loss}[sides]
    assert lost.name() not in {shares.pixelColor(x, 10).name() for x in range(shares.width())}
