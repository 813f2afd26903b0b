import pytest

from tests.ui.analysis.code.code_window import Code
from tests.ui.analysis.tree.tree_window import SAMPLE, OpenTree, Tree


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
