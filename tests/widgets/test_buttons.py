import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tictac_gui.widgets.buttons import ButtonBar, action_button
from tictac_gui.widgets.icon_button import Icon


class Bar:
    """A bar with two buttons at each end, above something that takes the room that is left."""

    def __init__(self) -> None:
        self.left = [QPushButton("Left"), QPushButton("Left as well")]
        self.right = [QPushButton("Right"), QPushButton("Right as well")]
        self.buttons = [*self.left, *self.right]
        self.bar = ButtonBar(self.left, self.right)
        self.window = QWidget()
        layout = QVBoxLayout(self.window)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.bar)
        layout.addWidget(QWidget(), stretch=1)

    @property
    def rows(self) -> list[int]:
        """How many buttons stand in each row."""
        heights = [button.y() for button in self.buttons if not button.isHidden()]
        return [heights.count(height) for height in sorted(set(heights))]

    @property
    def is_whole(self) -> bool:
        """Whether every button has the room that it needs, inside of the bar."""
        shown = [button for button in self.buttons if not button.isHidden()]
        return all(
            button.width() >= button.sizeHint().width()
            and button.height() >= button.sizeHint().height()
            and self.bar.rect().contains(button.geometry())
            for button in shown
        )


@pytest.fixture
def bar(qtbot: QtBot) -> Bar:
    bar = Bar()
    qtbot.addWidget(bar.window)
    bar.window.resize(800, 400)
    bar.window.show()
    return bar


def test_stands_in_one_row_where_there_is_room(bar: Bar) -> None:
    assert bar.rows == [4]
    assert bar.left[0].x() == 0
    assert bar.right[-1].geometry().right() == bar.bar.rect().right()
    assert bar.is_whole


def test_breaks_between_its_ends_first(qtbot: QtBot, bar: Bar) -> None:
    bar.window.resize(bar.bar.sizeHint().width() - 1, 400)
    qtbot.waitUntil(lambda: bar.rows == [2, 2])
    assert bar.is_whole


def test_needs_no_more_width_than_its_widest_button(qtbot: QtBot, bar: Bar) -> None:
    bar.window.resize(1, 400)
    qtbot.waitUntil(lambda: bar.rows == [1, 1, 1, 1])
    assert bar.bar.width() == max(button.sizeHint().width() for button in bar.buttons)
    assert bar.is_whole


def test_is_whole_at_every_width(qtbot: QtBot, bar: Bar) -> None:
    for width in range(bar.bar.sizeHint().width(), bar.bar.minimumSizeHint().width(), -7):
        bar.window.resize(width, 400)
        qtbot.waitUntil(lambda: bar.is_whole)


def test_wraps_when_a_button_gets_a_longer_text(qtbot: QtBot, bar: Bar) -> None:
    bar.left[0].setText("Left " * 20)
    qtbot.waitUntil(lambda: bar.rows == [2, 2])


def test_both_ends_share_a_row_where_that_saves_one(qtbot: QtBot) -> None:
    bar = Bar()
    bar.left[0].setText("Left, and with more words")
    bar.left[1].setText("Left")
    bar.right[1].setText("Right")
    qtbot.addWidget(bar.window)
    bar.window.show()
    widths = [button.sizeHint().width() for button in bar.buttons]
    assert widths[0] + widths[1] + 6 > sum(widths[1:]) + 12
    bar.window.resize(sum(widths[1:]) + 12, 400)
    qtbot.waitUntil(lambda: bar.rows == [1, 3])
    assert bar.is_whole


def test_leaves_no_gap_for_what_is_hidden(qtbot: QtBot, bar: Bar) -> None:
    bar.window.resize(bar.bar.sizeHint().width() - 1, 400)
    bar.right[1].hide()
    qtbot.waitUntil(lambda: bar.rows == [3])
    assert bar.right[0].geometry().right() == bar.bar.rect().right()


def test_keeps_its_rows_when_buttons_take_turns(qtbot: QtBot) -> None:
    narrow, wide, other = QPushButton("Hint"), QPushButton("See where it turned"), QPushButton("A")
    bar = ButtonBar([narrow, wide], [other], taking_turns=(narrow, wide))
    qtbot.addWidget(bar)
    wide.hide()
    bar.show()
    heights = {}
    for width in range(other.sizeHint().width(), 2 * wide.sizeHint().width()):
        heights[width] = bar.heightForWidth(width)
    narrow.hide()
    wide.show()
    assert heights == {width: bar.heightForWidth(width) for width in heights}
    assert len(set(heights.values())) == 2


def test_its_height_follows_what_its_buttons_become(bar: Bar) -> None:
    width = bar.bar.sizeHint().width()
    one_row = bar.bar.heightForWidth(width)
    bar.left[0].setText("Left, and with many more words")
    assert bar.bar.heightForWidth(width) > one_row
    bar.left[0].hide()
    assert bar.bar.heightForWidth(width) == one_row
    bar.bar.setStyleSheet("QPushButton { font-size: 40pt }")
    assert bar.bar.heightForWidth(10 * width) > one_row


def test_an_icon_is_as_dark_as_any_other_once_its_button_can_be_used(qtbot: QtBot) -> None:
    action, usable = QAction("Undo"), QAction("Undo")
    action.setEnabled(False)
    button = action_button("undo", "Undo", action, Icon.UNDO)
    button.setEnabled(False)
    button.paint_icon()
    other = action_button("other", "Undo", usable, Icon.UNDO)
    for each in (button, other):
        qtbot.addWidget(each)
    action.setEnabled(True)
    assert button.isEnabled()
    assert button.icon().pixmap(16).toImage() == other.icon().pixmap(16).toImage()
