"""The code beside the search tree as a person uses it: reached by names and keys."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget

from tests.analysis.tree_window import Tree
from tictac_gui.analysis.code_pane import CallStack, Variables
from tictac_gui.analysis.code_text import CodeText


class Code:
    """The code of the search in a tab."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    @property
    def pane(self) -> QWidget:
        return self.tree.find(QWidget, "code")

    @property
    def text(self) -> CodeText:
        return self.tree.find(CodeText, "code_text")

    @property
    def line(self) -> str:
        """The text of the marked line."""
        return self.text.toPlainText().splitlines()[self.text.line - 1].strip()

    @property
    def variables(self) -> list[str]:
        return self.tree.find(Variables, "code_variables").texts

    @property
    def stack(self) -> CallStack:
        return self.tree.find(CallStack, "code_stack")

    @property
    def unit(self) -> QComboBox:
        return self.tree.find(QComboBox, "tree_unit")

    def press(
        self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        for key in keys:
            QTest.keyClick(self.text, key, modifier)
