"""The search tree follows the game, unless an example is chosen."""

import pytest
from PySide6.QtWidgets import (
    QComboBox,
)
from pytestqt.qtbot import QtBot

from tests.analysis.keys import DOWN, END, RIGHT, SPACE
from tests.analysis.tree_window import SAMPLE, STEP_BUTTONS, OpenTree, Tree
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board


class TestFollowingTheGame:
    def test_searches_nothing_while_hidden(self, open_tree: OpenTree) -> None:
        tree = open_tree(is_shown=False)
        tree.model.choice.show_position(TIC_TAC_TOE, Board.parse(SAMPLE))
        tree.choose("tree_method", "Alpha-beta")
        assert not tree.worker.is_asked

    def test_starts_from_the_board_when_it_is_shown(
        self, open_tree: OpenTree, qtbot: QtBot
    ) -> None:
        tree = open_tree(is_shown=False)
        tree.model.choice.show_position(TIC_TAC_TOE, Board.parse(SAMPLE))
        tree.tab.show()
        tree.wait(SAMPLE)
        tree.press(RIGHT)
        tree.tab.hide()
        tree.tab.show()
        qtbot.waitUntil(tree.tab.isVisible)
        assert tree.scene.step == 1, "it is where it was left"

    def test_follows_the_moves(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.search("X../.O./..X")
        tree.search("XO./.O./..X")
        assert tree.scene.step == 0

    def test_says_nothing_aloud_of_itself(
        self, open_tree: OpenTree, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What happens on the board is announced already."""
        tree = open_tree()
        said: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.analysis.tree_tab.announce", lambda _widget, text: said.append(text)
        )
        tree.search("X../.O./..X")
        assert not said

    def test_stays_where_it_is_if_the_board_stays(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.search(SAMPLE)
        tree.press(RIGHT)
        tree.model.choice.show_position(TIC_TAC_TOE, Board.parse(SAMPLE))
        assert tree.scene.step == 1

    def test_keeps_an_example_whatever_is_played(self, tree: Tree) -> None:
        tree.press(RIGHT)
        tree.model.choice.show_position(TIC_TAC_TOE, Board.parse("X../.../..."))
        assert (tree.board, tree.scene.step) == (SAMPLE, 1)
        tree.choose("tree_source", "Position")
        tree.wait("X../.../...")

    def test_of_a_finished_game_is_one_call(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.search("XXX/OO./...")
        assert tree.words == "Call 1: X has won. It returns −10 at once."
        assert not any(tree.button(name).isEnabled() for name in (*STEP_BUTTONS, "tree_play"))
        tree.press(*[RIGHT, END, DOWN, SPACE])
        assert tree.scene.step == 0

    def test_chooses_alpha_beta_for_the_example_about_it(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.choose("tree_source", "Alpha-beta prunes half")
        tree.wait("X.O/.X./.XO")
        assert tree.scene.trace.prunes
        assert tree.find(QComboBox, "tree_method").currentText() == "Alpha-beta"
        assert tree.scene.trace.root.calls == 19
