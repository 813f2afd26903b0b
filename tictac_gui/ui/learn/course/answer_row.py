"""A row of answers to choose from, as buttons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tictac_gui.ui.widgets.buttons.action_button import emphasise
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar

if TYPE_CHECKING:
    from collections.abc import Mapping


class AnswerRow(QWidget):
    """Reports which answer was clicked; one of them may be marked by a hint.

    Where it is hidden, its room is kept, so that nothing moves when a step is done.
    """

    chosen = Signal(object)

    def __init__(self, answers: Mapping[object, tuple[str, str]]) -> None:
        """Offer answers, each with the name of its button and its text."""
        super().__init__()
        self._buttons: dict[object, QPushButton] = {}
        for answer, (name, text) in answers.items():
            button = self._buttons[answer] = QPushButton(text)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.setMinimumWidth(button.fontMetrics().height() * 4)
            button.clicked.connect(partial(self.chosen.emit, answer))
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch()
        layout.addWidget(ButtonBar([*self._buttons.values()], []))
        layout.addStretch()

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is at one of them."""
        return any(button.hasFocus() for button in self._buttons.values())

    def mark(self, marked: object) -> None:
        """Show one as the answer, or none."""
        for answer, button in self._buttons.items():
            emphasise(button, is_emphasised=answer == marked)
