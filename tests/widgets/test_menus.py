"""Menus are wide enough for all their texts, in whatever font."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tictac_gui.look.style_sheet import style_sheet
from tictac_gui.look.theme import LIGHT, enlarged

ITEMS = ("T&ea", "Coffee, with a lot of &milk")


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
