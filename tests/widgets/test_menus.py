"""Menus and chips are wide enough for all their texts, in whatever font."""

import pytest
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tictac_gui.look.style_sheet import style_sheet
from tictac_gui.look.theme import LIGHT, enlarged
from tictac_gui.widgets.menus import MenuChip

ITEMS = ("T&ea", "Coffee, with a lot of &milk")
CHOICES = ("Easy", "Unbeatable", "A friend at this computer")


def painted(qtbot: QtBot, font_size: float, least_width: int) -> QImage:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(LIGHT))
    menu = QMenu(window)
    menu.setFont(enlarged(QApplication.font(), font_size))
    for item in ITEMS:
        menu.addAction(item).setCheckable(True)
    menu.setMinimumWidth(least_width)
    menu.resize(menu.sizeHint())
    return menu.grab().toImage()


@pytest.mark.parametrize("font_size", [1, 1.5, 2, 2.5, 3, 4])
def test_the_longest_item_is_never_cut_short(qtbot: QtBot, font_size: float) -> None:
    usual, roomy = (painted(qtbot, font_size, least_width) for least_width in (0, 2000))
    assert roomy.width() > usual.width()
    # All but the frame at the end.
    within = usual.rect().adjusted(0, 0, -2, 0)
    assert usual.copy(within) == roomy.copy(within)


@pytest.fixture
def chip(qtbot: QtBot) -> MenuChip:
    menu = QMenu()
    qtbot.addWidget(menu)
    chip = MenuChip("opponent", menu)
    qtbot.addWidget(chip)
    chip.keep_room_for(CHOICES)
    chip.show_choice("Easy", "Opponent: Easy")
    return chip


def width_alone(chip: MenuChip, choice: str) -> int:
    """Return how wide a chip in the same font is that has room for one choice only."""
    alone = MenuChip("alone", chip.menu())
    alone.setFont(chip.font())
    alone.show_choice(choice, choice)
    return alone.sizeHint().width()


def test_it_has_room_for_the_widest_choice_whichever_is_shown(chip: MenuChip) -> None:
    for choice in CHOICES:
        chip.show_choice(choice, choice)
        assert chip.sizeHint().width() == width_alone(chip, CHOICES[-1])


def test_it_grows_and_shrinks_with_its_font(chip: MenuChip) -> None:
    usual, font = chip.sizeHint().width(), chip.font()
    larger = chip.font()
    larger.setPointSizeF(2 * font.pointSizeF())
    chip.setFont(larger)
    assert chip.sizeHint().width() == width_alone(chip, CHOICES[-1]) > usual
    chip.setFont(font)
    assert chip.sizeHint().width() == usual


def test_it_makes_room_for_other_choices(chip: MenuChip) -> None:
    chip.sizeHint()
    longer = f"{CHOICES[-1]}, or at another one"
    chip.keep_room_for([*CHOICES, longer])
    assert chip.sizeHint().width() == width_alone(chip, longer)


def test_it_measures_nothing_twice(chip: MenuChip, monkeypatch: pytest.MonkeyPatch) -> None:
    width = chip.sizeHint().width()

    def measure_again(_: MenuChip) -> QFontMetrics:
        pytest.fail("at the start, layouts ask hundreds of times")

    monkeypatch.setattr(MenuChip, "fontMetrics", measure_again)
    assert chip.sizeHint().width() == width
