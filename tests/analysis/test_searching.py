"""The search tree while its worker searches, when it fails and when it is stopped."""

from threading import Event
from typing import cast

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.analysis.keys import CTRL, END, RIGHT, SHIFT, SPACE
from tests.analysis.tree_window import SAMPLE, OpenTree, Tree
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board


class Slow(Board):
    """A board that takes its time."""

    gate = Event()

    def moves(self) -> tuple[int, ...]:
        assert self.gate.wait(timeout=30)
        return super().moves()


class Broken(Board):
    """A board that can't be searched."""

    def moves(self) -> tuple[int, ...]:
        raise RuntimeError("the moves are gone")


class TestTheWorker:
    def test_that_takes_long_is_shown_as_working(self, open_tree: OpenTree, qtbot: QtBot) -> None:
        tree = open_tree()
        Slow.gate.clear()
        before = tree.scene
        tree.model.choice.show_position(TIC_TAC_TOE, cast("Board", Slow(1, 0)))
        tree.click_node(0)
        tree.slider.setValue(1)
        tree.press(RIGHT)
        assert tree.scene is before, "what is still shown is no longer stepped through"
        qtbot.waitUntil(lambda: tree.words == "Working…")
        assert tree.view.scene is None
        tree.press(RIGHT, END, SPACE, Qt.Key.Key_Return)
        tree.press(RIGHT, modifier=CTRL)
        tree.press(RIGHT, modifier=SHIFT)
        tree.click("tree_zoom_larger", "tree_zoom_fit")
        Slow.gate.set()
        tree.wait("X../.../...")

    def test_is_asked_again_when_the_board_changes_meanwhile(
        self, open_tree: OpenTree, qtbot: QtBot
    ) -> None:
        tree = open_tree()
        Slow.gate.clear()
        tree.model.choice.show_position(TIC_TAC_TOE, cast("Board", Slow(1, 0)))
        with qtbot.waitSignal(tree.worker.ended):
            tree.model.choice.show_position(TIC_TAC_TOE, Board.parse(SAMPLE))
            Slow.gate.set()
        tree.wait(SAMPLE)

    def test_that_fails_is_reported_and_can_be_asked_again(
        self, open_tree: OpenTree, qtbot: QtBot
    ) -> None:
        tree = open_tree()
        tree.model.choice.show_position(TIC_TAC_TOE, cast("Board", Broken(1, 0)))
        qtbot.waitUntil(lambda: tree.words == "The search could not be shown: the moves are gone")
        assert tree.view.scene is None
        assert not tree.button("tree_forward").isEnabled()
        tree.search(SAMPLE)

    def test_is_stopped_when_the_tree_is_hidden(self, open_tree: OpenTree, qtbot: QtBot) -> None:
        tree = open_tree()
        Slow.gate.clear()
        tree.model.choice.show_position(TIC_TAC_TOE, cast("Board", Slow(1, 0)))
        with qtbot.waitSignal(tree.worker.ended):
            tree.tab.hide()
            Slow.gate.set()
        tree.tab.show()
        tree.wait("X../.../...")

    def test_can_be_shut_down_twice_and_while_playing(self, tree: Tree) -> None:
        tree.press(SPACE)
        tree.model.shutdown()
        tree.model.shutdown()
        assert tree.button("tree_play").accessibleName() == "Play"
