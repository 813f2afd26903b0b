"""A chip is wide enough for all that may be chosen, in whatever font, and measures it once."""

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tictac_gui.widgets.menus import MenuChip

CHOICES = ("Easy", "Unbeatable", "A friend at this computer")


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
