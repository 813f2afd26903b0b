import pytest
from pytestqt.qtbot import QtBot

from tests.choosers import Script, endless
from tests.main_window import OpenWindow
from tests.window.clipping import wait_until_unclipped
from tictac_gui.engine import Difficulty
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)


class TestACell:
    def test_says_where_it_is_and_that_it_is_empty(self, open_window: OpenWindow) -> None:
        window = open_window()
        assert window.cells[1].accessibleName() == "Row 1, column 2, empty"
        assert window.cells[6].accessibleName() == "Row 3, column 1, empty"

    def test_says_who_played_it_last(self, open_window: OpenWindow) -> None:
        window = open_window(chooser=Script([0]))
        window.play(4)
        assert window.cells[4].accessibleName() == "Row 2, column 2, X, your last move"
        window.wait_for(Phase.PERSON)
        assert window.cells[4].accessibleName() == "Row 2, column 2, X"
        assert window.cells[0].accessibleName() == "Row 1, column 1, O, the computer's last move"

    def test_between_two_people_says_only_that_it_was_last(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(8)
        assert window.cells[8].accessibleName() == "Row 3, column 3, X, last move"

    def test_says_that_it_has_won(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4, 2)
        assert window.cells[0].accessibleName() == "Row 1, column 1, X, in the winning line"

    def test_says_that_it_is_hinted_at_until_it_is_not(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 4, 1)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: window.hinted == {2})
        assert window.cells[2].accessibleName() == "Row 1, column 3, empty, hint"
        window.play(8)
        assert window.cells[2].accessibleName() == "Row 1, column 3, empty"


class TestTheScore:
    def test_says_whose_it_is_and_whose_turn(self, open_window: OpenWindow) -> None:
        window = open_window(chooser=endless)
        assert window.score_names == ["You: 0, to move", "Draws: 0", "Computer, Medium: 0"]
        window.play(4)
        assert window.score_names == ["You: 0", "Draws: 0", "Computer, Medium: 0, to move"]


def test_every_control_that_takes_the_focus_has_a_name(open_window: OpenWindow) -> None:
    window = open_window()
    for control in window.focusable:
        assert control.accessibleName() or control.property("text"), control.objectName()


@pytest.mark.parametrize("size", [(320, 420), (480, 640), (1200, 900)])
def test_no_text_is_clipped(qtbot: QtBot, open_window: OpenWindow, size: tuple[int, int]) -> None:
    window = open_window(Setup(difficulty=Difficulty.UNBEATABLE))
    window.widget.resize(*size)
    assert window.widget.size().toTuple() == size
    wait_until_unclipped(qtbot, window)


@pytest.mark.parametrize("size", [(320, 420), (480, 640)])
def test_no_text_is_clipped_by_what_appears_later(
    qtbot: QtBot, open_window: OpenWindow, size: tuple[int, int]
) -> None:
    window = open_window(chooser=Script([RuntimeError("out of ideas")]))
    window.widget.resize(*size)
    window.action("two_computers").trigger()
    window.wait_for(Phase.FAILED)
    assert window.button("retry").isVisible()
    wait_until_unclipped(qtbot, window)


@pytest.mark.usefixtures("doubled_font")
def test_no_text_is_clipped_in_twice_the_size(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(Setup(difficulty=Difficulty.UNBEATABLE))
    assert window.widget.width() >= window.widget.menuBar().sizeHint().width()
    window.widget.resize(window.widget.minimumSizeHint())
    wait_until_unclipped(qtbot, window)
