"""What is shown of a task between its words: a board, a tree, and what can be clicked there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.ui.learn.course.answer_row import AnswerRow


class StepView(QWidget):
    """Shows a task as it is, and passes on what the person does; it checks nothing."""

    def refresh(self) -> None:
        """Show the task as it is now, and answers only as long as one counts."""
        raise NotImplementedError

    @property
    def answers(self) -> AnswerRow | None:
        """The answers to choose from, which stay in sight below what may be scrolled."""
        return None

    @property
    def attended(self) -> Sequence[QWidget]:
        """What the question is about, and so should be in sight, the most important last."""
        return ()

    def take_key(self, text: str) -> bool:
        """Act on a typed character, and return whether it meant anything."""
        del text
        return False
