import pytest
from PySide6.QtCore import QVariantAnimation
from PySide6.QtWidgets import QApplication, QProxyStyle
from pytestqt.qtbot import QtBot

from tests.choosers import endless
from tests.main_window import OpenWindow
from tictac_gui.board.grid import GridBoard
from tictac_gui.look.motion import LINE_MS, MARK_MS, Motion
from tictac_gui.play.setup import Players, Setup

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)


def test_is_short() -> None:
    assert MARK_MS < 200
    assert LINE_MS < 250


class TestAMark:
    def test_is_drawn_in(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.click("cell_4")
        assert window.cells[4].is_moving
        qtbot.waitUntil(lambda: not window.cells[4].is_moving)

    def test_is_there_at_once_without_animations(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.click("cell_4")
        assert not window.cells[4].is_moving

    def test_that_an_undo_leaves_does_not_move(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.click("cell_4")
        window.click("cell_0")
        window.cells[4]._drawing.stop()
        window.action("undo").trigger()
        assert not any(cell.is_moving for cell in window.cells)

    def test_being_drawn_does_not_keep_the_next_click_waiting(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        for cell in (0, 3, 1, 4, 2):
            window.click(f"cell_{cell}")
        assert window.marks == "XXX/OO./..."


class TestTheWinningLine:
    def test_is_struck_before_the_result_is_shown(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        board = window.find(GridBoard, "")
        for cell in (0, 3, 1, 4):
            window.click(f"cell_{cell}")
        with qtbot.waitSignal(board.line_struck):
            window.click("cell_2")
            assert board.is_striking
            assert window.status == ""
            assert window.scores == ["0", "0", "0"]
            assert window.button("new_game").text() == "Play again"
        assert window.status == "X wins!"
        assert window.scores == ["1", "0", "0"]

    def test_gives_way_to_a_new_game(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        board = window.find(GridBoard, "")
        for cell in (0, 3, 1, 4, 2):
            window.click(f"cell_{cell}")
        with qtbot.assertNotEmitted(board.line_struck):
            window.click("new_game")
        assert not board.is_striking
        assert window.status == "X to move."

    @pytest.mark.parametrize("command", ["undo", "new_game"])
    def test_that_is_replaced_before_it_is_struck_leaves_the_score_visible(
        self, open_window: OpenWindow, command: str
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.find(GridBoard, "")._line._striking.setDuration(3_600_000)
        for cell in (0, 3, 1, 4, 2):
            window.click(f"cell_{cell}")
        assert window.scores == ["0", "0", "0"]
        window.action(command).trigger()
        assert window.scores == ["1", "0", "0"]

    def test_is_there_at_once_without_animations(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        for cell in (0, 3, 1, 4, 2):
            window.click(f"cell_{cell}")
        assert window.status == "X wins!"


class TestAHint:
    @pytest.mark.parametrize("is_animated", [True, False])
    def test_pulses_only_with_animations(
        self, qtbot: QtBot, open_window: OpenWindow, is_animated: bool
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=is_animated)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: len(window.hinted) == 1)
        hinted = window.cells[window.hinted.pop()]
        running = hinted._pulse.state() == QVariantAnimation.State.Running
        assert running is is_animated


class TestTheChoice:
    def test_is_in_the_view_menu(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.action("animations").trigger()
        window.click("cell_4")
        assert not window.cells[4].is_moving

    def test_asks_the_system(self, qapp: QApplication) -> None:
        still = QProxyStyle("Fusion")
        still.styleHint = lambda *_: 0  # type: ignore[method-assign]
        assert Motion().is_shown
        hints = QApplication.styleHints()
        if not hasattr(hints.accessibility(), "motionPreference"):
            qapp.setStyle(still)
            assert not Motion().is_shown
            qapp.setStyle("Fusion")

    def test_yields_to_the_system_s_wish(self) -> None:
        assert not Motion(is_chosen=True, system_reduces_motion=lambda: True).is_shown
        assert Motion(is_chosen=True, system_reduces_motion=lambda: False).is_shown
        assert not Motion(is_chosen=False, system_reduces_motion=lambda: False).is_shown

    def test_does_not_touch_the_thinking_pause(self, open_window: OpenWindow) -> None:
        for is_animated in (True, False):
            window = open_window(chooser=endless, is_animated=is_animated, pause_ms=3_600_000)
            window.click("cell_4")
            assert window.controller._finder._pause.remainingTime() > 3_000_000
