"""The base of every step's view, and the parts that several views share."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tictac_gui.board.board import BoardButton
from tictac_gui.course import task_words
from tictac_gui.widgets.buttons import ButtonBar, emphasise

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    from PySide6.QtGui import QPainter


class StepView(QWidget):
    """Shows a task as it is, and passes on what the person does; it checks nothing."""

    answers: AnswerRow | None = None
    """The answers to choose from, which stay in sight below what may be scrolled."""

    def refresh(self) -> None:
        """Show the task as it is now, and answers only as long as one counts."""
        raise NotImplementedError

    @property
    def attended(self) -> Sequence[QWidget]:
        """The widgets that the question is about and that should be in sight, the main one last."""
        return ()

    def take_key(self, text: str) -> bool:
        """Act on a typed character, and return whether it meant anything."""
        del text
        return False


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

    def exclude(self, excluded: Container[object]) -> None:
        """Let answers that were wrong not be given again."""
        for answer, button in self._buttons.items():
            button.setEnabled(answer not in excluded)


class CheckRow(AnswerRow):
    """The button that has marked boards checked."""

    def __init__(self) -> None:
        super().__init__({True: ("course_check", task_words.check())})


class FramedBoard(BoardButton):
    """A small board as a button; it paints the frame, and a derived class the rest."""

    def _paint_frame(
        self, painter: QPainter, *, is_chosen: bool, is_lit: bool, is_given_away: bool
    ) -> None:
        """Show by line and ground whether it is asked about or marked, discussed, or given away."""
        theme = self._look.theme
        pen = QPen(theme.edge, 1.0)
        if self.has_keyboard:
            pen = QPen(theme.text, 3.0)
        elif is_lit:
            pen = QPen(theme.text, 2.5, Qt.PenStyle.DotLine)
        elif is_given_away:
            pen = QPen(theme.accent, 2.5, Qt.PenStyle.DashLine)
        elif is_chosen or self.underMouse():
            pen = QPen(theme.accent, 2.5 if is_chosen else 1.5)
        is_called = is_chosen or is_lit or is_given_away or self.isDown()
        half = pen.widthF() / 2
        painter.setPen(pen)
        painter.setBrush(theme.accent_ground if is_called else theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 8, 8)
