"""Only a person's win is celebrated, and that delays nothing."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.choosers import Script
from tests.main_window import OpenWindow, Window
from tests.sample_games import DRAWN, EASY_AS_X, O_WINS, TWO_PEOPLE, WATCHED, X_WINS
from tests.window.pictures import picture
from tictac_gui.board.grid import GridBoard
from tictac_gui.board.overlay import Celebration
from tictac_gui.look.motion import CELEBRATION_MS
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Setup
from tictac_gui.window.game_panel import GamePanel

AN_HOUR_MS = 3_600_000


def panel_picture(window: Window) -> QImage:
    return picture(window.find(GamePanel, ""))


def board(window: Window) -> GridBoard:
    return window.find(GridBoard, "")


def celebration(window: Window) -> Celebration:
    [found] = window.widget.findChildren(Celebration)
    return found


def play_to_the_line(qtbot: QtBot, window: Window, *moves: int) -> None:
    """Play until the winning line has been struck; a celebration then goes on until stopped."""
    celebration(window)._flying.setDuration(AN_HOUR_MS)
    with qtbot.waitSignal(board(window).line_struck):
        window.play(*moves)


@pytest.fixture
def celebrating(qtbot: QtBot, open_window: OpenWindow) -> Window:
    window = open_window(TWO_PEOPLE, is_animated=True)
    play_to_the_line(qtbot, window, *X_WINS)
    assert celebration(window).is_moving
    return window


def test_is_short() -> None:
    assert CELEBRATION_MS <= 900


class TestIsGivenTo:
    @pytest.mark.parametrize("moves", [X_WINS, O_WINS])
    def test_each_of_two_people(
        self, qtbot: QtBot, open_window: OpenWindow, moves: tuple[int, ...]
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        play_to_the_line(qtbot, window, *moves)
        assert celebration(window).is_moving

    def test_a_person_who_beats_the_computer(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, Script([3, 4]), is_animated=True)
        play_to_the_line(qtbot, window, 0, 1, 2)
        assert window.status == "You win!"
        assert celebration(window).is_moving

    def test_nobody_when_the_computer_wins(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, Script([0, 1, 2]), is_animated=True)
        play_to_the_line(qtbot, window, 8, 7, 3)
        assert window.status == "The computer wins."
        assert not celebration(window).is_moving

    def test_nobody_when_computers_play(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(WATCHED, Script(X_WINS), is_animated=True)
        qtbot.waitUntil(lambda: window.status == "X wins!")
        assert not celebration(window).is_moving

    def test_nobody_after_a_draw(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.play(*DRAWN)
        assert window.controller.phase is Phase.OVER
        assert not celebration(window).is_moving

    def test_nobody_who_wants_less_motion(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*X_WINS)
        assert window.status == "X wins!"
        assert not celebration(window).is_moving

    def test_nobody_who_only_looks_back_at_a_win(self, qtbot: QtBot, celebrating: Window) -> None:
        celebration(celebrating).stop()
        look_back = celebrating.widget._look_back
        look_back.look_at(2)
        with qtbot.waitSignal(board(celebrating).line_struck):
            look_back.leave()
        assert not celebration(celebrating).is_moving


class TestNobodyWaitsForIt:
    def test_the_result_is_shown_meanwhile(self, celebrating: Window) -> None:
        assert celebrating.status == "X wins!"
        assert celebrating.button("new_game").text() == "Play again"

    @pytest.mark.parametrize("command", ["new_game", "undo"])
    def test_it_ends_with_the_next_thing_done(self, celebrating: Window, command: str) -> None:
        celebrating.action(command).trigger()
        assert not celebration(celebrating).is_moving
        assert not celebration(celebrating).isVisible()

    def test_a_new_game_can_be_played_at_once(self, celebrating: Window) -> None:
        celebrating.click("new_game")
        celebrating.play(4)
        assert celebrating.marks == ".../.X./..."

    def test_a_new_game_before_the_line_is_struck_leaves_nothing_to_celebrate(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(Setup(), Script([0, 1, 2]), is_animated=True)
        window.action("two_people").trigger()
        window.play(*X_WINS)
        assert board(window).is_striking
        window.action("person_as_x").trigger()
        play_to_the_line(qtbot, window, 8, 7, 3)
        assert window.status == "The computer wins."
        assert not celebration(window).is_moving

    def test_it_lets_clicks_through(self, celebrating: Window) -> None:
        for widget in (celebrating.cells[4], celebrating.button("new_game")):
            middle = widget.mapTo(celebrating.widget, widget.rect().center())
            assert celebrating.widget.childAt(middle) is widget

    def test_it_ends_by_itself_and_leaves_nothing_behind(
        self, qtbot: QtBot, celebrating: Window
    ) -> None:
        qtbot.mouseMove(celebrating.widget, QPoint(1, 1))
        celebration(celebrating)._flying.setCurrentTime(AN_HOUR_MS // 4)
        during = panel_picture(celebrating)
        celebration(celebrating)._flying.setCurrentTime(AN_HOUR_MS)
        qtbot.waitUntil(lambda: not celebration(celebrating).isVisible())
        after = panel_picture(celebrating)
        assert during != after
        celebrating.action("undo").trigger()
        celebrating.action("animations").trigger()
        celebrating.action("redo").trigger()
        assert panel_picture(celebrating) == after


def test_small_marks_of_the_winner_fly_up_from_the_cells(celebrating: Window) -> None:
    flying = celebration(celebrating)
    flying._flying.setCurrentTime(AN_HOUR_MS // 4)
    flying.hide()
    without = panel_picture(celebrating)
    flying.show()
    image = panel_picture(celebrating)
    changed = {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) != without.pixelColor(x, y)
    }
    theme = celebrating.cells[0]._look.theme
    assert theme.x.name() in changed
    assert theme.o.name() not in changed


def test_begins_at_the_cells_of_the_line(celebrating: Window) -> None:
    shown, panel = celebration(celebrating), celebrating.find(GamePanel, "")
    shown._flying.pause()
    # At first, marks of the same colour lie on those of the line.
    shown._flying.setCurrentTime(AN_HOUR_MS // 25)
    begun = panel_picture(celebrating)
    shown.hide()
    before = panel_picture(celebrating)
    cells = [QRect(cell.mapTo(panel, QPoint()), cell.size()) for cell in celebrating.cells[:3]]
    changed = [
        QPoint(x, y)
        for x in range(begun.width())
        for y in range(begun.height())
        if begun.pixel(x, y) != before.pixel(x, y)
    ]
    assert changed
    for cell in cells:
        assert any(cell.contains(place) for place in changed)
    assert all(any(cell.contains(place) for cell in cells) for place in changed)
