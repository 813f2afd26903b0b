"""Help in any size that can be read."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tictac_gui.help.pages import ReadableText

NOTCH = 120


@pytest.fixture
def text(qtbot: QtBot) -> ReadableText:
    text = ReadableText()
    qtbot.addWidget(text)
    text.setHtml("<h3>How to win</h3><p>Three in a row.</p>" * 40)
    text.show()
    return text


def turn_wheel(text: ReadableText, notches: int, modifier: Qt.KeyboardModifier) -> None:
    place, turned = QPointF(text.rect().center()), QPoint(0, NOTCH * (1 if notches > 0 else -1))
    for _ in range(abs(notches)):
        event = QWheelEvent(
            *(place, text.mapToGlobal(place), QPoint(), turned, Qt.MouseButton.NoButton),
            *(modifier, Qt.ScrollPhase.NoScrollPhase, False),
        )
        QApplication.sendEvent(text.viewport(), event)
        # Headings are laid out in a size of their own, of which Qt may complain.
        text.grab()


@pytest.mark.parametrize(("notches", "points"), [(2, 2), (-2, -2)])
def test_ctrl_and_the_wheel_make_it_larger_or_smaller(
    text: ReadableText, notches: int, points: int
) -> None:
    before = text.font().pointSizeF()
    turn_wheel(text, notches, Qt.KeyboardModifier.ControlModifier)
    assert text.font().pointSizeF() == pytest.approx(before + points)


@pytest.mark.parametrize("notches", [-100, 100])
def test_they_do_as_long_as_it_can_be_read(text: ReadableText, notches: int) -> None:
    turn_wheel(text, notches, Qt.KeyboardModifier.ControlModifier)
    assert 5 <= text.font().pointSizeF() <= 72


def test_the_wheel_alone_scrolls_it(text: ReadableText) -> None:
    before = text.font()
    turn_wheel(text, -3, Qt.KeyboardModifier.NoModifier)
    assert text.verticalScrollBar().value() > 0
    assert text.font() == before
