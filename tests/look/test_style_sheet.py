"""How Qt's widgets look: texts can be read, the focus is seen, and all belong together."""

import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from itertools import product

import pytest
from PySide6.QtCore import QDir, Qt
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.look.contrast import contrast, every_theme
from tictac_gui.look.style_sheet import style_sheet
from tictac_gui.look.theme import DARK, LIGHT, Theme, enlarged
from tictac_gui.resources import resource
from tictac_gui.widgets.buttons import emphasise
from tictac_gui.widgets.menus import MenuChip


def button(text: str = "New game") -> QPushButton:
    return QPushButton(text)


def emphasised_button() -> QPushButton:
    made = button("Play again")
    emphasise(made, is_emphasised=True)
    return made


def checked_button() -> QPushButton:
    made = button("Values")
    made.setCheckable(True)
    made.setChecked(True)
    return made


def tool_button() -> QToolButton:
    made = QToolButton()
    made.setText("x")
    return made


def flat_tool_button() -> QToolButton:
    made = tool_button()
    made.setAutoRaise(True)
    return made


def chip() -> MenuChip:
    made = MenuChip("opponent", QMenu())
    made.show_choice("Easy", "Opponent: Easy")
    return made


def combo_box() -> QComboBox:
    made = QComboBox()
    made.addItems(["Easy", "Hard"])
    return made


def check_box() -> QCheckBox:
    return QCheckBox("Keep for the next run")


def slider() -> QSlider:
    made = QSlider(Qt.Orientation.Horizontal)
    made.setValue(50)
    return made


def listed() -> QListWidget:
    made = QListWidget()
    made.addItems(["Tictac", "Python"])
    made.setCurrentRow(0)
    return made


def tabs() -> QTabBar:
    made = QTabBar()
    made.addTab("One pairing")
    made.addTab("All pairings")
    return made


FIELDS = (QLineEdit, QSpinBox, check_box)
FOCUSABLE = (
    *(button, emphasised_button, checked_button, tool_button, flat_tool_button, chip, combo_box),
    *(QLineEdit, QSpinBox, check_box, slider, listed, tabs, QPlainTextEdit),
)


@pytest.fixture(autouse=True)
def _pictures() -> Iterator[None]:
    QDir.setSearchPaths("controls", [str(resource("controls"))])
    yield
    QDir.setSearchPaths("controls", [])


class Window(QWidget):
    """A window in the colours of a theme, with a label that takes the focus first."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setStyleSheet(style_sheet(theme))
        self._column = QVBoxLayout(self)
        self._first = QLabel("First")
        self._first.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._column.addWidget(self._first)

    def show_with(self, qtbot: QtBot, *widgets: QWidget) -> None:
        for widget in widgets:
            self._column.addWidget(widget)
        self.show()
        self.activateWindow()
        qtbot.waitUntil(self.isActiveWindow)
        self._first.setFocus()
        QApplication.processEvents()


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, qapp: QApplication) -> Iterator[Window]:
    usual = qapp.palette()
    qapp.setPalette(theme.palette())
    window = Window(theme)
    qtbot.addWidget(window)
    yield window
    qapp.setPalette(usual)


@pytest.fixture
def usual_font(qapp: QApplication) -> Iterator[QFont]:
    usual = qapp.font()
    yield usual
    qapp.setFont(usual)


def pixels(image: QImage) -> Iterator[QColor]:
    for x, y in product(range(image.width()), range(image.height())):
        yield image.pixelColor(x, y)


@every_theme
def test_names_no_colour_but_those_of_the_theme(theme: Theme) -> None:
    colours = {getattr(theme, field.name).name() for field in fields(theme)}
    allowed = colours | {theme.disabled().name(), theme.strong_accent().name()}
    assert set(re.findall(r"#[0-9a-f]{6}", style_sheet(theme))) <= allowed


@every_theme
def test_every_text_can_be_read_on_its_background(theme: Theme) -> None:
    pairs = []
    for names, rule in re.findall(r"([^{}]+)\{([^{}]*)\}", style_sheet(theme)):
        text = re.search(r"(?<![-\w])color: (#\w+)", rule)
        ground = re.search(r"background: (#\w+)", rule)
        if text and ground:
            pairs.append((names.strip(), contrast(QColor(text[1]), QColor(ground[1]))))
    assert len(pairs) > 10
    assert [(names, round(value, 2)) for names, value in pairs if value < 4.5] == []


def test_every_picture_is_there() -> None:
    sheets = style_sheet(LIGHT) + style_sheet(DARK)
    names = set(re.findall(r"url\(controls:([^)]*)\)", sheets))
    assert names
    assert {name for name in names if not resource(f"controls/{name}").is_file()} == set()


@every_theme
@pytest.mark.parametrize("new_widget", FOCUSABLE, ids=lambda made: made.__name__)
def test_the_keyboard_focus_can_be_seen(
    qtbot: QtBot, window: Window, new_widget: Callable[[], QWidget]
) -> None:
    widget = new_widget()
    window.show_with(qtbot, widget)
    before = window.grab().toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    if isinstance(widget, QLineEdit | QSpinBox | QPlainTextEdit):
        # What is selected or a caret is not meant here.
        QApplication.setCursorFlashTime(0)
        widget.clearFocus()
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
    QApplication.processEvents()
    after = window.grab().toImage()
    assert before.size() == after.size(), "nothing moves"
    changed = [contrast(was, now) for was, now in zip(pixels(before), pixels(after), strict=True)]
    assert sum(value >= 2 for value in changed) >= 20


@every_theme
@pytest.mark.parametrize("new_field", FIELDS, ids=lambda made: made.__name__)
def test_fields_have_an_outline_that_can_be_seen(
    qtbot: QtBot, window: Window, theme: Theme, new_field: Callable[[], QWidget]
) -> None:
    field = new_field()
    window.show_with(qtbot, field)
    picture = field.grab().toImage()
    middle = field.height() // 2
    near_the_edge = [picture.pixelColor(x, middle) for x in range(10)]
    assert max(contrast(colour, theme.ground) for colour in near_the_edge) >= 3
    assert max(contrast(colour, theme.surface) for colour in near_the_edge) >= 3


@every_theme
def test_a_menu_and_the_box_of_an_unchecked_item_have_edges_that_can_be_seen(
    window: Window, theme: Theme
) -> None:
    menu = QMenu(window)
    # Without a text that could be seen in place of the box.
    menu.addAction(" " * 20).setCheckable(True)
    menu.resize(menu.sizeHint())
    picture = menu.grab().toImage()
    middle = picture.height() // 2
    row = [picture.pixelColor(x, middle) for x in range(picture.width())]
    seen = [x for x, colour in enumerate(row) if contrast(colour, theme.surface) >= 3]
    assert theme.surface in row
    assert {0, picture.width() - 1} <= set(seen), "the menu's edges"
    assert len(set(seen) - {0, picture.width() - 1}) >= 2, "the box's edges"


@every_theme
def test_a_tick_can_be_seen_and_is_gone_when_it_is_taken_away(
    qtbot: QtBot, window: Window, theme: Theme
) -> None:
    box = check_box()
    window.show_with(qtbot, box)
    assert theme.accent not in list(pixels(box.grab().toImage()))
    box.setChecked(True)
    ticked = list(pixels(box.grab().toImage()))
    assert theme.accent in ticked
    middle = box.grab().toImage().copy(0, 0, box.height(), box.height())
    assert max(contrast(colour, theme.accent) for colour in pixels(middle)) >= 4.5


@every_theme
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_list_of_a_box_is_as_easy_to_read_as_a_menu(
    qtbot: QtBot, window: Window, theme: Theme
) -> None:
    box = QComboBox()
    box.addItems([" " * 20] * 3)
    window.show_with(qtbot, box)
    box.showPopup()
    picture = box.view().window().grab().toImage()
    box.hidePopup()
    # The first item is the current one.
    assert picture.pixelColor(picture.width() // 2, picture.height() * 3 // 4) == theme.surface
    assert contrast(picture.pixelColor(0, picture.height() // 2), theme.surface) >= 3


@every_theme
def test_the_handle_of_a_scroll_bar_can_be_seen(qtbot: QtBot, window: Window, theme: Theme) -> None:
    bar = QScrollBar(Qt.Orientation.Vertical)
    window.show_with(qtbot, bar)
    bar.setRange(0, 100)
    bar.setFixedSize(12, 200)
    QApplication.processEvents()
    picture = window.grab(bar.geometry()).toImage()
    assert picture.pixelColor(6, 10) == theme.outline
    assert picture.pixelColor(6, 190) == theme.ground


@pytest.mark.parametrize("theme", [LIGHT])
@pytest.mark.parametrize("font_size", [0.8, 1, 1.5, 2, 3])
def test_what_stands_in_one_row_is_equally_high(
    qtbot: QtBot, window: Window, usual_font: QFont, font_size: float
) -> None:
    row = [made() for made in (button, checked_button, emphasised_button, combo_box, *FIELDS[:2])]
    QApplication.setFont(enlarged(usual_font, font_size))
    window.show_with(qtbot, *row)
    heights = [widget.sizeHint().height() for widget in row]
    line = window.fontMetrics().height()
    # Qt lets no field be lower than its arrows.
    assert max(heights) - min(heights) <= (1 if line >= 14 else 5)
    assert min(heights) > 1.4 * line


@pytest.mark.parametrize("theme", [LIGHT])
@pytest.mark.parametrize("font_size", [1, 2, 3])
def test_a_number_has_the_room_that_it_needs(
    qtbot: QtBot, window: Window, usual_font: QFont, font_size: float
) -> None:
    box = QSpinBox(maximum=999_999, value=888_888)
    QApplication.setFont(enlarged(usual_font, font_size))
    window.show_with(qtbot, box)
    box.resize(box.sizeHint())
    field = box.lineEdit()
    assert field.width() > field.fontMetrics().horizontalAdvance(box.text())
    assert field.height() >= field.fontMetrics().height()
