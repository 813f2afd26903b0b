"""The button that shows the code, and the list that says how far a step goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QPushButton

from tictac_gui.ui.analysis.choices import Choices

if TYPE_CHECKING:
    from tictac_gui.ui.analysis.code.choice import CodeChoice


class CodeButton(QPushButton):
    """Pressed while the code is shown."""

    def __init__(self, choice: CodeChoice) -> None:
        super().__init__()
        self.setObjectName("tree_code")
        self.setText(self.tr("Code"))
        self.setToolTip(self.tr("Show the code of the search and the line that runs (C)"))
        self.setCheckable(True)
        self.setChecked(choice.has_code)
        self.setAutoDefault(False)
        # A click leaves the keyboard focus where it was.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.toggled.connect(choice.show_code)
        choice.code_chosen.connect(self.setChecked)


class UnitChoice(Choices):
    """Whether a step goes to the next call or to the next line; hidden without the code."""

    def __init__(self, choice: CodeChoice) -> None:
        super().__init__("tree_unit", "")
        self.setAccessibleName(self.tr("Stepping"))
        self.setToolTip(self.tr("How far a step goes (L)"))
        self.addItem(self.tr("By call"), False)
        self.addItem(self.tr("By line"), True)
        self._choice = choice
        self._show_choice()
        self.chosen.connect(choice.step_by_line)
        choice.code_chosen.connect(self._show_choice)
        choice.lines_chosen.connect(self._show_choice)

    @Slot()
    def _show_choice(self) -> None:
        self.choose(self._choice.wants_lines)
        self.setVisible(self._choice.has_code)
