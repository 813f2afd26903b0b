from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.analysis.code_window import Code
from tests.analysis.tree_window import EMPTY, SAMPLE, OpenTree, Tree
from tests.main_window import *  # noqa: F403 - fixtures
from tests.play.conftest import worker  # noqa: F401 - a fixture
from tictac_gui.analysis.code_choice import CodeChoice
from tictac_gui.analysis.tree_model import TreeModel
from tictac_gui.analysis.tree_tab import TreeTab
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.look.motion import Motion
from tictac_gui.play.asking import Asker


@pytest.fixture
def open_tree(qapp: QApplication, qtbot: QtBot) -> Iterator[OpenTree]:
    """Open the search tree in a window of its own."""
    trees: list[Tree] = []

    def open_it(
        *,
        is_shown: bool = True,
        scheme: Scheme = Scheme.LIGHT,
        is_animated: bool = False,
        size: tuple[int, int] = (480, 600),
    ) -> Tree:
        asker = Asker()
        model = TreeModel(TIC_TAC_TOE, asker, CodeChoice())
        appearance = Appearance(qapp, Motion(is_chosen=is_animated), scheme)
        tab = TreeTab(model, appearance.look)
        qtbot.addWidget(tab)
        tab.resize(*size)
        tree = Tree(tab, model, asker, appearance, qtbot)
        trees.append(tree)
        if is_shown:
            tab.show()
            tab.activateWindow()
            qtbot.waitUntil(tab.isActiveWindow)
            tree.wait()
            tree.view.setFocus()
        return tree

    yield open_it
    for tree in trees:
        tree.model.shutdown()


@pytest.fixture
def tree(open_tree: OpenTree) -> Tree:
    """The tree of the sample board, before its first step."""
    tree = open_tree()
    tree.choose("tree_source", "Three cells left")
    tree.wait(SAMPLE)
    return tree


@pytest.fixture
def large(open_tree: OpenTree) -> Tree:
    """The tree of the empty board."""
    tree = open_tree(size=(1000, 700))
    assert tree.board == EMPTY
    return tree


@pytest.fixture
def by_call(tree: Tree) -> Code:
    """The code of the sample board, before its first step."""
    tree.click("tree_code")
    return Code(tree)


@pytest.fixture
def by_line(by_call: Code) -> Code:
    """The same, to be stepped through from line to line."""
    by_call.tree.choose("tree_unit", "By line")
    return by_call


@pytest.fixture
def wide(open_tree: OpenTree) -> Code:
    """The code of the sample board beside its tree, by line."""
    tree = open_tree(size=(1000, 700))
    tree.choose("tree_source", "Three cells left")
    tree.wait(SAMPLE)
    tree.click("tree_code")
    tree.choose("tree_unit", "By line")
    return Code(tree)
