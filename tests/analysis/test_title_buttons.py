"""The buttons in the title of the panel can be seen in every theme, and work."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.look.contrast import contrast
from tests.main_window import OpenWindow, Window
from tests.window.pictures import picture, sketch
from tictac_gui.analysis.panel import AnalysisPanel
from tictac_gui.look.appearance import Appearance, Scheme

NAMES = ["qt_dockwidget_floatbutton", "qt_dockwidget_closebutton"]


def button(window: Window, name: str) -> QAbstractButton:
    [found] = window.find(AnalysisPanel, "analysis").findChildren(QAbstractButton, name)
    return found


def best_contrast(window: Window, name: str) -> float:
    """Return the contrast of the clearest pixel of a button against the theme's ground."""
    image = picture(button(window, name))
    ground = window.find(Appearance, "").look.theme.ground
    return max(
        contrast(image.pixelColor(x, y), ground)
        for x in range(image.width())
        for y in range(image.height())
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("is_high", [False, True])
@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_can_be_seen_in_every_theme_also_after_it_changed(
    open_window: OpenWindow, scheme: Scheme, is_high: bool, name: str
) -> None:
    window = open_window(scheme=Scheme.LIGHT if scheme is Scheme.DARK else Scheme.DARK)
    window.action("analysis").trigger()
    window.find(Appearance, "").choose(scheme)
    window.find(Appearance, "").choose_high_contrast(is_high)
    assert best_contrast(window, name) >= 4.5


@pytest.mark.parametrize("name", NAMES)
def test_has_a_tool_tip_and_a_name(open_window: OpenWindow, name: str) -> None:
    window = open_window()
    window.action("analysis").trigger()
    assert button(window, name).accessibleName()
    assert button(window, name).toolTip() == button(window, name).accessibleName()


def test_still_close_and_detach_the_panel(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.action("analysis").trigger()
    panel = window.find(AnalysisPanel, "analysis")
    qtbot.mouseClick(button(window, NAMES[0]), Qt.MouseButton.LeftButton)
    assert panel.isFloating()
    assert best_contrast(window, NAMES[0]) >= 4.5
    qtbot.mouseClick(button(window, NAMES[1]), Qt.MouseButton.LeftButton)
    assert not panel.isVisible()


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        (NAMES[0], ["..........", "....####..", ".......##.", "..####..#.", ".##..##.#."]),
        (NAMES[1], ["..........", "..........", "..#....#..", "...#..#...", "....##...."]),
    ],
)
def test_shows_a_window_or_a_cross(open_window: OpenWindow, name: str, drawn: list[str]) -> None:
    window = open_window()
    window.action("analysis").trigger()
    shown = button(window, name)
    shown.setFixedSize(140, 140)
    rows = sketch(picture(shown), 10, 10)
    assert rows[:5] == drawn


@pytest.mark.parametrize(
    ("name", "said", "explained"),
    [
        (NAMES[0], "Float", "Undocks and re-attaches the dock widget"),
        (NAMES[1], "Close", "Closes the dock widget"),
    ],
)
def test_says_what_it_does(open_window: OpenWindow, name: str, said: str, explained: str) -> None:
    window = open_window()
    window.action("analysis").trigger()
    shown = button(window, name)
    assert shown.toolTip() == shown.accessibleName() == said
    assert shown.accessibleDescription() == explained
