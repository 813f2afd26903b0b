import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tictac_gui.ui.widgets.button_bar import ButtonBar


class Bar:
    """A bar with a button at each end."""

    def __init__(self) -> None:
        self.left, self.right = QPushButton("Left"), QPushButton("Right")
        self.widget = ButtonBar([self.left], [self.right])

    @property
    def rows(self) -> int:
        return len({self.left.y(), self.right.y()})


@pytest.fixture
def bar(qtbot: QtBot) -> Bar:
    bar = Bar()
    qtbot.addWidget(bar.widget)
    bar.widget.show()
    bar.widget.resize(400, 100)
    return bar


def test_stands_in_one_row_where_there_is_room(bar: Bar) -> None:
    assert bar.rows == 1
    assert bar.right.geometry().right() == bar.widget.rect().right()


def test_becomes_two_rows_where_it_is_narrow(bar: Bar) -> None:
    bar.widget.resize(bar.widget.minimumSizeHint())
    assert bar.rows == 2
    assert bar.widget.width() < bar.left.width() + bar.right.width()


def test_becomes_two_rows_when_a_button_gets_a_longer_text(qtbot: QtBot, bar: Bar) -> None:
    bar.left.setText("Left " * 100)
    qtbot.waitUntil(lambda: bar.rows == 2)
