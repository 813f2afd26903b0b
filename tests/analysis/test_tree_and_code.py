"""The tree and the code share their room: beside each other, one above the other, or one alone."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.window.looks import look
from tictac_gui.analysis.camera import Camera
from tictac_gui.analysis.code_pane import CodePane
from tictac_gui.analysis.tree_tab import TreeAndCode
from tictac_gui.analysis.tree_view import TreeView

WIDE, HIGH, SMALL = (1600, 700), (360, 1400), (260, 200)


class Both:
    """The two of them in a window of their own."""

    def __init__(self, qtbot: QtBot) -> None:
        self.tree, self.code = TreeView(Camera(), look()), CodePane(look())
        self.widget = TreeAndCode(self.tree, self.code)
        qtbot.addWidget(self.widget)
        self.widget.show()

    def resize(self, size: tuple[int, int]) -> None:
        self.widget.setMinimumSize(*size)
        self.widget.resize(*size)

    @property
    def shown(self) -> list[QWidget]:
        return [part for part in (self.tree, self.code) if part.isVisible()]


@pytest.fixture
def both(qtbot: QtBot) -> Both:
    return Both(qtbot)


def test_without_code_the_tree_has_all_the_room(both: Both) -> None:
    for size in (WIDE, HIGH, SMALL):
        both.resize(size)
        assert both.shown == [both.tree]
        assert both.tree.geometry() == both.widget.rect()


def test_they_stand_beside_each_other_where_there_is_the_width(both: Both) -> None:
    both.widget.show_code(True)
    both.resize(WIDE)
    assert both.shown == [both.tree, both.code]
    tree, code, room = both.tree.geometry(), both.code.geometry(), both.widget.rect()
    assert tree.left() == room.left()
    assert code.right() == room.right()
    assert 0 < code.left() - tree.right() < 20
    for part in (tree, code):
        assert (part.top(), part.bottom()) == (room.top(), room.bottom())
    assert tree.width() > code.width()


def test_the_code_is_below_where_there_is_the_height(both: Both) -> None:
    both.widget.show_code(True)
    both.resize(HIGH)
    assert both.shown == [both.tree, both.code]
    tree, code, room = both.tree.geometry(), both.code.geometry(), both.widget.rect()
    assert tree.top() == room.top()
    assert code.bottom() == room.bottom()
    assert 0 < code.top() - tree.bottom() < 20
    for part in (tree, code):
        assert (part.left(), part.right()) == (room.left(), room.right())


def test_where_there_is_no_room_for_both_the_code_takes_it_and_the_focus(both: Both) -> None:
    both.tree.setFocus()
    both.widget.show_code(True)
    both.resize(SMALL)
    assert both.shown == [both.code]
    assert both.code.geometry() == both.widget.rect()
    assert both.widget.focusWidget() is both.code.text
    both.code.text.clearFocus()
    both.widget.take_focus()
    assert both.widget.focusWidget() is both.code.text
    both.widget.show_code(False)
    assert both.widget.focusWidget() is both.tree
    both.widget.take_focus()
    assert both.widget.focusWidget() is both.tree


def test_it_needs_room_for_what_is_shown(both: Both) -> None:
    assert both.widget.minimumSizeHint() == both.tree.minimumSizeHint()
    assert both.widget.sizeHint() == both.tree.sizeHint()
    both.widget.show_code(True)
    assert both.widget.minimumSizeHint() == both.code.minimumSizeHint()
