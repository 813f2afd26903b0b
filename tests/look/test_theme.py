import re
from collections.abc import Callable
from dataclasses import fields
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyleFactory,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tictac_gui.engine import Mark
from tictac_gui.look import theme
from tictac_gui.look.style_sheet import style_sheet
from tictac_gui.look.theme import FIELDS, Theme, enlarged, mixed

THEMES = {
    "light": theme.LIGHT,
    "dark": theme.DARK,
    "light high contrast": theme.LIGHT_HIGH_CONTRAST,
    "dark high contrast": theme.DARK_HIGH_CONTRAST,
}
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


def luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(c) for c in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast as accessibility guidelines define it, from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_measured_as_the_guidelines_do() -> None:
    assert contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("#ffffff")) == pytest.approx(4.54, abs=0.01)


@every_theme
def test_every_text_can_be_read_on_every_ground_it_stands_on(theme: Theme) -> None:
    pairs = [
        (theme.text, theme.ground),
        (theme.text, theme.surface),
        (theme.muted, theme.ground),
        (theme.muted, theme.surface),
        (theme.accent, theme.accent_ground),
        (theme.on_accent, theme.accent),
        (theme.text, theme.accent_ground),
        (theme.disabled(), theme.surface),
        (theme.disabled(), theme.ground),
        (theme.win, theme.surface),
        (theme.loss, theme.surface),
        (theme.win, theme.accent_ground),
        (theme.loss, theme.accent_ground),
        (theme.muted, theme.accent_ground),
        *((theme.on_mark(), theme.mark(mark)) for mark in Mark),
    ]
    assert [round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 4.5] == []


@every_theme
def test_marks_and_focus_rings_stand_out(theme: Theme) -> None:
    pairs = [(theme.accent, theme.surface), (theme.accent, theme.ground)]
    for mark in Mark:
        pairs.append((theme.mark(mark), theme.surface))
        pairs.append((theme.mark(mark), theme.winning_ground(mark)))
        pairs.append((theme.last_move_ring(mark), theme.surface))
        pairs.append((theme.mark(mark), theme.ground))
        line = theme.winning_line(mark)
        band = mixed(theme.winning_ground(mark), line, line.alphaF())
        pairs.append((theme.mark(mark), band))
    assert [round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 3] == []


@every_theme
def test_discs_stand_out_from_the_board_its_holes_and_the_ground(theme: Theme) -> None:
    pairs = [
        (theme.board, theme.ground),
        (theme.lit_board(), theme.ground),
        (theme.on_board, theme.board),
        (theme.on_board, theme.lit_board()),
    ]
    for mark in Mark:
        pairs.append((theme.disc(mark), theme.gap))
        pairs.append((theme.sign(mark), theme.disc(mark)))
        pairs.append((theme.faded_sign(mark), theme.faded_disc(mark)))
        pairs.append((theme.faded_sign(mark), theme.ground))
    assert [round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 3] == []
    for mark in Mark:
        # In hand, one of the two is seen on the ground.
        disc = max(
            contrast(theme.disc(mark), theme.ground), contrast(theme.disc_rim(mark), theme.ground)
        )
        assert disc >= 3


@every_theme
def test_the_discs_of_the_sides_differ_in_lightness(theme: Theme) -> None:
    assert contrast(theme.disc(Mark.X), theme.disc(Mark.O)) >= 1.8


@every_theme
def test_cells_and_buttons_have_outlines_that_can_be_seen(theme: Theme) -> None:
    assert contrast(theme.outline, theme.ground) >= 3
    assert contrast(theme.outline, theme.surface) >= 3


@pytest.mark.parametrize("theme", [theme.LIGHT_HIGH_CONTRAST, theme.DARK_HIGH_CONTRAST])
def test_high_contrast_is_high(theme: Theme) -> None:
    assert contrast(theme.text, theme.ground) == pytest.approx(21)
    texts = (theme.text, theme.muted, theme.accent, theme.x, theme.o, theme.win, theme.loss)
    pairs = [(text, ground) for text in texts for ground in (theme.ground, theme.surface)]
    pairs += [(theme.on_accent, theme.accent), (theme.disabled(), theme.surface)]
    pairs += [(theme.on_mark(), theme.mark(mark)) for mark in Mark]
    pairs += [(theme.sign(mark), theme.disc(mark)) for mark in Mark]
    pairs += [(theme.disc(mark), theme.gap) for mark in Mark]
    assert [round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 7] == []
    assert contrast(theme.on_board, theme.board) >= 4.5
    assert contrast(theme.ground, theme.board) >= 4.5
    for edge in (theme.edge, theme.outline, theme.small_grid()):
        assert contrast(edge, theme.ground) >= 4.5
        assert contrast(edge, theme.surface) >= 4.5


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    black, white = QColor("#000000"), QColor("#ffffff")
    assert mixed(black, white, 0).name() == "#000000"
    assert mixed(black, white, 0.5).name() == "#808080"
    assert mixed(black, white, 1).name() == "#ffffff"


@every_theme
def test_the_style_sheet_names_no_colour_but_those_of_the_theme(theme: Theme) -> None:
    colours = {getattr(theme, field.name).name() for field in fields(theme)}
    allowed = colours | {theme.disabled().name()}
    assert set(re.findall(r"#[0-9a-f]{6}", style_sheet(theme))) <= allowed


@every_theme
@pytest.mark.parametrize(
    "new_field",
    [QCheckBox, QComboBox, QSpinBox, QLineEdit, partial(QSlider, Qt.Orientation.Horizontal)],
)
def test_fields_have_an_edge_that_can_be_seen(
    theme: Theme, new_field: Callable[[QWidget], QWidget], qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setPalette(theme.palette())
    field = new_field(window)
    # As the program has it, whatever the tests run with.
    field.setStyle(QStyleFactory.create("Fusion"))
    field.setPalette(theme.field_palette())
    assert any(field.inherits(name) for name in FIELDS)
    picture = window.grab().toImage()
    assert picture.pixelColor(picture.rect().bottomRight()) == theme.ground
    middle = field.height() // 2
    near_the_edge = [picture.pixelColor(x, middle) for x in range(6)]
    assert max(contrast(colour, theme.ground) for colour in near_the_edge) >= 3


@every_theme
def test_a_menu_and_the_box_of_an_unchecked_item_have_edges_that_can_be_seen(
    theme: Theme, qtbot: QtBot
) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.setStyle(QStyleFactory.create("Fusion"))
    menu.setPalette(theme.field_palette())
    assert any(menu.inherits(name) for name in FIELDS)
    # Without a text that could be seen in place of the box.
    menu.addAction(" " * 20).setCheckable(True)
    picture = menu.grab().toImage()
    middle = picture.height() // 2
    row = [picture.pixelColor(x, middle) for x in range(picture.width())]
    seen = [x for x, colour in enumerate(row) if contrast(colour, theme.surface) >= 3]
    assert theme.surface in row
    assert {0, picture.width() - 1} <= set(seen), "the menu's edges"
    assert len(set(seen) - {0, picture.width() - 1}) >= 2, "the box's edges"


@every_theme
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_list_of_a_box_is_as_easy_to_read_as_a_menu(theme: Theme, qtbot: QtBot) -> None:
    box = QComboBox()
    qtbot.addWidget(box)
    # Kept as long as the box: a style sheet asks it too.
    style = QStyleFactory.create("Fusion")
    box.setStyle(style)
    box.setPalette(theme.field_palette())
    box.setStyleSheet(style_sheet(theme))
    box.addItems([" " * 20] * 3)
    box.showPopup()
    picture = box.view().window().grab().toImage()
    box.hidePopup()
    box.setStyleSheet("")
    # The first item is the current one.
    assert picture.pixelColor(picture.width() // 2, picture.height() * 3 // 4) == theme.surface


@every_theme
def test_the_handle_of_a_scroll_bar_can_be_seen(theme: Theme, qtbot: QtBot) -> None:
    bar = QScrollBar(Qt.Orientation.Vertical)
    qtbot.addWidget(bar)
    bar.setStyleSheet(style_sheet(theme))
    bar.setRange(0, 100)
    bar.resize(12, 200)
    picture = bar.grab().toImage()
    assert picture.pixelColor(6, 10) == theme.outline
    assert picture.pixelColor(6, 190) == theme.ground


def test_a_font_in_points_is_enlarged_in_points() -> None:
    font = QFont("Sans")
    font.setPointSizeF(10.0)
    assert enlarged(font, 1.5).pointSizeF() == 15.0
    assert font.pointSizeF() == 10.0


def test_a_font_in_pixels_is_enlarged_in_pixels() -> None:
    font = QFont("Sans")
    font.setPixelSize(10)
    assert enlarged(font, 1.26).pixelSize() == 13


def test_it_is_bold_only_if_wanted() -> None:
    assert not enlarged(QFont("Sans"), 2).bold()
    assert enlarged(QFont("Sans"), 2, is_bold=True).bold()
